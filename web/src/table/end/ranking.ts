/** Who came where. */
import type { Outcome, SeatInfo } from '../../lib/wire';

export interface Rank {
  info: SeatInfo;
  place: number;
  score: number;
  forfeited: boolean;
}

/** The seats from the first place to the last. */
export function ranking(outcome: Outcome, seats: SeatInfo[]): Rank[] {
  return seats
    .map((info) => ({
      info,
      place: outcome.places[info.seat] ?? seats.length,
      score: outcome.scores[info.seat] ?? 0,
      forfeited: outcome.forfeited.includes(info.seat),
    }))
    .sort((a, b) => a.place - b.place || a.info.seat - b.info.seat);
}
