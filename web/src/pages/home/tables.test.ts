import { expect, test } from 'vitest';
import type { SeatInfo } from '../../wire/types';
import { ago } from '../../lib/time';
import { othersAt, roundOf } from './tables';

test('the round is read from what the position tells', () => {
  expect(roundOf({ round: 7, turn: { colour: 'azure' } })).toBe(7);
  expect(roundOf({ round: { action: true }, turn: 3 })).toBe(3);
  expect(roundOf({ round: 0 })).toBeNull();
  expect(roundOf(null)).toBeNull();
});

test('opponents are those who sit on the other seats', () => {
  const seats = ['person', 'bot', 'open', 'person'].map((kind, seat) => ({ seat, kind }) as SeatInfo);
  expect(othersAt(seats, [0])).toEqual([1, 3]);
});

test('the last move is told by how long ago it was', () => {
  expect(ago(0, 30_000)).toBe('just now');
  expect(ago(0, 3 * 60_000)).toBe('3 minutes ago');
  expect(ago(0, 26 * 3_600_000)).toBe('yesterday');
});
