/** The board of words: every game can be played on it, and screen readers read it. */
import type { GameBoard } from '../../games/game';
import { seatColour } from '../../ui/seat';
import Generic from './Generic.svelte';

export const board: GameBoard = { Board: Generic, colour: (_view, seat) => seatColour(seat) };
