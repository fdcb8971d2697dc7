/** The games, found by their folders. */
import type { GameInfo } from '../wire/types';
import type { Game } from './game';

const found = import.meta.glob<Game>('./*/index.ts', { eager: true, import: 'game' });

/** All games, in the order in which the page shows them, whether or not this server can play them already. */
export const games: (Game & { id: string })[] = Object.entries(found)
  .map(([path, game]) => ({ id: path.split('/')[1]!, ...game }))
  .sort((one, other) => one.place - other.place);

export function gameOf(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}

/** The emblem of a game; a game without a drawing gets the lighthouse. */
export function gameIcon(id: string): string {
  return gameOf(id)?.icon ?? 'brand';
}

/** A range as people write it: 2–4, or 90 if both ends are the same. */
export function range([least, most]: [number, number]): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** The least and greatest number of seats of a game that the server plays. */
export function seatRange(game: GameInfo): [number, number] {
  return [Math.min(...game.seats), Math.max(...game.seats)];
}
