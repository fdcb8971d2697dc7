/** What axe, the accessibility checker, thinks of a page. */
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds serious or critical: the rule and where. */
export async function serious(page: Page, options: RunOptions): Promise<string[]> {
  await page.evaluate(AXE);
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

/** The same by day and by night; night changes nothing but colours. */
export async function seriousByDayAndNight(page: Page): Promise<string[]> {
  const theme = (name: string) => page.evaluate((to) => (document.documentElement.dataset.theme = to), name);
  await theme('light');
  const day = await serious(page, {});
  await theme('dark');
  const night = await serious(page, { runOnly: ['color-contrast'] });
  await theme('light');
  return [...day, ...night];
}
