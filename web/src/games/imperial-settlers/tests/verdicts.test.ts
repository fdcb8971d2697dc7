import { describe, expect, it } from 'vitest';
import { checkDeck } from '../decks/rules';
import verdicts from './verdicts.json';

describe('the verdict on a deck', () => {
  it.each(verdicts)('$faction: $why', ({ faction, expands, exchanged, deck, clause }) => {
    expect(checkDeck({ faction, expands, exchanged }, deck)?.rule ?? null).toBe(clause);
  });
});
