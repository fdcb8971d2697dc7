/** The emblem of each seat's colour, so that colours need not be told apart. */

/** One of the names of tokens.css. */
export type SeatColour = 'azure' | 'orange' | 'purple' | 'green' | 'crimson' | 'blue';

export const emblem: Record<SeatColour, string> = {
  azure: 'seat-circle',
  orange: 'seat-square',
  purple: 'seat-triangle',
  blue: 'seat-diamond',
  green: 'seat-star',
  crimson: 'seat-cross',
};

/** The colours in the order of the seats, where the game is not asked for its own. */
export const seatColours: SeatColour[] = ['azure', 'orange', 'purple', 'blue', 'green', 'crimson'];

export function seatColour(seat: number): SeatColour {
  return seatColours[seat % seatColours.length] ?? 'azure';
}
