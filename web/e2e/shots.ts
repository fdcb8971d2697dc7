/** Pictures of every screen, wide and narrow, by day and by night, into the folder `shots`. */
import { mkdirSync } from 'node:fs';
import { PHONE } from './fixtures';
import { SCREENS, settle, test, wish } from './screens';

const DEVICES = { wide: {}, phone: { ...PHONE, deviceScaleFactor: 2 } };
const LOOKS = [
  { theme: 'light', locale: 'en-GB' },
  { theme: 'dark', locale: 'en-GB' },
  { theme: 'light', locale: 'it-IT' },
] as const;

for (const [device, options] of Object.entries(DEVICES)) {
  for (const { theme, locale } of LOOKS) {
    const language = locale.slice(0, 2);
    test(`${device}, ${theme}, ${language}`, async ({ person, world }) => {
      test.setTimeout(300_000);
      mkdirSync('shots', { recursive: true });
      const page = await person({ ...world, ...options, locale });
      await page.goto('/about');
      await wish(page, { theme });
      for (const [name, open] of Object.entries(SCREENS)) {
        await open(page, world.tables);
        await settle(page);
        await page.screenshot({ path: `shots/${name}-${device}-${theme}-${language}.png` });
      }
    });
  }
}
