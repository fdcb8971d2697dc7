/** What part of the map is worth looking at. */
import type { Drawing } from '../chart/cartographer';
import type { Placed } from '../chart/field';
import { centre, SCALE } from '../../../draw/hex';
import { CLOSEST_FIT, type Covers, type Frame } from '../../../draw/camera.svelte';
import { cellOf, type Marks } from '../position';
import type { Figures } from './figures';
import { meant, type Target } from './targets';

/** From the middle of a region to its edge. */
const REGION = 104;

/** The middles of everything known and of every cell where a region may come. */
export function middlesOf(drawing: Drawing, marks: Marks): { x: number; y: number }[] {
  const cells = [...marks.keys()].flatMap((place) => {
    const cell = cellOf(place);
    return cell ? [centre(...cell)] : [];
  });
  return [...drawing.tiles.map(({ middle }) => middle), ...cells].map(([x, y]) => ({
    x: x * SCALE,
    y: y * SCALE,
  }));
}

/** The sheet: all of them, with a margin. */
export function sheetFrame(middles: { x: number; y: number }[]): Frame {
  return around(middles, 130, 124);
}

/** A panel that lies in a corner at the left of the map, in pixels. */
export interface Corner {
  width: number;
  height: number;
  /** Whether it is the lower corner. */
  foot: boolean;
}

/**
 * Where the sheet goes beside a panel: into the opposite corner, as large as no region comes to lie under the panel.
 * The corner of the sheet itself may: mostly there is only sea.
 */
export function besideCorner(
  middles: { x: number; y: number }[],
  [width, height]: [number, number],
  corner: Corner,
): Covers {
  const { left, top, right, bottom } = sheetFrame(middles);
  const [wide, high] = [right - left, bottom - top];
  const least = Math.min((width - corner.width) / wide, height / high);
  for (let scale = Math.min(CLOSEST_FIT, width / wide, height / high); scale > 1.05 * least; scale *= 0.97) {
    const [x, y] = [width - wide * scale, height - high * scale];
    const lies = middles.some((at) => {
      const above = (corner.foot ? bottom - at.y : at.y - top) - REGION;
      return x + (at.x - REGION - left) * scale < corner.width && y + above * scale < corner.height;
    });
    if (lies) continue;
    return corner.foot ? { left: x, top: 0, bottom: y, spare: y } : { left: x, top: y, bottom: 0 };
  }
  return { left: corner.width, top: 0, bottom: 0 };
}

/** Everything that glows or is about to be placed, or nothing. */
export function liveFrame(
  targets: Target[],
  marks: Marks,
  figures: Figures,
  preview: Placed | null,
): Frame | null {
  if (preview) {
    const [x, y] = centre(preview.q, preview.r);
    return around([{ x: x * SCALE, y: y * SCALE }], 130, 124);
  }
  const live = targets.filter(({ place }) => marks.get(meant(place, marks, figures))?.state === 'can');
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
