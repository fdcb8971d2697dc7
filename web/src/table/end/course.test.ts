import { expect, test } from 'vitest';
import { apart, rounds, samples, ticks } from './course';

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

test('rounds are marked where they begin, and not too many', () => {
  const turn = (at: number) => ({
    from: at * 5 + 1,
    to: at * 5 + 5,
    colour: null,
    round: at % 2 ? null : at / 2 + 1,
  });
  const few = Array.from({ length: 6 }, (_, at) => turn(at));
  expect(rounds(few)).toEqual([
    { step: 0, round: 1 },
    { step: 10, round: 2 },
    { step: 20, round: 3 },
  ]);
  expect(rounds(Array.from({ length: 80 }, (_, at) => turn(at))).length).toBeLessThanOrEqual(6);
  expect(rounds([{ from: 1, to: 9, colour: null, round: null }])).toEqual([]);
});

test('signs at the end of two lines do not lie on each other', () => {
  expect(apart([40, 120], 16, [10, 180])).toEqual([40, 120]);
  expect(apart([40, 40, 44], 16, [10, 180])).toEqual([40, 56, 72]);
  expect(apart([180, 178], 16, [10, 180])).toEqual([180, 164]);
});
