import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, PHONE } from './fixtures';
import { SCREENS, settle, test, wish } from './screens';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

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
      await page.evaluate(AXE);
      expect.soft(await serious(page, {}), `${name}, by day`).toEqual([]);
      // Night changes nothing but colours.
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
      expect.soft(await serious(page, { runOnly: ['color-contrast'] }), `${name}, by night`).toEqual([]);
    }
  });
}

/** What axe finds serious or critical: the rule and where. */
async function serious(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    (how) =>
      (window as unknown as { axe: { run: (how: RunOptions) => Promise<AxeResults> } }).axe.run({
        ...how,
        resultTypes: ['violations'],
      }),
    options,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
}
