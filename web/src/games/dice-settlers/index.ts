import type { Game } from '../game';

export const game: Game = {
  title: 'Dice Settlers',
  subtitle: 'Western Sea',
  icon: 'game-dice',
  seats: [1, 4],
  minutes: [60, 60],
  place: 4,
};
