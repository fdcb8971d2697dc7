/** Pictures of every screen, wide and narrow, by day and by night, into the folder `shots`. */
import { mkdirSync } from 'node:fs';
import { PHONE, test } from './fixtures';
import { SCREENS, settle, wish, World } from './screens';

const DEVICES = { wide: {}, phone: { ...PHONE, deviceScaleFactor: 2 } };
const LOOKS = [
  { theme: 'light', locale: 'en-GB' },
  { theme: 'dark', locale: 'en-GB' },
  { theme: 'light', locale: 'it-IT' },
] as const;

for (const [device, options] of Object.entries(DEVICES)) {
  for (const { theme, locale } of LOOKS) {
    const language = locale.slice(0, 2);
    test(`${device}, ${theme}, ${language}`, async ({ person }) => {
      test.setTimeout(300_000);
      mkdirSync('shots', { recursive: true });
      const page = await person({ ...options, locale });
      const world = await World.make(page);
      await page.goto('/about');
      await wish(page, { theme });
      for (const [name, open] of Object.entries(SCREENS)) {
        await open(page, world);
        await settle(page);
        await page.screenshot({ path: `shots/${name}-${device}-${theme}-${language}.png` });
      }
    });
  }
}
