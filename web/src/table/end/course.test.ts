import { expect, test } from 'vitest';
import { samples, ticks } from './course';

test('few positions stand for a long game', () => {
  const turns = Array.from({ length: 60 }, (_, at) => ({
    from: at * 5 + 1,
    to: at * 5 + 5,
    colour: null,
    round: at + 1,
  }));
  const found = samples(turns, 300);
  expect(found.length).toBeLessThanOrEqual(17);
  expect([found[0], found.at(-1)]).toEqual([0, 300]);
});

test('the scale holds all values', () => {
  expect(ticks(7, 26)).toEqual([5, 10, 15, 20, 25, 30]);
  expect(ticks(0, 0)).toEqual([0]);
});
