/** What is printed on the tiles, boards and cards of Archipelago, looked up by name. */
import type { Language } from '../../lib/settings.svelte';
import { print } from './print';
import type { Building, Resource } from './view';

export type {
  Area,
  BackZone,
  Building,
  Ground,
  Market,
  Posture,
  Region,
  Resource as Good,
  Spot,
  WheelZone,
} from './view';
export type Cubes = Readonly<Record<Resource, number>>;

/** English, Italian. */
export type Words = [string, string];

export const { regions, wheel, stalls, stability, surplus, cards, events, objectives, trends } = print;
export const areas = regions.flatMap((region) => region.areas);
export const goods: Resource[] = print.goods.map(({ id }) => id);
export const buildings: Building[] = print.buildings.map(({ id }) => id);

const byId = <T extends { id: string }>(list: T[]): ((id: string) => T) => {
  const found = new Map(list.map((entry) => [entry.id, entry]));
  return (id) => {
    const entry = found.get(id);
    if (!entry) throw new Error(`nothing is called '${id}'`);
    return entry;
  };
};

export const regionOf = byId(regions);
export const areaOf = byId(areas);
export const cardOf = byId(cards);
export const eventOf = byId(events);
export const objectiveOf = byId(objectives);
export const trendOf = byId(trends);
export const zoneOf = byId(wheel);
export const goodOf = byId<{ id: string; name: Words }>(print.goods);
export const buildingOf = byId<{ id: string; name: Words }>(print.buildings);

/** The words in a language. */
export function inWords(words: Words, language: Language): string {
  return words[language === 'it' ? 1 : 0];
}
