/**
 * `virtual:option-needs`: for each game the options that may be chosen with some seats and modes only, with the clause.
 *
 * Made from the `needs` of `rules/*\/options.toml` whenever the page is built, so that it cannot be out of date.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const NAME = 'virtual:option-needs';

/** An entry of an options file; what else it says comes from the server. */
interface Option {
  id: string;
  needs?: Record<string, unknown>;
}

export function optionNeeds(): Plugin {
  const rules = fileURLToPath(new URL('../rules/', `file://${process.cwd()}/`));
  return {
    name: 'option-needs',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const needs: Record<string, Record<string, unknown>> = {};
      for (const game of readdirSync(rules)) {
        const file = `${rules}${game}/options.toml`;
        if (!existsSync(file)) continue;
        this.addWatchFile(file);
        const options = (parse(readFileSync(file, 'utf8')).option ?? []) as unknown as Option[];
        const some = options.flatMap(({ id, needs }) => (needs ? [[id, needs] as const] : []));
        if (some.length > 0) needs[game] = Object.fromEntries(some);
      }
      return `export const needs = ${JSON.stringify(needs)};\n`;
    },
  };
}
