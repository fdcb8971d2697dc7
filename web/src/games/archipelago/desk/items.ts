/** What may change hands in an offer, in words and as a sign. */
import { language, t } from '../../../lib/i18n.svelte';
import { cardOf, goodOf, inWords, type Good } from '../data';
import { regionName } from '../map/words';

export type Item =
  | { kind: 'florins'; count: number }
  | { kind: 'cube'; good: Good; count: number }
  | { kind: 'token'; count: number }
  | { kind: 'card'; card: string }
  | { kind: 'permission'; region: string }
  | { kind: 'place'; place: number };

export function itemSign(item: Item): string {
  switch (item.kind) {
    case 'florins':
      return 'florin';
    case 'cube':
      return item.good;
    case 'token':
      return 'explore';
    case 'card':
      return 'card';
    case 'permission':
      return 'hand';
    case 'place':
      return 'crown';
  }
}

export function itemWords(item: Item): string {
  switch (item.kind) {
    case 'florins':
      return t('archipelago-florins', { count: item.count });
    case 'cube':
      return `${item.count} ${inWords(goodOf(item.good).name, language())}`;
    case 'token':
      return t('archipelago-tokens', { count: item.count });
    case 'card':
      return inWords(cardOf(item.card).name, language());
    case 'permission':
      return t('archipelago-permission', { region: regionName(item.region) });
    case 'place':
      return t('archipelago-order-place', { place: item.place });
  }
}

/** Beside a sign that says the rest: a number, or a name. */
export function itemShort(item: Item): string {
  switch (item.kind) {
    case 'florins':
      return String(item.count);
    case 'cube':
    case 'token':
      return item.count > 1 ? String(item.count) : '';
    case 'card':
    case 'permission':
    case 'place':
      return itemWords(item);
  }
}
