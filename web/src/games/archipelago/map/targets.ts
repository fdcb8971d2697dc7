/** Everything that the pointer or the arrow keys can reach, with its point on the map. */
import type { SeatColour } from '../../../ui/seat';
import { areaOf, type Building, type Good, type Spot } from '../data';
import type { Drawing } from '../chart/cartographer';
import { centre, SCALE } from '../../../draw/hex';
import { areaPlace, cellOf, postPlace, regionPlace, type Marks, type Place } from '../position';
import type { Figures } from './figures';

export interface Target {
  place: Place;
  x: number;
  y: number;
}

/** A spot that is marked: around a building, around symbols, or where a building may come. */
export interface Post {
  place: Place;
  rings: { x: number; y: number; radius: number }[];
  /** The building that is not there yet. */
  plan: { kind: Building; x: number; y: number } | null;
}

const PLANS: Partial<Record<Spot, number>> = { town: 0, market: 1, temple: 2 };

export function postsOf(marks: Marks, figures: Figures, drawing: Drawing): Post[] {
  return [...marks.keys()].flatMap((place) => {
    if (!place.startsWith('post:')) return [];
    const [area, spot] = place.slice(5).split('.') as [string, Spot];
    const { region } = areaOf(area);
    const anchors = drawing.anchors.get(region);
    const tile = drawing.tiles.find((one) => one.region === region);
    if (!anchors || !tile) return [];
    const house = figures.houses.find((one) => one.key === `${region}.${spot}`);
    if (house) return { place, rings: [{ x: house.x, y: house.y - 8, radius: 21 }], plan: null };
    const index = tile.side.areas.findIndex(({ id }) => id === area);
    if (spot === 'port' || spot in PLANS) {
      const quay = anchors.ports[index]!.find((one) => one) ?? anchors.ports.flat().find((one) => one);
      const at = spot === 'port' ? quay : anchors.plots[index]![PLANS[spot]!];
      if (!at) return [];
      const plan = { kind: spot as Building, x: at.x, y: at.y + 6 };
      return { place, rings: [{ x: at.x, y: at.y - 2, radius: 21 }], plan };
    }
    const symbols = anchors.symbols[index]!.filter(({ good }) => good === (spot as Good));
    return { place, rings: symbols.map(({ x, y }) => ({ x, y, radius: 17 })), plan: null };
  });
}

export function targetsOf(marks: Marks, figures: Figures, posts: Post[], drawing: Drawing): Target[] {
  const areas = drawing.tiles.flatMap((tile) =>
    tile.side.areas.map(({ id }, index) => ({
      place: areaPlace(id),
      ...drawing.anchors.get(tile.region)!.musters[index]!,
    })),
  );
  const cells = [...marks.keys()].flatMap((place) => {
    const cell = cellOf(place);
    if (!cell) return [];
    const [x, y] = centre(...cell);
    return { place, x: x * SCALE, y: y * SCALE };
  });
  const units = new Map(
    figures.figures
      .filter(({ place }) => marks.has(place))
      .map(({ place, x, y }) => [place, { x, y: y - 10 }]),
  );
  return [
    ...areas,
    ...cells,
    ...posts.map(({ place, rings }) => ({ place, x: rings[0]!.x, y: rings[0]!.y })),
    ...[...units].map(([place, at]) => ({ place, ...at })),
  ];
}

/** What a press on a place picks: the place itself, what it is part of, or the only thing there that can be picked. */
export function meant(place: Place, marks: Marks, { figures }: Figures): Place {
  if (marks.has(place)) return place;
  const [kind, name = ''] = place.split(':');
  if (kind !== 'area' && kind !== 'region') return place;
  const region = kind === 'area' ? areaOf(name).region : name;
  if (marks.has(regionPlace(region))) return regionPlace(region);
  const live = [...marks].flatMap(([key, { state }]) => {
    const unit = figures.find((figure) => figure.place === key);
    const area = unit?.area ?? /^post:([^.]+)/.exec(key)?.[1];
    return state === 'can' && area && areaOf(area).region === region ? key : [];
  });
  return live.length === 1 ? live[0]! : place;
}

/** Where the number of a choice is written. */
export function badgeOf(place: Place, targets: Target[], drawing: Drawing): { x: number; y: number } | null {
  if (place.startsWith('region:')) {
    const tile = drawing.tiles.find((one) => regionPlace(one.region) === place);
    return tile ? { x: tile.middle[0] * SCALE - 58, y: tile.middle[1] * SCALE - 62 } : null;
  }
  const target = targets.find((one) => one.place === place);
  if (!target) return null;
  const [dx, dy] = BESIDE[place.slice(0, place.indexOf(':'))] ?? [0, 0];
  return { x: target.x + dx, y: target.y + dy };
}

/** From the point of a place to its number. */
const BESIDE: Record<string, [number, number]> = {
  area: [0, -24],
  cell: [0, -50],
  post: [14, -14],
  unit: [-11, -16],
};

/** A unit on its way. */
export interface Way {
  id: string;
  colour: SeatColour;
  ship: boolean;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** The point of a place where units come from or go to. */
export function pointOf(place: Place, figures: Figures, drawing: Drawing): { x: number; y: number } | null {
  const unit = figures.figures.find((figure) => figure.place === place);
  if (unit) return unit;
  if (place.startsWith('unit:')) return null;
  const [area, spot] = place.slice(place.indexOf(':') + 1).split('.') as [string, Spot | undefined];
  const region = place.startsWith('region:') ? area : areaOf(area).region;
  const anchors = drawing.anchors.get(region);
  const tile = drawing.tiles.find((one) => one.region === region);
  if (!anchors || !tile) return null;
  const house = spot && figures.houses.find((one) => one.place === postPlace(area, spot));
  const index = tile.side.areas.findIndex(({ id }) => id === area);
  const symbol = anchors.symbols[index]?.find(({ good }) => good === spot);
  return house || symbol || anchors.musters[Math.max(0, index)]!;
}
