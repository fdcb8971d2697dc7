import { defineConfig } from '@playwright/test';

/**
 * What the browser need not do: every window would prepare the list below its address bar as a page of its own. Naming
 * anything here replaces what Playwright names, so that is repeated.
 */
const UNUSED = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AimEnabled', 'PreconnectToSearch', 'OptimizationHints', 'NetworkTimeServiceQuerying'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning', 'PaintHolding'],
  ...['MediaRouter', 'LensOverlay', 'DestroyProfileOnBrowserClose', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
];

/** Debian's Chromium against the real server, as a person would use it: tests, pictures, figures. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Two cores: two browsers, each with a server of its own.
  workers: 2,
  // A stalled machine is no fault of the page; what passes only at the second try is reported as flaky.
  retries: 1,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Nobody waits for pieces that sail; what moves has unit tests.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', `--disable-features=${UNUSED.join(',')}`],
    },
  },
  projects: [
    { name: 'tests', testMatch: '*.spec.ts' },
    { name: 'shots', testMatch: 'shots.ts' },
    { name: 'figures', testMatch: 'figures.ts', workers: 1 },
  ],
});
