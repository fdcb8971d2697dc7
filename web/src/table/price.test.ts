import { beforeAll, expect, test } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import type { Foreseen, SeatInfo } from '../wire/types';
import { priceOf } from './price';

beforeAll(() => speak('en'));

const seats = ['Ada', 'Bob'].map((name, seat) => ({ seat, name, kind: 'person' }) as SeatInfo);
const change = (seat: number, label: string, by: number) => ({ seat, key: label, label, by, to: 9 });
const price = (more: object) =>
  ({ changes: [], follows: 'more', asked: [], passes: false, later: [], ...more }) as Foreseen['price'];
const told = (foreseen: Omit<Foreseen, 'move'>) => priceOf({ move: 'build', ...foreseen }, seats, 0);

test('a price tells what changes for whom, and what follows', () => {
  const changes = [change(0, 'Wood', -2), change(0, 'Points', 3), change(1, 'Bands', -1)];
  expect(told({ price: price({ changes }) })).toBe('−2 Wood, +3 Points, Bob −1 Bands');
  const passes = { follows: 'asked', asked: [1], passes: true };
  expect(told({ price: price({ changes: changes.slice(0, 1), ...passes }) })).toBe(
    '−2 Wood; the turn passes to Bob',
  );
  expect(told({ price: price({ follows: 'asked', asked: [1] }) })).toBe('then Bob is asked');
});

test('luck is told by its shares, the likeliest first', () => {
  const outcomes = [0.5, 0.25, 0.15, 0.1].map((share, at) => ({
    share,
    between: [share, share] as [number, number],
    changes: at === 0 ? [change(0, 'Gold', 1)] : [],
    told: [],
  }));
  expect(told({ price: null, odds: { outcomes, other: 0 } as never })).toBe(
    '50%: +1 Gold; 25%: nothing changes; 15%: nothing changes',
  );
});

test('what is not foreseen has no price', () => {
  expect(priceOf(undefined, seats, 0)).toBe('');
  expect(told({ price: null })).toBe('');
});
