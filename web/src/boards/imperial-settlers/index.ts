/** Imperial Settlers as it is drawn. */
import { t } from '../../lib/i18n.svelte';
import type { GameBoard } from '../board';
import Crew from './beside/Crew.svelte';
import Hand from './beside/Hand.svelte';
import Result from './beside/Result.svelte';
import Board from './Board.svelte';
import { colourOfSeat, pointsOf, viewOf } from './position';
import { reasonOf } from './reasons';
import { signOf } from './sign';

export const board: GameBoard = {
  Board,
  Crew,
  Hand,
  Result,
  account: async () => (await import('./account')).account,
  colour: (view, seat) => colourOfSeat(viewOf(view), seat),
  moment: (view) => {
    const { round } = viewOf(view);
    return round > 0 ? t('imperial-settlers-round', { round }) : t('imperial-settlers-before');
  },
  sign: signOf,
  reason: reasonOf,
  score: (view, seat) => pointsOf(viewOf(view), seat),
};
