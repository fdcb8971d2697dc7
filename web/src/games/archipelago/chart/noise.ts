/** Deterministic noise: pure functions of a seed and a place. */

/** A number between 0 and 1. */
export function hash(x: number, y: number, seed: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const DIRECTIONS = 256;
const COS = Float64Array.from({ length: DIRECTIONS }, (_, i) => Math.cos((i * 2 * Math.PI) / DIRECTIONS));
const SIN = Float64Array.from({ length: DIRECTIONS }, (_, i) => Math.sin((i * 2 * Math.PI) / DIRECTIONS));

export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = x - left;
  const v = y - top;
  const across = ease(u);
  const above = slope(left, top, seed, u, v) * (1 - across) + slope(left + 1, top, seed, u - 1, v) * across;
  const below =
    slope(left, top + 1, seed, u, v - 1) * (1 - across) +
    slope(left + 1, top + 1, seed, u - 1, v - 1) * across;
  return 1.5 * (above + ease(v) * (below - above));
}

function slope(i: number, j: number, seed: number, dx: number, dy: number): number {
  const direction = (hash(i, j, seed) * DIRECTIONS) | 0;
  return COS[direction]! * dx + SIN[direction]! * dy;
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

export function seedOf(text: string): number {
  let h = 7;
  for (let i = 0; i < text.length; i++) h = (Math.imul(h, 31) + text.charCodeAt(i)) | 0;
  return h;
}

/** A row of numbers between 0 and 1. */
export function dice(seed: number): () => number {
  let count = 0;
  return () => hash(count++, 17, seed);
}
