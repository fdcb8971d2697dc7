import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures';
import { choices, pressBoard, question, standing, untilAsked } from './play';
import { makeTable } from './tables';
import { SCREENS, settle, World } from './screens';

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
  for (let turn = 0; turn < 8; turn += 1) {
    await untilAsked(page);
    const before = await standing(page);
    if (await pressBoard(page, turn, 'tap')) touched += 1;
    else await choices(page).first().tap();
    await expect.poll(() => standing(page)).not.toBe(before);
  }
  expect(touched).toBeGreaterThan(2);

  // The other pages are one touch away, and the question stays in view on all of them.
  const pages = page.getByRole('navigation', { name: 'Parts of the table' });
  for (const [name, region] of [
    ['Crews', 'Crews'],
    ['Log', 'Log and chat'],
    ['Chart', 'Board'],
  ] as const) {
    await pages.getByRole('button', { name }).tap();
    await expect(page.getByRole('region', { name: region }).first()).toBeInViewport({ ratio: 0.4 });
    await expect(question(page)).toBeInViewport();
  }
});

test('nothing scrolls sideways at 360 pixels', async ({ person }) => {
  const page = await person({ ...PHONE, viewport: { width: 360, height: 740 }, locale: 'it-IT' });
  const world = await World.make(page);
  for (const [name, open] of Object.entries(SCREENS)) {
    await open(page, world);
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
