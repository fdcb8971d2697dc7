/** What lies on the map, and how a place of it is called: as the pieces that choices touch. */
import type { SeatColour } from '../../ui/seat';
import type { Placed } from './chart/field';
import type { Building, Good, Posture, Spot } from './data';

/** A region on the map with what stands on it. */
export interface MapRegion extends Placed {
  buildings: Standing[];
  /** Goods whose symbols are plundered. */
  plundered?: Good[];
}

export interface Standing {
  kind: Building;
  /** The land area, e.g. `palm_bay_b`. */
  area: string;
  /** The sea area that a port joins to it. */
  sea?: string;
  /** The controller; null if it is abandoned. */
  flag: SeatColour | null;
  /** Whether it has been used this turn. */
  used?: boolean;
}

/** Units that cannot be told apart: citizens in a land area, ships in a sea area. */
export interface Stack {
  area: string;
  spot: Spot;
  colour: SeatColour;
  posture: Posture;
  count: number;
  /** The piece that choices touch. */
  piece: number;
}

/** A place or piece of the map that can be picked, pointed at or lit. */
export type Place =
  | `region:${string}`
  | `area:${string}`
  /** A spot that is not the open: `post:palm_bay_b.town`. */
  | `post:${string}`
  | `unit:${number}`
  /** A cell where a region may come. */
  | `cell:${number}`;

/** What can be done with a place now. */
export interface Mark {
  state:
    /** It is asked for. */
    | 'can'
    | 'chosen'
    /** It could be chosen instead of what was chosen. */
    | 'other'
    | 'refused';
  /** The choice in words. */
  label: string;
  /** Its number key, if it has one. */
  number?: number | null;
  /** Why not. */
  reason?: { text: string; clause: string };
}

export type Marks = ReadonlyMap<Place, Mark>;

/** A unit that has just moved. */
export interface Journey {
  /** Different for every journey. */
  id: string;
  colour: SeatColour;
  from: Place;
  to: Place;
}

export const regionPlace = (region: string): Place => `region:${region}`;
export const areaPlace = (area: string): Place => `area:${area}`;
export const unitPlace = ({ piece }: Stack): Place => `unit:${piece}`;

export function postPlace(area: string, spot: string): Place {
  return spot === 'open' ? areaPlace(area) : `post:${area}.${spot}`;
}

/** Cells are numbered by their coordinates, which begin at -64. */
export function cellPlace(q: number, r: number): Place {
  return `cell:${(q + 64) * 128 + r + 64}`;
}

/** The cell that a place names, if it names one. */
export function cellOf(place: Place): [q: number, r: number] | null {
  if (!place.startsWith('cell:')) return null;
  const id = Number(place.slice(5));
  return [Math.floor(id / 128) - 64, (id % 128) - 64];
}
