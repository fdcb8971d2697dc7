/** The swaps that lead from the deck at a table to a deck that was built at home. */
import { printOf } from '../data';
import { checkDeck, type DeckRules } from './rules';

export interface Swap {
  out: string;
  fresh: string;
}

/** All swaps that are still to be made; null if the deck is not allowed at this table. */
export function wayTo(rules: DeckRules, now: string[], wanted: string[]): Swap[] | null {
  if (checkDeck(rules, wanted)) return null;
  const leaving = now.filter((title) => !wanted.includes(title));
  const coming = wanted.filter((title) => !now.includes(title));
  const way: Swap[] = [];
  for (const fresh of coming) {
    const copies = printOf(fresh).copies;
    const at = leaving.findIndex((title) => printOf(title).copies === copies);
    if (at < 0) return null;
    way.push({ out: leaving.splice(at, 1)[0]!, fresh });
  }
  return way;
}

/** The swap to make next, among those that the table offers; null if it offers none that leads on. */
export function nextSwap<T extends Swap>(now: string[], wanted: string[], offered: T[]): T | null {
  const leads = ({ out, fresh }: Swap) =>
    now.includes(out) && !wanted.includes(out) && wanted.includes(fresh) && !now.includes(fresh);
  return offered.find(leads) ?? null;
}
