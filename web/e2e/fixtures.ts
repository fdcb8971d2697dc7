/** What every test has: a server, and pages that may not complain or talk to anybody else. */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { Server } from './server';
import type { CreateTable, Created } from '../src/lib/wire';

interface Given {
  /** Opens a browser of its own: another person. */
  person: (options?: Parameters<import('@playwright/test').Browser['newContext']>[0]) => Promise<Page>;
}

interface Shared {
  server: Server;
}

export const test = base.extend<Given, Shared>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page, server }, use) => {
    const complaints = watch(page, server);
    await use(page);
    expect(complaints(), 'the page complained or asked somebody else').toEqual([]);
  },
  person: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const watched: (() => string[])[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      watched.push(watch(page, server));
      return page;
    });
    expect(watched.flatMap((complaints) => complaints())).toEqual([]);
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** Makes a table as the page's browser, which then holds the seats that are `mine`. */
export async function makeTable(page: Page, plan: CreateTable): Promise<Created> {
  const answer = await page.request.post('/api/tables', { data: plan });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Created;
}

/** Collects what went wrong. A browser reports broken connections and refusals by itself: they are what tests provoke. */
function watch(page: Page, server: Server): () => string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    if (/Failed to load resource|WebSocket connection to/.test(text)) return;
    complaints.push(`console: ${text}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const own = url.origin === server.url || ['data:', 'blob:'].includes(url.protocol);
    if (!own) complaints.push(`request to ${url.origin}`);
  });
  return () => complaints;
}
