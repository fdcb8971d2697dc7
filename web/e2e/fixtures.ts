/** Fixtures of every test: a server, and pages without errors and without requests to other hosts. */
import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { Server } from './server';

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

interface Given {
  /** Opens a browser of its own: another person. */
  person: (options?: ContextOptions) => Promise<Page>;
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
  person: async ({ browser, server, viewport, locale, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    const watched: (() => string[])[] = [];
    await use(async (options) => {
      const usual = { ...contextOptions, baseURL: server.url, viewport, locale };
      const context = await browser.newContext({ ...usual, ...options });
      contexts.push(context);
      const page = await context.newPage();
      watched.push(watch(page, server));
      return page;
    });
    const complaints = watched.flatMap((said) => said());
    for (const context of contexts) await context.close();
    expect(complaints, 'a page complained or asked somebody else').toEqual([]);
  },
});

export { expect };

/** A phone that is held upright. */
export const PHONE: ContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

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
  const note = (address: string) => {
    const { origin, host, protocol } = new URL(address);
    const own = host === new URL(server.url).host || ['data:', 'blob:'].includes(protocol);
    if (!own) complaints.push(`request to ${origin}`);
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return () => complaints;
}
