/** Armada III as it is drawn. */
import { language, t } from '../../lib/i18n.svelte';
import { nameOf } from '../../table/log';
import { defineBoard } from '../game';
import type { SeatColour } from '../../ui/seat';
import Crew from './beside/Crew.svelte';
import Dice from './beside/Dice.svelte';
import Hand from './beside/Hand.svelte';
import Points from './beside/Points.svelte';
import Result from './beside/Result.svelte';
import Board from './Board.svelte';
import { askedColour, COLOURS, coloursOf, numberOf, spaceOf } from './position';
import { ended } from './ended';
import { merits } from './merits';
import { signOf } from './sign';
import type { ShipId, View } from './view';

/** Before luck has drawn the colours, everybody has one of the four. */
function colour(view: View, seat: number): SeatColour {
  return coloursOf(view, seat)[0] ?? COLOURS[seat % COLOURS.length] ?? 'azure';
}

export const board = defineBoard<View>({
  Board,
  Crew,
  Hand,
  Counter: Points,
  Dice,
  Result,
  account: async () => (await import('./account')).account,
  nameOf: (piece, view) => {
    const place = spaceOf(view, piece)?.name[language()] ?? null;
    // A place may hold a ship beside bands: whoever has picked her wants to read that.
    const ship = piece.kind === 'ship' && place ? numberOf(piece.name as ShipId) : null;
    return ship && place ? t('armada-ship-at', { number: ship, place }) : place;
  },
  colour,
  colours: coloursOf,
  acting: askedColour,
  moment: ({ round }) => (round > 0 ? t('armada-round', { round }) : t('armada-preliminary')),
  sign: signOf,
  ended,
  merits,
  // After every action everybody is asked for a reaction, and mostly has none; whoever sets out arrives in the next line.
  quiet: (line) => ['window_passed', 'reaction_passed', 'set_out', 'group_chosen'].includes(nameOf(line)),
  score: (view, seat) => coloursOf(view, seat).reduce((sum, colour) => sum + view.scores[colour], 0),
});
