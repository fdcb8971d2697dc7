/** How empires are called. */
import { t } from '../../lib/i18n.svelte';
import type { SeatInfo } from '../../wire/types';
import { seatName } from '../../table/names';
import { VIRTUAL, type EmpireId } from './view';

export function empireName(empire: EmpireId, seats: SeatInfo[]): string {
  if (empire === VIRTUAL) return t('imperial-settlers-virtual');
  const info = seats.find(({ seat }) => seat === empire);
  return info ? seatName(info) : '';
}
