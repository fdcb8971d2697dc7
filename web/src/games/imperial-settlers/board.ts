/** Imperial Settlers as it is drawn. */
import { t } from '../../lib/i18n.svelte';
import { defineBoard } from '../game';
import Crew from './beside/Crew.svelte';
import Hand from './beside/Hand.svelte';
import Result from './beside/Result.svelte';
import Board from './Board.svelte';
import { colourOfSeat } from './position';
import { reasonOf } from './reasons';
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
  Result,
  icon: (key) => ICONS[key],
  colour: colourOfSeat,
  moment: ({ round }) =>
    round > 0 ? t('imperial-settlers-round', { round }) : t('imperial-settlers-before'),
  // Alone one wins or loses by what is counted against the Collection, not by points (IMP-28.30, IMP-29.1).
  ended: ({ solo }) => {
    if (!solo) return null;
    const [own, theirs] = [solo.own_count, solo.collection_count];
    return t('imperial-settlers-ended-solo', { own, theirs, won: own > theirs ? 'yes' : 'no' });
  },
  sign: signOf,
  reason: reasonOf,
});
