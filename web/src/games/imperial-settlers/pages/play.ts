/** Takes a deck along to a new table. */
import { takeDeck } from '../decks/saved';
import { go } from '../../../lib/route.svelte';

export function playWith(code: string): void {
  takeDeck(code);
  go('/new/imperial-settlers');
}
