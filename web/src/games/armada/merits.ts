/** What decides between equal points (ARM-14.6). */
import { t } from '../../lib/i18n.svelte';
import type { Merit } from '../game';
import { COLOURS, coloursOf, countOf, seatOf } from './position';
import type { View } from './view';

export function merits(position: View, seat: number): Merit[] {
  const colours = coloursOf(position, seat);
  // The winner by option or as the last one is first whatever the points; who is out is placed by when (ARM-14.8).
  if (isWinner(position, seat) || colours.every((colour) => position.out.includes(colour))) return [];
  const counts = colours.map((colour) => countOf(position, colour));
  const clause = 'ARM-14.6';
  return [
    { count: counts.reduce((sum, { bands }) => sum + bands, 0), what: t('armada-merit-bands'), clause },
    { count: counts.reduce((sum, { gold }) => sum + gold, 0), what: t('armada-merit-gold'), clause },
    {
      count: COLOURS.findIndex((colour) => colours.includes(colour)),
      said: (name) => t('armada-merit-order', { name }),
      clause,
    },
  ];
}

/** Whether a seat won before the rounds were over. */
function isWinner(view: View, seat: number): boolean {
  const { ending } = view;
  if (ending === null || ending === 'round_limit') return false;
  return seat === ('victory' in ending ? seatOf(view, ending.victory) : ending.last_player);
}
