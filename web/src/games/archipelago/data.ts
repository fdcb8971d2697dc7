/** What is printed on the tiles, boards and cards of Archipelago, in the order of the data files. */
import type { Language } from '../../lib/settings.svelte';
import * as print from './print.made';

/** English, Italian. */
export type Words = [string, string];

export type Good = 'fruit' | 'cattle' | 'fish' | 'wood' | 'stone' | 'iron';
export type Building = 'town' | 'market' | 'port' | 'temple';
export type Market = 'domestic' | 'export';
export type Terrain = 'sea' | 'plains' | 'mountain';
export type Ground = 'land' | 'sea';

export interface Area {
  /** As the rules call it, e.g. `palm_bay_b`. */
  id: string;
  kind: Ground;
  /** The edges that it reaches when the tile is not turned; none for an island. */
  edges: number[];
  symbols: Good[];
  region: string;
}

export interface Region {
  id: string;
  name: Words;
  /** Clockwise from north. */
  edges: Terrain[];
  areas: Area[];
  huts: number;
}

/** Slots, price, steps of surplus and of rebellion in Phase 3. */
export type MarketRow = [slots: number, price: number, surplus: number, rebellion: number];

export interface MarketZone {
  market: Market;
  good: Good;
  rows: MarketRow[];
}

export interface Zone {
  id: string;
  name: Words;
  good?: Good;
  /** Whether everybody has a circle of his own. */
  own: boolean;
  /** Circles for anybody: up to four players, five players. */
  free: [number, number];
}

export interface Cost {
  florins?: number;
  discs?: number;
  any?: number;
  goods?: Partial<Record<Good, number>>;
}

/** What the back of an evolution card asks of the archipelago. */
export interface BackZone {
  kind: 'domestic' | 'export' | 'event';
  good?: Good;
  /** Citizens that a cube feeds, or cubes that are demanded. */
  count?: number;
  event?: string;
  red?: boolean;
}

export interface Card {
  id: string;
  number: string;
  kind: 'character' | 'progress' | 'wonder';
  name: Words;
  text: Words;
  /** Fresh, after one quarter turn, after two. */
  prices: [number, number, number];
  access: 'owner' | 'any' | 'none';
  cost: Cost;
  vp?: number;
  /** What it is about: the name of a sign. */
  sign: string;
  back: BackZone[];
}

/** What is counted, and of what. */
export interface Measure {
  kind: string;
  resource?: Good;
  building?: Building;
  card_kind?: 'character' | 'progress' | 'any';
}

export interface Objective {
  id: string;
  length: 'short' | 'medium' | 'long';
  role?: 'pacifist' | 'separatist';
  /** `#` in the text stands for the number that depends on the players. */
  end: Measure & {
    text: Words;
    by_players?: [number, number, number, number];
    piles?: number;
    types?: number;
    value?: number;
  };
  victory: Measure & { text: Words };
}

export interface Trend {
  id: string;
  name: Words;
  text: Words;
  vp: [number, number, number];
  criterion: Measure;
}

export interface Printed {
  id: string;
  name: Words;
}

export const { regions, wheel, zones, stability, surplus, cards, events, objectives, trends } = print;
export const areas: Area[] = regions.flatMap((region) => region.areas);
export const goods = print.goods.map(({ id }) => id);
export const buildings: Building[] = ['town', 'market', 'port', 'temple'];

const byId = <T extends { id: string }>(list: T[]): ((id: string) => T) => {
  const found = new Map(list.map((entry) => [entry.id, entry]));
  return (id) => {
    const entry = found.get(id);
    if (!entry) throw new Error(`nothing is called '${id}'`);
    return entry;
  };
};

export const regionOf = byId(regions);
export const areaOf = byId(areas);
export const cardOf = byId(cards);
export const eventOf = byId(events);
export const objectiveOf = byId(objectives);
export const trendOf = byId(trends);
export const goodOf = byId<Printed>(print.goods);
export const buildingOf = byId(print.buildings);

/** The words in a language. */
export function inWords(words: Words, language: Language): string {
  return words[language === 'it' ? 1 : 0];
}
