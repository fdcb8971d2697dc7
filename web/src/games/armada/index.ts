import { printOf } from '../../wire/print';
import type { Game } from '../game';
import type { Print } from './view';

export const game: Game = {
  title: 'Armada III',
  icon: 'game-armada',
  seats: [2, 4],
  minutes: [90, 90],
  place: 1,
  board: async () => {
    const [fetched, { board, takePrint }] = await Promise.all([printOf<Print>('armada'), import('./board')]);
    takePrint(fetched);
    return board;
  },
};
