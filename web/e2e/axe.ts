/** What axe finds serious or critical on a page, or on a part of it: the rule and where. */
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** No checked rule needs the style sheets or media that axe would fetch again. */
export async function serious(page: Page, options: RunOptions, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    ([where, how]) =>
      (
        window as unknown as { axe: { run: (where: string, how: RunOptions) => Promise<AxeResults> } }
      ).axe.run(where, { ...how, preload: false, resultTypes: ['violations'] }),
    [part, options] as const,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
}
