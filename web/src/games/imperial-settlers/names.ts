/** How empires are called. */
import { t } from '../../lib/i18n.svelte';
import type { SeatInfo } from '../../wire/types';
import { seatName } from '../../table/names';
import type { Empire } from './view';

/** The area of the virtual player of the solo game. */
export const VIRTUAL: Empire = 5;

export function empireName(empire: Empire, seats: SeatInfo[]): string {
  if (empire === VIRTUAL) return t('imperial-settlers-virtual');
  const info = seats.find(({ seat }) => seat === empire);
  return info ? seatName(info) : '';
}
