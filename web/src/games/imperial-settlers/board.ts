/** Imperial Settlers as it is drawn. */
import { t } from '../../lib/i18n.svelte';
import { defineBoard } from '../game';
import Crew from './beside/Crew.svelte';
import Hand from './beside/Hand.svelte';
import Board from './Board.svelte';
import { colourOfSeat } from './position';
import { signOf } from './sign';
import type { View } from './view';

export const board = defineBoard<View>({
  Board,
  Crew,
  Hand,
  colour: colourOfSeat,
  moment: ({ round }) =>
    round > 0 ? t('imperial-settlers-round', { round }) : t('imperial-settlers-before'),
  sign: signOf,
  score: (view, seat) => view.players[seat]?.points ?? 0,
});
