/** What the reader wishes for every seat of his, told to the server when he gets one. */
import { post } from './api';
import { settings } from '../lib/settings.svelte';

/** The server asks nobody before a turn passes on, unless it is told. A wish that fails must not stop the play. */
export async function tellWishes(table: string, seats: number[]): Promise<void> {
  if (!settings.confirmTurns) return;
  const told = seats.map((seat) =>
    post(`/tables/${table}/seats/${seat}/preferences`, { confirm_turns: true }),
  );
  await Promise.allSettled(told);
}
