/**
 * What the first visit to a playable table costs: bytes over the wire, first paint, script time, as Chromium itself
 * counts them. The build of the server matters: only a release has the page inside, compressed.
 */
import type { CDPSession, Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures';
import { choices } from './play';
import { makeTable } from './tables';

/** More than this may not travel before the first move can be made. */
const MOST_KB = 300;
const VISITS = 5;

interface Visit {
  kilobytes: number;
  firstPaint: number;
  contentfulPaint: number;
  playable: number;
  script: number;
  layout: number;
  shift: number;
}

const GAMES = ['armada', 'archipelago', 'imperial-settlers'];
const DEVICES = { desktop: {}, phone: PHONE };

for (const [game, device] of GAMES.flatMap((game) => Object.keys(DEVICES).map((device) => [game, device]))) {
  test(`first visit to a playable table of ${game}, ${device}`, async ({ person }) => {
    const visits: Visit[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      // First visit: a new browser with an empty cache.
      visits.push(await measure(await person(DEVICES[device as keyof typeof DEVICES]), game!));
    }
    const middle = (of: (visit: Visit) => number) =>
      visits.map(of).sort((a, b) => a - b)[Math.floor(VISITS / 2)] ?? 0;
    const rows: [string, string][] = [
      ['over the wire', `${middle((v) => v.kilobytes).toFixed(1)} KB of at most ${MOST_KB}`],
      ['first paint', `${middle((v) => v.firstPaint).toFixed(0)} ms`],
      ['first contentful paint', `${middle((v) => v.contentfulPaint).toFixed(0)} ms`],
      ['first move possible', `${middle((v) => v.playable).toFixed(0)} ms`],
      ['script', `${middle((v) => v.script).toFixed(0)} ms`],
      ['layout and style', `${middle((v) => v.layout).toFixed(0)} ms`],
      ['layout shift', middle((v) => v.shift).toFixed(3)],
    ];
    console.log(`\nFirst visit to a playable table of ${game}, ${device}, median of ${VISITS}`);
    for (const [name, value] of rows) console.log(`  ${name.padEnd(24)}${value}`);
    expect(middle((v) => v.kilobytes)).toBeLessThanOrEqual(MOST_KB);
    expect(middle((v) => v.shift)).toBeLessThan(0.1);
  });
}

async function measure(page: Page, game: string): Promise<Visit> {
  const { table } = await makeTable(page.request, {
    game,
    seats: [
      { kind: 'mine', name: 'Ada' },
      { kind: 'bot', level: 'novice' },
    ],
  });
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  await tools.send('Network.enable');
  let bytes = 0;
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  tools.on('Network.webSocketFrameReceived', ({ response }) => (bytes += response.payloadData.length));
  await page.goto(`/t/${table}`);
  await expect(choices(page).first()).toBeVisible();
  const playable = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const { paints, shift } = await page.evaluate(async () => {
    const paints = Object.fromEntries(
      performance.getEntriesByType('paint').map(({ name, startTime }) => [name, startTime]),
    );
    // Layout shifts are only reported to observers; the buffer holds those from the beginning.
    const shift = await new Promise<number>((tell) => {
      const observer = new PerformanceObserver((list) =>
        tell(
          list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
        ),
      );
      observer.observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => tell(0), 100);
    });
    return { paints, shift };
  });
  const counted = await metrics(tools);
  await page.context().close();
  return {
    kilobytes: bytes / 1024,
    firstPaint: paints['first-paint'] ?? 0,
    contentfulPaint: paints['first-contentful-paint'] ?? 0,
    playable,
    script: 1000 * (counted.get('ScriptDuration') ?? 0),
    layout: 1000 * ((counted.get('LayoutDuration') ?? 0) + (counted.get('RecalcStyleDuration') ?? 0)),
    shift,
  };
}

async function metrics(tools: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}
