/** What a Standard deck may be made of (IMP-6.5 to IMP-6.17), told by clause as the server tells it. */
import { cards, decks } from '../print.made';
import { factionOf, printOf, type CardPrint } from '../data';

export interface DeckRules {
  faction: string;
  /** Whether the expansion of the faction was declared (IMP-6.16). */
  expands: boolean;
  /** Whether the exchange of IMP-6.8 has been made. */
  exchanged: boolean;
}

/** Why a deck is not allowed: the clause, and where numbers say it better, how many are needed and there. */
export interface Verdict {
  rule: string;
  need?: number;
  have?: number;
}

/** How many titles with one, two and three copies a deck has. */
export const CLASSES: Record<number, number> = {
  3: decks.classes.three_copies,
  2: decks.classes.two_copies,
  1: decks.classes.one_copy,
};

export function titlesOf(faction: string): CardPrint[] {
  return cards.filter(({ deck }) => deck === faction);
}

/** What the rules say while a deck is built at home: whoever declares the expansion makes the exchange, too. */
export function rulesFor(faction: string, expands: boolean): DeckRules {
  return { faction, expands, exchanged: expands };
}

function exchangeOf({ faction, exchanged }: DeckRules) {
  return exchanged ? decks.replacements.find((one) => one.faction === faction) : undefined;
}

/** The titles of the deck without an expansion, after the exchange (IMP-6.17). */
export function baseOf(rules: DeckRules): string[] {
  const exchange = exchangeOf(rules);
  return titlesOf(rules.faction)
    .filter(({ set }) => set === factionOf(rules.faction).base)
    .map(({ id }) => (exchange?.old === id ? exchange.new : id));
}

/** The titles that the declared expansion offers besides (IMP-6.5). */
export function offeredOf(rules: DeckRules): string[] {
  if (!rules.expands) return [];
  const { expands } = factionOf(rules.faction);
  const fresh = decks.replacements.find(({ faction }) => faction === rules.faction)?.new;
  return titlesOf(rules.faction)
    .filter(({ set, id }) => set === expands && id !== fresh)
    .map(({ id }) => id);
}

/** The ready-made deck (IMP-6.15). */
export function readyOf(rules: DeckRules): string[] {
  const base = baseOf(rules);
  const ready = decks.ready.find(({ faction }) => faction === rules.faction);
  if (!ready || !rules.expands) return base;
  return [...base.filter((title) => !ready.remove.includes(title)), ...ready.add];
}

function checkAvailable(rules: DeckRules, title: string): Verdict | null {
  if (baseOf(rules).includes(title) || offeredOf(rules).includes(title)) return null;
  return { rule: exchangeOf(rules)?.old === title ? 'IMP-6.9' : 'IMP-6.5' };
}

/** Why a whole deck is not allowed, or null. */
export function checkDeck(rules: DeckRules, deck: string[]): Verdict | null {
  for (const title of deck) {
    const verdict = checkAvailable(rules, title);
    if (verdict) return verdict;
  }
  if (new Set(deck).size < deck.length) return { rule: 'IMP-6.13' };
  for (const copies of [3, 2, 1]) {
    const have = deck.filter((title) => printOf(title).copies === copies).length;
    const need = CLASSES[copies] ?? 0;
    if (have !== need) return { rule: 'IMP-6.12', need, have };
  }
  return null;
}

/** What may come into a deck: everything that is not in it, be it new or taken out before. */
export function outsideOf(rules: DeckRules, deck: string[]): string[] {
  return [...baseOf(rules), ...offeredOf(rules)].filter((title) => !deck.includes(title));
}

/** Why all copies of a title cannot go out of a deck for those of another, or null. A swap can be undone by another. */
export function checkSwap(rules: DeckRules, deck: string[], out: string, fresh: string): Verdict | null {
  if (!deck.includes(out) || deck.includes(fresh)) return { rule: 'IMP-6.13' };
  const verdict = checkAvailable(rules, fresh);
  if (verdict) return verdict;
  const [need, have] = [printOf(out).copies, printOf(fresh).copies];
  return need === have ? null : { rule: 'IMP-6.13', need, have };
}

/** How many cards a deck has. */
export function sizeOf(deck: string[]): number {
  return deck.reduce((sum, title) => sum + printOf(title).copies, 0);
}

export const SIZE = decks.classes.size;
