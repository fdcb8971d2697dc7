/** Everything that is drawn of a game, ready to be drawn. */
import type { ComponentProps } from 'svelte';
import type { SeatColour } from '../../ui/seat';
import type { Placed } from './chart/field';
import type CrisisPanel from './desk/CrisisPanel.svelte';
import type { CardState } from './desk/CardList.svelte';
import type OfferPanel from './desk/OfferPanel.svelte';
import type Screen from './desk/Screen.svelte';
import type Sealed from './desk/Sealed.svelte';
import type Supplies from './desk/Supplies.svelte';
import type { Discs } from './desk/wheel';
import type { NumberedChoice } from '../game';
import type { Cubes, Market } from './data';
import type { MapRegion, Stack } from './position';
import type { View } from './view';

export interface Position {
  /** The colours in the order of the seats, and in the order of play. */
  seats: SeatColour[];
  order: SeatColour[];
  /** Whose round or step it is. */
  active: SeatColour | null;

  regions: MapRegion[];
  stacks: Stack[];
  /** A region that is about to be placed. */
  preview?: Placed | null;

  markets: Record<Market, Cubes>;
  prices: View['prices'];
  boards: View['boards'];
  /** What can be bought and sold. */
  deals: NumberedChoice[];
  population: number;
  rebellion: number;
  surplus: number;

  /** Action discs by zone of the wheel, and the words in its hub. */
  discs: Readonly<Record<string, Discs>>;
  hub: { heading: string; title: string; note: string };
  free: { colour: SeatColour; count: number } | null;

  slots: ({ card: string; rotations: number } | null)[];
  /** The card whose back lies on the deck. */
  back: string | null;
  deck: number;
  /** Cards that have been uncovered and may be bought. */
  revealed: string[];
  /** Evolution cards in front of the players, the reader's first. */
  hands: { colour: SeatColour; name: string; own: boolean; cards: { card: string; state: CardState }[] }[];
  /** The reader's screen; null for a spectator. */
  screen: ComponentProps<typeof Screen> | null;
  objectives: { id: string; secret: boolean; progress: { now: number; needed: number } | null }[];
  trends: { id: string; sectors: { colour: SeatColour; florins: number }[] }[];
  supplies: ComponentProps<typeof Supplies>;

  /** The running crisis. */
  crisis?: Omit<ComponentProps<typeof CrisisPanel>, 'order' | 'players' | 'marks' | 'pick' | 'choose'> | null;
  offer?: Omit<ComponentProps<typeof OfferPanel>, 'choose'> | null;
  /** Sides of tiles, or ways to turn one; without a region it lies face down. */
  tiles?: { key: string; region: string | null; rotation?: number; choice?: NumberedChoice }[] | null;
  /** Bids or votes that are still sealed. */
  sealed?: Omit<ComponentProps<typeof Sealed>, 'choose'> | null;
  /** The order of play while it is decided. */
  places?: (SeatColour | null)[] | null;
}
