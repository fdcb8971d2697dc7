/** The data file of Armada's map as the drawing needs it. */
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

export function readMap(text: string): MapFile {
  return parse(text) as unknown as MapFile;
}
