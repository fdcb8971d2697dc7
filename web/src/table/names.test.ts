import { expect, test } from 'vitest';
import type { TableState } from '../lib/wire';
import { askedNow, seatsToTake } from './names';

const table = (status: string, mine: number[], may_sit = true) =>
  ({
    summary: { status, seats: ['person', 'open', 'bot'].map((kind, seat) => ({ seat, kind })) },
    you: { seats: mine, may_sit },
    asked: [2],
  }) as unknown as TableState;

test('whoever was invited is offered the free seats; whoever sits already is not', () => {
  expect(seatsToTake(table('open', [])).map(({ seat }) => seat)).toEqual([1]);
  expect(seatsToTake(table('open', [0]))).toEqual([]);
  expect(seatsToTake(table('open', [], false))).toEqual([]);
});

test('nobody is asked, and no bot thinks, before everybody is there', () => {
  expect(askedNow(table('open', []))).toEqual([]);
  expect(askedNow(table('running', []))).toEqual([2]);
});
