/** The decks that this browser keeps, and the one that was taken along to the next table. */
import { deckOf } from './code';

export interface SavedDeck {
  name: string;
  code: string;
}

const SHELF = 'approdo.imperial-settlers.decks';
const TAKEN = 'approdo.imperial-settlers.deck';

/** The saved decks, the newest first; unreadable ones are left out. */
export function savedDecks(): SavedDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '[]');
    if (!Array.isArray(found)) return [];
    return found.filter(
      (one: unknown): one is SavedDeck =>
        typeof one === 'object' &&
        one !== null &&
        typeof (one as SavedDeck).name === 'string' &&
        deckOf(String((one as SavedDeck).code)) !== null,
    );
  } catch {
    return [];
  }
}

/** Keeps a deck under its name, in place of one that has it already. */
export function saveDeck(deck: SavedDeck): SavedDeck[] {
  return keep([deck, ...savedDecks().filter(({ name }) => name !== deck.name)]);
}

export function dropDeck(name: string): SavedDeck[] {
  return keep(savedDecks().filter((deck) => deck.name !== name));
}

function keep(shelf: SavedDeck[]): SavedDeck[] {
  store(SHELF, JSON.stringify(shelf));
  return shelf;
}

/** The code of the deck that goes to the next table. */
export function takenDeck(): string | null {
  try {
    return localStorage.getItem(TAKEN);
  } catch {
    return null;
  }
}

export function takeDeck(code: string): void {
  store(TAKEN, code);
}

/** The next table is played with another deck. */
export function leaveDeck(): void {
  try {
    localStorage.removeItem(TAKEN);
  } catch {
    // Storage is unavailable, so no deck was taken.
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is unavailable: the code of the deck can still be copied.
  }
}
