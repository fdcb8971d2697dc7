/** Detects shared seats: which screens of their own seats the players in this browser have acknowledged. */
import type { SeatInfo, TableState } from '../wire/types';
import { recall, remember } from './keep';

/** How many screens of a seat the player knows of: at first this one alone. */
export function knownScreens(table: string, seat: number): number {
  return Number(recall(`screens.${table}.${seat}`) ?? 1) || 1;
}

/** Stores that the player knows of so many screens of a seat. */
export function knowScreens(table: string, { seat, screens }: SeatInfo): void {
  remember(`screens.${table}.${seat}`, String(screens));
}

/** The player's seats that fewer screens hold than were known: one that comes later is reported again. */
export function lostScreens({ summary, you }: TableState): SeatInfo[] {
  const lost = (info: SeatInfo) => info.screens > 0 && info.screens < knownScreens(summary.id, info.seat);
  return summary.seats.filter((info) => you.seats.includes(info.seat) && lost(info));
}

/** The first of the player's seats that more screens hold than were known. */
export function strangeScreen({ summary, you }: TableState): SeatInfo | null {
  const strange = (info: SeatInfo) => info.screens > knownScreens(summary.id, info.seat);
  return summary.seats.find((info) => you.seats.includes(info.seat) && strange(info)) ?? null;
}
