/** The final reckoning of the rules, as it is shown at the end. */
import type { SeatInfo } from '../../../wire/types';
import { seatName } from '../../../table/names';
import type { SeatColour } from '../../../ui/seat';
import { colourOf } from './seats';
import type { View } from '../view';

/** The objectives of all players, laid open. */
export function revealOf(view: View, seats: SeatInfo[]): Reveal[] {
  return seats.map((info) => ({
    colour: colourOf(info.seat),
    name: seatName(info),
    objectives: (view.players[info.seat]?.objectives ?? []).flatMap((id) => id ?? []),
  }));
}

export interface Reveal {
  colour: SeatColour;
  name: string;
  objectives: string[];
}

/** Whether it is this objective that has ended the game (ARC-28.2). */
export function hasEnded({ ending, met }: View, objective: string): boolean {
  return ending === 'objective' && met.includes(objective);
}
