/** Tables at a moment of a recorded playthrough: the same picture every time, without playing up to it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { look, post } from './tables';
import type { Created } from '../src/wire/types';

/** A choice that a player made in a playthrough. */
export interface Made {
  /** Counted from 0: so many steps came before it. */
  step: number;
  seat: number;
  /** How many choices there were. */
  choices: number;
  /** In the notation of the game, e.g. `raze 12`. */
  move: string;
}

export interface Playthrough {
  game: string;
  seats: number;
  options: unknown;
  rulesVersion: number;
  steps: string[];
  made: Made[];
}

const STEP = /^\d+ (?:(luck \S+) of .*|seat (\d+), \d+ of (\d+): (.*))$/gm;
const NAMES = ['Ada', 'Luca', 'Mira', 'Nico', 'Olga'];
/** The luck that follows is the same every time, too. */
const SEED = '0'.repeat(64);

/** Reads a playthrough, which the tests of the rules keep up to date. */
export function playthrough(game: string, name: string): Playthrough {
  const text = readFileSync(`../crates/${game}/tests/playthroughs/${name}.txt`, 'utf8');
  const said = (what: string): string => new RegExp(`^${what} (.*)$`, 'm').exec(text)![1]!;
  const found = [...text.matchAll(STEP)];
  return {
    game,
    seats: Number(said('seats')),
    options: JSON.parse(said('options')),
    rulesVersion: Number(said('rules version')),
    steps: found.map(([, luck, seat, , move]) => luck ?? `${seat}: ${move}`),
    made: found.flatMap(([, luck, seat, choices, move], step) =>
      luck ? [] : { step, seat: Number(seat), choices: Number(choices), move: move! },
    ),
  };
}

/** The matching choice with the most other choices: there the screen is fullest. */
export function fullest(made: Made[], move: RegExp): Made {
  const found = made.filter((one) => move.test(one.move));
  return found.reduce((most, one) => (one.choices > most.choices ? one : most));
}

/** A table just before a choice. Its player sits at the browser behind `request`, bots at the other seats. */
export async function tableBefore(
  request: APIRequestContext,
  { game, options, seats, rulesVersion, steps }: Playthrough,
  { step, seat }: Made,
): Promise<string> {
  const others = NAMES.slice(1);
  const { table } = await post<Created>(request, '/import', {
    approdo: 1,
    game,
    rules_version: rulesVersion,
    options,
    seats,
    names: Array.from({ length: seats }, (_, at) => (at === seat ? NAMES[0] : others.shift())),
    seed: SEED,
    seed_digest: createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'),
    inherited: step,
    steps: steps.slice(0, step),
  });
  await post(request, `/tables/${table}/seats/${seat}/take`, { name: NAMES[0] });
  for (let other = 0; other < seats; other += 1) {
    if (other !== seat) await post(request, `/tables/${table}/seats/${other}/bot`, { level: 'novice' });
  }
  return table;
}

/** The table of a playthrough after its last choice. */
export async function tableAfter(request: APIRequestContext, game: Playthrough): Promise<string> {
  const last = game.made.at(-1)!;
  const table = await tableBefore(request, game, last);
  const { choices, summary } = await look(request, table, last.seat);
  const { move } = choices.find(({ notation }) => notation === last.move)!;
  const { version } = summary;
  await post(request, `/tables/${table}/moves`, {
    seat: last.seat,
    version,
    move,
    key: 'end',
    confirmed: true,
  });
  return table;
}
