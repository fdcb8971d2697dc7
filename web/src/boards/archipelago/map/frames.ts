/** What part of the map is worth looking at. */
import type { Drawing } from '../chart/cartographer';
import type { Placed } from '../chart/field';
import { centre, SCALE } from '../chart/hex';
import type { Frame } from '../pan/camera.svelte';
import { cellOf, type Marks } from '../position';
import { meant, type Target } from './targets';

/** The sheet: everything known and every cell where a region may come, with a margin. */
export function sheetFrame(drawing: Drawing, marks: Marks): Frame {
  const cells = [...marks.keys()].flatMap((place) => {
    const cell = cellOf(place);
    return cell ? [centre(...cell)] : [];
  });
  const middles = [...drawing.tiles.map(({ middle }) => middle), ...cells];
  return around(
    middles.map(([x, y]) => ({ x: x * SCALE, y: y * SCALE })),
    130,
    124,
  );
}

/** Everything that glows or is about to be placed, or nothing. */
export function liveFrame(targets: Target[], marks: Marks, preview: Placed | null): Frame | null {
  if (preview) {
    const [x, y] = centre(preview.q, preview.r);
    return around([{ x: x * SCALE, y: y * SCALE }], 130, 124);
  }
  const live = targets.filter(({ place }) => marks.get(meant(place, marks))?.state === 'can');
  return live.length > 0 ? around(live, 90, 90) : null;
}

function around(points: { x: number; y: number }[], wide: number, high: number): Frame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - wide,
    top: Math.min(...ys) - high,
    right: Math.max(...xs) + wide,
    bottom: Math.max(...ys) + high,
  };
}
