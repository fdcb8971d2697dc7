/**
 * `virtual:armada`: the map of Armada ready to be drawn, the cards in words, numbers of the rules, costs of actions.
 *
 * Made from `rules/armada/*.toml` whenever the page is built, so that it cannot be out of date.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { chartOf } from './chart.ts';
import { readCards, readCosts, readMap, readNumbers } from './source.ts';

const NAME = 'virtual:armada';
const files = ['map', 'cards', 'components', 'actions'] as const;

/** The numbers that the page shows or counts with. */
const NUMBERS = [
  'movement_points_per_turn',
  'ship_capacity',
  'den_majority',
  'bases_to_win',
  'foreign_cities_to_win',
  'card_price_gold',
  'score_centre',
  'score_base',
  'score_foreign_city',
  'score_territory',
];

export function armadaMap(): Plugin {
  const address = (file: string): string =>
    fileURLToPath(new URL(`../rules/armada/${file}.toml`, `file://${process.cwd()}/`));
  return {
    name: 'armada-map',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      for (const file of files) this.addWatchFile(address(file));
      const [map, cards, components, actions] = files.map((file) => readFileSync(address(file), 'utf8'));
      return moduleOf(map!, cards!, components!, actions!);
    },
  };
}

function moduleOf(map: string, cards: string, components: string, actions: string): string {
  const known = readNumbers(components);
  const numbers = Object.fromEntries(NUMBERS.map((id) => [id, known[id]]));
  const words = Object.fromEntries(
    readCards(cards).map((card) => [
      card.id,
      { name: { en: card.name_en, it: card.name_it }, text: { en: card.text_en, it: card.text_it } },
    ]),
  );
  const say = (name: string, value: unknown): string => `export const ${name} = ${JSON.stringify(value)};\n`;
  return (
    say('chart', chartOf(readMap(map))) +
    say('cards', words) +
    say('numbers', numbers) +
    say('costs', readCosts(actions))
  );
}
