/** Lines of equal height in a grid of numbers: marching squares, joined into rings and smoothed. */
import { SCALE } from '../../../draw/hex';

export interface Grid {
  /** The first point. */
  x: number;
  y: number;
  step: number;
  columns: number;
  rows: number;
  values: Float32Array;
}

export function gridOf(
  box: { left: number; top: number; right: number; bottom: number },
  step: number,
  value: (x: number, y: number) => number,
): Grid {
  const columns = Math.ceil((box.right - box.left) / step) + 1;
  const rows = Math.ceil((box.bottom - box.top) / step) + 1;
  const values = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      values[j * columns + i] = value(box.left + i * step, box.top + j * step);
    }
  }
  return { x: box.left, y: box.top, step, columns, rows, values };
}

/** Every second point of every second row: smooth lines need no more. */
export function coarser(grid: Grid): Grid {
  const columns = (grid.columns + 1) >> 1;
  const rows = (grid.rows + 1) >> 1;
  const values = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      values[j * columns + i] = grid.values[2 * j * grid.columns + 2 * i]!;
    }
  }
  return { ...grid, step: 2 * grid.step, columns, rows, values };
}

/**
 * Which sides of a square a line joins, by which corners are inside (north-west 8, north-east 4, south-east 2,
 * south-west 1). The inside stays at the right hand. Sides: 0 north, 1 east, 2 south, 3 west.
 */
const LINKS: readonly (readonly number[])[] = [
  [],
  [2, 3],
  [1, 2],
  [1, 3],
  [0, 1],
  [0, 3, 2, 1],
  [0, 2],
  [0, 3],
  [3, 0],
  [2, 0],
  [3, 2, 1, 0],
  [1, 0],
  [3, 1],
  [2, 1],
  [3, 2],
  [],
];

/** Closed rings around everything that is higher than the level: x and y in turn, in units of a region. */
export function rings(grid: Grid, level: number): number[][] {
  const { columns, rows, values } = grid;
  // A row and a column of lowland all around close what would run off the grid.
  const width = columns + 2;
  const height = new Float32Array(width * (rows + 2)).fill(-9);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) height[(j + 1) * width + i + 1] = values[j * columns + i]! - level;
  }
  // A side of a square is the line from a point to the east (twice its number) or to the south (one more).
  const sides = [0, 3, 2 * width, 1];
  const next = new Int32Array(2 * height.length).fill(-1);
  const starts: number[] = [];
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const at = j * width + i;
      const code =
        (height[at]! > 0 ? 8 : 0) |
        (height[at + 1]! > 0 ? 4 : 0) |
        (height[at + width + 1]! > 0 ? 2 : 0) |
        (height[at + width]! > 0 ? 1 : 0);
      const links = LINKS[code]!;
      for (let k = 0; k < links.length; k += 2) {
        const from = 2 * at + sides[links[k]!]!;
        next[from] = 2 * at + sides[links[k + 1]!]!;
        starts.push(from);
      }
    }
  }
  const found: number[][] = [];
  for (const start of starts) {
    const ring: number[] = [];
    for (let key = start; next[key]! >= 0;) {
      const at = key >> 1;
      const east = key % 2 === 0;
      const [here, there] = [height[at]!, height[at + (east ? 1 : width)]!];
      const part = Math.max(0.02, Math.min(0.98, here / (here - there)));
      const [i, j] = [(at % width) - 1, Math.floor(at / width) - 1];
      ring.push(grid.x + (east ? i + part : i) * grid.step, grid.y + (east ? j : j + part) * grid.step);
      const following = next[key]!;
      next[key] = -1;
      key = following;
    }
    if (ring.length >= 10) found.push(ring);
  }
  return found;
}

/** The rings as a path: curves from middle to middle, with the crossings as their handles. */
export function contour(grid: Grid, level: number): string {
  let path = '';
  for (const ring of rings(grid, level)) path += smooth(ring);
  return path;
}

/** In tenths of a unit and relative to each other, points are short to write. */
function smooth(ring: number[]): string {
  const tenths = (value: number): number => Math.round(value * SCALE * 10);
  const count = ring.length;
  let [x, y] = [tenths((ring[0]! + ring[count - 2]!) / 2), tenths((ring[1]! + ring[count - 1]!) / 2)];
  let path = `M${x / 10} ${y / 10}q`;
  for (let k = 0; k < count; k += 2) {
    const [hx, hy] = [ring[k]!, ring[k + 1]!];
    const [nx, ny] = [ring[(k + 2) % count]!, ring[(k + 3) % count]!];
    const [tx, ty] = [tenths((hx + nx) / 2), tenths((hy + ny) / 2)];
    path += `${(tenths(hx) - x) / 10} ${(tenths(hy) - y) / 10} ${(tx - x) / 10} ${(ty - y) / 10} `;
    [x, y] = [tx, ty];
  }
  return `${path}Z`;
}
