/** Tables in the state that a test or a picture needs, made through the API as fast as the server can. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures';
import type { Colour, View } from '../src/games/armada/view';
import type { CreateTable, Created, Level, Past, TableState } from '../src/wire/types';

/** As `since` this version skips the log. */
const NO_LOG = 4_294_967_295;

export async function post<T>(request: APIRequestContext, path: string, data: unknown = {}): Promise<T> {
  const answer = await request.post(`/api${path}`, { data });
  const text = await answer.text();
  expect(answer.ok(), `${path}: ${text}`).toBe(true);
  return (text ? JSON.parse(text) : null) as T;
}

export async function get<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(`/api${path}`);
  const text = await answer.text();
  expect(answer.ok(), `${path}: ${text}`).toBe(true);
  return JSON.parse(text) as T;
}

/** Fixed, so that no test depends on luck; a test that wants another game names another seed. */
const SEED = '7';

/** Makes a table as the browser behind `request`, which then holds the seats that are `mine`. */
export function makeTable(request: APIRequestContext, plan: CreateTable): Promise<Created> {
  return post<Created>(request, '/tables', { seed: SEED, ...plan });
}

export function look(
  request: APIRequestContext,
  table: string,
  seat: number | 'spectator' = 'spectator',
  since = NO_LOG,
): Promise<TableState> {
  return get(request, `/tables/${table}?seat=${seat}&since=${since}&lang=en`);
}

/**
 * A finished game; the seats that are `mine` belong to the browser behind `request`, bots have those that are theirs.
 * It is the same game every time: the file of its name in `e2e/games`. Where there is none, bots play one of this
 * level and it is written; delete a file to have its game played anew.
 */
export async function playedOut(
  request: APIRequestContext,
  plan: CreateTable,
  level: Level = 'novice',
): Promise<string> {
  const { game, seats, options, name } = plan;
  const file = `e2e/games/${[game, seats.length, level].join('-')}.json`;
  if (!existsSync(file)) await record(request, plan, level, file);
  const played = JSON.parse(readFileSync(file, 'utf8')) as CreateTable;
  expect(played.options, `${file} has other options`).toMatchObject(
    (options ?? {}) as Record<string, unknown>,
  );
  const { table } = await post<Created>(request, '/import', played);
  for (const [seat, who] of seats.entries()) {
    const at = `/tables/${table}/seats/${seat}`;
    if (who.kind === 'mine') await post(request, `${at}/take`, { name: who.name });
    if (who.kind !== 'bot') continue;
    await post(request, `${at}/bot`, { level: who.level });
    if (who.name) await post(request, `${at}/rename`, { name: who.name });
  }
  if (name) await post(request, `/tables/${table}/rename`, { name });
  return table;
}

/** Has a game played by bots, and writes it. */
async function record(
  request: APIRequestContext,
  plan: CreateTable,
  level: Level,
  file: string,
): Promise<void> {
  const { table } = await makeTable(request, plan);
  for (const seat of plan.seats.keys()) {
    await post(request, `/tables/${table}/seats/${seat}/bot`, { level });
  }
  const over = async () => Boolean((await look(request, table)).outcome);
  await expect.poll(over, { timeout: 90_000, intervals: [200] }).toBe(true);
  mkdirSync('e2e/games', { recursive: true });
  writeFileSync(file, `${JSON.stringify(await get(request, `/tables/${table}/export`))}\n`);
}

/**
 * A new table that goes on from a moment of a finished game of Armada: the first one that is as `wanted`, among those
 * that follow an event of this name.
 */
export async function branch(
  request: APIRequestContext,
  table: string,
  event: string,
  wanted: (position: View) => boolean,
): Promise<string> {
  const { log } = await look(request, table, 'spectator', 0);
  const steps = log.flatMap((line) => (Object.keys(line.event ?? {}).includes(event) ? [line.step] : []));
  // Others may answer first: the moment may be a few steps later.
  for (const step of new Set(steps.flatMap((step) => [0, 1, 2, 3].map((later) => step + later)))) {
    const { view } = await get<Past>(request, `/tables/${table}/history/${step}`);
    if (!wanted(view as View)) continue;
    return (await post<Created>(request, `/tables/${table}/fork`, { step })).table;
  }
  throw new Error('the game never was as wanted');
}

/** Whether a position is inside the turn of a seat, with nothing under way. */
export function acts(view: View, seat: number): boolean {
  return view.asking?.what === 'act' && seatOf(view, view.turn.colour) === seat;
}

/** Whether a seat is attacked by the other one and may answer, in a game of two. */
export function attacked(view: View, seat: number): boolean {
  const { asking, asked, turn } = view;
  return asking?.what === 'react' && seatOf(view, asked) === seat && seatOf(view, turn.colour) !== seat;
}

/** The seat that plays a colour. */
function seatOf({ owners }: View, colour: Colour | null): number | null {
  const owner = colour && owners[colour];
  return owner && typeof owner === 'object' ? owner.seat : null;
}
