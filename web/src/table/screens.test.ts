import { expect, test } from 'vitest';
import type { SeatInfo, TableState } from '../wire/types';
import { knowScreens, lostScreens, strangeScreen } from './screens';

const table = (id: string, mine: number[], ...screens: number[]) =>
  ({
    summary: { id, seats: screens.map((screens, seat) => ({ seat, screens })) },
    you: { seats: mine },
  }) as unknown as TableState;

test('another screen at a seat of the reader is told, at other seats it is not', () => {
  expect(strangeScreen(table('T1', [1], 2, 1))).toBeNull();
  expect(strangeScreen(table('T1', [1], 1, 2))?.seat).toBe(1);
  expect(strangeScreen(table('T1', [], 2, 2))).toBeNull();
});

test('a screen that the reader knows is told once; when it has gone, the next one is news again', () => {
  const both = table('T2', [0], 2);
  knowScreens('T2', strangeScreen(both) as SeatInfo);
  expect(strangeScreen(both)).toBeNull();
  expect(lostScreens(both)).toEqual([]);
  for (const info of lostScreens(table('T2', [0], 1))) knowScreens('T2', info);
  expect(strangeScreen(both)?.screens).toBe(2);
});
