import { expect, makeTable, test } from './fixtures';
import { orders, untilAsked } from './play';

test('three people share a screen, and the curtain hides every hand', async ({ page }) => {
  const { table } = await makeTable(page, {
    game: 'armada',
    seats: [
      { kind: 'mine', name: 'Ada' },
      { kind: 'mine', name: 'Bice' },
      { kind: 'mine', name: 'Carlo' },
    ],
    options: { option_cards: true, round_limit: 5 },
  });
  await page.goto(`/t/${table}`);
  const seen = new Set<string>();
  for (let turn = 0; turn < 12 && seen.size < 3; turn += 1) {
    const open = page.getByRole('button', { name: /open the curtain/ });
    await expect(open.or(orders(page).locator('button.choice').first()).first()).toBeVisible();
    if (await open.isVisible()) {
      const name = /I am (\w+),/.exec((await open.textContent()) ?? '')?.[1] ?? '';
      // While the curtain is down the page holds nothing of any hand: no card, no choice.
      const html = await page.content();
      for (const card of CARDS) expect(html).not.toContain(card);
      await expect(page.locator('button.choice')).toHaveCount(0);
      await open.click();
      seen.add(name);
    }
    await untilAsked(page);
    // A ready-made placement passes the screen on at once.
    const placed = orders(page)
      .getByRole('button', { name: /at once/ })
      .first();
    await placed.click();
  }
  expect([...seen].sort()).toEqual(['Ada', 'Bice', 'Carlo']);
});

const CARDS = ['Grand Strategy', 'Mutiny', 'Bonus Discovery', 'Yo Ho Ho', 'Surprise Attack', 'Militia'];
