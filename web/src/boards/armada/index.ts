/** Armada III as it is drawn. */
import type { GameBoard } from '../board';
import Board from './Board.svelte';

export const board: GameBoard = {
  Board,
  colour: () => 'azure',
};
