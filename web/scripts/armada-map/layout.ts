/** Where counters, ships, names and badges lie, so that nothing that is read covers anything else that is read. */
import { box, cheapest, crowding, moved, overlap, Room, scaled, type Box } from './room.ts';
import type { Language, MapFile, Named, Point, Sea, Territory } from './source.ts';
import { broken, widthOf, type Face } from './words.ts';

export const LANGUAGES: Language[] = ['en', 'it'];

/** A name in its language: lines, and where the first one stands. */
export interface Label {
  lines: string[];
  at: Point;
}

export interface TerritoryLayout {
  /** The middle of the row of counters. */
  at: Point;
  badge: Point;
  /** Below the counters. */
  name: Record<Language, Label>;
  /** Where the name stands while no counter is there. */
  alone: Record<Language, Label>;
}

export interface SeaLayout {
  /** Where a ship lies, and how large she is drawn there. */
  ship: Point;
  size: number;
  badge: Point;
  name: Record<Language, Label>;
  /** The name while a ship is there; nothing where it would cover something. */
  beside: Record<Language, Label | null>;
}

/** Type on the board: size, distance of lines, face. */
export const TYPE = {
  central: { size: 19, step: 18, face: 'roman', most: 118 },
  den: { size: 17.5, step: 17, face: 'roman', most: 110 },
  sea: { size: 17, step: 17, face: 'italic', most: 150 },
  /** Inlets are so narrow that larger letters would run ashore. */
  inlet: { size: 15, step: 15, face: 'italic', most: 150 },
} as const satisfies Record<string, { size: number; step: number; face: Face; most: number }>;

type Style = (typeof TYPE)[keyof typeof TYPE];

/** What stands on a territory, around the middle of its counters. */
const ROW = box(-57, -29, 57, 23);
const CITY = box(-32, -60, 32, -19);
const BASE = box(-20, -64, 20, -24);
const BELOW = 38;

/** A ship around her point: sails, hull, plaque. */
const SHIP = [box(-34, -52, 57, 0), box(-47, 0, 46, 26), box(-40, 24, 40, 53)];
const BADGE = box(-18, -18, 18, 18);

export function layout(map: MapFile): { territories: TerritoryLayout[]; seas: SeaLayout[] } {
  const rooms = new Map([...map.territory, ...map.sea].map(({ id, polygon }) => [id, new Room(polygon)]));
  const parts = map.territory.map((territory) => furniture(territory));
  const places: Point[] = [];
  const standing = (index: number): Box[] => parts[index]!.map((part) => moved(places[index]!, part));
  for (const [index, territory] of map.territory.entries()) {
    places[index] = placeOf(territory, parts[index]!, rooms.get(territory.id)!, []);
  }
  // Neighbours give way to each other: a second look with everybody else in place.
  for (const [index, territory] of map.territory.entries()) {
    const others = map.territory.flatMap((_, other) => (other === index ? [] : standing(other)));
    places[index] = placeOf(territory, parts[index]!, rooms.get(territory.id)!, others);
  }
  const land = map.territory.flatMap((territory, index) => [
    ...standing(index),
    ...nameBoxes(territory, (lines) => aloneAt(territory, places[index]!, lines)),
  ]);
  const territories = map.territory.map((territory, index): TerritoryLayout => {
    const at = places[index]!;
    return {
      at,
      badge: badgeAt(at, rooms.get(territory.id)!, land),
      name: each(territory, styleOf(territory), () => [at[0], at[1] + BELOW]),
      alone: each(territory, styleOf(territory), (lines) => aloneAt(territory, at, lines)),
    };
  });
  return { territories, seas: map.sea.map((sea) => seaLayout(sea, rooms.get(sea.id)!, land)) };
}

function styleOf(territory: Territory): Style {
  return territory.region === 'den' ? TYPE.den : TYPE.central;
}

/** A sea is an inlet if no circle of this size fits in. */
const NARROW = 36;

export function seaStyle(sea: Sea): Style {
  return sea.radius < NARROW ? TYPE.inlet : TYPE.sea;
}

/** Counters, site and name (in both languages) of a territory, around the middle of its counters. */
export function furniture(territory: Territory, row = ROW): Box[] {
  const sites = { city: [CITY], base: [BASE], none: [] };
  return [row, ...sites[territory.site], ...nameBoxes(territory, () => [0, BELOW])];
}

function placeOf({ anchor }: Territory, parts: Box[], room: Room, others: Box[]): Point {
  const near = others.filter((other) => reaches(other, room.bounds, 40));
  const cost = (point: Point): number => {
    let sum = 0.4 * squared(point, anchor);
    for (const part of parts) {
      const there = moved(point, part);
      sum += room.outside(there) + 6 * crowding(there, near);
    }
    return sum;
  };
  return cheapest(anchor, [22, 26], 2, cost);
}

/** Without counters the name moves up into their place; beside a site it only closes the gap. */
function aloneAt(territory: Territory, at: Point, lines: string[]): Point {
  const { step } = styleOf(territory);
  const rise = territory.site === 'none' ? 6 - ((lines.length - 1) * step) / 2 : 8;
  return [at[0], Math.round(at[1] + rise)];
}

const REACH: Point = [90, 90];

function seaLayout(sea: Sea, room: Room, land: Box[]): SeaLayout {
  const style = seaStyle(sea);
  const near = land.filter((other) => reaches(other, room.bounds, 40));
  const mooring = [1, 0.86, 0.74].map((size) => {
    const parts = SHIP.map((part) => scaled(size, part));
    const cost = (point: Point): number =>
      costOf(parts, point, room, near) + 0.05 * squared(point, sea.anchor);
    const point = cheapest(sea.anchor, REACH, 3, cost);
    return { size, point, cost: cost(point) };
  });
  const { size, point: ship } = mooring.find(({ cost }) => cost < 900) ?? mooring.at(-1)!;
  const shipBoxes = SHIP.map((part) => moved(ship, scaled(size, part)));

  const name = each(sea, style, (lines) => {
    const parts = lineBoxes(lines, [0, 0], style);
    const centre: Point = [sea.anchor[0], sea.anchor[1] - (lines.length > 1 ? 3 : -6)];
    const cost = (point: Point): number => costOf(parts, point, room, near) + 0.02 * squared(point, centre);
    return cheapest(centre, REACH, 3, cost);
  });
  const beside = {} as Record<Language, Label | null>;
  for (const language of LANGUAGES) {
    beside[language] = besideShip(name[language], nameIn(sea, language), style, shipBoxes, room, near);
  }
  const labels = LANGUAGES.flatMap((language) => [name[language], beside[language] ?? []].flat());
  const texts = labels.flatMap(({ lines, at }) => lineBoxes(lines, at, style));
  return { ship, size, name, beside, badge: badgeAt(sea.anchor, room, [...near, ...shipBoxes, ...texts]) };
}

/** The name of a sea while a ship is there: where it was if that is free, otherwise close to her. */
function besideShip(
  name: Label,
  whole: string,
  style: Style,
  ship: Box[],
  room: Room,
  land: Box[],
): Label | null {
  const taken = [...land, ...ship];
  const hull = ship[1]!;
  const middle: Point = [(hull.left + hull.right) / 2, hull.bottom];
  const pricing = (lines: string[]) => {
    const parts = lineBoxes(lines, [0, 0], style);
    const area = parts.reduce((sum, part) => sum + (part.right - part.left) * (part.bottom - part.top), 0);
    return (point: Point): number => {
      const there = parts.map((part) => moved(point, part));
      const out = there.reduce((sum, part) => sum + room.outside(part), 0) / area;
      if (out > 0.45 || there.some((part) => !onSheet(part) || crowding(part, taken) > 0)) return Infinity;
      return 420 * out + Math.hypot(point[0] - middle[0], point[1] - middle[1]);
    };
  };
  if (pricing(name.lines)(name.at) < 220) return name;
  const offers = [[whole], name.lines].map((lines) => {
    const price = pricing(lines);
    const at = cheapest(middle, [120, 130], 3, price);
    return { lines, at: at.map(Math.round) as Point, price: price(at) };
  });
  const best = offers.reduce((one, other) => (other.price < one.price - 20 ? other : one));
  return best.price < Infinity ? { lines: best.lines, at: best.at } : null;
}

/** What lies outside the space, and, worse, on something that is read. */
function costOf(parts: Box[], point: Point, room: Room, taken: Box[]): number {
  let sum = 0;
  for (const part of parts) {
    const there = moved(point, part);
    sum += room.outside(there) + 8 * crowding(there, taken) + (onSheet(there) ? 0 : 4000);
  }
  return sum;
}

function badgeAt(centre: Point, room: Room, taken: Box[]): Point {
  const near = taken.filter((other) => reaches(other, room.bounds, 0));
  return cheapest(centre, [130, 130], 4, (point) => {
    const badge = moved(point, BADGE);
    return 4 * room.outside(badge) + 4 * crowding(badge, near) + 0.05 * squared(point, centre);
  });
}

/** The frame cuts nothing. */
function onSheet({ left, top, right, bottom }: Box): boolean {
  return left >= 5 && top >= 4 && right <= 1595 && bottom <= 1276;
}

function reaches(one: Box, bounds: Box, margin: number): boolean {
  const wide = box(bounds.left - margin, bounds.top - margin, bounds.right + margin, bounds.bottom + margin);
  return overlap(one, wide) > 0;
}

function nameBoxes(named: Territory, at: (lines: string[]) => Point): Box[] {
  const style = styleOf(named);
  return Object.values(each(named, style, at)).flatMap((label) => lineBoxes(label.lines, label.at, style));
}

function each(named: Named, style: Style, at: (lines: string[]) => Point): Record<Language, Label> {
  const label = (language: Language): Label => {
    const lines = broken(nameIn(named, language), style.face, style.size, style.most);
    return { lines, at: at(lines) };
  };
  return { en: label('en'), it: label('it') };
}

function nameIn(named: Named, language: Language): string {
  return language === 'en' ? named.name_en : named.name_it;
}

/** The boxes of some lines whose first baseline is at a point. */
export function lineBoxes(lines: string[], [x, y]: Point, { size, step, face }: Style): Box[] {
  return lines.map((line, index) => {
    const half = widthOf(line, face, size) / 2 + 2;
    const base = y + index * step;
    return box(x - half, base - 0.72 * size, x + half, base + 0.3 * size);
  });
}

function squared([ax, ay]: Point, [bx, by]: Point): number {
  return (ax - bx) ** 2 + (ay - by) ** 2;
}
