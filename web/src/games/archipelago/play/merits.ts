/** What decides between equal points: florins behind the screen (ARC-29.12); equals share (ARC-29.13). */
import { t } from '../../../lib/i18n.svelte';
import type { Merit } from '../../game';
import type { View } from '../view';

export function merits({ ending, players }: View, seat: number): Merit[] {
  // After a war of independence nobody has points (ARC-29.1).
  if (ending === 'independence') return [];
  const count = players[seat]?.florins ?? 0;
  return [{ count, what: t('archipelago-merit-florins'), clause: 'ARC-29.12', shared: 'ARC-29.13' }];
}
