import { expect, test } from 'vitest';
import type { Outcome, SeatInfo } from '../../lib/wire';
import { partsOf, ranking, tally } from './ranking';

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
