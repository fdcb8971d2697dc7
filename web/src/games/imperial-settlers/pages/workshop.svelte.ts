/** The deck that is being built: what is in it, whether it is allowed, and its code. */
import { codeOf, needsExpansion, readCode, type Deck, type Misread } from '../decks/code';
import { baseOf, checkDeck, CLASSES, readyOf, rulesFor, sizeOf, titlesOf } from '../decks/rules';
import { printOf } from '../data';

export class Workshop {
  faction = $state('barbarians');
  /** Whether the expansion of the faction is declared. */
  expands = $state(true);
  titles = $state.raw<string[]>([]);
  /** How the deck is called on the shelf. */
  name = $state('');

  rules = $derived.by(() => rulesFor(this.faction, this.expands));
  verdict = $derived.by(() => checkDeck(this.rules, this.titles));
  code = $derived.by(() => codeOf(this.deck));
  size = $derived.by(() => sizeOf(this.titles));

  /** By number of copies: what is in the deck, and what could be. */
  classes = $derived.by(() =>
    [3, 2, 1].map((copies) => {
      const all = titlesOf(this.faction)
        .map(({ id }) => id)
        .filter((title) => printOf(title).copies === copies);
      return {
        copies,
        need: CLASSES[copies] ?? 0,
        inside: all.filter((title) => this.titles.includes(title)),
        outside: all.filter((title) => !this.titles.includes(title)),
      };
    }),
  );

  constructor() {
    this.startReady();
  }

  get deck(): Deck {
    return { faction: this.faction, titles: this.titles };
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
    this.titles = readyOf(this.rules);
  }

  startBase(): void {
    this.titles = baseOf(this.rules);
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
