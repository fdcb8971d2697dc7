/** Every screen of the application, for tests of all of them: accessibility, pictures, narrow phones. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { View } from '../src/games/armada/view';
import type { CreateTable, Created } from '../src/wire/types';
import { test as base, expect } from './fixtures';
import { choices, untilAsked } from './play';
import { acts, attacked, branch, makeTable, playedOut, post } from './tables';

/** Tables in every state that a screen can show. */
interface Tables {
  /** Before the first move. */
  opening: string;
  /** In the middle of a game, in the viewer's turn. */
  middle: string;
  /** The viewer is attacked and may answer. */
  reaction: string;
  /** A player has declared that victory is near. */
  claim: string;
  over: string;
  /** Three on one screen. */
  shared: string;
  /** Friends have not come yet. */
  gathering: Created;
}

interface World {
  tables: Tables;
  /** The browser that sits at them. */
  storageState: Awaited<ReturnType<APIRequestContext['storageState']>>;
}

/** Tests of every screen share the tables, because playing whole games takes a while. */
export const test = base.extend<object, { world: World }>({
  world: [
    async ({ server, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.url });
      const tables = await makeTables(request);
      await use({ tables, storageState: await request.storageState() });
      await request.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

async function makeTables(request: APIRequestContext): Promise<Tables> {
  const game = 'armada';
  const options = { option_cards: true, round_limit: 8 };
  const [ada, bice, carlo] = ['Ada', 'Bice', 'Carlo'].map((name) => ({ kind: 'mine', name }) as const);
  const bot = { kind: 'bot', level: 'steady', name: 'Luca' } as const;
  const free = { kind: 'open' } as const;
  const make = async (plan: Partial<CreateTable>) =>
    (await makeTable(request, { game, options, seats: [ada!, bot], ...plan })).table;
  const party = { game, seats: [ada!, free, free], name: 'Regatta', public: true };
  const gathering = await makeTable(request, party);
  await post(request, `/tables/${gathering.table}/chat`, { text: 'Whoever comes first may begin.' });
  const calm = (view: View) => view.round > 3 && acts(view, 0) && view.turn.mp > 4;
  const declared = ({ claims }: View) => Object.values(claims).some((claim) => typeof claim === 'object');
  const evening = { game, options, seats: [ada!, bot], name: 'Friday evening' };
  const over = await playedOut(request, evening, 'steady');
  return {
    opening: await make({}),
    middle: await branch(request, over, 'turn_began', calm),
    reaction: await untilFound(async () =>
      branch(request, await playedOut(request, evening, 'steady'), 'combat_rolled', (view) =>
        attacked(view, 0),
      ),
    ),
    claim: await branch(request, over, 'declared', declared),
    over,
    shared: await make({ seats: [ada!, bice!, carlo!] }),
    gathering,
  };
}

/** Repeats a search: bots play every game anew, and the first one may not have what is looked for. */
async function untilFound<T>(search: () => Promise<T>): Promise<T> {
  for (let left = 4; ; left -= 1) {
    try {
      return await search();
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

type Screen = (page: Page, tables: Tables) => Promise<void>;

export const SCREENS: Record<string, Screen> = {
  home: (page) => visit(page, '/'),
  'new-table': (page) => visit(page, '/new/armada'),
  invitation: async (page, { gathering }) => {
    // The tab that made the table knows its links.
    await page.evaluate(
      ({ table, links, invite_token }) =>
        sessionStorage.setItem(`approdo.links.${table}`, JSON.stringify({ links, invite: invite_token })),
      gathering,
    );
    await visit(page, `/t/${gathering.table}/invite`);
  },
  gathering: (page, { gathering }) => table(page, gathering.table),
  opening: async (page, { opening }) => {
    await table(page, opening);
    await untilAsked(page);
  },
  middle: async (page, { middle }) => {
    await table(page, middle);
    await untilAsked(page);
  },
  picked: async (page, { middle }) => {
    await table(page, middle);
    await untilAsked(page);
    await page.keyboard.press('1');
    await page.keyboard.press('?');
  },
  menu: async (page, { middle }) => {
    await table(page, middle);
    await page.getByRole('button', { name: /^(Table|Tavolo)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  reaction: (page, { reaction }) => table(page, reaction),
  claim: async (page, { claim }) => {
    await table(page, claim);
    await expect(page.locator('.claims')).toBeVisible();
  },
  curtain: async (page, { shared }) => {
    await visit(page, `/t/${shared}`);
    await expect(page.locator('.sail')).toBeVisible();
  },
  hand: async (page, { middle }) => {
    await visit(page, `/t/${middle}?hand=1`);
    await expect(choices(page).first()).toBeVisible();
  },
  words: async (page, { middle }) => {
    await wish(page, { textBoard: true });
    await table(page, middle);
    await wish(page, { textBoard: false });
  },
  end: async (page, { over }) => {
    await visit(page, `/t/${over}`);
    await expect(page.getByRole('heading', { name: /^(Final score|Punteggio finale)$/ })).toBeVisible();
  },
  replay: async (page, { over }) => {
    await visit(page, `/t/${over}`);
    await page.getByRole('button', { name: /^(Watch it again|Riguarda)/ }).click();
    await expect(page.getByRole('slider')).toBeVisible();
  },
  rulebook: (page) => visit(page, '/rules/armada'),
  clause: (page) => visit(page, '/rules/armada/ARM-8.10'),
  search: async (page) => {
    await visit(page, '/rules/armada');
    await page.getByRole('searchbox').fill('gold');
  },
  decks: (page) => visit(page, '/decks'),
  'decks-refused': async (page) => {
    await visit(page, '/decks#BAR-4RFZCY');
    await expect(page.getByRole('alert')).not.toBeEmpty();
  },
  replays: (page) => visit(page, '/replays'),
  settings: (page) => visit(page, '/settings'),
  about: (page) => visit(page, '/about'),
  lost: (page) => visit(page, '/no/such/place'),
  'unknown-table': (page) => visit(page, '/t/AAAAAAAAAAAAAAAAAAAAAA'),
  'stale-link': async (page, { gathering }) => {
    await visit(page, `/t/${gathering.table}#seat=AAAAAAAAAAAAAAAAAAAAAA`);
    await expect(page.locator('.notices .notice').first()).toBeVisible();
  },
  away: async (page, { opening }) => {
    await page.route('**/api/**', (route) => route.abort());
    await visit(page, `/t/${opening}`);
    await expect(page.locator('.problem')).toBeVisible();
    await page.unroute('**/api/**');
  },
};

/** Waits until nothing of the page is on its way any more. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
}

async function table(page: Page, id: string): Promise<void> {
  await visit(page, `/t/${id}`);
  await expect(page.getByRole('region', { name: /^(Question|Domanda)$/ })).toBeVisible();
}

/** Changes the settings that the browser keeps, for the next page that is opened. */
export async function wish(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('approdo.settings') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('approdo.settings', JSON.stringify({ ...kept, ...wanted }));
  }, settings);
}
