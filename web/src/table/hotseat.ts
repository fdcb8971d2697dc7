/** Which player looks at a shared screen, and when a curtain falls between players. */
import type { Eyes } from '../wire/live.svelte';
import type { TableState } from '../wire/types';

/** What should be shown now. */
export type Scene = { eyes: Eyes } | { curtain: number };

/** The seats of this browser that people play. */
export function ownSeats(state: TableState): number[] {
  const played = (seat: number) => {
    const info = state.summary.seats[seat];
    return info?.kind === 'person' && !info.standing_in && !info.forfeited;
  };
  return state.you.seats.filter(played);
}

/**
 * What should be shown, given what is shown now; `eyes` is the current viewer, or null at the beginning. With a single
 * own seat nothing is hidden. With several, the next one that is asked gets the screen, behind a curtain if `curtains`
 * are wanted; while none of them is asked, the viewer stays. Seats that are played `elsewhere`, on a phone beside this
 * screen, do not count.
 */
export function sceneOf(
  state: TableState,
  eyes: Eyes | null,
  curtains: boolean,
  elsewhere: number[] = [],
): Scene {
  const held = state.you.seats.filter((seat) => !elsewhere.includes(seat));
  if (state.outcome) return { eyes: eyes ?? held[0] ?? 'spectator' };
  if (held.length < 2) return { eyes: held[0] ?? 'spectator' };
  const own = ownSeats(state).filter((seat) => held.includes(seat));
  const asked = own.filter((seat) => state.asked.includes(seat));
  const [next] = asked;
  const looks = typeof eyes === 'number' && held.includes(eyes) ? eyes : 'spectator';
  if (next === undefined || asked.some((seat) => seat === looks)) return { eyes: looks };
  return curtains && own.length > 1 ? { curtain: next } : { eyes: next };
}
