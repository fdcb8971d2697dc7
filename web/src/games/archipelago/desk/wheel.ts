/** The geometry of the action wheel, and where the discs lie on it. */
import type { SeatColour } from '../../../ui/seat';
import { wheel, type WheelZone } from '../data';

export const RIM = 196;
export const HUB = 84;

const STEP = (2 * Math.PI) / wheel.length;

export interface Spot {
  x: number;
  y: number;
}

/** A circle of a limited zone; without a colour it is free for all. */
export interface Circle extends Spot {
  colour: SeatColour | null;
  /** Smaller than 1 where many have to fit. */
  scale: number;
}

export interface Disc extends Spot {
  colour: SeatColour;
  scale: number;
  /** More than 1 lie on each other. */
  count: number;
}

/** Discs by colour. */
export type Discs = Partial<Record<SeatColour, number>>;

/** The middle of a sector, as an angle from the east. */
export function angleOf(sector: number): number {
  return -Math.PI / 2 + (sector + 0.5) * STEP;
}

export function pointAt(angle: number, radius: number): Spot {
  return { x: round(Math.cos(angle) * radius), y: round(Math.sin(angle) * radius) };
}

export function sectorPath(sector: number): string {
  const [from, to] = [angleOf(sector) - STEP / 2, angleOf(sector) + STEP / 2];
  const at = (angle: number, radius: number): string => {
    const { x, y } = pointAt(angle, radius);
    return `${x} ${y}`;
  };
  return `M${at(from, HUB)}L${at(from, RIM)}A${RIM} ${RIM} 0 0 1 ${at(to, RIM)}L${at(to, HUB)}A${HUB} ${HUB} 0 0 0 ${at(from, HUB)}Z`;
}

/** The circles of a zone: first those of the players, then the free ones. */
export function circlesOf(zone: WheelZone, sector: number, seats: SeatColour[]): Circle[] {
  const free = zone.free[seats.length === 5 ? 1 : 0];
  const colours = [...(zone.own ? seats : []), ...Array.from({ length: free }, () => null)];
  return spread(colours, sector).map(({ of, ...at }) => ({ ...at, colour: of }));
}

/** A disc lies on its owner's circle, further ones on free circles; where there is no circle, discs lie side by side. */
export function discsOf(zone: WheelZone, sector: number, seats: SeatColour[], discs: Discs): Disc[] {
  const there = seats.filter((colour) => (discs[colour] ?? 0) > 0);
  const circles = circlesOf(zone, sector, seats);
  if (circles.length === 0) {
    return spread(there, sector).map(({ of, ...at }) => ({ ...at, colour: of, count: discs[of] ?? 0 }));
  }
  const free = circles.filter((circle) => circle.colour === null);
  return there.flatMap((colour) => {
    const own = circles.filter((circle) => circle.colour === colour);
    return Array.from({ length: discs[colour] ?? 0 }, () => own.shift() ?? free.shift()).flatMap((circle) =>
      circle ? { x: circle.x, y: circle.y, scale: circle.scale, colour, count: 1 } : [],
    );
  });
}

/** Up to three things near the rim, more of them in rows behind; more than six are smaller. */
function spread<T>(things: T[], sector: number): ({ of: T; scale: number } & Spot)[] {
  const most = things.length > 6 ? 4 : 3;
  const scale = things.length > 6 ? 0.8 : 1;
  const rows = Math.max(1, Math.ceil(things.length / most));
  const long = Math.ceil(things.length / rows);
  return things.map((of, index) => {
    const row = Math.floor(index / long);
    const inRow = Math.min(long, things.length - row * long);
    const turn = (index - row * long - (inRow - 1) / 2) * 0.145 * scale * (1 + row * 0.16);
    return { of, scale, ...pointAt(angleOf(sector) + turn, RIM - 17 * scale - row * 25 * scale) };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
