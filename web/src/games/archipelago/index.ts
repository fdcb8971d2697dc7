import { printOf } from '../../wire/print';
import type { Game } from '../game';
import { show } from './print';

export const game: Game = {
  title: 'Archipelago',
  icon: 'game-archipelago',
  seats: [2, 5],
  minutes: [60, 180],
  place: 2,
  board: async () => {
    show(await printOf('archipelago'));
    return (await import('./board')).board;
  },
};
