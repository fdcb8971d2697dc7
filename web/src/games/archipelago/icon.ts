/** The signs of what gives points and of what a decision uses up, as icons of the page. */
import type { PieceRef } from '../../wire/types';
import { objectiveOf, trendOf } from './data';

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
  discs: 'mp',
  transactions: 'replay',
  workers: 'res-worker',
  births: 'den',
  migrations: 'step-forward',
  citizens: 'person',
  units: 'person',
};

export function icon(key: string, about?: PieceRef): string | undefined {
  if (!about) return ICONS[key.replace('archipelago-points-cards', 'card')];
  if (!key.startsWith('archipelago-points-')) return undefined;
  const sign = about.kind === 'trend' ? trendOf(about.name).sign : objectiveOf(about.name).victory_sign;
  return ICONS[sign] ?? `res-${sign}`;
}
