/** The data files of Armada as the drawing needs them. */
import { parse } from 'smol-toml';

export type Point = [number, number];
export type Language = 'en' | 'it';

export interface Named {
  id: string;
  name_en: string;
  name_it: string;
}

export interface Island extends Named {
  outline: Point[];
}

export interface Territory extends Named {
  region: 'central' | 'den';
  den?: string;
  site: 'city' | 'base' | 'none';
  base?: string;
  land: string[];
  seas: string[];
  anchor: Point;
  polygon: Point[];
}

export interface Sea extends Named {
  kind: 'coastal' | 'open';
  seas: string[];
  territories: string[];
  anchor: Point;
  radius: number;
  polygon: Point[];
}

export interface MapFile {
  meta: { width: number; height: number };
  den: { id: string; opposite: string; territories: string[] }[];
  island: Island[];
  territory: Territory[];
  sea: Sea[];
}

export interface CardEntry extends Named {
  text_en: string;
  text_it: string;
  in_deck: boolean;
}

export function readMap(text: string): MapFile {
  return parse(text) as unknown as MapFile;
}

export function readCards(text: string): CardEntry[] {
  return (parse(text) as unknown as { card: CardEntry[] }).card;
}

/** The numbers of `components.toml`, e.g. what a trading base scores. */
export function readNumbers(text: string): Record<string, number> {
  const found = (parse(text) as unknown as { constant: { id: string; value: number }[] }).constant;
  return Object.fromEntries(found.map(({ id, value }) => [id, value]));
}

/** How many movement points each action costs. */
export function readCosts(text: string): Record<string, number> {
  const found = (parse(text) as unknown as { action: { id: string; mp: number }[] }).action;
  return Object.fromEntries(found.filter(({ mp }) => mp > 0).map(({ id, mp }) => [id, mp]));
}
