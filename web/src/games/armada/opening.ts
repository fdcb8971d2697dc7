/**
 * What a small screen shows first: what glows, what is under way, what was done last if one may answer it, or else what
 * is one's own; to those who watch, whose turn it is.
 */
import type { PieceRef } from '../../wire/types';
import type { Frame } from '../../draw/camera.svelte';
import type { Marks } from './marks';
import { acting, awaiting, coloursOf, fleet, isColour, pointOf, pointOfPlace, pointOfShip } from './position';
import { lands, type Point } from './spaces';
import type { Place, View } from './view';

/**
 * What calls for a look: what glows, what is under way, what may be interrupted. `room` is how much of the chart can be
 * seen at once, in its units; `last` is where something was done last.
 */
export function callingFrame(
  view: View,
  marks: Marks,
  picked: PieceRef[],
  room: [number, number],
  last: Point[] = [],
): Frame | null {
  const called = [...marks.live.values()].filter((mark) => mark.calls).map((mark) => mark.piece);
  const points = [...picked, ...called].flatMap((piece) => {
    const point = pointOf(view, piece);
    return point ? [point] : [];
  });
  if (points.length > 0) return around(most(points, room));
  const next = awaiting(view);
  if (next) return around([next.land.layout.at]);
  const now = underWay(view);
  if (now.length > 0) return around(now);
  return last.length > 0 && mayAnswer(view) ? around(most(last, room)) : null;
}

/** Where nothing calls: what is one's own; to those who watch, whose turn it is. */
export function homeFrame(view: View, own: number | null, room: [number, number]): Frame | null {
  const colours = own === null ? [acting(view)] : coloursOf(view, own);
  const home = lands.filter((land) => {
    const { flag, bands } = view.territories[land.id];
    return bands > 0 && isColour(flag) && colours.includes(flag);
  });
  const afloat = fleet(view).filter((ship) => ship.last_owner && colours.includes(ship.last_owner));
  const owned = [...home.map((land) => land.layout.at), ...afloat.map((ship) => pointOfShip(ship))];
  const found = owned.filter((point) => point !== null);
  if (found.length > 0) return around(most(found, room));
  const den = lands.filter((land) => colours.some((colour) => colour === land.den));
  return den.length > 0
    ? around(
        most(
          den.map((land) => land.layout.at),
          room,
        ),
      )
    : null;
}

/** Where an attack is under way that somebody may answer, bands or gold go aboard or ashore, or land is explored. */
function underWay(view: View): Point[] {
  const frame = view.frames.at(-1);
  if (typeof frame !== 'object') return [];
  const places = ((): Place[] => {
    if ('reaction' in frame) return [frame.reaction.from, frame.reaction.target];
    if ('haul_bands' in frame) return [frame.haul_bands.from, frame.haul_bands.to];
    if ('haul_ingots' in frame) return [frame.haul_ingots.from, frame.haul_ingots.to];
    return 'doubling' in frame ? [frame.doubling.territory] : [];
  })();
  return places.map((place) => pointOfPlace(view, place)).filter((point) => point !== null);
}

/** Whether somebody may interrupt what was done. */
function mayAnswer({ frames }: View): boolean {
  const frame = frames.at(-1);
  return typeof frame === 'object' && 'window' in frame;
}

/** As many of the points as can be seen at once: the middle between far ones would show none of them. */
function most(points: Point[], [width, height]: [number, number]): Point[] {
  let best: Point[] = [];
  for (const [left] of points) {
    for (const [, top] of points) {
      const seen = points.filter(([x, y]) => x >= left && x <= left + width && y >= top && y <= top + height);
      if (seen.length > best.length) best = seen;
    }
  }
  return best;
}

function around(points: Point[]): Frame {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
