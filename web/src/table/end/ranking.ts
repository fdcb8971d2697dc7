/** Who came where. */
import type { Part } from '../../boards/board';
import type { Outcome, SeatInfo } from '../../lib/wire';

export interface Rank {
  info: SeatInfo;
  place: number;
  score: number;
  forfeited: boolean;
}

/** The parts of a score that gave points, if they make up the whole of it. */
export function partsOf(parts: Part[] | undefined, score: number): Part[] | null {
  const given = parts?.filter(({ points }) => points > 0) ?? [];
  const sum = (parts ?? []).reduce((total, { points }) => total + points, 0);
  return given.length > 0 && sum === score ? given : null;
}

/** The points in words, best first: "25 to 14", where the points decided. */
export function tally(ranks: Rank[]): { best: number; others: number[] } | null {
  const [first, ...others] = ranks.filter((rank) => !rank.forfeited);
  if (!first || first.place !== 1 || others.length === 0) return null;
  const decided = others.every((rank) => rank.place === 1 || rank.score < first.score);
  const behind = others.filter((rank) => rank.place > 1).map((rank) => rank.score);
  return decided && behind.length > 0 ? { best: first.score, others: behind } : null;
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
