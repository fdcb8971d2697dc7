/** Nobody shares a seat in secret: which screens of their own seats the readers of this browser know of. */
import type { SeatInfo, TableState } from '../wire/types';
import { recall, remember } from './keep';

/** How many screens of a seat the reader knows of: at first this one alone. */
export function knownScreens(table: string, seat: number): number {
  return Number(recall(`screens.${table}.${seat}`) ?? 1) || 1;
}

/** The reader knows of so many screens of a seat. */
export function knowScreens(table: string, { seat, screens }: SeatInfo): void {
  remember(`screens.${table}.${seat}`, String(screens));
}

/** The seats of the reader that fewer screens hold than were known: one that comes later is news again. */
export function lostScreens({ summary, you }: TableState): SeatInfo[] {
  const lost = (info: SeatInfo) => info.screens > 0 && info.screens < knownScreens(summary.id, info.seat);
  return summary.seats.filter((info) => you.seats.includes(info.seat) && lost(info));
}

/** The first seat of the reader that more screens hold than the reader knows of. */
export function strangeScreen({ summary, you }: TableState): SeatInfo | null {
  const strange = (info: SeatInfo) => info.screens > knownScreens(summary.id, info.seat);
  return summary.seats.find((info) => you.seats.includes(info.seat) && strange(info)) ?? null;
}
