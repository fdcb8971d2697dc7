/** The swaps that lead from the deck at a table to a deck that was built at home. */
import { printOf } from '../data';
import { checkDeck, offeredOf, type DeckRules } from './rules';

export interface Swap {
  out: string;
  fresh: string;
}

/** All swaps that are still to be made; null if the deck cannot be reached by swaps any more. */
export function wayTo(rules: DeckRules, now: string[], wanted: string[]): Swap[] | null {
  if (checkDeck(rules, wanted)) return null;
  const offered = offeredOf(rules);
  const leaving = now.filter((title) => !wanted.includes(title));
  const coming = wanted.filter((title) => !now.includes(title));
  // What came in by a swap stays in: the rules take out only what was there from the beginning.
  if (leaving.some((title) => offered.includes(title))) return null;
  const way: Swap[] = [];
  for (const fresh of coming) {
    const copies = printOf(fresh).copies;
    const at = leaving.findIndex((title) => printOf(title).copies === copies);
    if (at < 0) return null;
    way.push({ out: leaving.splice(at, 1)[0]!, fresh });
  }
  return way;
}
