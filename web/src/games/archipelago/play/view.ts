/** What the rules tell of a position, as far as the board draws it. */
import type { Building, Good, Market } from '../data';
import type { Posture, Spot } from '../position';
import type { Cubes } from '../markets';

/** Seats, in their order. */
export type SeatSet = number[];
/** `palm_bay_b` for the open of an area, `palm_bay_b.town` for its town. */
export type Post = string;

export type Phase = 'discovery' | 'disengage' | 'order' | 'population' | 'balance' | 'actions' | 'evolution';
export type Ending = 'independence' | 'objective' | 'last_turn';

export interface View {
  seats: number;
  turn: number;
  phase: Phase;
  active: number;
  order: number[];
  /** Places of the order that are fixed while it is decided. */
  places: (number | null)[];
  has_bid: SeatSet;
  bid: number | null;
  has_voted: SeatSet;
  vote: string | null;
  population: number;
  rebellion: number;
  surplus: number;
  markets: Record<Market, Cubes>;
  bank: { florins: number; cubes: Cubes; market_port: number; town_temple: number };
  explorers: { piles: [number, number, number]; removed: number };
  wheel: { discs: Record<string, number[]> };
  chart: Laid[];
  /** In the order of the chart. */
  control: ({ region: string } & Record<Building, number | null>)[];
  units: { area: string; spot: Spot; owner: number; posture: Posture; count: number }[];
  stack_size: number;
  top_tile: string | null;
  /** The reader's tiles in turn 0. */
  hand: string[];
  evolution: {
    deck: string[];
    back: string | null;
    track: ({ card: string; rotations: number } | null)[];
    revealed: string[];
    activated: string[];
    built: string[];
    fresh: string[];
    resting: string[];
    loaded: string[];
  };
  players: Person[];
  trends: string[];
  open_objectives: string[];
  round: { action: boolean; card: boolean; trade: boolean; doubled: Good | null };
  passed: SeatSet;
  offer: Offer | null;
  offers: number[];
  crisis_offers: number[];
  ending: Ending | null;
  /** What still has to happen, the next thing last. */
  frames: (string | Record<string, Fact>)[];
  reckoning: Reckoning[];
}

/** The facts of a frame; a frame without facts is a word. */
export type Fact = Record<string, unknown>;

/** A region on the map. */
export interface Laid {
  region: string;
  q: number;
  r: number;
  rotation: number;
  town: string | null;
  market: string | null;
  port: { land: string; sea: string } | null;
  temple: string | null;
  market_used: boolean;
  port_used: boolean;
  plundered: Good[];
}

/** A player; what a screen hides from the reader is null. */
export interface Person {
  florins: number | null;
  cubes: Cubes | null;
  tokens: number | null;
  discs: number;
  free_discs: number;
  citizens: number;
  ships: number;
  cards: string[];
  objectives: (string | null)[];
  put_back: string[];
  sector: number;
}

export interface Bundle {
  florins: number;
  cubes: Cubes;
  tokens: number;
  cards: string[];
  permissions: string[];
  place: number | null;
}

export interface Offer {
  by: number;
  to: number;
  give: Bundle;
  ask: Bundle;
  changes: number;
}

export interface Reckoning {
  subject: { objective: string } | { trend: string } | 'cards';
  counts: number[];
  vp: number[];
}

export function has(set: SeatSet, seat: number): boolean {
  return set.includes(seat);
}

/** The name and the facts of what is asked now. */
export function topFrame(view: View): { name: string; fact: Fact } {
  return frameOf(view.frames.at(-1) ?? '');
}

/** The innermost frame of one of these names, with its facts. */
export function innermost(view: View, ...names: string[]): { name: string; fact: Fact } | null {
  const found = view.frames.map(frameOf).filter(({ name }) => names.includes(name));
  return found.at(-1) ?? null;
}

function frameOf(frame: View['frames'][number]): { name: string; fact: Fact } {
  if (typeof frame === 'string') return { name: frame, fact: {} };
  const [name, fact] = Object.entries(frame)[0]!;
  return { name, fact };
}
