import { expect, test } from 'vitest';
import type { TableState } from '../lib/wire';
import { othersOf } from './undo';

const table = (...kinds: ('person' | 'bot' | 'away')[]) =>
  ({
    summary: {
      seats: kinds.map((kind, seat) => ({
        seat,
        kind: kind === 'bot' ? 'bot' : 'person',
        standing_in: kind === 'away',
      })),
    },
    you: { seats: [0] },
  }) as unknown as TableState;

test('only other people are asked to go back', () => {
  expect(othersOf(table('person', 'bot', 'bot'))).toEqual([]);
  expect(othersOf(table('person', 'person', 'bot'))).toEqual([1]);
  expect(othersOf(table('person', 'away'))).toEqual([]);
});
