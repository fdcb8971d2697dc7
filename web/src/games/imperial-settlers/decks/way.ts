/** The swaps that lead from the deck at a table to a deck that was built at home. */
import { printOf } from '../data';

export interface Swap {
  out: string;
  fresh: string;
}

/** All swaps that are still to be made; null if no swaps of what the table offers lead there. */
export function wayTo(now: string[], offered: string[], wanted: string[]): Swap[] | null {
  const leaving = now.filter((title) => !wanted.includes(title));
  const way: Swap[] = [];
  for (const fresh of wanted.filter((title) => !now.includes(title))) {
    const copies = printOf(fresh).copies;
    const at = leaving.findIndex((title) => printOf(title).copies === copies);
    if (at < 0 || !offered.includes(fresh)) return null;
    way.push({ out: leaving.splice(at, 1)[0]!, fresh });
  }
  return leaving.length > 0 ? null : way;
}

/** The swap to make next, among those that the table offers; null if it offers none that leads on. */
export function nextSwap<T extends Swap>(now: string[], wanted: string[], offered: T[]): T | null {
  const leads = ({ out, fresh }: Swap) =>
    now.includes(out) && !wanted.includes(out) && wanted.includes(fresh) && !now.includes(fresh);
  return offered.find(leads) ?? null;
}
