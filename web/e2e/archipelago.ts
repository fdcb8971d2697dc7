/** Playing Archipelago as a person does, and tables of it in the state that a test needs. */
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { serious } from './axe';
import { pressBoard } from './play';
import { look } from './tables';
import type { Print, View } from '../src/games/archipelago/view';
import type { Choice } from '../src/wire/types';

const { objectives } = JSON.parse(readFileSync('src/games/archipelago/tests/print.json', 'utf8')) as Print;

/** What an objective card says to three players, in English: when the game ends, and what is ranked. */
export function wordsOf(objective: string): [end: string, victory: string] {
  const { end, victory } = objectives.find(({ id }) => id === objective)!;
  return [end[1]![0], victory[0]];
}

/** Question and choices, read in one call: a whole game asks hundreds of times. */
interface Situation {
  over: boolean;
  confirms: boolean;
  question: string;
  /** Turn and phase. */
  turn: string;
  /** The lines of the list, and the keys of those that have one. */
  lines: string[];
  keys: (string | null)[];
  live: number;
}

async function situation(page: Page): Promise<Situation> {
  const found = await page.waitForFunction(() => {
    const buttons = [
      ...document.querySelectorAll<HTMLElement>(
        '.ask button.choice:enabled:not(.sent), .amounts button:enabled',
      ),
    ];
    const lines = buttons.map((line) => line.textContent?.trim() ?? '');
    const over = [...document.querySelectorAll('h2')].some((heading) =>
      /^(Final score|Punteggio finale)$/.test(heading.textContent?.trim() ?? ''),
    );
    const confirms = document.querySelector('.question.confirms') !== null;
    if (!over && !confirms && lines.length === 0) return null;
    return {
      over,
      confirms,
      question: document.querySelector('.question h2')?.textContent ?? '',
      turn: /(Turn|Turno) \d+/.exec(document.querySelector('header')?.textContent ?? '')?.[0] ?? '',
      lines,
      keys: buttons.map((line) => line.getAttribute('aria-keyshortcuts')),
      live: document.querySelectorAll('[data-live]').length,
    };
  });
  return (await found.jsonValue())!;
}

/** Ends a round, an action or a responsibility; offers to others could go on for ever. */
const ENDS =
  /(End the round|Pass|Done|Do no more in this crisis|Decline|Withdraw the offer|Termina il round|Passa|Fatto|Non fare altro in questa crisi|Rifiuta|Ritira l’offerta)$/;
const OFFERS = /(Make an offer|Call on|Fai un’offerta|Dai la parola)/;

const line = (page: Page, at: number) =>
  page
    .locator('.ask button.choice:enabled, .amounts button:enabled')
    .nth(at)
    .click({ timeout: 3000 })
    // The line may have disappeared meanwhile: the caller looks again.
    .catch(() => undefined);

/** Limit of presses on the board in a turn: a test need not play well. */
const TURN = 6;

/** Plays a whole game: what glows on the board is pressed, the list where nothing does. */
export async function playArchipelago(page: Page): Promise<{ onBoard: number; inList: number }> {
  const counted = { onBoard: 0, inList: 0 };
  let [turn, pressed] = ['', 0];
  for (let press = 0; ; press += 1) {
    const now = await situation(page);
    if (now.over) return counted;
    if (now.confirms) {
      await page.locator('.question .btn-primary').click();
      continue;
    }
    if (now.turn !== turn) [turn, pressed] = [now.turn, 0];
    const end = now.lines.findIndex((text) => ENDS.test(text));
    const enough = end >= 0 && (pressed >= TURN || /offer/.test(now.question));
    // Presses may go round in circles: picking a unit, then another one.
    if (!enough && pressed < 4 * TURN && now.live > 0 && (await pressBoard(page, 7 * press))) {
      counted.onBoard += 1;
      pressed += 1;
      continue;
    }
    const other = now.lines.findIndex((text) => !OFFERS.test(text) && !ENDS.test(text));
    await line(page, enough || other < 0 ? Math.max(0, end) : other);
    counted.inList += 1;
  }
}

/** From the board's first stop on by Tab, and by the keys of map and wheel, to something that can be picked. */
async function tabToBoard(page: Page): Promise<boolean> {
  await page.keyboard.press('c');
  let onMap = false;
  for (let press = 0; press < 40; press += 1) {
    const focus = await page.evaluate(() => {
      const now = document.activeElement;
      if (now?.closest('[data-live]')) return 'live';
      if (now?.closest('[data-place]')) return 'map';
      if (now?.closest('[data-zone]')) return 'wheel';
      return now?.closest('.record, .crews, .foot') ? 'beyond' : 'elsewhere';
    });
    if (focus === 'live') return true;
    if (focus === 'beyond') break;
    // Page Down goes to the next choice of the map, if there is one.
    if (focus === 'map' && !onMap) await page.keyboard.press('PageDown');
    else await page.keyboard.press(focus === 'wheel' ? 'ArrowRight' : 'Tab');
    onMap = focus === 'map';
  }
  // Where a message is written, figures are figures.
  await page.keyboard.press('Shift+Tab');
  return false;
}

/** Plays a whole game without a pointer: number keys, Tab, arrows, Enter. */
export async function playByKeys(page: Page): Promise<{ onBoard: number; byNumber: number }> {
  const counted = { onBoard: 0, byNumber: 0 };
  let [turn, pressed] = ['', 0];
  for (let press = 0; ; press += 1) {
    const now = await situation(page);
    if (now.over) return counted;
    if (now.confirms) {
      await page.keyboard.press('Enter');
      continue;
    }
    if (now.turn !== turn) [turn, pressed] = [now.turn, 0];
    const end = now.lines.findIndex((text) => ENDS.test(text));
    const enough = end >= 0 && pressed >= TURN;
    pressed += 1;
    if (!enough && press % 3 === 0 && now.live > 0 && (await tabToBoard(page))) {
      await page.keyboard.press('Enter');
      counted.onBoard += 1;
      continue;
    }
    const others = now.lines.flatMap((text, at) =>
      OFFERS.test(text) || ENDS.test(text) || !now.keys[at] ? [] : now.keys[at],
    );
    const key = (enough ? now.keys[end] : others[press % Math.max(1, others.length)]) ?? now.keys[end] ?? '1';
    await page.keyboard.press(key);
    counted.byNumber += 1;
  }
}

/** Plays calm choices for all players at these browsers until the position is as wanted. */
export async function playUntil(
  requests: APIRequestContext[],
  table: string,
  wanted: (view: View) => boolean,
): Promise<void> {
  for (let move = 0; move < 400; move += 1) {
    for (const request of requests) {
      const { view, asked, you } = await look(request, table);
      if (wanted(view as View)) return;
      const seat = asked.find((one) => you.seats.includes(one));
      if (seat === undefined) continue;
      const { choices, summary } = await look(request, table, seat);
      const { version } = summary;
      const choice = calm(choices);
      if (!choice) continue;
      const data = { seat, version, move: choice.move, confirmed: true, key: `${seat}-${version}` };
      // If the table has moved on meanwhile, the loop looks again.
      await request.post(`/api/tables/${table}/moves`, { data });
    }
  }
  throw new Error('the game never was as wanted');
}

/** A choice that makes the game go on: no negotiation, and rounds end. */
function calm(choices: Choice[]): Choice | undefined {
  const live = choices.filter((choice) => !choice.refused);
  return live.find(({ phrase }) => ENDS.test(phrase.text)) ?? live[0];
}

/** What axe finds serious by day and by night; night changes nothing but colours. */
export async function seriousByDayAndNight(page: Page): Promise<string[]> {
  const theme = (name: string) => page.evaluate((to) => (document.documentElement.dataset.theme = to), name);
  await theme('light');
  const day = await serious(page, {});
  await theme('dark');
  const night = await serious(page, { runOnly: ['color-contrast'] });
  await theme('light');
  return [...day, ...night];
}
