/** How a game of Archipelago ended, in one sentence. */
import { language, t } from '../../../lib/i18n.svelte';
import type { Outcome, SeatInfo } from '../../../wire/types';
import { levelAtTop, ranking } from '../../../table/end/ranking';
import { seatName, together } from '../../../table/names';
import type { View } from '../view';

export function ended({ ending, turn }: View, seats: SeatInfo[], outcome: Outcome): string | null {
  if (!ending) return null;
  const ranks = ranking(outcome, seats);
  const winners = ranks.filter(({ place }) => place === 1);
  const best = winners[0]?.score ?? 0;
  const names = together(
    winners.map(({ info }) => seatName(info)),
    language(),
  );
  if (ending === 'independence') {
    return t('archipelago-ended-independence', { turn, names, count: winners.length });
  }
  const level = levelAtTop(ranks);
  const equals = together(
    level.map(({ info }) => seatName(info)),
    language(),
  );
  return t('archipelago-ended-points', { ending, turn, names: equals, best, count: level.length });
}
