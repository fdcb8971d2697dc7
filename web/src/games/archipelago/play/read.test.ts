import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../lib/i18n.svelte';
import type { SeatInfo } from '../../../wire/types';
import { offerOf, tilesOf } from './asks';
import { journeysOf } from './journeys';
import { marksOf, staged } from './marks';
import { momentOf, positionOf } from './read';
import { criteriaOf, hasEnded, revealOf, standingsOf } from './result';
import { choice, sample } from './sample';
import type { Bundle } from './view';

beforeAll(() => speak('en'));

const seats = ['Ada', 'Luca'].map((name, seat) => ({ seat, name, kind: 'person' })) as SeatInfo[];
const read = (view = sample(), own: number | null = 0) => positionOf(view, { seats, own, asked: [0] });

test('a position is read with everything that stands on the map', () => {
  const position = read();
  expect(momentOf(sample())).toBe('Turn 3 · Actions');
  expect(position.hub.title).toBe('2 discs left');
  expect(position.regions[1]?.buildings).toEqual([
    { kind: 'town', area: 'golden_bay_b', sea: undefined, flag: 'azure', used: false },
  ]);
  expect(position.stacks).toContainEqual({
    area: 'golden_bay_b',
    spot: 'open',
    colour: 'orange',
    posture: 'lying',
    count: 3,
  });
  expect(position.discs['build']).toEqual({ azure: 1, orange: 0 });
  expect(position.hands).toMatchObject([{ own: true, cards: [{ card: 'pirate', state: 'used' }] }]);
});

test('what a screen hides is drawn for nobody else', () => {
  expect(read().screen?.hoard?.florins).toBe(12);
  expect(read().objectives).toEqual([{ id: 'short_towns_ports', secret: true, have: 1 }]);
  expect(read(sample(), 1).screen).toBeNull();
  expect(read(sample(), 1).objectives).toEqual([]);
  expect(read(sample(), null).screen).toBeNull();
});

test('a crisis says who answers for it and what it is about', () => {
  const view = sample({ frames: [{ domestic: { resource: 'fish', feeds: 2, nth: 1 } }, 'draft'] });
  expect(read(view).crisis).toEqual({
    kind: 'domestic',
    good: 'fish',
    count: 2,
    missing: 3,
    lying: [{ colour: 'orange', count: 3 }],
    responsible: 'azure',
    sources: { market: 1, screen: 2, token: 1 },
  });
  expect(read(view, null).crisis?.sources).toEqual({ market: 1 });
});

test('sealed bids tell who has bid, never how much', () => {
  const view = sample({ frames: [{ bid: { seats: [0, 1], again: false } }], has_bid: [1] });
  expect(read(view).sealed?.rows.map(({ state }) => state)).toEqual(['asked', 'given']);
  expect(read(view).sealed?.bid).toBeNull();
});

test('an offer is put together and taken apart item by item', () => {
  const empty: Bundle = {
    florins: 0,
    cubes: sample().markets.export,
    tokens: 0,
    cards: [],
    permissions: [],
    place: null,
  };
  const offer = { by: 0, to: 1, give: { ...empty, florins: 6 }, ask: { ...empty, tokens: 1 }, changes: 2 };
  const view = sample({ frames: ['draft'], offer });
  const moves = [
    choice({ keep: { florins: 5 } }, 'Keep 5 florins', 1),
    choice({ waive: 'token' }, 'Do not ask for a token', 2),
    choice({ give: { cube: 'fish' } }, 'Give 1 fish', 3),
    choice({ ask: { cube: 'iron' } }, 'Ask for 1 iron', 4, 'He has none.'),
    choice('send', 'Send the offer', 5),
  ];
  const shown = offerOf(view, marksOf(staged(moves, view, 0), []), seats)!;
  expect(shown.give.items).toMatchObject([
    { key: 'keep florins:5', item: { count: 6 }, mark: { number: 1 } },
  ]);
  expect(shown.give.more).toMatchObject([{ key: 'give cube:fish' }]);
  expect(shown.ask.items).toMatchObject([{ key: 'waive token' }]);
  expect(shown.ask.more).toEqual([]);
  expect(shown.actions.map(({ key }) => key)).toEqual(['send']);
});

test('a region whose cell is chosen lies there while it is turned', () => {
  const view = sample({ frames: [{ orient: { region: 'volcano', quest: 'explore', q: 0, r: 1 } }] });
  const moves = [choice({ orient: 4 }, 'Turn it', 1), choice({ orient: 1 }, 'Turn it', 2)];
  expect(read(view).preview).toEqual({ region: 'volcano', q: 0, r: 1, rotation: 0 });
  expect(tilesOf(view, marksOf(staged(moves, view, 0), []))?.map(({ rotation }) => rotation)).toEqual([1, 4]);
});

test('news of units become journeys', () => {
  const event = { migrated: { seat: 1, from: 'golden_bay_b', to: 'golden_bay_b.town' } };
  expect(journeysOf([{ event, step: 9, version: 9, phrase: null } as never])).toEqual([
    { id: '9/0', colour: 'orange', from: 'area:golden_bay_b', to: 'post:golden_bay_b.town' },
  ]);
});

test('the end counts points by card, and florins break ties', () => {
  const view = sample({
    ending: 'objective',
    players: [
      { ...sample().players[0]!, florins: 3 },
      { ...sample().players[0]!, florins: 8, objectives: ['short_piles2_florins'] },
    ],
    reckoning: [
      { subject: { objective: 'short_towns_ports' }, counts: [2, 1], vp: [3, 2] },
      { subject: 'cards', counts: [], vp: [0, 1] },
    ],
  });
  expect(criteriaOf(view)).toEqual([{ kind: 'objective', id: 'short_towns_ports' }, { kind: 'cards' }]);
  expect(standingsOf(view, seats)).toMatchObject([
    { name: 'Luca', total: 3, place: 1, winner: true },
    { name: 'Ada', total: 3, place: 2, winner: false },
  ]);
  expect(revealOf(view, seats).map(({ objectives }) => objectives)).toEqual([
    ['short_towns_ports'],
    ['short_piles2_florins'],
  ]);
  // One of three piles is empty, and two would be needed.
  expect(hasEnded(view, 'short_piles2_florins')).toBe(false);
  expect(hasEnded({ ...view, explorers: { piles: [0, 0, 8], removed: 0 } }, 'short_piles2_florins')).toBe(
    true,
  );
});
