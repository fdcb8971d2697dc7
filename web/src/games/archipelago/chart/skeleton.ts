/**
 * The bones of a region: for every area the edges it reaches, a hub, and the spokes between them. Coasts run halfway
 * between the bones of land and the bones of the sea.
 */
import type { Area, Ground, Region } from '../data';
import { corner, edgeMiddle, type Point } from '../../../draw/hex';
import { dice, seedOf } from './noise';

export interface Bone {
  kind: Ground;
  /** Which area of the region. */
  area: number;
  ax: number;
  ay: number;
  bx: number;
  by: number;
  /** Half its thickness. */
  thick: number;
}

export function fromBone(x: number, y: number, bone: Bone): number {
  const dx = bone.bx - bone.ax;
  const dy = bone.by - bone.ay;
  const length = dx * dx + dy * dy;
  const along = length > 0 ? ((x - bone.ax) * dx + (y - bone.ay) * dy) / length : 0;
  const part = along < 0 ? 0 : along > 1 ? 1 : along;
  const ex = x - bone.ax - part * dx;
  const ey = y - bone.ay - part * dy;
  return Math.max(0, Math.sqrt(ex * ex + ey * ey) - bone.thick);
}

/** The bones of a region that is turned by so many sixths, around its own middle. */
export function skeleton(region: Region, rotation: number): Bone[] {
  const bones: Bone[] = [];
  const islands = region.areas.filter((area) => area.edges.length === 0);
  region.areas.forEach((area, index) => {
    const add = ([ax, ay]: Point, [bx, by]: Point, thick = 0): void => {
      bones.push({ kind: area.kind, area: index, ax, ay, bx, by, thick });
    };
    const edges = area.edges.map((edge) => (edge + rotation) % 6);
    if (edges.length === 0) return island(area, islands, rotation, add);
    for (const edge of edges) add(corner(edge), corner(edge + 1));
    if (islands.length > 0 && area.kind === 'sea') return sound(islands.length, rotation, add);
    const middles = edges.map(edgeMiddle);
    const pull = middles.length === 1 ? 0.5 : 1;
    const hub = ([0, 1] as const).map(
      (axis) => (middles.reduce((sum, point) => sum + point[axis], 0) / middles.length) * pull,
    ) as Point;
    const many = area.symbols.length;
    for (const middle of middles) add(middle, hub);
    add(hub, hub, area.kind === 'land' ? 0.03 + 0.05 * Math.min(3, many) : Math.min(0.02 + 0.03 * many, 0.3));
  });
  return [...bones, ...spurs(region, bones)];
}

type Add = (a: Point, b: Point, thick?: number) => void;

/** An island is a short capsule; several islands stand around the middle. */
function island(area: Area, islands: Area[], rotation: number, add: Add): void {
  const alone = islands.length === 1;
  const turn = ((rotation * 60 - 30 + (360 * islands.indexOf(area)) / islands.length) * Math.PI) / 180;
  const away = alone ? 0.03 : 0.38;
  const [x, y] = [Math.cos(turn) * away, Math.sin(turn) * away];
  const [tx, ty] = [Math.cos(turn + 1.3) * 0.14, Math.sin(turn + 1.3) * 0.14];
  add([x - tx, y - ty], [x + tx, y + ty], (alone ? 0.17 : 0.1) + 0.05 * area.symbols.length);
}

/** The sea around islands is a ring, with a channel between two of them. */
function sound(islands: number, rotation: number, add: Add): void {
  const ring = (i: number): Point => corner(i).map((value) => value * 0.76) as Point;
  for (let i = 0; i < 6; i++) add(ring(i), ring(i + 1));
  if (islands < 2) return;
  const turn = ((rotation * 60 + 60) * Math.PI) / 180;
  const [x, y] = [Math.cos(turn) * 0.66, Math.sin(turn) * 0.66];
  add([-x, -y], [x, y], 0.03);
}

/**
 * From every hub one spur towards the other element, a headland or a bay of its own for every region. It is shortened
 * until it keeps clear of the other element, so that it never joins or parts anything.
 */
function spurs(region: Region, bones: Bone[]): Bone[] {
  const roll = dice(seedOf(region.id));
  const hubs = bones.filter((bone) => bone.ax === bone.bx && bone.ay === bone.by);
  const grown: Bone[] = [];
  for (const hub of hubs) {
    const others = hubs.filter((other) => other.kind !== hub.kind);
    if (others.length === 0) continue;
    const to = others[Math.floor(roll() * others.length)]!;
    const hand = roll() < 0.5 ? -1 : 1;
    const turn = Math.atan2(to.ay - hub.ay, to.ax - hub.ax) + hand * (0.5 + 0.5 * roll());
    const foes = [...bones, ...grown].filter((bone) => bone.kind !== hub.kind);
    for (let length = 0.5 + 0.25 * roll(); length > 0.12; length -= 0.06) {
      const [x, y] = [hub.ax + Math.cos(turn) * length, hub.ay + Math.sin(turn) * length];
      const clear = (part: number): boolean =>
        foes.every((foe) => fromBone(hub.ax + (x - hub.ax) * part, hub.ay + (y - hub.ay) * part, foe) > 0.17);
      if (!clear(1) || !clear(0.5)) continue;
      grown.push({ ...hub, bx: x, by: y, thick: 0.02 });
      break;
    }
  }
  return grown;
}
