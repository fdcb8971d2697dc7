/**
 * The cards, factions and goods of Imperial Settlers as a module, `virtual:imperial-settlers`: made from
 * `rules/imperial-settlers/*.toml` whenever the page is built, so that it cannot be out of date.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const NAME = 'virtual:imperial-settlers';
const CARDS = ['common', 'barbarians', 'japanese', 'romans', 'egyptians', 'atlanteans'];

/** An entry of a data file, with names in two languages. */
type Entry = Record<string, unknown>;

export function imperialSettlers(): Plugin {
  const address = (file: string): string =>
    fileURLToPath(new URL(`../rules/imperial-settlers/${file}.toml`, `file://${process.cwd()}/`));
  return {
    name: 'imperial-settlers',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      return moduleOf((file) => {
        this.addWatchFile(address(file));
        return parse(readFileSync(address(file), 'utf8'));
      });
    },
  };
}

function moduleOf(read: (file: string) => Entry): string {
  const list = (file: string, name: string): Entry[] => read(file)[name] as Entry[];
  const cards = CARDS.flatMap((deck) => list(`cards_${deck}`, 'card').map(cardOf));
  const factions = list('factions', 'faction').map((faction) => ({
    ...named(faction),
    ...worded(faction),
    ...only(faction, ['board', 'store', 'defense_per', 'location_vp']),
    hex: faction.color_hex,
    expands: faction.box === 'base' ? 'atlanteans' : 'atlanteans_extra',
    base: faction.box,
  }));
  const decks = {
    classes: read('decks').deck_classes,
    replacements: list('decks', 'replacement').map((one) => only(one, ['faction', 'old', 'new'])),
    ready: list('decks', 'default_deck').map((one) => only(one, ['faction', 'remove', 'add'])),
  };
  const say = (name: string, value: unknown): string => `export const ${name} = ${JSON.stringify(value)};\n`;
  return (
    say('cards', cards) +
    say('factions', factions) +
    say('goods', list('components', 'good').map(named)) +
    say(
      'colours',
      list('components', 'color').map((colour) => ({ ...named(colour), ...only(colour, ['good', 'hex']) })),
    ) +
    say(
      'attacks',
      list('solo', 'attack_card').map((attack) => ({ ...named(attack), ...only(attack, ['target']) })),
    ) +
    say(
      'achievements',
      list('solo', 'achievement').map((line) => ({ ...named(line), ...only(line, ['min_vp']) })),
    ) +
    say('decks', decks)
  );
}

/** What the page needs of a card: everything but where the numbers come from. */
function cardOf(card: Entry): Entry {
  const kept = ['deck', 'set', 'copies', 'kind', 'also', 'colors', 'cost', 'raze', 'deals', 'open'];
  const does = ['printed_defense', 'production', 'bonus', 'actions', 'features', 'event'];
  return { ...named(card), ...worded(card), ...only(card, [...kept, ...does]) };
}

function named({ id, name_en, name_it }: Entry): Entry {
  return { id, name: { en: name_en, it: name_it } };
}

function worded({ text_en, text_it }: Entry): Entry {
  return { text: { en: text_en, it: text_it } };
}

function only(entry: Entry, names: string[]): Entry {
  return Object.fromEntries(
    names.flatMap((name) => (entry[name] === undefined ? [] : [[name, entry[name]]])),
  );
}
