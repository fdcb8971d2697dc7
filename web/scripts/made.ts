/**
 * A module called `*.made.ts` runs when the page is built, and the page gets what it exports as constants: what is read
 * from the rules or takes long to compute costs the reader nothing and cannot be out of date.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { RULES } from './rules.ts';

export function made(): Plugin {
  return {
    name: 'made',
    async load(id) {
      if (!id.endsWith('.made.ts')) return undefined;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id);
      const data = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.toml$/.test(file),
      );
      for (const file of [...dependencies, ...data.map((file) => `${RULES}/${file}`)]) {
        this.addWatchFile(resolve(file));
      }
      return Object.entries(module)
        .map(([name, value]) => {
          const text = JSON.stringify(value);
          if (text === undefined) this.error(`'${name}' is no data, so the page cannot be given it`);
          return `export const ${name} = ${text};\n`;
        })
        .join('');
    },
  };
}
