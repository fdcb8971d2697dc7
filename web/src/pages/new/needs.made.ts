/** For each game the options that may be chosen with some seats and modes only, with the clause. */
import { existsSync, readdirSync } from 'node:fs';
import { RULES, rulesFile } from '../../../scripts/rules';

export interface Needs {
  seats: number[];
  mode?: string[];
  clause: string;
}

const games = readdirSync(RULES).filter((game) => existsSync(`${RULES}/${game}/options.toml`));

export const needs = Object.fromEntries(
  games.map((game) => {
    const options = rulesFile(`${game}/options`)['option'] ?? [];
    const some = options.filter((option) => option['needs']);
    return [game, Object.fromEntries(some.map((option) => [option['id'], option['needs']]))];
  }),
) as Record<string, Record<string, Needs>>;
