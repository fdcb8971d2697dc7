import { expect, test } from 'vitest';
import type { SeatInfo } from '../../wire/types';
import { ago } from '../../lib/time';
import { othersAt } from './tables';

test('opponents are those who sit on the other seats', () => {
  const seats = ['person', 'bot', 'open', 'person'].map((kind, seat) => ({ seat, kind }) as SeatInfo);
  expect(othersAt(seats, [0])).toEqual([1, 3]);
});

test('the last move is told by how long ago it was', () => {
  expect(ago(0, 30_000)).toBe('just now');
  expect(ago(0, 3 * 60_000)).toBe('3 minutes ago');
  expect(ago(0, 26 * 3_600_000)).toBe('yesterday');
});
