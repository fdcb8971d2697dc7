/** Victory cards that lie on the board. */
import { COLOURS } from './position';
import type { Colour, View } from './view';

export interface Pledge {
  colour: Colour;
  /** Whether it is checked at the end of the running turn. */
  when: 'now' | 'later';
}

export function claimOf(view: View, colour: Colour): Pledge | null {
  const claim = view.claims[colour];
  if (typeof claim !== 'object') return null;
  const running = view.turn.colour === colour && view.turns_begun[colour] === claim.on_board.check;
  return { colour, when: running ? 'now' : 'later' };
}

export function claimsOf(view: View): Pledge[] {
  return view.ending ? [] : COLOURS.flatMap((colour) => claimOf(view, colour) ?? []);
}
