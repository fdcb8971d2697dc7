/** What the points of Archipelago came from. Loaded with the last page only. */
import { language, t } from '../../lib/i18n.svelte';
import type { Account } from '../game';
import { inWords, objectiveOf, trendOf } from './data';
import { criteriaOf } from './play/result';
import type { View } from './view';

/** The signs of the game as icons of the page. */
const ICONS: Record<string, string> = {
  town: 'city',
  market: 'base',
  port: 'anchor',
  temple: 'den',
  ship: 'ship',
  card: 'card',
  florin: 'gold',
  population: 'person',
  rebellion: 'flag',
  explore: 'search',
  any: 'crown',
  surplus: 'plus',
};

export const account: Account<View> = {
  parts: (view, seat) => {
    const { reckoning } = view;
    return criteriaOf(view).map(({ kind, id = '' }, at) => {
      const points = reckoning[at]?.vp[seat] ?? 0;
      if (kind === 'cards') return { icon: 'card', label: t('archipelago-cards-and-wonders'), points };
      const name = kind === 'trend' ? trendOf(id).sign : objectiveOf(id).victory_sign;
      const label =
        kind === 'trend'
          ? t('archipelago-trend', { name: inWords(trendOf(id).name, language()) })
          : inWords(objectiveOf(id).victory, language());
      return { icon: ICONS[name] ?? `res-${name}`, label, points };
    });
  },
};
