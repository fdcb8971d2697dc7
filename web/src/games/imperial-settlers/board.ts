/** Imperial Settlers as it is drawn. */
import { t } from '../../lib/i18n.svelte';
import { defineBoard } from '../game';
import Crew from './beside/Crew.svelte';
import Hand from './beside/Hand.svelte';
import Board from './Board.svelte';
import { colourOfSeat } from './position';
import { signOf } from './sign';
import type { View } from './view';

/** The signs of what gives points. */
const ICONS: Record<string, string> = {
  'imperial-settlers-account-play': 'crown',
  'imperial-settlers-account-common': 'res-house',
  'imperial-settlers-account-faction': 'flag',
  'imperial-settlers-account-features': 'res-tech',
};

export const board = defineBoard<View>({
  Board,
  Crew,
  Hand,
  icon: (key) => ICONS[key],
  colour: colourOfSeat,
  moment: ({ round }) =>
    round > 0 ? t('imperial-settlers-round', { round }) : t('imperial-settlers-before'),
  sign: signOf,
});
