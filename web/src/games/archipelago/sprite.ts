/** The drawings of the game: one file from the same host, used by name. */
import pieces from './pieces.svg';
import type { SeatColour } from '../../ui/seat';

export function drawn(name: string): string {
  return `${pieces}#${name}`;
}

/** The shape that goes with the colour of a seat, as on its emblem. */
export const shape: Record<SeatColour, string> = {
  azure: 'circle',
  orange: 'square',
  purple: 'triangle',
  blue: 'diamond',
  green: 'star',
  crimson: 'cross',
};
