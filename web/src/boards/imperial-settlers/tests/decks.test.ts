import { beforeEach, describe, expect, it } from 'vitest';
import { factions } from '../data';
import { codeOf, deckOf } from '../decks/code';
import { baseOf, checkDeck, checkSwap, offeredOf, readyOf, rulesFor, sizeOf } from '../decks/rules';
import { dropDeck, leaveDeck, saveDeck, savedDecks, takeDeck, takenDeck } from '../decks/saved';
import { wayTo } from '../decks/way';

const each = factions.map(({ id }) => id);
const barbarians = rulesFor('barbarians', true);

describe('decks', () => {
  it.each(each)('of the %s have thirty cards and are allowed', (faction) => {
    const rules = rulesFor(faction, true);
    for (const deck of [baseOf(rules), readyOf(rules), baseOf(rulesFor(faction, false))]) {
      expect(sizeOf(deck)).toBe(30);
    }
    expect(checkDeck(rules, readyOf(rules))).toBeNull();
    expect(offeredOf(rules).length).toBeGreaterThan(3);
  });

  it.each(each)('of the %s survive their code', (faction) => {
    const deck = { faction, expands: true, titles: readyOf(rulesFor(faction, true)) };
    const code = codeOf(deck);
    expect(code.length).toBeLessThan(16);
    const found = deckOf(` ${code} `);
    expect(found && { ...found, titles: [...found.titles].sort() }).toEqual({
      ...deck,
      titles: [...deck.titles].sort(),
    });
  });

  it('cannot be read from nonsense', () => {
    for (const nonsense of ['', 'BAR', 'BAR-', 'BAR-!!!!', 'XYZ-AAAAAAA', 'BAR-AAAAAAAAAAAA', 'BAR-AAAA']) {
      expect(deckOf(nonsense), nonsense).toBeNull();
    }
  });

  it('swap sets of one class, and say which clause forbids others', () => {
    const deck = baseOf(barbarians);
    expect(checkSwap(barbarians, deck, 'bar_saboteurs', 'bar_traks_flying_machine')).toBeNull();
    expect(checkSwap(barbarians, deck, 'bar_saboteurs', 'bar_mechanical_horse')).toEqual({
      rule: 'IMP-6.13',
      need: 2,
      have: 1,
    });
    expect(checkSwap(barbarians, deck, 'bar_altar', 'bar_primeval_forest')?.rule).toBe('IMP-6.9');
    expect(checkSwap(barbarians, deck, 'rom_bank', 'bar_traks_flying_machine')?.rule).toBe('IMP-6.13');
  });

  it('are reached by swaps from the cards of the faction', () => {
    const way = wayTo(barbarians, baseOf(barbarians), readyOf(barbarians));
    expect(way).toHaveLength(5);
    let deck = baseOf(barbarians);
    for (const { out, fresh } of way ?? []) {
      expect(checkSwap(barbarians, deck, out, fresh)).toBeNull();
      deck = deck.map((title) => (title === out ? fresh : title));
    }
    expect([...deck].sort()).toEqual([...readyOf(barbarians)].sort());
    expect(wayTo(barbarians, readyOf(barbarians), baseOf(barbarians))).toBeNull();
    expect(wayTo(barbarians, baseOf(barbarians), [])).toBeNull();
  });
});

describe('the shelf', () => {
  beforeEach(() => localStorage.clear());

  it('keeps decks by name, the newest first', () => {
    const code = codeOf({ faction: 'romans', expands: true, titles: [] });
    saveDeck({ name: 'One', code });
    saveDeck({ name: 'Two', code });
    saveDeck({ name: 'One', code });
    expect(savedDecks().map(({ name }) => name)).toEqual(['One', 'Two']);
    expect(dropDeck('One').map(({ name }) => name)).toEqual(['Two']);
  });

  it('leaves out what it cannot read', () => {
    localStorage.setItem('approdo.imperial-settlers.decks', '[{"name":"Bad","code":"?"},7]');
    expect(savedDecks()).toEqual([]);
    localStorage.setItem('approdo.imperial-settlers.decks', '{');
    expect(savedDecks()).toEqual([]);
  });

  it('lends one deck to the next table', () => {
    expect(takenDeck()).toBeNull();
    takeDeck('BAR-x');
    expect(takenDeck()).toBe('BAR-x');
    leaveDeck();
    expect(takenDeck()).toBeNull();
  });
});
