/** The deck in the deck builder: its cards, its code, and the check of the rules. */
import { asked } from '../../../lib/asked.svelte';
import { post } from '../../../wire/api';
import type { Refusal } from '../../../wire/types';
import { all, factionOf, printOf, titlesOf } from '../data';
import { codeOf, needsExpansion, readCode, type Misread } from '../decks/code';

/** The result of the check. */
interface Verdict {
  /** The code of the checked deck. */
  code: string;
  refused: Refusal | null;
}

export class Workshop {
  faction = $state('barbarians');
  /** Whether the expansion of the faction is declared. */
  expands = $state(true);
  titles = $state.raw<string[]>([]);
  /** How the deck is called on the shelf. */
  name = $state('');

  code = $derived.by(() => codeOf({ faction: this.faction, titles: this.titles }));
  size = $derived.by(() => this.titles.reduce((sum, title) => sum + printOf(title).copies, 0));

  #answer = asked(async (): Promise<Verdict> => {
    const { code, faction, expands, titles } = this;
    const draft = { faction, expands, titles };
    const { refused } = await post<{ refused: Refusal | null }>('/games/imperial-settlers/check', draft);
    return { code, refused };
  });
  /** The last result; null before the first. */
  verdict = $derived.by((): Verdict | null => this.#answer.value);
  /** Why the check failed. */
  trouble = $derived.by(() => this.#answer.error);
  /** Whether the rules allow the deck as it is now. */
  isAllowed = $derived.by(() => this.verdict?.code === this.code && !this.verdict.refused);

  /** By number of copies: what is in the deck, and what could be. */
  classes = $derived.by(() =>
    [3, 2, 1].map((copies) => {
      const titles = titlesOf(this.faction)
        .filter((title) => title.copies === copies)
        .map(({ id }) => id);
      return {
        copies,
        need: all().deck_classes[copies - 1] ?? 0,
        inside: titles.filter((title) => this.titles.includes(title)),
        outside: titles.filter((title) => !this.titles.includes(title)),
      };
    }),
  );

  constructor() {
    this.startReady();
  }

  /** All copies of a title go into the deck, or out of it. */
  toggle(title: string): void {
    this.titles = this.titles.includes(title)
      ? this.titles.filter((other) => other !== title)
      : [...this.titles, title];
  }

  /** Another faction begins with its ready-made deck. */
  choose(faction: string): void {
    this.faction = faction;
    this.name = '';
    this.startReady();
  }

  /** With the expansion the ready-made deck is proposed, without it there is only one. */
  declare(expands: boolean): void {
    this.expands = expands;
    this.startReady();
  }

  startReady(): void {
    const { ready, plain } = factionOf(this.faction);
    this.titles = this.expands ? ready : plain;
  }

  startBase(): void {
    const { exchanged, plain } = factionOf(this.faction);
    this.titles = this.expands ? exchanged : plain;
  }

  /** Opens the deck of a code, or tells why it is no code. */
  open(code: string, name = ''): Misread | null {
    const deck = readCode(code);
    if ('why' in deck) return deck;
    this.faction = deck.faction;
    this.expands = needsExpansion(deck);
    this.titles = deck.titles;
    this.name = name;
    return null;
  }
}
