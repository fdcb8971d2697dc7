/** Who came where. */
import type { Merit, Part } from '../../games/game';
import type { Outcome, SeatInfo } from '../../wire/types';

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

/** Those with the points of the first, if nobody has more. */
export function levelAtTop(ranks: Rank[]): Rank[] {
  const inGame = ranks.filter((rank) => !rank.forfeited);
  const best = Math.max(...inGame.map(({ score }) => score));
  return ranks[0]?.place === 1 && ranks[0].score === best ? inGame.filter(({ score }) => score === best) : [];
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

/** Players with equal points, and what put one ahead of the other; without merit they share the place. */
export interface Tie {
  ahead: Rank;
  behind: Rank;
  merit: (Merit & { less: number }) | null;
  clause: string;
}

/** Neighbours in the ranking whom their points do not tell apart. */
export function ties(ranks: Rank[], meritsOf: (seat: number) => Merit[]): Tie[] {
  return ranks.slice(1).flatMap((behind, at): Tie[] => {
    const ahead = ranks[at]!;
    if (ahead.score !== behind.score || ahead.forfeited || behind.forfeited) return [];
    const [merits, others] = [meritsOf(ahead.info.seat), meritsOf(behind.info.seat)];
    const last = merits.at(-1);
    if (!last || others.length !== merits.length) return [];
    const decided = merits.findIndex(({ count }, place) => count !== others[place]?.count);
    const merit = merits[decided];
    if (!merit) return [{ ahead, behind, merit: null, clause: last.shared ?? last.clause }];
    const less = others[decided]?.count ?? 0;
    return [{ ahead, behind, merit: { ...merit, less }, clause: merit.clause }];
  });
}
