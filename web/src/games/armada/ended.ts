/** How a game of Armada ended, in one sentence. */
import { language, t } from '../../lib/i18n.svelte';
import type { Outcome, SeatInfo } from '../../wire/types';
import { levelAtTop, ranking, tally } from '../../table/end/ranking';
import { seatName, together } from '../../table/names';
import { playerOf } from './position';
import type { View } from './view';

export function ended(position: View, seats: SeatInfo[], outcome: Outcome): string | null {
  const { ending, round } = position;
  if (!ending) return null;
  if (ending !== 'round_limit') {
    if ('victory' in ending) {
      const colour = ending.victory;
      const name = playerOf(position, seats, colour);
      return t('armada-ended-victory', { name, colour, round });
    }
    const last = seats[ending.last_player];
    return last ? t('armada-ended-last', { name: seatName(last), round }) : null;
  }
  const ranks = ranking(outcome, seats);
  const winners = ranks.filter(({ place }) => place === 1);
  const names = together(
    winners.map(({ info }) => seatName(info)),
    language(),
  );
  const rounds = position.options.round_limit;
  const points = tally(ranks);
  if (points) {
    const others = together(points.others.map(String), language());
    return t('armada-ended-rounds', { names, count: winners.length, rounds, best: points.best, others });
  }
  const level = levelAtTop(ranks);
  if (level.length < 2) return null;
  const equals = together(
    level.map(({ info }) => seatName(info)),
    language(),
  );
  return t('armada-ended-tie', { names: equals, rounds, best: level[0]?.score ?? 0 });
}
