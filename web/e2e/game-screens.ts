/** The other games at moments that look different, for tests of all screens: accessibility, pictures. */
import type { APIRequestContext, Page } from '@playwright/test';
import { ARCHIPELAGO } from './archipelago-screens';
import { expect } from './fixtures';
import { IMPERIAL } from './imperial-screens';
import { untilAsked } from './play';
import { test as base } from './screens';

/** A moment of a game: its table, or the moment whose table it shares, and what is opened there. */
export interface Shown {
  table: string | ((request: APIRequestContext) => Promise<string>);
  then?: (page: Page) => Promise<void>;
}

const GAMES: Record<string, Record<string, Shown>> = { archipelago: ARCHIPELAGO, imperial: IMPERIAL };

interface Gallery {
  /** The table of a moment, which is made when it is first asked for. */
  table: (game: string, moment: string) => Promise<string>;
  /** The browser that sits at them. */
  storageState: Awaited<ReturnType<APIRequestContext['storageState']>>;
}

export const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    async ({ server, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.url });
      const made = new Map<string, Promise<string>>();
      const table = (game: string, moment: string): Promise<string> => {
        const { table: make } = GAMES[game]![moment]!;
        if (typeof make === 'string') return table(game, make);
        const found = made.get(`${game} ${moment}`) ?? make(request);
        made.set(`${game} ${moment}`, found);
        return found;
      };
      // The cookie that finds a table is given to the browser that makes it.
      await table('archipelago', 'tiles');
      await use({ table, storageState: await request.storageState() });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Opens a moment of a game, as the player who is asked there. */
export async function openMoment(page: Page, gallery: Gallery, game: string, moment: string): Promise<void> {
  await page.goto(`/t/${await gallery.table(game, moment)}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  expect(await untilAsked(page)).toBe(moment.startsWith('end') ? 'over' : 'asked');
  await GAMES[game]![moment]!.then?.(page);
}

/** All of them: the game and the name of the moment. */
export const MOMENTS: [game: string, moment: string][] = Object.entries(GAMES).flatMap(([game, moments]) =>
  Object.keys(moments).map((moment): [string, string] => [game, moment]),
);
