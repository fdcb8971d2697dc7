import { expect, test } from 'vitest';
import { marks, roman } from './scale';

test('numbers as chart makers write them', () => {
  expect([1, 4, 9, 14, 40, 99].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XL', 'XCIX']);
});

test('of many rounds only some are written', () => {
  const turns = Array.from({ length: 30 }, (_, at) => ({
    from: at * 10 + 1,
    to: at * 10 + 10,
    colour: null,
    round: at + 1,
  }));
  expect(marks(turns, 300, 400).map((mark) => mark.round)).toEqual([5, 10, 15, 20, 25, 30]);
  expect(marks(turns, 300, 150).map((mark) => mark.round)).toEqual([10, 20, 30]);
  expect(marks(turns.slice(0, 3), 30, 400).map((mark) => mark.round)).toEqual([1, 2, 3]);
});
