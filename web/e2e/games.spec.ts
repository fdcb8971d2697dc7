/** Every game of the catalogue can be begun and played, also those without a drawing. */
import { expect, PHONE, test } from './fixtures';
import { cuts, overlaps } from './measure';
import { choices, standing, untilAsked } from './play';
import { get, makeTable } from './tables';
import type { Games } from '../src/wire/types';

test('every game is offered with its seats and options, and can be begun', async ({ person }) => {
  const page = await person({ viewport: { width: 820, height: 1180 } });
  const phone = await person({ ...PHONE, locale: 'it-IT' });
  const { games } = await get<Games>(page.request, '/games');
  for (const { id, title, seats, options } of games.filter((game) => game.id !== 'nim')) {
    await page.goto(`/new/${id}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Name on seat/ }).first()).toBeVisible();
    await expect(page.locator('ol > li')).toHaveCount(Math.max(...seats));
    for (const { name, text } of options) {
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
      expect(text.length, `${id}: ${name} is explained`).toBeGreaterThan(10);
    }
    for (let left = Math.max(...seats); left > Math.min(...seats); left -= 1) {
      await page.getByRole('button', { name: 'Remove a seat' }).click();
    }
    await expect(page.locator('ol > li')).toHaveCount(Math.min(...seats));
    await phone.goto(`/new/${id}`);
    await expect(phone.getByRole('heading', { name: title })).toBeAttached();
    const overhang = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang, id).toBeLessThanOrEqual(0);

    // Alone, or against one bot.
    const bots = Array.from(
      { length: Math.min(...seats) - 1 },
      () => ({ kind: 'bot', level: 'novice' }) as const,
    );
    const { table } = await makeTable(page.request, {
      game: id,
      seats: [{ kind: 'mine', name: 'Ada' }, ...bots],
    });
    await page.goto(`/t/${table}`);
    for (let press = 0; press < 4; press += 1) {
      await untilAsked(page);
      const before = await standing(page);
      await choices(page).first().click();
      const confirm = page.getByRole('button', { name: 'Confirm' });
      if (await confirm.isVisible()) await confirm.click();
      await expect.poll(() => standing(page)).not.toBe(before);
    }
    expect(await overlaps(page), id).toEqual([]);
    expect(await cuts(page), id).toEqual([]);
  }
});

test('a game for one is begun alone from the home page', async ({ page }) => {
  await page.goto('/');
  const { games } = await get<Games>(page.request, '/games');
  const solo = games.find(({ seats }) => seats.includes(1));
  test.skip(!solo, 'no game of this server is for one');
  await page.getByRole('combobox', { name: 'Quick start' }).selectOption(solo!.id);
  await page.getByRole('combobox', { name: 'Against' }).selectOption('0');
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(choices(page).first()).toBeVisible();
});
