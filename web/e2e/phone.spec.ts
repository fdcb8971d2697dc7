import type { Page } from '@playwright/test';
import { expect, PHONE } from './fixtures';
import { choices, pressBoard, question, standing, untilAsked } from './play';
import { SCREENS, settle, test } from './screens';
import { makeTable } from './tables';

test('a phone plays by touch: places glow, pages swipe, the sheet folds', async ({ person }) => {
  const page = await person(PHONE);
  const { table } = await makeTable(page.request, {
    game: 'armada',
    seats: [
      { kind: 'mine', name: 'Ada' },
      { kind: 'bot', level: 'novice' },
    ],
  });
  await page.goto(`/t/${table}`);
  let touched = 0;
  for (let turn = 0; touched < 5; turn += 1) {
    await untilAsked(page);
    const before = await standing(page);
    if (await pressBoard(page, turn, 'tap')) touched += 1;
    else await choices(page).first().tap();
    await expect.poll(() => standing(page)).not.toBe(before);
  }

  // The other pages are one touch away, and the question stays in view on all of them.
  const pages = page.getByRole('navigation', { name: 'Parts of the table' });
  for (const [name, part] of [
    ['Crews', page.getByRole('complementary', { name: 'Crews' })],
    ['Log', page.getByRole('region', { name: 'Log and chat' })],
    ['Chart', page.getByRole('region', { name: 'Board' })],
  ] as const) {
    await pages.getByRole('button', { name }).tap();
    await expect(part).toBeInViewport({ ratio: 0.4 });
    await expect(question(page)).toBeInViewport();
  }
});

test('nothing scrolls sideways at 360 pixels', async ({ person, world }) => {
  const page = await person({ ...PHONE, ...world, viewport: { width: 360, height: 740 }, locale: 'it-IT' });
  for (const [name, open] of Object.entries(SCREENS)) {
    await open(page, world.tables);
    await settle(page);
    expect(await overhang(page), name).toEqual([]);
  }
});

/** What sticks out of the page; parts that scroll by themselves may be wider than their window. */
function overhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
      .slice(0, 5);
  });
}
