/** Where every piece is drawn. */
import { areaOf, regionOf, type Building, type Good, type Posture } from '../data';
import type { SeatColour } from '../../../ui/seat';
import type { Anchors, Spot as Point } from '../chart/anchors';
import { postPlace, unitPlace, type MapRegion, type Place, type Stack } from '../position';

/** A citizen or ship, or several that are drawn as one. */
export interface Figure extends Point {
  key: string;
  place: Place;
  area: string;
  ship: boolean;
  colour: SeatColour;
  posture: Posture;
  scale: number;
  /** More than 1 stands beside the figure as a number. */
  count: number;
}

export interface House extends Point {
  key: string;
  place: Place;
  kind: Building;
  flag: SeatColour | null;
  used: boolean;
}

/** A symbol that has been plundered. */
export interface Ruin extends Point {
  key: string;
}

export interface Figures {
  figures: Figure[];
  houses: House[];
  ruins: Ruin[];
}

/** The distance from one figure to the next, by what it is. */
const STRIDE = { citizen: 15, lying: 25, ship: 27, number: 7 };
/** More figures than these in an area, or in a stack, are drawn as one with a number. */
const MOST = 6;
const MOST_ALIKE = 3;
/** A row is no wider than this, unless there is only one. */
const ROW = { citizen: 60, ship: 84 };

const PLOTS: Record<Exclude<Building, 'port'>, number> = { town: 0, market: 1, temple: 2 };

export function figuresOf(
  regions: MapRegion[],
  stacks: Stack[],
  anchors: ReadonlyMap<string, Anchors>,
): Figures {
  const houses = regions.flatMap((region) => housesOf(region, anchors.get(region.region)!));
  const figures = [...new Set(stacks.map(({ area }) => area))].flatMap((area) => {
    const known = anchors.get(areaOf(area).region);
    const here = stacks.filter((stack) => stack.area === area);
    return known ? inArea(area, here, known, houses) : [];
  });
  return {
    figures,
    houses,
    ruins: regions.flatMap((region) => ruinsOf(region, anchors.get(region.region)!)),
  };
}

function housesOf({ region, buildings }: MapRegion, anchors: Anchors): House[] {
  return buildings.map(({ kind, area, sea, flag, used = false }) => {
    const land = indexOf(region, area);
    const at =
      kind === 'port' ? anchors.ports[land]![indexOf(region, sea ?? '')] : anchors.plots[land]![PLOTS[kind]];
    const { x, y } = at ?? anchors.musters[land]!;
    return { key: `${region}.${kind}`, place: postPlace(area, kind), kind, flag, used, x, y: y + 6 };
  });
}

function ruinsOf({ region, plundered = [] }: MapRegion, anchors: Anchors): Ruin[] {
  const symbols = anchors.symbols.flat().filter(({ good }) => plundered.includes(good));
  return symbols.map(({ x, y }, index) => ({ key: `${region}-${index}`, x, y }));
}

function indexOf(region: string, area: string): number {
  return Math.max(
    0,
    regionOf(region).areas.findIndex(({ id }) => id === area),
  );
}

function inArea(area: string, stacks: Stack[], anchors: Anchors, houses: House[]): Figure[] {
  const { region, kind } = areaOf(area);
  const index = indexOf(region, area);
  const ship = kind === 'sea';
  const make = (stack: Stack, nth: number, at: Point, scale: number, count = 1): Figure => ({
    key: `${unitPlace(stack)}/${stack.posture}/${nth}`,
    place: unitPlace(stack),
    area,
    ship,
    colour: stack.colour,
    posture: stack.posture,
    scale,
    count,
    ...at,
  });
  const free = stacks.filter((stack) => stack.spot === 'open');
  const engaged = stacks.filter((stack) => stack.spot !== 'open');
  const symbols = anchors.symbols[index]!;
  const worked = new Map<string, number>();
  const posted = engaged.flatMap((stack) => {
    const house = houses.find(({ key }) => key === `${region}.${stack.spot}`);
    if (house) return [make(stack, 0, { x: house.x + 12, y: house.y + 8 }, 0.9)];
    const same = symbols.filter(({ good }) => good === (stack.spot as Good));
    return Array.from({ length: stack.count }, (_, nth) => {
      const which = worked.get(stack.spot) ?? 0;
      worked.set(stack.spot, which + 1);
      // At the foot of the symbol, which stays readable.
      const { x, y } = same[which] ?? anchors.musters[index]!;
      return make(stack, nth, { x: x + 13, y: y + 15 }, 0.9);
    });
  });
  return [...posted, ...muster(free, ship, anchors.musters[index]!, make)];
}

type Make = (stack: Stack, nth: number, at: Point, scale: number, count?: number) => Figure;

/** Free units stand in one or two rows around their place, the same colours together. */
function muster(stacks: Stack[], ship: boolean, at: Point, make: Make): Figure[] {
  const crowd = stacks.reduce((sum, { count }) => sum + Math.min(count, MOST_ALIKE + 1), 0) > MOST;
  const shown = stacks.flatMap((stack) =>
    stack.count > MOST_ALIKE || (crowd && stack.count > 1)
      ? [{ stack, nth: 0, count: stack.count }]
      : Array.from({ length: stack.count }, (_, nth) => ({ stack, nth, count: 1 })),
  );
  const lies = (posture: Posture): boolean => posture === 'lying' || posture === 'lying_engaged';
  const stride = ({ posture }: Stack, count: number): number =>
    (ship ? STRIDE.ship : lies(posture) ? STRIDE.lying : STRIDE.citizen) + (count > 1 ? STRIDE.number : 0);
  const width = (row: typeof shown): number =>
    row.reduce((sum, { stack, count }) => sum + stride(stack, count), 0);
  const rows: (typeof shown)[] = [[]];
  const lines = Math.ceil(width(shown) / (ship ? ROW.ship : ROW.citizen));
  for (const one of shown) {
    if (width([...rows.at(-1)!, one]) > width(shown) / lines + 8) rows.push([]);
    rows.at(-1)!.push(one);
  }
  return rows.flatMap((row, line) => {
    let x = at.x - width(row) / 2;
    return row.map(({ stack, nth, count }, place) => {
      const here = x + (stride(stack, count) - (count > 1 ? STRIDE.number : 0)) / 2;
      x += stride(stack, count);
      const y = at.y + (ship ? 6 : 9) + (line - (rows.length - 1) / 2) * 18 + (place % 2) * 2;
      return make(stack, nth, { x: here, y }, 0.98, count);
    });
  });
}
