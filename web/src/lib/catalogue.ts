/** The five games of Approdo, whether or not this server can play them already. */
import type { GameInfo } from '../wire/types';

export interface CatalogueGame {
  id: string;
  title: string;
  /** The part of the name that is set smaller, e.g. an expansion. */
  subtitle?: string;
  icon: string;
  seats: [number, number];
  minutes: [number, number];
}

export const catalogue: CatalogueGame[] = [
  { id: 'armada', title: 'Armada III', icon: 'game-armada', seats: [2, 4], minutes: [90, 90] },
  { id: 'archipelago', title: 'Archipelago', icon: 'game-archipelago', seats: [2, 5], minutes: [60, 180] },
  {
    id: 'imperial-settlers',
    title: 'Imperial Settlers',
    subtitle: 'Atlanteans',
    icon: 'game-imperial',
    seats: [1, 5],
    minutes: [60, 60],
  },
  {
    id: 'dice-settlers',
    title: 'Dice Settlers',
    subtitle: 'Western Sea',
    icon: 'game-dice',
    seats: [1, 4],
    minutes: [60, 60],
  },
  {
    id: 'pax-emancipation',
    title: 'Pax Emancipation',
    icon: 'game-pax',
    seats: [1, 3],
    minutes: [120, 120],
  },
];

/** The emblem of a game; a game that nobody drew yet gets the lighthouse. */
export function gameIcon(game: string): string {
  return catalogue.find(({ id }) => id === game)?.icon ?? 'brand';
}

/** A range as people write it: 2–4, or 90 if both ends are the same. */
export function range([least, most]: [number, number]): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** The least and greatest number of seats of a game that the server plays. */
export function seatRange(game: GameInfo): [number, number] {
  return [Math.min(...game.seats), Math.max(...game.seats)];
}
