/** Tells the reader's preferences for new seats to the server. */
import { post } from './api';
import { settings } from '../lib/settings.svelte';

/** Without this the server asks for no confirmation at the end of a turn. A failure must not stop the play. */
export async function tellWishes(table: string, seats: number[]): Promise<void> {
  if (!settings.confirmTurns) return;
  const told = seats.map((seat) =>
    post(`/tables/${table}/seats/${seat}/preferences`, { confirm_turns: true }),
  );
  await Promise.allSettled(told);
}
