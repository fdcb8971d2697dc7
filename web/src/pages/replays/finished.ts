/** The games that are over, with their winners. */
import { get } from '../../wire/api';
import { t } from '../../lib/i18n.svelte';
import type { TableListing, Tables, TableState } from '../../wire/types';

export interface FinishedGame {
  listing: TableListing;
  winners: string[];
}

/** Limit of games whose winners are loaded: each costs a request. */
const ASKED = 12;

export async function finishedGames(): Promise<FinishedGame[]> {
  const { tables } = await get<Tables>('/mine');
  const over = tables.filter(({ status }) => status === 'over').sort((a, b) => b.updated_at - a.updated_at);
  return Promise.all(
    over.map(async (listing, place) => ({ listing, winners: place < ASKED ? await winners(listing) : [] })),
  );
}

async function winners({ id }: TableListing): Promise<string[]> {
  try {
    const { summary, outcome } = await get<TableState>(`/tables/${id}`);
    return winnersOf(
      outcome?.places ?? [],
      (seat) => summary.seats[seat]?.name || t('home-seat', { number: seat + 1 }),
    );
  } catch {
    // The list is useful without its winners.
    return [];
  }
}

/** The names of those in the first place. */
export function winnersOf(places: number[], name: (seat: number) => string): string[] {
  return places.flatMap((place, seat) => (place === 1 ? [name(seat)] : []));
}
