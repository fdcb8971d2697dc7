/** Going back further than one may alone: how far, and who would have to agree. */
import type { LogLine, TableState } from '../lib/wire';
import { colourOf } from './log';
import type { Session } from './session.svelte';

/** The line whose step would be undone first: what is looked at, or one's own last move. */
export function wayBack(session: Session): LogLine | null {
  const { live, own, colours } = session;
  const { at } = session.replay;
  if (at !== null) return live.log.find((line) => line.step > at) ?? null;
  const mine = own === null ? [] : session.coloursOf(own);
  const isMine = (line: LogLine) => mine.some((colour) => colour === colourOf(line, colours));
  return live.log.findLast(isMine) ?? live.log.at(-1) ?? null;
}

/** The other people at the table; bots agree to everything. */
export function othersOf(table: TableState): number[] {
  return table.summary.seats
    .filter(
      ({ kind, seat, standing_in }) => kind === 'person' && !standing_in && !table.you.seats.includes(seat),
    )
    .map(({ seat }) => seat);
}
