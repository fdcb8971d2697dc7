import type { Game } from '../game';

export const game: Game = {
  title: 'Armada III',
  icon: 'game-armada',
  seats: [2, 4],
  minutes: [90, 90],
  place: 1,
  board: async () => (await import('./board')).board,
};
