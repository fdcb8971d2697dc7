/** Every screen of the application, for those who look at all of them: accessibility, pictures, narrow phones. */
import type { Page } from '@playwright/test';
import type { View } from '../src/boards/armada/view';
import { expect } from './fixtures';
import { choices, untilAsked } from './play';
import { acts, branch, makeTable, playedOut, post } from './tables';

/** Tables in every state that a screen can show, made once. */
export class World {
  private constructor(
    /** Before the first move. */
    readonly opening: string,
    /** In the middle of a game, in the turn of the one who looks. */
    readonly middle: string,
    /** Somebody may answer an attack. */
    readonly reaction: string,
    readonly over: string,
    /** Three on one screen. */
    readonly shared: string,
    /** A place for friends who have not come yet. */
    readonly gathering: string,
  ) {}

  static async make(page: Page): Promise<World> {
    const { request } = page;
    const options = { option_cards: true, round_limit: 8 };
    const [ada, bice, carlo] = ['Ada', 'Bice', 'Carlo'].map((name) => ({ kind: 'mine', name }) as const);
    const bot = { kind: 'bot', level: 'steady', name: 'Luca' } as const;
    const game = 'armada';
    const over = await playedOut(
      request,
      { game, seats: [ada!, bot], options, seed: '11', name: 'Friday evening' },
      'steady',
    );
    const attacked = ({ frames, owners, ships, territories }: View) => {
      const frame = frames.at(-1);
      (void owners, ships, territories);
      return typeof frame === 'object' && 'reaction' in frame;
    };
    const calm = (view: View) => view.round >= 5 && acts(view, 0) && (view.hand_sizes[0] ?? 0) > 1;
    const open = await makeTable(request, {
      game,
      seats: [ada!, { kind: 'open' }, { kind: 'open' }],
      name: 'Regatta',
      public: true,
    });
    await post(request, `/tables/${open.table}/chat`, { text: 'Whoever comes first may begin.' });
    return new World(
      (await makeTable(request, { game, seats: [ada!, bot], options })).table,
      await branch(request, over, calm),
      await branch(request, over, attacked),
      over,
      (await makeTable(request, { game, seats: [ada!, bice!, carlo!], options })).table,
      open.table,
    );
  }
}

type Screen = (page: Page, world: World) => Promise<void>;

export const SCREENS: Record<string, Screen> = {
  home: (page) => visit(page, '/'),
  'new-table': (page) => visit(page, '/new/armada'),
  invitation: (page, { gathering }) => visit(page, `/t/${gathering}/invite`),
  gathering: (page, { gathering }) => table(page, gathering),
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
  replays: (page) => visit(page, '/replays'),
  settings: (page) => visit(page, '/settings'),
  about: (page) => visit(page, '/about'),
  lost: (page) => visit(page, '/no/such/place'),
  'unknown-table': (page) => visit(page, '/t/AAAAAAAAAAAAAAAAAAAAAA'),
  'stale-link': async (page, { gathering }) => {
    await visit(page, `/t/${gathering}#seat=AAAAAAAAAAAAAAAAAAAAAA`);
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
