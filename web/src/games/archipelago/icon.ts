/** The signs of what gives points, as icons of the page. */
import type { PieceRef } from '../../wire/types';
import { objectiveOf, trendOf } from './data';
import { signOf } from './desk/signs';

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

export function icon(key: string, about?: PieceRef): string | undefined {
  if (key === 'archipelago-points-cards') return ICONS['card'];
  if (!about || !key.startsWith('archipelago-points-')) return undefined;
  const measure = about.kind === 'trend' ? trendOf(about.name).criterion : objectiveOf(about.name).victory;
  const { name } = signOf(measure);
  return ICONS[name] ?? `res-${name}`;
}
