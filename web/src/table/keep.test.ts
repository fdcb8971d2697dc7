import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepElsewhere, noteVisit, seatsElsewhere, wasAway, withSeat } from './keep';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('only whoever has been here and left for a while was away', () => {
  expect(wasAway('t')).toBe(false);
  noteVisit('t');
  expect(wasAway('t')).toBe(false);
  vi.advanceTimersByTime(20_000);
  expect(wasAway('t')).toBe(false);
  vi.advanceTimersByTime(180_000);
  expect(wasAway('t')).toBe(true);
});

test('seats that are played on a phone are remembered', () => {
  expect(seatsElsewhere('t')).toEqual([]);
  keepElsewhere('t', withSeat([2], 0, true));
  expect(seatsElsewhere('t')).toEqual([2, 0]);
  keepElsewhere('t', withSeat([2, 0], 2, false));
  expect(seatsElsewhere('t')).toEqual([0]);
  keepElsewhere('t', []);
  expect(seatsElsewhere('t')).toEqual([]);
});
