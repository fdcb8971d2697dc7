/**
 * Where things stand in a region. It depends on the tile, its place and the seed only: a piece must not jump when a
 * neighbour is discovered. Each thing takes the roomiest point of its area, the most important thing first.
 */
import type { Good } from '../data';
import { ground, type Tile } from './field';
import { outside, SCALE, short } from '../../../draw/hex';

export interface Spot {
  x: number;
  y: number;
}

/** In units of the drawing. Lists go by area of the region. */
export interface Anchors {
  /** The symbols of each area, in the order of the data. */
  symbols: (Spot & { good: Good })[][];
  /** Where free units stand. */
  musters: Spot[];
  /** Town, market, temple of a land area. */
  plots: Spot[][];
  /** The port that joins a land area (first) to a sea area (second). */
  ports: (Spot | null)[][];
  huts: Spot[];
}

interface Place extends Spot {
  area: number;
  /** How far from the rim of the region. */
  inset: number;
  /** How far from the coast, roughly. */
  coast: number;
  land: boolean;
}

interface Taken extends Spot {
  radius: number;
}

/** The room that is needed by a symbol, a port, units, a building and a hut. */
const ROOM = { symbol: 0.135, port: 0.12, muster: 0.19, plot: 0.16, hut: 0.07 };

export function anchorsOf(tile: Tile, seed: number): Anchors {
  const places = placesOf(tile, seed);
  const { areas } = tile.side;
  const taken: Taken[] = [];
  if (tile.region === 'volcano') taken.push({ x: tile.middle[0], y: tile.middle[1] - 0.02, radius: 0.3 });
  const take = (among: (place: Place) => boolean, radius: number, worth = airy): Spot => {
    const found = roomiest(places.filter(among), taken, radius, worth);
    taken.push({ ...found, radius });
    return found;
  };
  const inArea = (index: number) => (place: Place) => place.area === index;

  const symbols = areas.map((area, index) =>
    area.symbols.map((good) => {
      const found = take(inArea(index), ROOM.symbol);
      // The unit that works the symbol stands at its foot.
      taken.push({ x: found.x + 0.13, y: found.y + 0.05, radius: 0.08 });
      return { ...drawn(found), good };
    }),
  );
  const ports = areas.map((land, index) =>
    areas.map((sea, other) => {
      if (land.kind === 'sea' || sea.kind === 'land') return null;
      const shore = shoreOf(tile, places, index, other, seed);
      const worth = (place: Place, room: number): number =>
        3 * Math.min(room, 0.1) + Math.min(place.inset, 0.4);
      return drawn(take((place) => shore.has(place), ROOM.port, worth));
    }),
  );
  const musters = areas.map((_, index) => drawn(take(inArea(index), ROOM.muster)));
  const size = (index: number): number => places.filter(inArea(index)).length;
  const lands = areas.flatMap((area, index) => (area.kind === 'land' ? index : []));
  const plots: Spot[][] = areas.map(() => []);
  // Buildings of the largest land come before those of islets, where things may overlap.
  for (const index of lands.toSorted((one, other) => size(other) - size(one))) {
    for (let n = 0; n < 3; n++) plots[index]!.push(drawn(take(inArea(index), ROOM.plot)));
  }
  const huts = Array.from({ length: lands.length > 0 ? tile.side.huts : 0 }, () =>
    drawn(take((place) => place.land, ROOM.hut, close)),
  );
  return { symbols, musters, plots, ports, huts };
}

function placesOf(tile: Tile, seed: number): Place[] {
  const places: Place[] = [];
  const [mx, my] = tile.middle;
  for (let y = my - 0.8; y <= my + 0.8; y += 0.055) {
    for (let x = mx - 0.92; x <= mx + 0.92; x += 0.055) {
      const inset = -outside(x, y, tile.middle);
      if (inset < 0.09) continue;
      const { level, area } = ground(x, y, tile, seed);
      places.push({ x, y, area, inset, coast: Math.abs(level) / 2, land: level > 0 });
    }
  }
  return places;
}

/** The points of a land area with a view of the given sea just off the coast. */
function shoreOf(tile: Tile, places: Place[], land: number, sea: number, seed: number): Set<Place> {
  const sees = ({ x, y }: Place): boolean =>
    [0, 1, 2, 3, 4, 5, 6, 7].some((eighth) => {
      const turn = (eighth * Math.PI) / 4;
      return ground(x + Math.cos(turn) * 0.16, y + Math.sin(turn) * 0.16, tile, seed).area === sea;
    });
  const shore = places.filter((place) => place.area === land && place.coast < 0.075 && sees(place));
  const inland = shore.filter((place) => place.inset > 0.13);
  return new Set(inland.length > 0 ? inland : shore);
}

type Worth = (place: Place, room: number) => number;

const airy: Worth = (place, room) =>
  Math.min(room, 0.42) + 0.9 * Math.min(place.coast, 0.17) + 0.5 * Math.min(place.inset, 0.3);

const close: Worth = (place, room) =>
  -0.6 * Math.min(room, 0.5) + 0.8 * Math.min(place.coast, 0.15) + Math.min(place.inset, 0.3);

/** The best place that has room; in a crowded area the least crowded one. */
function roomiest(places: Place[], taken: Taken[], radius: number, worth: Worth): Spot {
  const rooms = Float64Array.from(places, ({ x, y }) => {
    let least = 9;
    for (const other of taken) {
      const dx = (x - other.x) * 0.95;
      const dy = y - other.y;
      least = Math.min(least, Math.sqrt(dx * dx + dy * dy) - other.radius - radius);
    }
    return least;
  });
  const best = (value: (place: Place, room: number) => number): Place | null => {
    let [found, most]: [Place | null, number] = [null, -Infinity];
    places.forEach((place, k) => {
      const now = value(place, rooms[k]!);
      if (now > most) [found, most] = [place, now];
    });
    return found;
  };
  for (const slack of [1, 0.75, 0.5, 0.25, 0]) {
    const least = 0.012 * slack - (slack < 0.5 ? 0.05 : 0);
    const found = best((place, room) =>
      place.coast >= radius * slack && place.inset >= radius * 0.55 + 0.06 && room >= least
        ? worth(place, room)
        : -Infinity,
    );
    if (found) return found;
  }
  return best((_, room) => room) ?? { x: 0, y: 0 };
}

function drawn(spot: Spot): Spot {
  return { x: short(spot.x * SCALE), y: short(spot.y * SCALE) };
}
