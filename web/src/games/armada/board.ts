/** Armada III as it is drawn. */
import { language, t } from '../../lib/i18n.svelte';
import { defineBoard } from '../game';
import type { SeatColour } from '../../ui/seat';
import Crew from './beside/Crew.svelte';
import Dice from './beside/Dice.svelte';
import Hand from './beside/Hand.svelte';
import Board from './Board.svelte';
import { askedColour, COLOURS, coloursOf, numberOf, spaceOf } from './position';
import { ended } from './ended';
import { signOf } from './sign';
import type { ShipId, View } from './view';

export { takePrint } from './print';

/** Before the colours are drawn, each seat has a default one. */
function colour(view: View, seat: number): SeatColour {
  return coloursOf(view, seat)[0] ?? COLOURS[seat % COLOURS.length] ?? 'azure';
}

/** The signs of what is counted. */
const ICONS: Record<string, string> = {
  mp: 'mp',
  band: 'band',
  'armada-score-centre': 'base',
  'armada-score-bases': 'anchor',
  'armada-score-cities': 'city',
  'armada-score-territories': 'flag',
  'armada-tie-bands': 'band',
  'armada-tie-gold': 'gold',
};

export const board = defineBoard<View>({
  Board,
  Crew,
  Hand,
  Dice,
  luck: async () => (await import('./luck')).luck,
  icon: (key) => ICONS[key],
  nameOf: (piece, view) => {
    const place = spaceOf(view, piece)?.name[language()] ?? null;
    // A place may hold a ship beside bands: describe the ship that was picked.
    const ship = piece.kind === 'ship' && place ? numberOf(piece.name as ShipId) : null;
    return ship && place ? t('armada-ship-at', { number: ship, place }) : place;
  },
  colour,
  colours: coloursOf,
  acting: askedColour,
  moment: ({ round }) => (round > 0 ? t('armada-round', { round }) : t('armada-preliminary')),
  sign: signOf,
  ended,
});
