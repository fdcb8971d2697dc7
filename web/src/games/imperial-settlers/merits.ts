/** What decides between equal points (IMP-26.5, IMP-26.6). */
import { t } from '../../lib/i18n.svelte';
import type { Merit } from '../game';
import { breakdownOf } from './breakdown';
import type { View } from './view';

export function merits(position: View, seat: number): Merit[] {
  const { common = 0, faction = 0 } = position.players[seat]?.hand_size ?? {};
  return [
    {
      count: breakdownOf(position, seat).goods,
      what: t('imperial-settlers-merit-goods'),
      clause: 'IMP-26.5',
    },
    { count: common + faction, what: t('imperial-settlers-merit-cards'), clause: 'IMP-26.6' },
  ];
}
