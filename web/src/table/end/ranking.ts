/** The ranking at the end. */
import type { Account, Outcome, SeatInfo } from '../../wire/types';

export interface Rank {
  info: SeatInfo;
  place: number;
  score: number;
  forfeited: boolean;
  /** What the score is made of, and what decides between equals. */
  account: Account;
}

/** The points of a seat as far as they are known; nothing where a part of them is hidden. */
export function pointsOf({ parts }: Account): number | null {
  return parts.reduce<number | null>(
    (sum, { points }) => (sum === null || typeof points !== 'number' ? null : sum + points),
    0,
  );
}

/** The parts of a score that gave points, if they make up the whole of it. */
export function partsOf({ account, score }: Pick<Rank, 'account' | 'score'>): Account['parts'] | null {
  const given = account.parts.filter(({ points }) => (points ?? 0) > 0);
  return given.length > 0 && pointsOf(account) === score ? given : null;
}

/** The points in words, best first: "25 to 14", where the points decided. */
export function tally(ranks: Rank[]): { best: number; others: number[] } | null {
  const [first, ...others] = ranks.filter((rank) => !rank.forfeited);
  if (!first || first.place !== 1 || others.length === 0) return null;
  const decided = others.every((rank) => rank.place === 1 || rank.score < first.score);
  const behind = others.filter((rank) => rank.place > 1).map((rank) => rank.score);
  return decided && behind.length > 0 ? { best: first.score, others: behind } : null;
}

/** The ranks with as many points as the first, if no other has more. */
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
      account: outcome.account[info.seat] ?? { parts: [], ties: [] },
    }))
    .sort((a, b) => a.place - b.place || a.info.seat - b.info.seat);
}

/** Players with equal points, and what put one ahead of the other; without it they share the place. */
export interface Tie {
  ahead: Rank;
  behind: Rank;
  /** What decided, and how much of it the two have. */
  by: { what: string; ahead: number; behind: number } | null;
  clause: string | null;
}

/** Neighbours in the ranking whom their points do not tell apart, though points placed them. */
export function ties(ranks: Rank[]): Tie[] {
  const counts = ({ account, forfeited }: Rank) => account.parts.length > 0 && !account.settled && !forfeited;
  return ranks.slice(1).flatMap((behind, at): Tie[] => {
    const ahead = ranks[at]!;
    if (ahead.score !== behind.score || !counts(ahead) || !counts(behind)) return [];
    const pairs = ahead.account.ties.map(({ phrase, amount }, nth) => ({
      phrase,
      pair: [amount ?? 0, behind.account.ties[nth]?.amount ?? 0] as const,
    }));
    const last = pairs.at(-1);
    if (!last) return [];
    const found = pairs.find(({ pair: [one, other] }) => one !== other);
    if (!found) return [{ ahead, behind, by: null, clause: last.phrase.rule ?? null }];
    const [most, less] = found.pair;
    const by = { what: found.phrase.text, ahead: most, behind: less };
    return [{ ahead, behind, by, clause: found.phrase.rule ?? null }];
  });
}
