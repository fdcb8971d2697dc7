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
export function decided({ ahead, merit }: Tie): string {
  if (!merit) return t('table-end-shared');
  const name = seatName(ahead.info);
  const { said, what = '', count, less } = merit;
  return said ? said(name) : t('table-end-ahead', { name, what, more: count, less });
}
