/** The whole drawing of Armada's map, computed once when the program is built. */
import { furniture, layout, type TerritoryLayout } from './layout.ts';
import { boxesOf, landStyle, seaStyle } from './names.ts';
import { reliefOf, type Relief } from './relief.ts';
import { box, moved } from './room.ts';
import type { SeaLayout } from './seas.ts';
import { grown, pathOf, pathsOf, sharedBorders, simplifiedRing } from './shapes.ts';
import type { Language, MapFile, Point } from './source.ts';

export interface Space {
  id: string;
  name: Record<Language, string>;
  /** The space itself, and the space shrunk, for lines along its border that must not touch the neighbour's. */
  path: string;
  inset: string;
  anchor: Point;
  /** Adjacent spaces, as places in the list of territories followed by seas. */
  near: number[];
}

export interface TerritoryDrawing extends Space {
  layout: TerritoryLayout;
  den: string | null;
  site: 'city' | 'base' | 'none';
  centre: boolean;
  /** Which of the three greens. */
  shade: number;
  relief: Relief;
}

export interface SeaDrawing extends Space {
  layout: SeaLayout;
  open: boolean;
  /** The size of its name and the distance of its lines. */
  type: { size: number; step: number };
}

export interface Chart {
  territories: TerritoryDrawing[];
  seas: SeaDrawing[];
  islands: string;
  waterlines: string[];
  seaBorders: string;
  landBorders: string;
}

/** How far from the coast the waterlines run. */
const WATERLINES = [7, 15, 25, 37];
const INSET = 5.5;
/** In a den two counters are usual; the relief may come nearer than a row with a flag would be wide. */
const USUAL_ROW = { den: box(-45, -27, 45, 20), central: box(-58, -24, 58, 20) };

export function chartOf(map: MapFile): Chart {
  const order = new Map([...map.territory, ...map.sea].map(({ id }, index) => [id, index]));
  const places = (ids: string[]): number[] => ids.map((id) => order.get(id)!);
  const laid = layout(map);
  const shades = shadesOf(map);
  const outlines = map.island.map(({ outline }) => outline);
  const space = (entry: MapFile['territory'][number] | MapFile['sea'][number]) => ({
    id: entry.id,
    name: { en: entry.name_en, it: entry.name_it },
    path: pathOf(entry.polygon),
    inset: pathsOf(grown([entry.polygon], -INSET).map((ring) => simplifiedRing(ring, 1.1))),
    anchor: entry.anchor,
  });
  return {
    territories: map.territory.map((territory, index) => {
      const at = laid.territories[index]!;
      const alone = Object.values(at.alone).flatMap((label) => boxesOf(label, landStyle(territory)));
      return {
        ...space(territory),
        near: places([...territory.land, ...territory.seas]),
        layout: at,
        den: territory.den ?? null,
        site: territory.site,
        centre: territory.base === 'centre',
        shade: shades.get(territory.id) ?? 0,
        relief: reliefOf(territory, [
          ...furniture(territory, USUAL_ROW[territory.region]).map((part) => moved(at.at, part)),
          ...alone,
        ]),
      };
    }),
    seas: map.sea.map((sea, index) => ({
      ...space(sea),
      near: places([...sea.seas, ...sea.territories]),
      layout: laid.seas[index]!,
      open: sea.kind === 'open',
      type: { size: seaStyle(sea).size, step: seaStyle(sea).step },
    })),
    islands: pathsOf(outlines),
    waterlines: WATERLINES.map((by) => pathsOf(grown(outlines, by).map((ring) => simplifiedRing(ring, 1.2)))),
    seaBorders: pathsOf(sharedBorders(map.sea.map(({ polygon }) => polygon)), false),
    landBorders: pathsOf(sharedBorders(map.territory.map(({ polygon }) => polygon)), false),
  };
}

/** Three greens for the Formation, so that neighbours differ. */
function shadesOf(map: MapFile): Map<string, number> {
  const central = map.territory.filter(({ region }) => region === 'central');
  const found = new Map<string, number>();
  const paint = (index: number): boolean => {
    const territory = central[index];
    if (!territory) return true;
    for (let turn = 0; turn < 3; turn++) {
      const shade = (index + turn) % 3;
      if (territory.land.some((other) => found.get(other) === shade)) continue;
      found.set(territory.id, shade);
      if (paint(index + 1)) return true;
      found.delete(territory.id);
    }
    return false;
  };
  if (!paint(0)) throw new Error('three greens are not enough for this map');
  return found;
}
