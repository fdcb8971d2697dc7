import { expect, test } from 'vitest';
import { marketSteps, pricesOf, rowOf, stabilitySteps, surplusRow, zoneOf, type Cubes } from './markets';

const one: Cubes = { fruit: 1, cattle: 1, fish: 1, wood: 1, stone: 1, iron: 1 };
const none: Cubes = { fruit: 0, cattle: 0, fish: 0, wood: 0, stone: 0, iron: 0 };

test('five fish and six iron: surplus +1, rebellion +1 (ARC-11.2)', () => {
  expect(marketSteps('domestic', { ...one, fish: 5, iron: 6 })).toEqual({ surplus: 1, rebellion: 1 });
});

test('only the row of the last cube counts, and an empty zone not at all (ARC-11.3)', () => {
  expect(marketSteps('domestic', { ...one, fish: 7 })).toEqual({ surplus: 0, rebellion: 1 });
  expect(marketSteps('domestic', none)).toEqual({ surplus: 0, rebellion: 0 });
  expect(marketSteps('export', { ...none, wood: 4 })).toEqual({ surplus: 0, rebellion: 0 });
  expect(marketSteps('export', { ...none, wood: 5 })).toEqual({ surplus: 1, rebellion: 0 });
});

test('buying takes the last cube, selling adds the next one (ARC-18.2, ARC-18.3)', () => {
  const fish = zoneOf('domestic', 'fish');
  expect([5, 4, 3].map((cubes) => pricesOf(fish, cubes).buy)).toEqual([4, 4, 6]);
  expect([5, 6].map((cubes) => pricesOf(fish, cubes).sell)).toEqual([4, 3]);
  const full = fish.rows.reduce((sum, [slots]) => sum + slots, 0);
  expect(pricesOf(fish, 0).buy).toBeNull();
  expect(pricesOf(fish, full).sell).toBeNull();
  expect(rowOf(fish, full + 1)).toBeNull();
});

test('the population and the surplus are read in their rows (ARC-11.5, ARC-11.6)', () => {
  expect(stabilitySteps(15)).toEqual({ surplus: 1, rebellion: 0 });
  expect(stabilitySteps(35)).toEqual({ surplus: 1, rebellion: 1 });
  expect([13, 15, 17].map((value) => surplusRow(value).rebellion)).toEqual([2, 2, 2]);
  expect([5, 4, 3].map((value) => surplusRow(value).price)).toEqual([3, 3, 4]);
});
