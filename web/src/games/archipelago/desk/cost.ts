/** What using a card costs, for whoever does not see its signs. */
import { language, t } from '../../../lib/i18n.svelte';
import { cardOf, goodOf, inWords, type Good } from '../data';
import { list } from '../map/words';

export function costWords(card: string): string {
  const { cost, kind, access } = cardOf(card);
  const { florins, discs, any, goods = {} } = cost;
  const parts = [
    ...(florins ? [t('archipelago-florins', { count: florins })] : []),
    ...(discs ? [t('archipelago-discs-due', { count: discs })] : []),
    ...(any ? [t('archipelago-any-due', { count: any })] : []),
    ...Object.entries(goods).map(
      ([good, count]) => `${count} ${inWords(goodOf(good as Good).name, language()).toLowerCase()}`,
    ),
  ];
  const due = kind === 'wonder' ? 'wonder' : parts.length === 0 ? 'free' : 'each';
  const words = t('archipelago-use', { due, cost: list(parts) });
  return access === 'none' ? words : `${words} (${t('archipelago-access', { access })}).`;
}
