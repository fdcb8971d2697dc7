/** Making tables. */
import { post } from './api';
import { t } from '../lib/i18n.svelte';
import { keepCreated } from './keep';
import { newKey } from './key';
import { go } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import { tellWishes } from './wishes';
import type { Created, CreateTable, GameInfo, Level, SeatPlan } from './types';

/** Bots are called after the winds of the compass rose. */
export const winds = ['Maestrale', 'Grecale', 'Scirocco', 'Libeccio', 'Ponente', 'Levante'];

export const levels: Level[] = ['novice', 'steady', 'strong', 'expert'];

/** How many bots one can play against; none where a game can be played alone. */
export function botCounts(game: GameInfo): number[] {
  return game.seats.map((seats) => seats - 1);
}

/** One player against bots, with default options. */
export function againstBots(game: string, bots: number, level: Level = 'steady'): CreateTable {
  const me: SeatPlan = { kind: 'mine', name: settings.name.trim() || t('shell-skipper') };
  const others = winds.slice(0, bots).map((name): SeatPlan => ({ kind: 'bot', level, name }));
  return { game, seats: [me, ...others] };
}

/** The last request for a table, until it is answered. */
let asking: { plan: string; key: string } | null = null;

/** Idempotency key: the same plan is sent again with the same key, so that a lost answer makes no second table. */
function keyOf(wanted: CreateTable): string {
  const plan = JSON.stringify(wanted);
  if (asking?.plan !== plan) asking = { plan, key: newKey() };
  return asking.key;
}

/** Makes a table and opens it: the invitations if players are still missing, otherwise the table itself. */
export async function makeTable(wanted: CreateTable): Promise<void> {
  const created = await post<Created>('/tables', { ...wanted, key: keyOf(wanted) });
  asking = null;
  keepCreated(created);
  settings.lastGame = wanted.game;
  const mine = wanted.seats.flatMap(({ kind }, seat) => (kind === 'mine' ? [seat] : []));
  await tellWishes(created.table, mine);
  const awaited = wanted.seats.some(({ kind }) => kind === 'open');
  go(awaited ? `/t/${created.table}/invite` : `/t/${created.table}`);
}
