/**
 * What a small screen shows first: what glows, what is under way, the last move if it may be answered, or else the
 * player's own things; for a spectator those of the player in turn.
 */
import type { PieceRef } from '../../wire/types';
import type { Frame } from '../../draw/camera.svelte';
import type { Marks } from '../game';
import { acting, coloursOf, fleet, isColour, pointOf, pointOfPlace, pointOfShip } from './position';
import { lands, type Point } from './spaces';
import type { Asking, Place, View } from './view';

/**
 * What needs attention: what glows, what is under way, what may be interrupted. `room` is how much of the chart can be
 * seen at once, in its units; `last` is where the last move was.
 */
export function callingFrame(
  view: View,
  marks: Marks,
  picked: PieceRef[],
  room: [number, number],
  last: Point[] = [],
): Frame | null {
  const called = [...marks.values()].filter((mark) => mark.calls).map((mark) => mark.piece);
  const points = [...picked, ...called].flatMap((piece) => {
    const point = pointOf(view, piece);
    return point ? [point] : [];
  });
  if (points.length > 0) return around(most(points, room));
  const now = underWay(view.asking);
  const seen = now.map((place) => pointOfPlace(view, place)).filter((point) => point !== null);
  if (seen.length > 0) return around(seen);
  return last.length > 0 && view.asking?.what === 'interrupt' ? around(most(last, room)) : null;
}

/** Where nothing needs attention: the player's own things; for a spectator those of the player in turn. */
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

/** Where the next bands of the opening go, bands go aboard or ashore, land is explored, or an attack may be answered. */
function underWay(asking: Asking | null): Place[] {
  switch (asking?.what) {
    case 'garrison':
    case 'multiply':
      return [asking.territory];
    case 'haul':
      return [asking.from, asking.to];
    case 'react':
      return [asking.from, asking.target];
    default:
      return [];
  }
}

/** The largest set of points that can be seen at once: the middle between distant ones would show none of them. */
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
