/** Where there is room on the chart: areas of boxes that lie outside a space, and boxes that overlap. */
import { inside } from './shapes.ts';
import type { Point } from './source.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function box(left: number, top: number, right: number, bottom: number): Box {
  return { left, top, right, bottom };
}

export function moved(by: Point, { left, top, right, bottom }: Box): Box {
  return box(left + by[0], top + by[1], right + by[0], bottom + by[1]);
}

export function scaled(by: number, { left, top, right, bottom }: Box): Box {
  return box(left * by, top * by, right * by, bottom * by);
}

export function grownBox({ left, top, right, bottom }: Box, by: number): Box {
  return box(left - by, top - by, right + by, bottom + by);
}

export function area({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** Whether a box comes as near as a margin to another one. */
export function reaches(one: Box, bounds: Box, margin: number): boolean {
  return overlap(one, grownBox(bounds, margin)) > 0;
}

export function squared([ax, ay]: Point, [bx, by]: Point): number {
  return (ax - bx) ** 2 + (ay - by) ** 2;
}

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The area that a box shares with any of the others. */
export function crowding(one: Box, others: Box[]): number {
  return others.reduce((sum, other) => sum + overlap(one, other), 0);
}

const CELL = 2;

/** The area of a box inside a polygon, by a summed-area table. */
export class Room {
  readonly bounds: Box;
  private readonly sums: Int32Array;
  private readonly columns: number;
  private readonly rows: number;

  constructor(ring: Point[]) {
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    this.bounds = box(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
    this.columns = Math.ceil((this.bounds.right - this.bounds.left) / CELL);
    this.rows = Math.ceil((this.bounds.bottom - this.bounds.top) / CELL);
    this.sums = new Int32Array((this.columns + 1) * (this.rows + 1));
    for (let row = 0; row < this.rows; row++) {
      let line = 0;
      for (let column = 0; column < this.columns; column++) {
        const middle: Point = [
          this.bounds.left + (column + 0.5) * CELL,
          this.bounds.top + (row + 0.5) * CELL,
        ];
        line += inside(middle, ring) ? 1 : 0;
        this.sums[this.at(row + 1, column + 1)] = this.sums[this.at(row, column + 1)]! + line;
      }
    }
  }

  /** The area of a box that lies outside. */
  outside(one: Box): number {
    const column = (x: number): number => this.clamp((x - this.bounds.left) / CELL, this.columns);
    const row = (y: number): number => this.clamp((y - this.bounds.top) / CELL, this.rows);
    const [left, right, top, bottom] = [column(one.left), column(one.right), row(one.top), row(one.bottom)];
    const cells =
      this.sums[this.at(bottom, right)]! -
      this.sums[this.at(top, right)]! -
      this.sums[this.at(bottom, left)]! +
      this.sums[this.at(top, left)]!;
    return Math.max(0, area(one) - cells * CELL * CELL);
  }

  private at(row: number, column: number): number {
    return row * (this.columns + 1) + column;
  }

  private clamp(value: number, most: number): number {
    return Math.max(0, Math.min(most, Math.round(value)));
  }
}

/** The point with the least cost around a centre, or the centre itself: coarse search, then fine. */
export function cheapest(centre: Point, reach: Point, step: number, cost: (point: Point) => number): Point {
  const coarse = search(centre, reach, 3 * step, cost);
  return search(coarse, [2 * step, 2 * step], step, cost);
}

function search(centre: Point, reach: Point, step: number, cost: (point: Point) => number): Point {
  let found = centre;
  let least = cost(centre);
  for (let x = -reach[0]; x <= reach[0]; x += step) {
    for (let y = -reach[1]; y <= reach[1]; y += step) {
      const point: Point = [centre[0] + x, centre[1] + y];
      const price = cost(point);
      if (price < least) [found, least] = [point, price];
    }
  }
  return found;
}
