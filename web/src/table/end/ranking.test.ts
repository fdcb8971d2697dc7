import { expect, test } from 'vitest';
import type { Outcome, SeatInfo } from '../../wire/types';
import { levelAtTop, partsOf, ranking, tally, ties } from './ranking';

const seats = ['Ada', 'Luca', 'Mia'].map((name, seat) => ({ seat, name }) as SeatInfo);
const outcome = (places: number[], scores: number[], forfeited: number[] = []) =>
  ({ places, scores, forfeited, ended_by: 'X-1.1' }) as unknown as Outcome;

test('points are told where they decided', () => {
  expect(tally(ranking(outcome([2, 1, 3], [14, 25, 9]), seats))).toEqual({ best: 25, others: [14, 9] });
  expect(tally(ranking(outcome([1, 1, 3], [25, 25, 9]), seats))).toEqual({ best: 25, others: [9] });
});

test('points are not told where something else decided', () => {
  expect(tally(ranking(outcome([1, 2, 3], [14, 25, 9]), seats))).toBeNull();
  expect(tally(ranking(outcome([1, 2, 3], [14, 14, 9]), seats))).toBeNull();
  expect(tally(ranking(outcome([1, 1, 1], [7, 7, 7]), seats))).toBeNull();
  expect(tally(ranking(outcome([1, 2, 2], [7, 0, 0], [1, 2]), seats))).toBeNull();
});

test('a score is shown in parts where they make up the whole of it', () => {
  const part = (points: number) => ({ icon: 'flag', label: `${points}`, points });
  expect(partsOf([part(5), part(0), part(3)], 8)).toEqual([part(5), part(3)]);
  expect(partsOf([part(5), part(3)], 9)).toBeNull();
  expect(partsOf([part(0)], 0)).toBeNull();
  expect(partsOf(undefined, 4)).toBeNull();
});

test('what put one ahead of another with as many points is found, and what they share', () => {
  const merits = (...counts: number[]) => counts.map((count) => ({ count, what: 'bands', clause: 'X-1.2' }));
  const held = [merits(7, 3), merits(7, 5), merits(7, 3)];
  const found = (...given: [number[], number[], number[]?]) =>
    ties(ranking(outcome(...given), seats), (seat) => held[seat]!).map(({ ahead, behind, merit }) => [
      ahead.info.name,
      behind.info.name,
      merit && [merit.count, merit.less],
    ]);
  expect(found([2, 1, 2], [9, 9, 9])).toEqual([
    ['Luca', 'Ada', [5, 3]],
    ['Ada', 'Mia', null],
  ]);
  expect(found([1, 2, 3], [9, 8, 7])).toEqual([]);
  expect(found([2, 1, 3], [0, 0, 0], [0, 2])).toEqual([]);
  expect(ties(ranking(outcome([1, 2, 2], [0, 0, 0]), seats), () => [])).toEqual([]);
});

test('those at the top are level only if nobody has more points', () => {
  const names = (...given: [number[], number[], number[]?]) =>
    levelAtTop(ranking(outcome(...given), seats)).map(({ info }) => info.name);
  expect(names([2, 1, 3], [9, 9, 4])).toEqual(['Luca', 'Ada']);
  expect(names([1, 2, 3], [4, 9, 4])).toEqual([]);
  expect(names([2, 2, 2], [0, 0, 0])).toEqual([]);
});
