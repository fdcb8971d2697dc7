/** Layout of counters, ships, names and badges without any overlap of what is read. */
import { boxesOf, each, LANGUAGES, landStyle, lineBoxes, type Label } from './names.ts';
import { box, cheapest, crowding, moved, reaches, Room, squared, type Box } from './room.ts';
import { layoutSeas, type SeaLayout } from './seas.ts';
import type { Language, MapFile, Point, Territory } from './source.ts';

export interface TerritoryLayout {
  /** The middle of the row of counters. */
  at: Point;
  badge: Point;
  /** Where an unlaunched ship stands beside the roofs of a city. */
  slip: Point;
  /** Below the counters. */
  name: Record<Language, Label>;
  /** Where the name stands while no counter is there. */
  alone: Record<Language, Label>;
}

/** What stands on a territory, around the middle of its counters. */
const ROW = box(-57, -29, 57, 23);
const CITY = box(-32, -60, 32, -19);
const BASE = box(-20, -64, 20, -24);
const BELOW = 38;
/** A hull on the stocks, around her point, and where she stands if nothing is in the way. */
export const SLIP = box(-26, -24, 26, 18);
const STOCKS: Point = [42, -36];
/** The bands of a city, without a flag beside them. */
const BANDS = box(-22, -29, 22, 23);
const BADGE = box(-18, -18, 18, 18);

export function layout(map: MapFile): { territories: TerritoryLayout[]; seas: SeaLayout[] } {
  const rooms = map.territory.map(({ polygon }) => new Room(polygon));
  const parts = map.territory.map((territory) => furniture(territory));
  const places: Point[] = [];
  const standing = (index: number): Box[] => parts[index]!.map((part) => moved(places[index]!, part));
  const others = (index: number): Box[] =>
    map.territory.flatMap((_, other) => (other === index ? [] : standing(other)));
  for (const [index, territory] of map.territory.entries()) {
    places[index] = placeOf(territory, parts[index]!, rooms[index]!, []);
  }
  // A second pass, now that all neighbours have a place.
  for (const [index, territory] of map.territory.entries()) {
    places[index] = placeOf(territory, parts[index]!, rooms[index]!, others(index));
  }
  const named = map.territory.map((territory, index) => {
    const [at, room] = [places[index]!, rooms[index]!];
    const style = landStyle(territory);
    return {
      name: each(territory, style, () => [at[0], at[1] + BELOW]),
      alone: each(territory, style, (lines) => aloneAt(territory, at, lines, room)),
    };
  });
  const texts = (language: Language): Box[] =>
    named.flatMap(({ name, alone }, index) => {
      const style = landStyle(map.territory[index]!);
      return [...boxesOf(name[language], style), ...boxesOf(alone[language], style)];
    });
  const both = LANGUAGES.flatMap(texts);
  const slips = map.territory.map((_, index) =>
    slipAt(places[index]!, rooms[index]!, [...both, ...others(index)]),
  );
  const stocks = map.territory.flatMap(({ site }, index) =>
    site === 'city' ? [moved(slips[index]!, SLIP)] : [],
  );
  const fixed = [...map.territory.flatMap((_, index) => standing(index)), ...stocks];
  const land = { en: [...fixed, ...texts('en')], it: [...fixed, ...texts('it')] };
  const badges: Box[] = [];
  // Badges of neighbours are shown together, so they must not overlap.
  const badgeOf = (centre: Point, room: Room, taken: Box[]): Point => {
    const at = badgeAt(centre, room, taken, badges);
    badges.push(moved(at, BADGE));
    return at;
  };
  const territories = named.map((labels, index): TerritoryLayout => {
    const at = places[index]!;
    return { at, badge: badgeOf(at, rooms[index]!, [...fixed, ...both]), slip: slips[index]!, ...labels };
  });
  return { territories, seas: layoutSeas(map, rooms, land, badgeOf) };
}

/** Counters, site and name (in both languages) of a territory, around the middle of its counters. */
export function furniture(territory: Territory, row = ROW): Box[] {
  const sites = { city: [CITY], base: [BASE], none: [] };
  const style = landStyle(territory);
  const names = Object.values(each(territory, style, () => [0, BELOW]));
  return [row, ...sites[territory.site], ...names.flatMap((label) => boxesOf(label, style))];
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

/** Without counters the name moves up into their place, clear of the coast; beside a site it only closes the gap. */
function aloneAt(territory: Territory, at: Point, lines: string[], room: Room): Point {
  const style = landStyle(territory);
  if (territory.site !== 'none') return [at[0], Math.round(at[1] + 8)];
  const centre: Point = [at[0], at[1] + 6 - ((lines.length - 1) * style.step) / 2];
  const parts = lineBoxes(lines, [0, 0], style);
  const cost = (point: Point): number =>
    parts.reduce((sum, part) => sum + room.outside(moved(point, part)), 0.1 * squared(point, centre));
  return cheapest(centre, [24, 30], 2, cost).map(Math.round) as Point;
}

/** A ship on the stocks covers no name, and stands on her own ground as far as there is room. */
function slipAt(at: Point, room: Room, taken: Box[]): Point {
  const near = taken.filter((other) => reaches(other, room.bounds, 60));
  // Of her own city she may hide a corner.
  const own = [moved(at, CITY), moved(at, BANDS)];
  const usual: Point = [at[0] + STOCKS[0], at[1] + STOCKS[1]];
  return cheapest(usual, [110, 90], 3, (point) => {
    const there = moved(point, SLIP);
    const covered = 12 * crowding(there, near) + crowding(there, own);
    return covered + 0.5 * room.outside(there) + 0.4 * squared(point, usual);
  });
}

function badgeAt(centre: Point, room: Room, taken: Box[], badges: Box[]): Point {
  const near = taken.filter((other) => reaches(other, room.bounds, 0));
  return cheapest(centre, [130, 130], 4, (point) => {
    const badge = moved(point, BADGE);
    const crowded = 4 * crowding(badge, near) + 40 * crowding(badge, badges);
    return 4 * room.outside(badge) + crowded + 0.05 * squared(point, centre);
  });
}
