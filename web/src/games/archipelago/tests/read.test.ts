import './print';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../lib/i18n.svelte';
import type { SeatInfo } from '../../../wire/types';
import type { NumberedChoice } from '../../game';
import { journeysOf } from '../play/journeys';
import { momentOf, positionOf } from '../play/read';
import { hasEnded, revealOf } from '../play/result';
import type { Bundle } from '../view';
import { choice, piece, sample } from './sample';

beforeAll(() => speak('en'));

const seats = ['Ada', 'Luca'].map((name, seat) => ({ seat, name, kind: 'person' })) as SeatInfo[];
const read = (view = sample(), own: number | null = 0, choices: NumberedChoice[] = []) =>
  positionOf(view, { seats, own, asked: [0], choices });

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
    piece: 26,
  });
  expect(position.discs['build']).toEqual({ azure: 1, orange: 0 });
  expect(position.hands).toMatchObject([{ own: true, cards: [{ card: 'pirate', state: 'used' }] }]);
});

test('what a screen hides is drawn for nobody else', () => {
  expect(read().screen?.hoard?.florins).toBe(12);
  expect(read().objectives).toEqual([
    {
      id: 'short_towns_ports',
      secret: true,
      progress: { objective: 'short_towns_ports', now: 1, needed: 3 },
    },
  ]);
  expect(read(sample(), 1).screen).toBeNull();
  expect(read(sample(), 1).objectives).toEqual([]);
  expect(read(sample(), null).screen).toBeNull();
});

test('a crisis says who answers for it and what it is about', () => {
  const view = sample({
    crisis: {
      market: 'domestic',
      resource: 'fish',
      responsible: 0,
      feeds: 2,
      demanded: null,
      missing: 3,
      needed: 2,
      lying: [0, 3],
    },
  });
  expect(read(view).crisis).toEqual({
    kind: 'domestic',
    good: 'fish',
    count: 2,
    missing: 3,
    needed: 2,
    lying: [{ colour: 'orange', count: 3 }],
    responsible: 'azure',
    sources: { market: 1, screen: 2, token: 1 },
    temples: [],
    done: null,
  });
  expect(read(view, null).crisis?.sources).toEqual({ market: 1 });
});

test('sealed bids tell who has bid, never how much', () => {
  const view = sample({ asking: 'bid', has_bid: [1] });
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
  const coin = (florins: number) => ({ kind: 'coin', id: florins, name: String(florins) });
  const choices = [
    choice('keep', [coin(1)], 6),
    choice('keep', [coin(5)], 1),
    choice('waive', [piece('token', 'any')], 2),
    choice('give', [piece('resource', 'fish')], 3),
    choice('give', [coin(5)], 7),
    choice('ask-for', [piece('resource', 'iron')], 0, { refused: 'He has none.' }),
    choice('send', [], 5),
  ];
  const made = read(sample({ offer }), 0, choices).offer!;
  // Florins come and go by the coin, the largest first.
  expect(made.give.items).toMatchObject([{ item: { kind: 'florins', count: 6 }, choice: { number: 1 } }]);
  expect(made.give.more.map(({ item }) => item)).toEqual([
    { kind: 'cube', good: 'fish', count: 1 },
    { kind: 'florins', count: 5 },
  ]);
  expect(made.ask.items).toMatchObject([{ item: { kind: 'token' }, choice: { number: 2 } }]);
  expect(made.ask.more).toEqual([]);
  expect(made.actions.map((one) => one.choice.number)).toEqual([5]);
});

test('a region whose cell is chosen lies there while it is turned', () => {
  const view = sample({ asking: { rotation: { region: 'volcano', q: 0, r: 1 } } });
  const choices = [4, 1].map((amount) => choice('orient', [piece('cell', 8257)], amount, { amount }));
  expect(read(view).preview).toEqual({ region: 'volcano', q: 0, r: 1, rotation: 0 });
  expect(read(view, 0, choices).tiles?.map(({ rotation }) => rotation)).toEqual([1, 4]);
});

test('sides are shown as they are printed, what lies face down last', () => {
  const choices = [
    choice('take-next', [], 1),
    choice('take-top', [piece('region', 'palm_bay')], 2),
    choice('bless', [piece('region', 'volcano')], 3),
  ];
  expect(read(sample(), 0, choices).tiles?.map(({ key }) => key)).toEqual(['palm_bay', 'next']);
});

test('news of units become journeys', () => {
  const event = { migrated: { seat: 1, from: 'golden_bay_b', to: 'golden_bay_b.town' } };
  expect(journeysOf([{ event, step: 9, version: 9, phrase: null } as never])).toEqual([
    { id: '9/0', colour: 'orange', from: 'area:golden_bay_b', to: 'post:golden_bay_b.town' },
  ]);
});

test('at the end everybody lays the objectives open', () => {
  const [ada, luca] = sample().players;
  const players = [ada!, { ...luca!, objectives: ['short_piles2_florins'] }];
  const view = sample({ ending: 'objective', met: ['short_piles2_florins'], players });
  expect(revealOf(view, seats).map(({ objectives }) => objectives)).toEqual([
    ['short_towns_ports'],
    ['short_piles2_florins'],
  ]);
  expect(hasEnded(view, 'short_piles2_florins')).toBe(true);
  expect(hasEnded(view, 'short_towns_ports')).toBe(false);
});
