/** The spaces of the map: how they are found, and what lies beside what. */
import { chart } from './chart.made';
import type { SeaDrawing, TerritoryDrawing } from './map/chart';
import type { Point } from '../../draw/camera.svelte';
import { towards, type Direction } from '../../draw/steer';
import type { PieceRef } from '../../wire/types';
import type { SeaId, TerritoryId } from './view';

export type { Point, SeaDrawing, TerritoryDrawing };

export interface Land extends TerritoryDrawing {
  kind: 'territory';
  id: TerritoryId;
  /** Its place among all spaces. */
  index: number;
  piece: PieceRef;
}

export interface Water extends SeaDrawing {
  kind: 'sea';
  id: SeaId;
  index: number;
  piece: PieceRef;
}

export type Space = Land | Water;

export const lands: Land[] = chart.territories.map((drawing, id) => ({
  ...drawing,
  kind: 'territory',
  id: drawing.id as TerritoryId,
  index: id,
  piece: { kind: 'territory', id, name: drawing.id },
}));

export const waters: Water[] = chart.seas.map((drawing, id) => ({
  ...drawing,
  kind: 'sea',
  id: drawing.id as SeaId,
  index: lands.length + id,
  piece: { kind: 'sea', id, name: drawing.id },
}));

/** Territories, then seas; `near` counts in this list. */
export const spaces: Space[] = [...lands, ...waters];

const landById = new Map(lands.map((land) => [land.id, land]));
const waterById = new Map(waters.map((water) => [water.id, water]));

export function landOf(id: TerritoryId): Land {
  return landById.get(id)!;
}

export function waterOf(id: SeaId): Water {
  return waterById.get(id)!;
}

/** The middle of what is drawn in a space. */
export function middleOf(space: Space): Point {
  return space.kind === 'territory' ? space.layout.at : space.anchor;
}

/** The space that lies in a direction: an adjacent one if there is any, otherwise the nearest beyond. */
export function neighbour(from: Space, direction: Direction): Space | null {
  const adjacent = from.near.map((index) => spaces[index]!);
  const anchor = (space: Space): Point => space.anchor;
  return towards(from, adjacent, direction, anchor) ?? towards(from, spaces, direction, anchor, 0.7);
}
