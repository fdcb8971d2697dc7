import { serious } from './axe';
import { expect, PHONE } from './fixtures';
import { SCREENS, settle, test, wish } from './screens';

for (const [device, options] of Object.entries({ 'a wide screen': {}, 'a phone': PHONE })) {
  test(`axe finds nothing serious on any screen, by day and by night, on ${device}`, async ({
    person,
    world,
  }) => {
    test.setTimeout(400_000);
    const page = await person({ ...world, ...options });
    await page.goto('/about');
    await wish(page, { theme: 'light' });
    for (const [name, open] of Object.entries(SCREENS)) {
      await open(page, world.tables);
      await settle(page);
      expect.soft(await serious(page, {}), `${name}, by day`).toEqual([]);
      // Night changes nothing but colours.
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
      expect.soft(await serious(page, { runOnly: ['color-contrast'] }), `${name}, by night`).toEqual([]);
    }
  });
}
