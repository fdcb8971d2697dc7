/** The data files of the rules, for what is made of them when the page is built. */
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';

/** Where they are; everything here runs in the folder of the page. */
export const RULES = '../rules';

/** An entry of a data file. */
export type Entry = Record<string, unknown>;

/** The lists of a data file, by name. */
export function rulesFile(name: string): Record<string, Entry[]> {
  return parse(readFileSync(`${RULES}/${name}.toml`, 'utf8')) as never;
}
