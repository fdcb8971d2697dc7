import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../wire/types';
import { chainOf, placesIn } from '../combo';
import { colourOfSeat, empireOf, othersOf, tokensOf, underOf } from '../position';
import { place, player, sample } from './sample';

describe('a position', () => {
  const view = sample({
    locations: [
      place(0, 'com_mill', 0),
      place(1, 'com_castle_a', 0, { activations: [2, 0], spent: { worker: 2 } }),
      place(2, 'rom_bank', 0, { marks: ['samurai', 'defense'] }),
      place(3, 'com_gold_mine', 1, { taken_by: 0, visitors: 1 }),
    ],
  });

  it('lies in rows and sides', () => {
    const rows = empireOf(view, 0);
    expect(rows.feature.common.map(({ id }) => id)).toEqual([0]);
    expect(rows.action.common.map(({ id }) => id)).toEqual([1]);
    expect(rows.production.faction.map(({ id }) => id)).toEqual([2]);
    expect(empireOf(view, 1).action.common).toHaveLength(1);
  });

  it('shows what lies on places', () => {
    const [, castle, bank, mine] = view.locations;
    expect(tokensOf(castle!)).toEqual([{ glyph: 'worker', count: 2, word: 'spent' }]);
    expect(tokensOf(bank!).map(({ glyph }) => glyph)).toEqual(['samurai', 'defense']);
    expect(tokensOf(mine!).map(({ word }) => word)).toEqual(['taken', 'visitors']);
  });

  it('knows what lies under a place', () => {
    const players = [
      player('japanese', { stash_sizes: [[2, { common: 1, faction: 1 }]] }),
      player('romans', {
        stash: [{ at: 0, card: 'com_mill' }],
        stash_sizes: [[0, { common: 1, faction: 0 }]],
      }),
    ];
    expect(underOf(sample({ players }), 2)).toEqual({ count: 2, cards: null });
    expect(underOf(sample({ players }), 0)).toEqual({ count: 1, cards: ['com_mill'] });
    expect(underOf(sample({ players }), 1).count).toBe(0);
    expect(tokensOf(view.locations[0]!, 2)).toEqual([{ glyph: 'card', count: 2, word: 'under' }]);
  });

  it('gives a seat the colour of its faction, and before that one that no faction has', () => {
    expect(colourOfSeat(view, 0)).toBe('crimson');
    const early = sample({ players: [player(null), player('atlanteans'), player(null)] });
    expect([0, 1, 2].map((seat) => colourOfSeat(early, seat))).toEqual(['blue', 'azure', 'blue']);
  });

  it('knows the others, the virtual player included', () => {
    expect(othersOf(view, 1)).toEqual([0]);
    const solo = { ...sample({ players: [player('romans')] }), solo: {} as never };
    expect(othersOf(solo, 0)).toEqual([5]);
  });
});

describe('a chain of events', () => {
  const line = (event: object, step = 1) => {
    const [{ seat = null }] = Object.values(event) as [{ seat?: number }];
    return { step, version: 1, event, about: seat, phrase: {} } as unknown as LogLine;
  };

  it('tells what each place gave to the one who acts', () => {
    const chain = chainOf([
      line({ spent: { seat: 0, good: 'wood', n: 3 } }),
      line({ built: { seat: 0, card: 'com_mill', at: 7 } }),
      line({ reacted: { seat: 0, card: 'com_mill', at: 7 } }),
      line({ gained: { seat: 0, gain: 'gold', n: 1 } }),
      line({ gained: { seat: 0, gain: 'vp', n: 1 } }),
      line({ gained: { seat: 1, gain: 'wood', n: 1 } }),
      line({ gained: { seat: 0, gain: 'vp', n: 2 } }),
      line({ turn_began: { seat: 1 } }),
    ]);
    expect(chain.map(({ glyph, card, goods }) => ({ glyph, card, goods }))).toEqual([
      { glyph: 'hammer', card: 'com_mill', goods: [] },
      {
        glyph: 'pillar',
        card: 'com_mill',
        goods: [
          { glyph: 'gold', count: 1 },
          { glyph: 'vp', count: 3 },
        ],
      },
    ]);
    expect([...placesIn(chain)]).toEqual([7]);
  });
});
