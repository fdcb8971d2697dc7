import { beforeEach, describe, expect, it } from 'vitest';
import { factions } from '../data';
import { codeOf } from '../decks/code';
import {
  baseOf,
  checkDeck,
  checkSwap,
  offeredOf,
  outsideOf,
  readyOf,
  rulesFor,
  sizeOf,
} from '../decks/rules';
import { dropDeck, leaveDeck, saveDeck, savedDecks, takeDeck, takenDeck } from '../decks/saved';
import { nextSwap, wayTo } from '../decks/way';

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

  it('take a swap back, or put into its place what went out before', () => {
    const deck = baseOf(barbarians).map((title) =>
      title === 'bar_saboteurs' ? 'bar_traks_flying_machine' : title,
    );
    expect(outsideOf(barbarians, deck)).toContain('bar_saboteurs');
    expect(outsideOf(barbarians, deck)).not.toContain('bar_primeval_forest');
    expect(checkSwap(barbarians, deck, 'bar_traks_flying_machine', 'bar_saboteurs')).toBeNull();
    expect(checkSwap(barbarians, deck, 'bar_rabble', 'bar_saboteurs')).toBeNull();
    expect(wayTo(barbarians, deck, baseOf(barbarians))).toEqual([
      { out: 'bar_traks_flying_machine', fresh: 'bar_saboteurs' },
    ]);
  });

  it('go on with any swap that the table offers and that leads there', () => {
    const [now, wanted] = [baseOf(barbarians), readyOf(barbarians)];
    const away = { out: 'bar_altar', fresh: 'bar_mechanical_horse' };
    const on = { out: 'bar_rabble', fresh: 'bar_traks_flying_machine' };
    expect(nextSwap(now, wanted, [away, on])).toBe(on);
    expect(nextSwap(now, wanted, [away])).toBeNull();
    expect(nextSwap(wanted, wanted, [away, on])).toBeNull();
  });

  it('are reached by swaps from the cards of the faction', () => {
    const way = wayTo(barbarians, baseOf(barbarians), readyOf(barbarians));
    expect(way).toHaveLength(3);
    let deck = baseOf(barbarians);
    for (const { out, fresh } of way ?? []) {
      expect(checkSwap(barbarians, deck, out, fresh)).toBeNull();
      deck = deck.map((title) => (title === out ? fresh : title));
    }
    expect([...deck].sort()).toEqual([...readyOf(barbarians)].sort());
    expect(wayTo(barbarians, readyOf(barbarians), baseOf(barbarians))).toHaveLength(3);
    expect(wayTo(barbarians, baseOf(barbarians), [])).toBeNull();
  });
});

describe('the shelf', () => {
  beforeEach(() => localStorage.clear());

  it('keeps decks by name, the newest first', () => {
    const code = codeOf({ faction: 'romans', titles: [] });
    saveDeck({ name: 'One', code });
    saveDeck({ name: 'Two', code });
    saveDeck({ name: 'One', code });
    expect(savedDecks().map(({ name }) => name)).toEqual(['One', 'Two']);
    expect(dropDeck('One').map(({ name }) => name)).toEqual(['Two']);
  });

  it('leaves out what it cannot read', () => {
    localStorage.setItem('approdo.imperial-settlers.decks', '[{"name":"Bad","code":"BAR-dm_-AQ"},7]');
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
