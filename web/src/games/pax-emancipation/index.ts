import type { Game } from '../game';

export const game: Game = {
  title: 'Pax Emancipation',
  icon: 'game-pax',
  seats: [1, 3],
  minutes: [120, 120],
  place: 5,
};
