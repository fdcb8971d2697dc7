/** What using a card costs, in words for screen readers. */
import { language, t } from '../../../lib/i18n.svelte';
import { cardOf, goodOf, inWords } from '../data';
import { list } from '../map/words';

export function costWords(card: string): string {
  const { florins, discs, any, cubes, kind, access } = cardOf(card);
  const parts = [
    ...(florins ? [t('archipelago-florins', { count: florins })] : []),
    ...(discs ? [t('archipelago-discs-due', { count: discs })] : []),
    ...(any ? [t('archipelago-any-due', { count: any })] : []),
    ...cubes.map(([good, count]) => `${count} ${inWords(goodOf(good).name, language()).toLowerCase()}`),
  ];
  const due = kind === 'wonder' ? 'wonder' : parts.length === 0 ? 'free' : 'each';
  const words = t('archipelago-use', { due, cost: list(parts) });
  return access === 'none' ? words : `${words} (${t('archipelago-access', { access })}).`;
}
