/** What the points of Archipelago came from. Loaded with the last page only. */
import { language, t } from '../../lib/i18n.svelte';
import type { Account } from '../game';
import { inWords, objectiveOf, trendOf } from './data';
import { signOf } from './desk/signs';
import { criteriaOf } from './play/result';
import type { View } from './play/view';

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
      const measure = kind === 'trend' ? trendOf(id).criterion : objectiveOf(id).victory;
      const { name } = signOf(measure);
      const label =
        kind === 'trend'
          ? t('archipelago-trend', { name: inWords(trendOf(id).name, language()) })
          : inWords(objectiveOf(id).victory.text, language());
      return { icon: ICONS[name] ?? `res-${name}`, label, points };
    });
  },
};
