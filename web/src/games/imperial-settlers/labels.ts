/** Cards and places in words, for screen readers. */
import { t } from '../../lib/i18n.svelte';
import {
  amountsOf,
  cardName,
  cardText,
  colourOf,
  dealOf,
  goodName,
  inWords,
  isCommon,
  printOf,
  type Amounts,
} from './data';
import { tokensOf, type Token, type Under } from './position';
import type { LocationView } from './view';

/** So many of a good. */
export function amountText(good: string, count: number): string {
  return t('imperial-settlers-amount', { good, count });
}

/** Goods as people list them. */
export function amountsText(goods: Amounts): string {
  return Object.entries(goods)
    .flatMap(([good, count = 0]) => (count > 0 ? [amountText(good, count)] : []))
    .join(', ');
}

/** What the data call a good, and what only cards speak of. */
export function nameOf(good: string): string {
  const known = goodName(good);
  return known === good ? t(`imperial-settlers-good-${good}`) : known;
}

/** What lies on a place, e.g. "2 Workers (visiting)". */
function tokenText({ glyph, count, word }: Token): string {
  return `${amountText(glyph, count)} (${t(`imperial-settlers-lies-${word}`)})`;
}

/** The colours of a card: others count them. */
function coloursText(card: string): string {
  const { colours, kind } = printOf(card);
  if (kind === 'event') return '';
  const names = colours.map((colour) => inWords(colourOf(colour)).toLocaleLowerCase());
  return t('imperial-settlers-colours', { count: names.length, colours: names.join(', ') });
}

/** What razing it yields; Faction cards without the field cannot be razed. */
function razeText(card: string): string {
  const { raze, kind } = printOf(card);
  if (raze.length > 0) return t('imperial-settlers-raze-field', { goods: amountsText(amountsOf(raze)) });
  return isCommon(card) && kind !== 'event' ? `${t('imperial-settlers-no-raze')}.` : '';
}

/** What every card begins with. */
function headText(card: string): string[] {
  const kind = t(`imperial-settlers-kind-${printOf(card).kind}`);
  return [`${cardName(card)}, ${kind}.`, coloursText(card), cardText(card)];
}

const sentences = (parts: string[]): string => parts.filter((part) => part !== '').join(' ');

export function cardLabel(card: string): string {
  const cost = amountsText(amountsOf(printOf(card).cost));
  return sentences([
    ...headText(card),
    cost ? t('imperial-settlers-costs', { cost }) : t('imperial-settlers-costs-nothing'),
    razeText(card),
    isCommon(card) ? '' : t('imperial-settlers-deal-for', { good: nameOf(dealOf(card) ?? 'card') }),
  ]);
}

/** What lies under a place: which cards, as far as they are known, otherwise how many. */
export function underText({ cards, count }: Under): string {
  if (count === 0) return '';
  const what = cards ? cards.map(cardName).join(', ') : amountText('card', count);
  return t('imperial-settlers-under', { what });
}

export function placeLabel(place: LocationView, under: Under): string {
  const lying = tokensOf(place).map(tokenText);
  return sentences([
    ...headText(place.card),
    lying.length > 0 ? t('imperial-settlers-lies', { what: lying.join(', ') }) : '',
    underText(under),
    place.is_used_up ? t('imperial-settlers-used') : '',
    razeText(place.card),
    place.raze_cost === null ? '' : t('imperial-settlers-raze-cost', { count: place.raze_cost }),
  ]);
}
