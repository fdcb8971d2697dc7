/** Equal points in words. */
import { language, t } from '../../lib/i18n.svelte';
import { seatName, together } from '../names';
import type { Tie } from './ranking';

/** Who has as many points as whom. */
export function level({ ahead, behind }: Tie): string {
  const names = together([seatName(ahead.info), seatName(behind.info)], language());
  return t('table-end-level', { names, points: ahead.score });
}

/** What put one of them ahead. */
export function decided({ ahead, by }: Tie): string {
  return by ? t('table-end-ahead', { ...by, name: seatName(ahead.info) }) : t('table-end-shared');
}
