/** Details of the reader's tables, beyond the listing. */
import { get } from '../../wire/api';
import { t } from '../../lib/i18n.svelte';
import { latestRound } from '../../table/log';
import type { Recap, SeatInfo, TableListing, Tables, TableState } from '../../wire/types';

export interface MyTable {
  listing: TableListing;
  /** The players who are asked, by name. */
  waitingFor: string[];
  /** The round that is played, in games that have rounds. */
  round: number | null;
  /** The other players, by name. */
  others: string[];
  /** What is left on the reader's clock. */
  clock: number | null;
  /** Number of missed lines since the last visit. */
  missed: number;
}

/** Limit of tables for which details are loaded: each costs two requests. */
const LOOKED_INTO = 6;

/** The tables that are not over, those where the reader is asked first, then the latest. */
export async function myTables(): Promise<MyTable[]> {
  const { tables } = await get<Tables>('/mine');
  const live = tables.filter(({ status }) => status !== 'over').sort(byUrgency);
  return Promise.all(
    live.map((listing, place) => (place < LOOKED_INTO ? lookInto(listing) : plain(listing))),
  );
}

export function byUrgency(a: TableListing, b: TableListing): number {
  return Number(b.your_move) - Number(a.your_move) || b.updated_at - a.updated_at;
}

/** The name of a table, or what it is. */
export function tableName({ name, title }: { name: string; title: string }): string {
  return name || t('home-unnamed', { game: title });
}

/** The seats of other players. */
export function othersAt(seats: SeatInfo[], own: number[]): number[] {
  return seats.flatMap(({ seat, kind }) => (kind === 'open' || own.includes(seat) ? [] : [seat]));
}

function plain(listing: TableListing): MyTable {
  return { listing, waitingFor: [], round: null, others: [], clock: null, missed: 0 };
}

async function lookInto(listing: TableListing): Promise<MyTable> {
  const [state, recap] = await Promise.allSettled([
    get<TableState>(`/tables/${listing.id}`),
    get<Recap>(`/tables/${listing.id}/recap`),
  ]);
  const table = plain(listing);
  if (state.status === 'fulfilled') {
    const { asked, summary } = state.value;
    const nameOf = (seat: number) => summary.seats[seat]?.name || t('home-seat', { number: seat + 1 });
    table.waitingFor = asked.map(nameOf).slice(0, 3);
    table.others = othersAt(summary.seats, listing.your_seats).map(nameOf);
    table.round = latestRound(state.value.log);
    const own = listing.your_seats.find((seat) => asked.includes(seat));
    table.clock = own === undefined ? null : (summary.seats[own]?.clock_ms ?? null);
  }
  if (recap.status === 'fulfilled') table.missed = recap.value.lines.length;
  return table;
}
