import { describe, expect, it } from 'vitest';
import type { NumberedChoice } from '../../game';
import type { LogLine } from '../../../wire/types';
import { breakdownOf } from '../breakdown';
import { chainOf, placesIn } from '../combo';
import { isOpenTurn, keysOf, marksOf } from '../marks';
import { colourOfSeat, empireOf, isUsed, othersOf, pointsOf, tokensOf, underOf } from '../position';
import { place, player, sample } from './sample';

const choice = (move: unknown, pieces: [string, string][], refused = false): NumberedChoice =>
  ({
    move,
    notation: JSON.stringify(move),
    number: 1,
    phrase: {
      key: 'imperial-settlers-x',
      text: 'X',
      rule: null,
      pieces: pieces.map(([kind, name], id) => ({ kind, name, id })),
    },
    refused: refused ? { rule: 'IMP-1.1', text: 'No.' } : null,
  }) as unknown as NumberedChoice;

describe('marks', () => {
  it('tell a card in hand from a place with the same card', () => {
    const raze = choice({ raze: 4 }, [
      ['card', 'com_mill'],
      ['location', 'location_4'],
    ]);
    const build = choice({ build: 'com_mill' }, [['card', 'com_mill']]);
    const marks = marksOf([raze, build, choice({ deal: 'com_mill' }, [['card', 'com_mill']], true)]);
    expect(marks.live.get('card:com_mill')).toEqual([build]);
    expect(marks.live.get('location:location_4')).toEqual([raze]);
    expect(marks.refused.get('card:com_mill')).toHaveLength(1);
  });

  it('find what has no piece by its move', () => {
    expect(keysOf(choice({ draw: 'common' }, []))).toEqual(['deck:common']);
    expect(keysOf(choice({ deal_of: { empire: 1, deal: 2 } }, []))).toEqual(['deal:1:2']);
    expect(keysOf(choice({ against: 2 }, []))).toEqual(['seat:2']);
    expect(keysOf(choice({ good_of: { seat: 1, good: 'wood' } }, []))).toEqual(['seat:1']);
    expect(
      keysOf(choice({ foundation: { card: 'com_mill', hidden: true } }, [['card', 'com_mill']])),
    ).toEqual(['foundation:hidden:com_mill']);
  });

  it('know an open turn from a question', () => {
    expect(isOpenTurn([choice('pass', [])])).toBe(true);
    expect(isOpenTurn([choice('end_turn', [])])).toBe(true);
    expect(isOpenTurn([choice({ at: 1 }, [['location', 'location_1']])])).toBe(false);
  });
});

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

  it('shows what lies on places, and which are used up', () => {
    const [mill, castle, bank, mine] = view.locations;
    expect(tokensOf(castle!)).toEqual([{ glyph: 'worker', count: 2, word: 'spent' }]);
    expect(tokensOf(bank!).map(({ glyph }) => glyph)).toEqual(['samurai', 'defense']);
    expect(tokensOf(mine!).map(({ word }) => word)).toEqual(['taken', 'visitors']);
    expect([mill, castle, bank].map((one) => isUsed(one!))).toEqual([false, true, false]);
    expect(isUsed({ ...castle!, marks: ['basic'] })).toBe(false);
    expect(isUsed({ ...mill!, marks: ['blocked'] })).toBe(true);
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

  it('counts points now and at the end', () => {
    expect(pointsOf(view, 0)).toBe(14);
    expect(breakdownOf(view, 0)).toMatchObject({ play: 10, common: 2, faction: 2, total: 14, goods: 3 });
    const over = { ...view, is_over: true };
    expect(breakdownOf(over, 0)).toMatchObject({ play: 6, common: 2, faction: 2, total: 10 });
    const lost = {
      ...over,
      players: over.players.map((one) => ({ ...one, worth: { common: 0, faction: 0, features: 0 } })),
    };
    expect(breakdownOf(lost, 0)).toMatchObject({ play: 6, common: 2, faction: 2, total: 10 });
  });

  it('knows the others, the virtual player included', () => {
    expect(othersOf(view, 1)).toEqual([0]);
    const solo = { ...sample({ players: [player('romans')] }), solo: {} as never };
    expect(othersOf(solo, 0)).toEqual([5]);
  });
});

describe('a chain of events', () => {
  const line = (event: object, step = 1) => ({ step, version: 1, event, phrase: {} }) as unknown as LogLine;

  it('tells what each place gave', () => {
    const chain = chainOf([
      line({ spent: { seat: 0, good: 'wood', n: 3 } }),
      line({ built: { seat: 0, card: 'com_mill', at: 7 } }),
      line({ reacted: { seat: 0, card: 'com_mill', at: 7 } }),
      line({ gained: { seat: 0, gain: 'gold', n: 1 } }),
      line({ gained: { seat: 0, gain: 'vp', n: 1 } }),
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
