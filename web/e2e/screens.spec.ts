/** Every screen, opened once and then looked at in every way: with axe, with a ruler, by day, by night, in all sizes. */
import type { Page } from '@playwright/test';
import { serious } from './axe';
import { expect, PHONE } from './fixtures';
import { cuts, overhang, overlaps, small } from './measure';
import { SCREENS, settle, test } from './screens';

type Screen = (typeof SCREENS)[string];
type Tables = Parameters<Screen>[1];

/** Italian has the longer words. */
const locale = 'it-IT';

/** Screens that lie over another one of this list: what is below them has been looked at. */
const PARTS: Record<string, string> = {
  picked: '.ask',
  menu: 'dialog',
  'stale-link': '.notices',
  search: 'main',
  clause: 'main',
};

/** Widths between phone and desk, low windows, a phone on its side: for the screens that have most to arrange. */
const SIZES = [
  [1280, 640],
  [1100, 800],
  [820, 1180],
  [720, 900],
  [844, 390],
  [360, 640],
] as const;
const ARRANGED = ['opening', 'middle', 'picked', 'reaction', 'replay', 'words', 'menu', 'gathering'];

async function visit(page: Page, open: Screen, tables: Tables): Promise<void> {
  // Screens that put something into the browser's store need a page of this server, however small.
  await page.goto('/emblem.svg');
  await open(page, tables);
  await settle(page);
}

/** Axe finds nothing serious. Night changes nothing but colours. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  const part = PARTS[name];
  expect.soft(await serious(page, {}, part), 'by day').toEqual([]);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  expect.soft(await serious(page, { runOnly: ['color-contrast'] }, part), 'by night').toEqual([]);
}

for (const [name, open] of Object.entries(SCREENS)) {
  test(`${name}: axe finds nothing serious on a wide screen, and nothing overlaps or is cut in any size`, async ({
    person,
    world,
  }) => {
    const page = await person({ ...world, locale });
    await visit(page, open, world.tables);
    await expectAccessible(page, name);
    if (!ARRANGED.includes(name)) return;
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settle(page);
      expect.soft(await overlaps(page), `${width}x${height}: on each other`).toEqual([]);
      expect.soft(await cuts(page), `${width}x${height}: cut`).toEqual([]);
    }
  });

  test(`${name}: axe finds nothing serious on a phone, everything fits and is large enough for a finger`, async ({
    person,
    world,
  }) => {
    const page = await person({ ...PHONE, ...world, viewport: { width: 360, height: 740 }, locale });
    await visit(page, open, world.tables);
    expect.soft(await overhang(page), 'sideways').toEqual([]);
    expect.soft(await small(page), 'too small').toEqual([]);
    await expectAccessible(page, name);
    if (name !== 'middle') return;
    for (const part of ['Ciurme', 'Diario']) {
      const tab = page
        .getByRole('navigation', { name: 'Parti del tavolo' })
        .getByRole('button', { name: part });
      await tab.tap();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      expect.soft(await small(page), part).toEqual([]);
    }
  });
}
