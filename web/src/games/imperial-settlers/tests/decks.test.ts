import { beforeEach, describe, expect, it } from 'vitest';
import { all, factionOf, printOf, titlesOf } from '../data';
import { codeOf } from '../decks/code';
import { dropDeck, leaveDeck, saveDeck, savedDecks, takeDeck, takenDeck } from '../decks/saved';
import { nextSwap, wayTo } from '../decks/way';
import './sample';

const { exchanged: base, ready } = factionOf('barbarians');
const offered = titlesOf('barbarians')
  .map(({ id }) => id)
  .filter((id) => !base.includes(id) && id !== 'bar_primeval_forest');

describe('decks', () => {
  it.each(all().factions)('of the $id that can be begun with have thirty cards', (faction) => {
    for (const deck of [faction.plain, faction.exchanged, faction.ready]) {
      expect(deck.reduce((sum, title) => sum + printOf(title).copies, 0)).toBe(all().deck_size);
    }
  });

  it('are reached by swaps of titles with as many copies', () => {
    const way = wayTo(base, offered, ready)!;
    expect(way).toHaveLength(3);
    const deck = way.reduce(
      (now, { out, fresh }) => now.map((title) => (title === out ? fresh : title)),
      base,
    );
    expect([...deck].sort()).toEqual([...ready].sort());
    for (const { out, fresh } of way) expect(printOf(out).copies).toBe(printOf(fresh).copies);
  });

  it('are out of reach where the table does not offer a title, or the sets differ in size', () => {
    expect(wayTo(base, [], ready)).toBeNull();
    expect(wayTo(base, offered, [])).toBeNull();
    const uneven = base.map((title) => (title === 'bar_saboteurs' ? 'bar_mechanical_horse' : title));
    expect(wayTo(base, offered, uneven)).toBeNull();
  });

  it('go on with any swap that the table offers and that leads there', () => {
    const away = { out: 'bar_altar', fresh: 'bar_mechanical_horse' };
    const on = { out: 'bar_rabble', fresh: 'bar_traks_flying_machine' };
    expect(nextSwap(base, ready, [away, on])).toBe(on);
    expect(nextSwap(base, ready, [away])).toBeNull();
    expect(nextSwap(ready, ready, [away, on])).toBeNull();
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
