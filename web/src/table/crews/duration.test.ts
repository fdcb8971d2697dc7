import { expect, test } from 'vitest';
import { duration } from './duration';

test('a length of time is short to read', () => {
  expect(duration(0)).toBe('0:00');
  expect(duration(59_001)).toBe('1:00');
  expect(duration(760_000)).toBe('12:40');
  expect(duration(3_605_000)).toBe('1:00:05');
  expect(duration(90_000_000)).toBe('1d 1h');
});
