/** Widths between phone and desk, low windows, fingers: nothing overlaps, nothing is cut, nothing is too small. */
import type { Page } from '@playwright/test';
import { expect, PHONE } from './fixtures';
import { cuts, overlaps, small } from './measure';
import { choices, question, untilAsked } from './play';
import { SCREENS, settle, test } from './screens';
import { makeTable, post } from './tables';

const TABLES = ['opening', 'middle', 'picked', 'reaction', 'replay', 'words', 'menu', 'gathering'] as const;

/** Looks at a screen with a ruler. */
async function measured(page: Page, name: string): Promise<void> {
  await settle(page);
  expect.soft(await overlaps(page), `${name}: on each other`).toEqual([]);
  expect.soft(await cuts(page), `${name}: cut`).toEqual([]);
}

for (const [width, height] of [
  [720, 900],
  [820, 1180],
  [1100, 800],
  [1280, 640],
  [844, 390],
  [360, 640],
] as const) {
  test(`nothing overlaps or is cut at ${width}x${height}`, async ({ person, world }) => {
    const page = await person({ ...world, viewport: { width, height }, locale: 'it-IT' });
    for (const name of TABLES) {
      await SCREENS[name]!(page, world.tables);
      await measured(page, name);
    }
  });
}

test('the question that asks to confirm is read in full on a phone', async ({ person, world }) => {
  const page = await person({ ...PHONE, ...world, viewport: { width: 360, height: 640 } });
  // Whoever has placed a colour waits for the other player; no card asks again.
  const seats = [
    { kind: 'mine', name: 'Ada' },
    { kind: 'bot', level: 'novice', name: 'Luca' },
  ] as const;
  const options = { option_cards: false };
  const { table } = await makeTable(page.request, { game: 'armada', options, seats: [...seats] });
  await post(page.request, `/tables/${table}/seats/0/preferences`, { confirm_turns: true });
  await page.goto(`/t/${table}`);
  await untilAsked(page);
  await choices(page).first().tap();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await measured(page, 'confirmation');
  // Whoever is asked to confirm takes nothing else back.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const [asked, pressed] = [await question(page).boundingBox(), await confirm.boundingBox()];
  expect(pressed!.y).toBeGreaterThanOrEqual(asked!.y + asked!.height);
  await page.getByRole('button', { name: 'Not yet' }).tap();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('everything is large enough for a finger', async ({ person, world }) => {
  const page = await person({ ...PHONE, ...world });
  const pages = page.getByRole('navigation', { name: 'Parts of the table' });
  for (const name of [
    'home',
    'new-table',
    ...TABLES,
    'hand',
    'end',
    'rulebook',
    'clause',
    'search',
    'settings',
  ]) {
    await SCREENS[name]!(page, world.tables);
    await settle(page);
    expect.soft(await small(page), name).toEqual([]);
    if (name !== 'middle') continue;
    for (const part of ['Crews', 'Log']) {
      await pages.getByRole('button', { name: part }).tap();
      await expect(pages.getByRole('button', { name: part })).toHaveAttribute('aria-current', 'page');
      expect.soft(await small(page), part).toEqual([]);
    }
  }
});
