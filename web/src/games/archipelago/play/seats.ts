/** The colours of the seats. */
import { seatName } from '../../../table/names';
import type { SeatInfo } from '../../../wire/types';
import type { SeatColour } from '../../../ui/seat';

const COLOURS: SeatColour[] = ['azure', 'orange', 'purple', 'crimson', 'green'];

export function colourOf(seat: number): SeatColour {
  return COLOURS[seat % COLOURS.length]!;
}

/** The player of each colour. */
export function playersOf(seats: SeatInfo[]): Partial<Record<SeatColour, string>> {
  return Object.fromEntries(seats.map((info) => [colourOf(info.seat), seatName(info)]));
}
