/** What the points of Imperial Settlers came from. Loaded with the last page only. */
import { t } from '../../lib/i18n.svelte';
import type { Account } from '../game';
import { breakdownOf } from './breakdown';
import type { View } from './view';

export const account: Account<View> = {
  parts: (view, seat) => {
    const { play, common, faction, features } = breakdownOf(view, seat);
    return [
      { icon: 'crown', label: t('imperial-settlers-result-play'), points: play },
      { icon: 'res-house', label: t('imperial-settlers-result-common'), points: common },
      { icon: 'flag', label: t('imperial-settlers-result-faction'), points: faction },
      { icon: 'res-tech', label: t('imperial-settlers-result-features'), points: features },
    ];
  },
};
