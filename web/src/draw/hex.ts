/** Flat-topped hexagons in axial coordinates. The distance from middle to corner is 1; drawings use `SCALE` of it. */
import type { Point } from './camera.svelte';

export type { Point };

/** How many units of the drawing the radius of a region has. */
export const SCALE = 100;

const HALF_HEIGHT = Math.sqrt(3) / 2;

/** Clockwise from north, as the edges of the tiles are numbered. */
export const STEPS: readonly (readonly [q: number, r: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export function centre(q: number, r: number): Point {
  return [1.5 * q, 2 * HALF_HEIGHT * (r + q / 2)];
}

/** Edge `i` lies between the corners `i` and `i + 1`. */
export function corner(i: number): Point {
  const angle = ((-120 + 60 * i) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

export function edgeMiddle(i: number): Point {
  const angle = ((-90 + 60 * i) * Math.PI) / 180;
  return [Math.cos(angle) * HALF_HEIGHT, Math.sin(angle) * HALF_HEIGHT];
}

/** How far a point is outside the hexagon around a middle; negative inside. */
export function outside(x: number, y: number, middle: Point): number {
  const dx = Math.abs(x - middle[0]);
  const dy = Math.abs(y - middle[1]);
  return Math.max(dy, dx * HALF_HEIGHT + dy / 2) - HALF_HEIGHT;
}

/** The cell that a point lies in. */
export function cellAt(x: number, y: number): [q: number, r: number] {
  const q = x / 1.5;
  const r = y / (2 * HALF_HEIGHT) - q / 2;
  // Rounding in cube coordinates: the one that was rounded most is computed from the other two.
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
  if (dq > dr && dq > ds) return [-rr - rs, rr];
  return dr > ds ? [rq, -rq - rs] : [rq, rr];
}

/** The outline of a cell as a path, drawn smaller by a part of its size. */
export function cellPath(q: number, r: number, smaller = 0): string {
  const [x, y] = centre(q, r);
  const points = [0, 1, 2, 3, 4, 5].map((i) => {
    const [cx, cy] = corner(i);
    return `${short((x + cx * (1 - smaller)) * SCALE)} ${short((y + cy * (1 - smaller)) * SCALE)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A number of a drawing, with one decimal. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}
