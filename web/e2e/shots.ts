/** Pictures of every screen, wide and narrow, by day and by night, into the folder `shots`. */
import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PHONE } from './fixtures';
import { MOMENTS, openMoment, test } from './game-screens';
import { SCREENS, settle, wish } from './screens';

const DEVICES = { wide: {}, phone: { ...PHONE, deviceScaleFactor: 2 } };
const LOOKS = [
  { theme: 'light', locale: 'en-GB' },
  { theme: 'dark', locale: 'en-GB' },
  { theme: 'light', locale: 'it-IT' },
] as const;
const PATIENCE = 300_000;

for (const [device, options] of Object.entries(DEVICES)) {
  for (const { theme, locale } of LOOKS) {
    const look = `${device}-${theme}-${locale.slice(0, 2)}`;
    const shoot = async (page: Page, name: string) => {
      await settle(page);
      await page.screenshot({ path: `shots/${name}-${look}.png` });
    };
    const begin = async (page: Page) => {
      test.setTimeout(PATIENCE);
      mkdirSync('shots', { recursive: true });
      await page.goto('/about');
      await wish(page, { theme });
    };

    test(look, async ({ person, world }) => {
      const page = await person({ ...world, ...options, locale });
      await begin(page);
      for (const [name, open] of Object.entries(SCREENS)) {
        await open(page, world.tables);
        await shoot(page, name);
      }
    });

    for (const [game, moment] of MOMENTS) {
      test(`${game}-${moment} ${look}`, async ({ person, gallery }) => {
        const page = await person({ storageState: gallery.storageState, ...options, locale });
        await begin(page);
        await openMoment(page, gallery, game, moment);
        await shoot(page, `${game}-${moment}`);
      });
    }
  }
}
