import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, PHONE } from './fixtures';
import { SCREENS, settle, test, wish } from './screens';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

for (const device of ['screen', 'phone'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing serious on any screen, ${theme}, ${device}`, async ({ person, world }) => {
      const page = await person({ ...world, ...(device === 'phone' ? PHONE : {}) });
      await page.goto('/about');
      await wish(page, { theme });
      for (const [name, open] of Object.entries(SCREENS)) {
        await open(page, world.tables);
        await settle(page);
        expect.soft(await serious(page), name).toEqual([]);
      }
    });
  }
}

/** What axe finds serious or critical: the rule and where. */
async function serious(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
}
