/** Polygons: growing, shrinking, borders that two spaces share, and paths written as short as SVG allows. */
import Clipper from 'clipper-lib';
import type { Point } from './source.ts';

/** Clipper counts in whole numbers; a tenth of a unit is finer than any screen shows. */
const FINE = 10;

/** All shapes grown (or shrunk, if negative) and melted into one. */
export function grown(shapes: Point[][], by: number): Point[][] {
  const offset = new Clipper.ClipperOffset(2, 4);
  const paths = shapes.map((shape) => shape.map(([x, y]) => ({ X: x * FINE, Y: y * FINE })));
  offset.AddPaths(paths, Clipper.JoinType.jtRound, Clipper.EndType.etClosedPolygon);
  const found: { X: number; Y: number }[][] = [];
  offset.Execute(found, by * FINE);
  return found
    .filter((path) => Math.abs(Clipper.Clipper.Area(path)) > 400 * FINE)
    .map((path) => path.map(({ X, Y }): Point => [Math.round(X / FINE), Math.round(Y / FINE)]));
}

/** The same line with points left out that lie closer than `slack` to it. */
export function simplified(line: Point[], slack: number): Point[] {
  if (line.length < 3) return line;
  const [first, last] = [line[0]!, line.at(-1)!];
  let farthest = 0;
  let distance = 0;
  for (let index = 1; index < line.length - 1; index++) {
    const away = distanceToSegment(line[index]!, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= slack) return [first, last];
  const left = simplified(line.slice(0, farthest + 1), slack);
  return [...left.slice(0, -1), ...simplified(line.slice(farthest), slack)];
}

/** A closed shape simplified; its two halves are, because a ring has no ends. */
export function simplifiedRing(ring: Point[], slack: number): Point[] {
  const half = Math.floor(ring.length / 2);
  const there = simplified(ring.slice(0, half + 1), slack);
  const back = simplified([...ring.slice(half), ring[0]!], slack);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

export function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

export function distanceToBorder(point: Point, ring: Point[]): number {
  return Math.min(
    ...ring.map((corner, index) => distanceToSegment(point, corner, ring[(index + 1) % ring.length]!)),
  );
}

export function inside([x, y]: Point, ring: Point[]): boolean {
  let odd = false;
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
    const [[ax, ay], [bx, by]] = [ring[index]!, ring[before]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** The lines along which two of the shapes touch, each once: stroking every polygon would double its dots. */
export function sharedBorders(shapes: Point[][]): Point[][] {
  const owners = new Map<string, { from: Point; to: Point; count: number }>();
  for (const shape of shapes) {
    for (const [index, from] of shape.entries()) {
      const to = shape[(index + 1) % shape.length]!;
      const key = [from.join(), to.join()].sort().join(' ');
      const known = owners.get(key);
      if (known) known.count += 1;
      else owners.set(key, { from, to, count: 1 });
    }
  }
  return joined([...owners.values()].filter(({ count }) => count === 2).map(({ from, to }) => [from, to]));
}

/** Segments joined into lines that end where three meet or none goes on. */
function joined(segments: [Point, Point][]): Point[][] {
  const at = new Map<string, number[]>();
  for (const [index, segment] of segments.entries()) {
    for (const end of segment) at.set(end.join(), [...(at.get(end.join()) ?? []), index]);
  }
  const used = new Set<number>();
  const walk = (line: Point[]): void => {
    for (;;) {
      const end = line.at(-1)!;
      const here = at.get(end.join())!;
      const next = here.length === 2 ? here.find((index) => !used.has(index)) : undefined;
      if (next === undefined) return;
      used.add(next);
      const [from, to] = segments[next]!;
      line.push(from.join() === end.join() ? to : from);
    }
  };
  const lines: Point[][] = [];
  for (const [index, [from, to]] of segments.entries()) {
    if (used.has(index)) continue;
    used.add(index);
    const forth: Point[] = [from, to];
    walk(forth);
    const back: Point[] = [to, from];
    walk(back);
    lines.push([...back.slice(2).reverse(), ...forth]);
  }
  return lines;
}

/** A path with relative steps, which are short and compress well. */
export function pathOf(line: Point[], closed = true): string {
  const [start, ...rest] = line as [Point, ...Point[]];
  let [x, y] = start;
  let text = `M${x} ${y}l`;
  let first = true;
  for (const [nx, ny] of rest) {
    for (const step of [nx - x, ny - y]) {
      text += first || step < 0 ? `${step}` : ` ${step}`;
      first = false;
    }
    [x, y] = [nx, ny];
  }
  return closed ? `${text}z` : text;
}

export function pathsOf(lines: Point[][], closed = true): string {
  return lines.map((line) => pathOf(line, closed)).join('');
}
