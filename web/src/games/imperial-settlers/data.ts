/** What is printed on cards and boards, by the names that the server uses. */
import { language } from '../../lib/i18n.svelte';
import { attacks, cards, colours, factions, goods } from './print.made';

export type Kind = 'production' | 'feature' | 'action' | 'event';

/** Goods and how many of each. */
export type Amounts = Record<string, number>;

/** One thing that a card does: `do` says what, the other fields how. */
export interface Effect {
  do: string;
  good?: string;
  goods?: string[];
  n?: number;
  per?: string;
  max?: number;
  cost?: Amounts;
  options?: Effect[][];
  effects?: Effect[];
  target?: string;
  tokens?: string;
  source?: string;
  draw?: number;
  keep?: number;
}

export interface Action {
  key: string;
  cost: Amounts;
  limit: number;
  effects: Effect[];
  needs?: string;
}

/** A Feature that reacts (`on`) or lasts (`static`). */
export interface Feature {
  on?: string;
  static?: string;
  deck?: string;
  color?: string;
  scoring?: boolean;
  spends?: string;
  goods?: string[];
  max?: number;
  n?: number;
  per?: string;
  what?: string;
  effects?: Effect[];
  needs?: string;
}

/** Something with a name in both languages. */
export interface Named {
  id: string;
  name: Record<'en' | 'it', string>;
}

/** A card as its file describes it. */
export interface CardPrint extends Named {
  text: Record<'en' | 'it', string>;
  deck: string;
  set: string;
  copies: number;
  kind: Kind;
  also?: string;
  colors: string[];
  cost: Amounts;
  raze: string[];
  deals: string[];
  open?: boolean;
  printed_defense?: boolean;
  production?: Effect[];
  bonus?: Effect[];
  actions?: Action[];
  features?: Feature[];
  event?: Effect[];
}

export interface Faction extends Named {
  text: Record<'en' | 'it', string>;
  board: Amounts;
  store: string[];
  defense_per: 'fixed' | 'players';
  location_vp: number;
  hex: string;
  /** The set of the faction itself, and the one that it may add. */
  base: string;
  expands: string;
}

const titles = new Map(cards.map((card) => [card.id, card]));
const byFaction = new Map(factions.map((faction) => [faction.id, faction]));
const byGood = new Map(goods.map((good) => [good.id, good]));
const byColour = new Map(colours.map((colour) => [colour.id, colour]));
const byAttack = new Map(attacks.map((attack) => [attack.id, attack]));

/** The entry of a card. Where copies differ in their Deal field, it stands behind a colon. */
export function printOf(card: string): CardPrint {
  const found = titles.get(titleOf(card));
  if (!found) throw new Error(`there is no card '${card}'`);
  return found;
}

export function titleOf(card: string): string {
  return card.split(':')[0] ?? card;
}

/** The good of the Deal field of a card; nothing for Common cards. */
export function dealOf(card: string): string | null {
  return card.split(':')[1] ?? printOf(card).deals[0] ?? null;
}

export function isCommon(card: string): boolean {
  return printOf(card).deck === 'common';
}

export function factionOf(id: string): Faction {
  const found = byFaction.get(id);
  if (!found) throw new Error(`there is no faction '${id}'`);
  return found;
}

export function targetOf(attack: string): string {
  return byAttack.get(attack)?.target ?? 'card';
}

export function colourOf(id: string): { name: string; hex: string; good: string } {
  const colour = byColour.get(id);
  return { name: colour ? inWords(colour) : id, hex: colour?.hex ?? '', good: colour?.good ?? '' };
}

/** The name of something in the language of the page. */
export function inWords(thing: Named): string {
  return thing.name[language()];
}

export function cardName(card: string): string {
  return inWords(printOf(card));
}

/** What a card says in full. */
export function cardText(card: string): string {
  return printOf(card).text[language()];
}

export function goodName(good: string): string {
  const found = byGood.get(good);
  return found ? inWords(found) : good;
}

export { factions };
