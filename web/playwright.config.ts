import { defineConfig } from '@playwright/test';

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
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
  projects: [
    { name: 'tests', testMatch: '*.spec.ts' },
    { name: 'shots', testMatch: 'shots.ts' },
    { name: 'figures', testMatch: 'figures.ts', workers: 1 },
  ],
});
