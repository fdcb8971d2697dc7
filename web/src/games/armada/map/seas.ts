/** Where ships lie on the seas, and where the names of the seas stand: with and without a ship. */
import {
  boxesOf,
  LANGUAGES,
  lineBoxes,
  linesOf,
  nameIn,
  seaStyle,
  TYPE,
  type Label,
  type Style,
} from './names.ts';
import {
  area,
  box,
  cheapest,
  crowding,
  grownBox,
  moved,
  reaches,
  Room,
  scaled,
  squared,
  type Box,
} from './room.ts';
import type { Language, MapFile, Point, Sea } from './source.ts';

export interface SeaLayout {
  /** Where a ship lies, and how large she is drawn there. */
  ship: Point;
  size: number;
  badge: Point;
  name: Record<Language, Label>;
  /** The name while a ship is there; nothing where it would cover something. */
  beside: Record<Language, Label | null>;
}

/** A ship around her point: sails and hull as large as there is room, and below them her plaque, never smaller. */
const SHIP = [box(-34, -52, 57, 0), box(-47, 0, 46, 26)];
const PLAQUE = { half: 38, top: 24, height: 28 };
const REACH: Point = [90, 90];
/** So far names keep from each other. */
const GAP = 4;
/** How much worse it is to run ashore than into the next sea. */
const ASHORE = 3;

export function shipBoxes(ship: Point, size: number): Box[] {
  return partsAt(size).map((part) => moved(ship, part));
}

function partsAt(size: number): Box[] {
  const { half, top, height } = PLAQUE;
  return [...SHIP.map((part) => scaled(size, part)), box(-half, size * top, half, size * top + height)];
}

type BadgeAt = (centre: Point, room: Room, taken: Box[]) => Point;

export function layoutSeas(
  map: MapFile,
  lands: Room[],
  land: Record<Language, Box[]>,
  badgeAt: BadgeAt,
): SeaLayout[] {
  const sites = map.sea.map((sea) => new Site(sea, lands));
  // Inlets are narrow: their names come first, and the ships of the seas around keep off them.
  const inlets = sites.map((site) =>
    site.style === TYPE.inlet
      ? LANGUAGES.flatMap((language) => boxesOf(site.name(language, site.near(land[language])), site.style))
      : [],
  );
  const berths = sites.map((site, index) => {
    const names = site.near(inlets.filter((_, at) => at !== index).flat());
    return site.berth([...LANGUAGES.flatMap((language) => site.near(land[language])), ...names]);
  });
  const hulls = berths.map(({ ship, size }) => shipBoxes(ship, size));
  const labels = LANGUAGES.map((language) => {
    const shores = sites.map((site) => site.near(land[language]).map((part) => grownBox(part, 2)));
    const foreign = (index: number, of: Box[][]) =>
      sites[index]!.near(of.filter((_, at) => at !== index).flat());
    const names: Label[] = [];
    const besides: (Label | null)[] = [];
    const texts = (of: (Label | null)[]): Box[][] =>
      of.map((label, at) =>
        label ? boxesOf(label, sites[at]!.style).map((part) => grownBox(part, GAP)) : [],
      );
    // Two passes: in the second one all others have a place.
    for (const again of [false, true]) {
      for (const [index, site] of sites.entries()) {
        const taken = [...shores[index]!, ...foreign(index, hulls)];
        const others = again ? [...foreign(index, texts(names)), ...foreign(index, texts(besides))] : [];
        names[index] = site.name(language, [...taken, ...others]);
        besides[index] = site.beside(language, names[index], hulls[index]!, [...taken, ...others]);
      }
    }
    return { names, besides, language };
  });
  const [en, it] = labels;
  return sites.map((site, index): SeaLayout => {
    const name = { en: en!.names[index]!, it: it!.names[index]! };
    const beside = { en: en!.besides[index]!, it: it!.besides[index]! };
    const words = [...Object.values(name), ...Object.values(beside)].flatMap((label) =>
      label ? boxesOf(label, site.style) : [],
    );
    const near = LANGUAGES.flatMap((language) => site.near(land[language]));
    const badge = badgeAt(site.sea.anchor, site.room, [...near, ...hulls[index]!, ...words]);
    return { ...berths[index]!, badge, name, beside };
  });
}

/** One sea with what is around it. */
class Site {
  readonly room: Room;
  readonly style: Style;
  readonly sea: Sea;
  private readonly shores: Room[];

  constructor(sea: Sea, lands: Room[]) {
    this.sea = sea;
    this.room = new Room(sea.polygon);
    this.style = seaStyle(sea);
    this.shores = lands.filter(({ bounds }) => reaches(bounds, this.room.bounds, 60));
  }

  near(boxes: Box[]): Box[] {
    return boxes.filter((other) => reaches(other, this.room.bounds, 60));
  }

  /** Where a ship lies, as large as there is room; rather smaller than on a name. */
  berth(taken: Box[]): { ship: Point; size: number } {
    const offers = [1, 0.86, 0.74, 0.66, 0.58].map((size) => {
      const parts = partsAt(size);
      const cost = (point: Point): number =>
        this.cost(parts, point, taken) + 0.05 * squared(point, this.sea.anchor);
      const ship = cheapest(this.sea.anchor, REACH, 3, cost);
      const covers = parts.reduce((sum, part) => sum + crowding(moved(ship, part), taken), 0);
      return { size, ship, covers, cost: cost(ship) };
    });
    const free = offers.filter(({ covers }) => covers === 0);
    const { ship, size } = free.find(({ cost }) => cost < 900) ?? free.at(-1) ?? offers.at(-1)!;
    return { ship, size };
  }

  /** The name while no ship is there. */
  name(language: Language, taken: Box[]): Label {
    const lines = linesOf(this.sea, language, this.style);
    const parts = lineBoxes(lines, [0, 0], this.style);
    const [x, y] = this.sea.anchor;
    const centre: Point = [x, y - (lines.length > 1 ? 3 : -6)];
    const cost = (point: Point): number =>
      this.cost(parts, point, taken, true) + 0.02 * squared(point, centre);
    return { lines, at: cheapest(centre, REACH, 3, cost) };
  }

  /** The name while a ship is there: where it was if that is free, otherwise close to her. */
  beside(language: Language, name: Label, ship: Box[], around: Box[]): Label | null {
    const taken = [...around, ...ship];
    const hull = ship[1]!;
    const middle: Point = [(hull.left + hull.right) / 2, hull.bottom];
    const pricing = (lines: string[]) => {
      const parts = lineBoxes(lines, [0, 0], this.style);
      const whole = parts.reduce((sum, part) => sum + area(part), 0);
      return (point: Point): number => {
        const there = parts.map((part) => moved(point, part));
        const out = there.reduce((sum, part) => sum + this.room.outside(part), 0) / whole;
        const dry = there.reduce((sum, part) => sum + this.ashore(part), 0) / whole;
        if (out > 0.45 || dry > 0.08) return Infinity;
        if (there.some((part) => !onSheet(part) || crowding(part, taken) > 0)) return Infinity;
        return 420 * out + Math.hypot(point[0] - middle[0], point[1] - middle[1]);
      };
    };
    if (pricing(name.lines)(name.at) < 220) return name;
    const offers = [[nameIn(this.sea, language)], name.lines].map((lines) => {
      const price = pricing(lines);
      const at = cheapest(middle, [120, 130], 3, price);
      return { lines, at: at.map(Math.round) as Point, price: price(at) };
    });
    const best = offers.reduce((one, other) => (other.price < one.price - 20 ? other : one));
    return best.price < Infinity ? { lines: best.lines, at: best.at } : null;
  }

  /** What lies outside the sea, worse: on land, and worst: on something that is read. */
  private cost(parts: Box[], point: Point, taken: Box[], dry = false): number {
    let sum = 0;
    for (const part of parts) {
      const there = moved(point, part);
      sum += this.room.outside(there) + 8 * crowding(there, taken) + (onSheet(there) ? 0 : 4000);
      if (dry) sum += ASHORE * this.ashore(there);
    }
    return sum;
  }

  private ashore(part: Box): number {
    return this.shores.reduce((sum, shore) => sum + area(part) - shore.outside(part), 0);
  }
}

/** The frame cuts nothing. */
function onSheet({ left, top, right, bottom }: Box): boolean {
  return left >= 5 && top >= 4 && right <= 1595 && bottom <= 1276;
}
