/** The cards, factions and goods of Imperial Settlers, without where the numbers come from. */
import { rulesFile, type Entry } from '../../../scripts/rules';
import type { CardPrint, Faction, Named } from './data';

const CARDS = ['common', 'barbarians', 'japanese', 'romans', 'egyptians', 'atlanteans'];
const list = (file: string, name: string): Entry[] => rulesFile(`imperial-settlers/${file}`)[name]!;

export const cards = CARDS.flatMap((deck) => list(`cards_${deck}`, 'card').map(cardOf)) as CardPrint[];

export const factions = list('factions', 'faction').map((faction) => ({
  ...named(faction),
  ...worded(faction),
  ...only(faction, ['board', 'store', 'defense_per', 'location_vp']),
  hex: faction['color_hex'],
  expands: faction['box'] === 'base' ? 'atlanteans' : 'atlanteans_extra',
  base: faction['box'],
})) as Faction[];

export const goods = list('components', 'good').map(named);

export const colours = list('components', 'color').map((colour) => ({
  ...named(colour),
  ...only(colour, ['good', 'hex']),
})) as (Named & { good: string; hex: string })[];

export const attacks = list('solo', 'attack_card').map((attack) => ({
  ...named(attack),
  ...only(attack, ['target']),
})) as (Named & { target: string })[];

export const achievements = list('solo', 'achievement').map((line) => ({
  ...named(line),
  ...only(line, ['min_vp']),
})) as (Named & { min_vp: number })[];

export const decks = {
  classes: rulesFile('imperial-settlers/decks')['deck_classes'],
  replacements: list('decks', 'replacement').map((one) => only(one, ['faction', 'old', 'new'])),
  ready: list('decks', 'default_deck').map((one) => only(one, ['faction', 'remove', 'add'])),
} as unknown as {
  classes: { size: number; three_copies: number; two_copies: number; one_copy: number };
  replacements: { faction: string; old: string; new: string }[];
  ready: { faction: string; remove: string[]; add: string[] }[];
};

/** What the page needs of a card: everything but where the numbers come from. */
function cardOf(card: Entry): object {
  const kept = ['deck', 'set', 'copies', 'kind', 'also', 'colors', 'cost', 'raze', 'deals', 'open'];
  const does = ['printed_defense', 'production', 'bonus', 'actions', 'features', 'event'];
  return { ...named(card), ...worded(card), ...only(card, [...kept, ...does]) };
}

function named({ id, name_en, name_it }: Entry): Named {
  return { id, name: { en: name_en, it: name_it } } as Named;
}

function worded({ text_en, text_it }: Entry): object {
  return { text: { en: text_en, it: text_it } };
}

function only(entry: Entry, names: string[]): object {
  return Object.fromEntries(
    names.flatMap((name) => (entry[name] === undefined ? [] : [[name, entry[name]]])),
  );
}
