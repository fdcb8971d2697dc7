import type { Page } from '@playwright/test';
import { serious } from './axe';
import { expect, PHONE, test } from './fixtures';
import { planFor, playerOf, playUntil } from './imperial';
import { orders, question } from './play';
import { look, makeTable } from './tables';

const set = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });
const bench = (page: Page) => page.getByRole('complementary', { name: 'The deck' });

test('a deck is built set by set; an illegal one is refused with its clause', async ({ page, person }) => {
  await page.goto('/decks');
  const [allowed, refused] = ['allowed', 'not allowed'].map((word) =>
    bench(page).getByText(`This deck is ${word}.`),
  );
  await expect(allowed!).toBeVisible();

  // A pair too few, then a single card in its place: neither is a deck that can be played.
  await page.getByRole('button', { name: 'Begin with the cards of the faction' }).click();
  await set(page, 'Saboteurs').click();
  await expect(refused!).toBeVisible();
  await expect(bench(page).getByText('Needed: 6, there: 5.')).toBeVisible();
  await set(page, 'Mechanical Horse').click();
  await expect(bench(page).getByRole('link', { name: /IMP-6\.12/ })).toBeVisible();
  await expect(bench(page).getByRole('alert')).toContainText('always has 30 cards');
  const play = bench(page).getByRole('button', { name: 'Play with this deck' });
  await expect(play).toBeDisabled();
  await play.click({ force: true });
  await expect(page).toHaveURL(/\/decks#BAR-/);
  const illegal = page.url();

  // What the exchange took out of the game stays out.
  await set(page, 'Primeval Forest').click();
  await expect(bench(page).getByRole('link', { name: /IMP-6\.9/ })).toBeVisible();
  await set(page, 'Primeval Forest').click();

  // A pair for a pair is a deck: it is kept, and passed on by its address alone.
  await set(page, 'Mechanical Horse').click();
  await set(page, "Trak's Flying Machine").click();
  await expect(allowed!).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Flying circus');
  await page.getByRole('button', { name: 'Keep' }).click();
  const legal = page.url();
  await page.getByRole('radio', { name: 'Romans' }).check({ force: true });
  await expect(page).toHaveURL(/#ROM-/);
  await page.reload();
  await page.getByRole('button', { name: /^Flying circus/ }).click();
  await expect(page).toHaveURL(legal);

  const friend = await person();
  await friend.goto(legal);
  await expect(set(friend, "Trak's Flying Machine")).toHaveAttribute('aria-pressed', 'true');
  await expect(set(friend, 'Saboteurs')).toHaveAttribute('aria-pressed', 'false');
  await friend.getByRole('textbox', { name: 'A code or a link that you got' }).fill('nothing');
  await friend.getByRole('button', { name: 'Open' }).click();
  await expect(friend.getByText('This is no deck code: one begins with BAR')).toBeVisible();
  await friend.getByRole('textbox', { name: 'A code or a link that you got' }).fill(illegal);
  await friend.getByRole('button', { name: 'Open' }).click();
  await expect(bench(friend).getByText('This deck is not allowed.')).toBeVisible();
});

test('a deck is taken to a table, and the table makes its swaps', async ({ page }) => {
  await page.goto('/decks');
  await page.getByRole('button', { name: 'Begin with the cards of the faction' }).click();
  for (const name of ['Saboteurs', "Trak's Flying Machine", 'Sentry Tower', 'Scrap Collectors']) {
    await set(page, name).click();
  }
  await bench(page).getByRole('button', { name: 'Play with this deck' }).click();
  await expect(page.getByText('You take a deck of the Barbarians along.')).toBeVisible();

  const { table } = await makeTable(page.request, planFor([{ kind: 'bot', level: 'novice' }], {}));
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: /^Barbarians\./ }).click();
  await orders(page)
    .getByRole('button', { name: /Add the Atlanteans expansion/ })
    .click();
  await expect(question(page)).toContainText('build your deck');
  await page.getByRole('button', { name: 'Use my deck (2 swaps)' }).click();
  await expect
    .poll(async () => {
      const built = playerOf(await look(page.request, table, 0), 0).building ?? [];
      return ['bar_traks_flying_machine', 'bar_scrap_collectors', 'bar_saboteurs', 'bar_sentry_tower'].map(
        (title) => built.some((card) => card.startsWith(title)),
      );
    })
    .toEqual([true, true, false, false]);
  await page.getByRole('button', { name: 'The deck is built' }).first().click();
  await expect(question(page)).not.toContainText('build your deck');
});

test('a code is read in any case, and not with a wrong letter', async ({ page }) => {
  await page.goto('/decks#bar-0yfzw6');
  await expect(page).toHaveURL(/#BAR-0YFZW6$/);
  await expect(bench(page).getByText('This deck is allowed.')).toBeVisible();
  await expect(set(page, 'Saboteurs')).toHaveAttribute('aria-pressed', 'true');
  const field = page.getByRole('textbox', { name: 'A code or a link that you got' });
  const refusals = {
    'BAR-0YFZW7': 'This deck code is misspelt',
    'BAR-0YFZWU': '“U” is in none',
    'BAR-0YFZW': 'six characters, not 5',
  };
  for (const [code, sentence] of Object.entries(refusals)) {
    await field.fill(code);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(bench(page).getByText(sentence)).toBeVisible();
    await expect(page).toHaveURL(/#BAR-0YFZW6$/);
  }
  // Another link in the same window opens its deck.
  await page.goto('/decks#JAP-Y9A7RZ');
  await expect(page.getByRole('radio', { name: 'Japanese' })).toBeChecked();
  await expect(page).toHaveURL(/#JAP-Y9A7RZ$/);
});

test('a deck from the shelf is made after other swaps by hand', async ({ page }) => {
  await page.goto('/decks#BAR-0YFZW6');
  for (const name of ['Rabble', "Trak's Flying Machine"]) await set(page, name).click();
  await bench(page).getByRole('button', { name: 'Play with this deck' }).click();
  await expect(page.getByText('You take a deck of the Barbarians along.')).toBeVisible();
  const { table } = await makeTable(page.request, planFor([{ kind: 'bot', level: 'novice' }], {}));
  const mover = { request: page.request, seat: 0, prefers: [/^faction .*Barbarians/, /^expand /] };
  const built = (titles: string[], wanted: string[]) =>
    wanted.every((title) => titles.some((card) => card.startsWith(title)));
  await playUntil(table, [mover], (state) => Boolean(playerOf(state, 0).deck_code));
  await page.goto(`/t/${table}`);
  const code = page.getByRole('textbox', { name: 'Code of this deck' });
  await expect(code).toHaveValue('BAR-0YFZW6');
  // The wrong pair goes out.
  await set(page, 'Saboteurs').click();
  await set(page, "Trak's Flying Machine").click();
  await expect(code).not.toHaveValue('BAR-0YFZW6');
  const use = page.getByRole('button', { name: /^Use my deck/ });
  await expect(use).toContainText('1 swap');
  await use.click();
  await expect(page.getByText('Use my deck (0 swaps)')).toBeVisible();
  const deck = playerOf(await look(page.request, table, 0), 0).building ?? [];
  expect(built(deck, ['bar_saboteurs', 'bar_traks_flying_machine'])).toBe(true);
  expect(built(deck, ['bar_rabble'])).toBe(false);
});

for (const [device, options] of Object.entries({ 'a wide screen': {}, 'a phone': PHONE })) {
  test(`axe finds nothing serious in the deck builder, on ${device}`, async ({ person }) => {
    const page = await person(options);
    await page.goto('/decks');
    await set(page, 'Raid').click();
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      expect.soft(await serious(page, {}), theme).toEqual([]);
    }
  });
}
