/** A position as the server sends it: the words of the rules' own view. */
import type { Amounts } from './data';

/** The empire of a seat, or the area of the virtual player of the solo game. */
export type EmpireId = number;

export const VIRTUAL: EmpireId = 5;

export type Mark =
  | 'basic'
  | 'score'
  | 'advanced_defense'
  | 'defense'
  | 'samurai'
  | 'blocked'
  | 'eavesdropped'
  | 'exhausted';

/** A card that was built, with everything on it. */
export interface Place {
  id: number;
  card: string;
  owner: EmpireId;
  taken_by: number | null;
  activations: [number, number];
  visitors: number;
  marks: Mark[];
  spent: Amounts;
  held: Amounts;
  raze_cost: number | null;
}

export type Deal = { card: string } | { location: { at: number; good: string } } | { attack: string };

/** How many cards there are, by their backs. */
export interface Backs {
  common: number;
  faction: number;
}

export interface Worth {
  common: number;
  faction: number;
  features: number;
}

export interface Player {
  faction: string | null;
  expands: boolean;
  vp: number;
  worth: Worth;
  supply: Amounts;
  hand: string[] | null;
  hand_size: Backs;
  building: string[] | null;
  /** The code of the deck that is being built, for its owner; older servers do not tell it. */
  deck_code?: string | null;
  deck_size: number;
  discard: string[];
  deals: Deal[];
  foundations: string[];
  hidden: string[] | null;
  hidden_size: Backs;
  stash: { at: number; card: string }[] | null;
  stash_sizes: [number, Backs][];
  held: string[] | null;
  held_size: number;
  tokens: number;
  has_passed: boolean;
  actions: number;
}

export interface Solo {
  pile_size: number;
  line: string[];
  aside: string[];
  collection: string[];
  tokens: number;
  own_count: number;
  collection_count: number;
  virtual_faction: boolean;
}

export type Phase = 'opening' | 'lookout' | 'production' | 'action' | 'cleanup' | 'attack' | 'over';

export interface View {
  options: { mode: 'base' | 'standard' | 'open'; lookout: string; peaceful: boolean };
  seats: number;
  round: number;
  first: number;
  active: number;
  /** Older servers do not tell it. */
  phase?: Phase;
  turn: { seat: number; has_acted: boolean } | null;
  is_expanded: boolean;
  players: Player[];
  common_size: number;
  discard: string[];
  display: string[];
  pool: string[];
  locations: Place[];
  solo: Solo | null;
  is_over: boolean;
}
