import type { Game } from '../game';

export const game: Game = {
  title: 'Archipelago',
  icon: 'game-archipelago',
  seats: [2, 5],
  minutes: [60, 180],
  place: 2,
  board: async () => (await import('./board')).board,
};
