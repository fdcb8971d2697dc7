/** Imperial Settlers as people play it: by pressing what glows, card by card. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { PlayerView, View } from '../src/games/imperial-settlers/view';
import type { Choice, CreateTable, TableState } from '../src/wire/types';
import { pressBoard } from './play';
import { look } from './tables';

export function planFor(others: CreateTable['seats'], options: object = { mode: 'base' }): CreateTable {
  return { game: 'imperial-settlers', seats: [{ kind: 'mine', name: 'Ada' }, ...others], options };
}

/** The state of the page, read in one call: a whole game asks hundreds of times. */
interface Standing {
  over: boolean;
  confirms: boolean;
  /** How many things can be done with the card that is shown large, if there is one. */
  acts: number | null;
  lines: string[];
}

async function standing(page: Page): Promise<Standing> {
  const found = await page.waitForFunction(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '');
    const over = texts('h2').some((text) => /^(Final score|Punteggio finale)$/.test(text));
    const confirms = document.querySelector('.question.confirms') !== null;
    const lines = texts('.ask button.choice:enabled, .ask .amounts button:enabled');
    const closeup = document.querySelector('.closeup:not(.glance)');
    if (!over && !confirms && lines.length === 0) return null;
    const acts = closeup ? closeup.querySelectorAll('.acts .btn-primary').length : null;
    return { over, confirms, acts, lines };
  });
  return (await found.jsonValue())!;
}

/** Presses something that may have disappeared: the caller looks again. */
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .click({ timeout: 2000 })
    .catch(() => undefined);

/** Plays to the end: cards that glow are pressed, and what is offered beside them is done. */
export async function playCards(page: Page): Promise<{ onBoard: number; inList: number }> {
  const counted = { onBoard: 0, inList: 0 };
  for (let turn = 0; ; turn += 1) {
    const { over, confirms, acts, lines } = await standing(page);
    if (over) return counted;
    if (confirms) await press(page, '.question .btn-primary');
    else if (acts !== null) {
      await press(page, acts > 0 ? '.closeup .acts .btn-primary' : '.closeup .acts .btn');
      counted.onBoard += 1;
    } else if (turn % 5 < 3 && (await pressBoard(page, turn))) counted.onBoard += 1;
    else {
      const ends = lines.findIndex((line) => /End the turn|Pass for|Termina la giocata|Passa per/.test(line));
      await press(page, `.ask :is(button.choice, .amounts button) >> nth=${Math.max(0, ends)}`);
      counted.inList += 1;
    }
  }
}

/** State for a player without a pointer: the keys of the list, and the focus. */
interface Reach {
  over: boolean;
  confirms: boolean;
  /** A card, a pile or an empire is shown large; whether something can be done with it. */
  large: boolean | null;
  /** The keys of the list, and which of them end a turn. */
  keys: { key: string; ends: boolean }[];
}

async function reach(page: Page): Promise<Reach> {
  const found = await page.waitForFunction(() => {
    const headings = [...document.querySelectorAll('h2')].map((heading) => heading.textContent?.trim() ?? '');
    const over = headings.some((heading) => /^(Final score|Punteggio finale)$/.test(heading));
    const confirms = document.querySelector('.question.confirms') !== null;
    const lines = document.querySelectorAll<HTMLElement>(
      '.ask button.choice:enabled, .amounts button:enabled',
    );
    if (!over && !confirms && lines.length === 0) return null;
    const shown = document.querySelector('.closeup:not(.glance), dialog[open], [role="dialog"]:not(.glance)');
    const keys = [...lines].flatMap((line) => {
      const key = line.getAttribute('aria-keyshortcuts');
      const ends = /End the turn|Pass for|Termina la giocata|Passa per/.test(line.textContent ?? '');
      return key ? [{ key, ends }] : [];
    });
    return { over, confirms, large: shown ? shown.querySelector('.acts .btn-primary') !== null : null, keys };
  });
  return (await found.jsonValue())!;
}

/** Tab leads into the empires and the hand within so many presses; false if it does not. */
async function tabToCards(page: Page): Promise<boolean> {
  for (let press = 0; press < 40; press += 1) {
    const where = await page.evaluate(() => {
      const focus = document.activeElement;
      // The cards follow the orders, and the log with all its links follows the cards.
      if (focus?.closest('.record, .crews, .foot')) return 'beyond';
      return focus?.hasAttribute('data-stop') ? 'there' : 'before';
    });
    if (where === 'there') return true;
    await page.keyboard.press(where === 'beyond' ? 'Shift+Tab' : 'Tab');
  }
  return false;
}

const ARROWS = ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowRight'];

/** The arrows lead from card to card, until one glows; false if none did. */
async function walkToGlow(page: Page): Promise<boolean> {
  const glows = () => page.evaluate(() => document.activeElement?.hasAttribute('data-live') ?? false);
  for (const arrow of ARROWS) {
    if (await glows()) return true;
    await page.keyboard.press(arrow);
  }
  return glows();
}

/** Plays to the end without a pointer: number keys, Tab to the cards, arrows between them, Enter. */
export async function playCardsByKeys(page: Page): Promise<{ onBoard: number; byNumber: number }> {
  const counted = { onBoard: 0, byNumber: 0 };
  for (let turn = 0; turn < 900; turn += 1) {
    const { over, confirms, large, keys } = await reach(page);
    if (over) return counted;
    if (confirms) await page.keyboard.press('Enter');
    else if (large !== null) {
      // What can be done with a card has the focus; what is only looked at is put back.
      await page.keyboard.press(large ? 'Enter' : 'Escape');
    } else if (turn % 3 < 2 && (await tabToCards(page))) {
      if (await walkToGlow(page)) counted.onBoard += 1;
      await page.keyboard.press('Enter');
    } else {
      const line = keys.find(({ ends }) => ends) ?? keys[0];
      if (line) await page.keyboard.press(line.key);
      counted.byNumber += 1;
    }
  }
  throw new Error('the game does not come to an end by keys');
}

export interface Mover {
  request: APIRequestContext;
  seat: number;
  /** The choices that this player makes: the first match wins. */
  prefers: RegExp[];
}

/** All players move through the API until the table is as wanted. */
export async function playUntil(
  table: string,
  movers: Mover[],
  wanted: (state: TableState, seat: number) => boolean,
): Promise<TableState> {
  for (let move = 0; move < 900; move += 1) {
    for (const { request, seat, prefers } of movers) {
      const state = await look(request, table, seat);
      if (wanted(state, seat)) return state;
      if (state.outcome) throw new Error('the game never was as wanted');
      const live = state.choices.filter(({ refused }) => !refused);
      const choice =
        prefers.map((wish) => live.find((one) => wish.test(asWords(one)))).find(Boolean) ?? live[0];
      if (!choice) continue;
      const { version } = state.summary;
      const data = { seat, version, move: choice.move, key: `${seat}-${move}`, confirmed: true };
      await request.post(`/api/tables/${table}/moves`, { data });
    }
  }
  throw new Error('the game never was as wanted');
}

/** A choice as preferences see it, e.g. `build Build Mill`. */
function asWords({ phrase }: Choice): string {
  return `${phrase.key.replace('imperial-settlers-', '')} ${phrase.text}`;
}

export function viewOf(state: TableState): View {
  return state.view as View;
}

export function playerOf(state: TableState, seat: number): PlayerView {
  return viewOf(state).players[seat]!;
}
