/** What is printed on cards and boards, by id. It is loaded from the server before anything is drawn. */
import { language } from '../../lib/i18n.svelte';
import { printOf as printed } from '../../wire/print';
import type {
  AttackPrint,
  Both,
  CardPrint,
  ColourPrint,
  FactionPrint,
  GoodPrint,
  Print,
  TitlePrint,
} from './view';

/** Goods and how many of each. */
export type Amounts = Partial<Record<string, number>>;

/** Something with a name in both languages. */
interface Named {
  name: Both;
}

let print: Print;
let titles: Map<string, TitlePrint>;
let faces: Map<string, CardPrint>;
let byFaction: Map<string, FactionPrint>;
let byGood: Map<string, GoodPrint>;
let byColour: Map<string, ColourPrint>;
let byAttack: Map<string, AttackPrint>;

const byId = <T extends { id: string }>(entries: T[]): Map<string, T> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** Replaces the print. */
export function use(fresh: Print): void {
  print = fresh;
  titles = byId(print.titles);
  faces = byId([...print.cards].reverse().map((face) => ({ ...face, id: face.title })));
  for (const face of print.cards) faces.set(face.id, face);
  byFaction = byId(print.factions);
  byGood = byId(print.goods);
  byColour = byId(print.colours);
  byAttack = byId(print.attacks);
}

/** Loads the print; nothing of this game is drawn before. */
export async function load(): Promise<void> {
  use(await printed<Print>('imperial-settlers'));
}

/** Everything that is printed. */
export const all = (): Print => print;

/** The entry of a card, or of its title. */
export function printOf(card: string): TitlePrint {
  const found = titles.get(titleOf(card));
  if (!found) throw new Error(`there is no card '${card}'`);
  return found;
}

/** The title that a card is a copy of. */
export function titleOf(card: string): string {
  return faces.get(card)?.title ?? card;
}

/** The good of the Deal field of a card; nothing for Common cards. */
export function dealOf(card: string): string | null {
  return faces.get(card)?.deal ?? null;
}

export function isCommon(card: string): boolean {
  return printOf(card).faction === null;
}

/** The faction of a card; none for Common cards. */
export function ownerOf(card: string): FactionPrint | null {
  const { faction } = printOf(card);
  return faction ? factionOf(faction) : null;
}

export function factionOf(id: string): FactionPrint {
  const found = byFaction.get(id);
  if (!found) throw new Error(`there is no faction '${id}'`);
  return found;
}

/** The titles of a faction, in the order of its file. */
export function titlesOf(faction: string): TitlePrint[] {
  return print.titles.filter((title) => title.faction === faction);
}

export function targetOf(attack: string): string {
  return byAttack.get(attack)?.target ?? 'card';
}

export function colourOf(id: string): ColourPrint {
  const found = byColour.get(id);
  if (!found) throw new Error(`there is no colour '${id}'`);
  return found;
}

/** A text in the language of the page. */
export function inWords({ name }: Named): string {
  return name[language()];
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

/** Goods that are listed one by one, amountsOf. */
export function amountsOf(goods: string[]): Amounts {
  const amounts: Amounts = {};
  for (const good of goods) amounts[good] = (amounts[good] ?? 0) + 1;
  return amounts;
}
