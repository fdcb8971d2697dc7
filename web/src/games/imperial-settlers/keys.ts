/** The keys by which marks name what can be pressed on the table. */
import type { Card, Deck, Empire, LocationId, Title } from './view';

export const placeKey = (id: LocationId): string => `location:location_${id}`;
export const cardKey = (card: Card): string => `card:${card}`;
export const titleKey = (title: Title): string => `title:${title}`;
export const factionKey = (faction: string): string => `faction:${faction}`;
export const goodKey = (good: string): string => `good:${good}`;
export const deckKey = (deck: Deck): string => `deck:${deck}`;
export const seatKey = (seat: number): string => `seat:${seat}`;
export const dealKey = (empire: Empire, nth: number): string => `deal:deal_${empire}_${nth}`;
export const foundationKey = (card: Card, hidden: boolean): string =>
  `${hidden ? 'hidden-' : ''}foundation:${card}`;
