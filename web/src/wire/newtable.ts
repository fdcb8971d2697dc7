/** Making tables: what is sent, and where it leads. */
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

/** Oneself against bots, and nothing to decide. */
export function againstBots(game: string, bots: number, level: Level = 'steady'): CreateTable {
  const me: SeatPlan = { kind: 'mine', name: settings.name.trim() || t('shell-skipper') };
  const others = winds.slice(0, bots).map((name): SeatPlan => ({ kind: 'bot', level, name }));
  return { game, seats: [me, ...others] };
}

/** A table that was asked for, and is not known to be there. */
let asking: { plan: string; key: string } | null = null;

/** The same table is asked for with the same key, so that an answer that was lost makes no second table. */
function keyOf(wanted: CreateTable): string {
  const plan = JSON.stringify(wanted);
  if (asking?.plan !== plan) asking = { plan, key: newKey() };
  return asking.key;
}

/** Makes a table and goes there: to its invitations if somebody is awaited, otherwise to the table itself. */
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
