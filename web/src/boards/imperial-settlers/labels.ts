/** Cards and places in words, for those who listen. */
import { t } from '../../lib/i18n.svelte';
import { cardName, cardText, dealOf, goodName, isCommon, printOf, type Amounts } from './data';
import { isUsed, tokensOf } from './position';
import type { Place } from './view';

/** Goods as people list them. */
export function amountsText(goods: Amounts): string {
  return Object.entries(goods)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => `${count} ${nameOf(good)}`)
    .join(', ');
}

/** What the data call a good, and what only cards speak of. */
export function nameOf(good: string): string {
  const known = goodName(good);
  return known === good ? t(`imperial-settlers-good-${good}`) : known;
}

export function cardLabel(card: string): string {
  const print = printOf(card);
  const cost = amountsText(print.cost);
  return [
    `${cardName(card)}, ${t(`imperial-settlers-kind-${print.kind}`)}.`,
    cardText(card),
    cost ? t('imperial-settlers-costs', { cost }) : t('imperial-settlers-costs-nothing'),
    isCommon(card) ? '' : t('imperial-settlers-deal-for', { good: nameOf(dealOf(card) ?? 'card') }),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

export function placeLabel(place: Place): string {
  const print = printOf(place.card);
  const lying = tokensOf(place).map(
    ({ count, glyph, word }) => `${count} ${nameOf(glyph)} (${t(`imperial-settlers-lies-${word}`)})`,
  );
  return [
    `${cardName(place.card)}, ${t(`imperial-settlers-kind-${print.kind}`)}.`,
    cardText(place.card),
    lying.length > 0 ? t('imperial-settlers-lies', { what: lying.join(', ') }) : '',
    isUsed(place) ? t('imperial-settlers-used') : '',
    place.raze_cost === null ? '' : t('imperial-settlers-raze-cost', { count: place.raze_cost }),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
