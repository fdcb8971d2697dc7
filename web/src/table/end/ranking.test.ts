import { expect, test } from 'vitest';
import type { Outcome, SeatInfo } from '../../wire/types';
import { levelAtTop, partsOf, ranking, tally, ties } from './ranking';

const seats = ['Ada', 'Luca', 'Mia'].map((name, seat) => ({ seat, name }) as SeatInfo);
const said = (text: string, rule = 'X-1.2') => ({ text, key: text, rule, pieces: [] });
const part = (points: number | null) => ({ phrase: said(`${points}`), points });
const outcome = (places: number[], scores: number[], forfeited: number[] = [], ties: number[][] = []) =>
  ({
    places,
    scores,
    forfeited,
    ended_by: 'X-1.1',
    account: scores.map((score, seat) => ({
      parts: [part(score)],
      ties: (ties[seat] ?? []).map((amount, at) => ({ phrase: said(`tie ${at}`), amount, least: false })),
    })),
  }) as unknown as Outcome;

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
  const parts = (score: number, ...points: (number | null)[]) =>
    partsOf({ account: { parts: points.map(part), ties: [] }, score })?.map((given) => given.points) ?? null;
  expect(parts(8, 5, 0, 3)).toEqual([5, 3]);
  expect(parts(9, 5, 3)).toBeNull();
  expect(parts(0, 0)).toBeNull();
  expect(parts(5, 5, null)).toBeNull();
  expect(parts(4)).toBeNull();
});

test('what put one ahead of another with as many points is found, and what they share', () => {
  const held = [
    [7, 3],
    [7, 5],
    [7, 3],
  ];
  const found = (...[places, scores, out]: [number[], number[], number[]?]) =>
    ties(ranking(outcome(places, scores, out, held), seats)).map(({ ahead, behind, by }) => [
      ahead.info.name,
      behind.info.name,
      by && [by.what, by.ahead, by.behind],
    ]);
  expect(found([2, 1, 2], [9, 9, 9])).toEqual([
    ['Luca', 'Ada', ['tie 1', 5, 3]],
    ['Ada', 'Mia', null],
  ]);
  expect(found([1, 2, 3], [9, 8, 7])).toEqual([]);
  expect(found([2, 1, 3], [0, 0, 0], [0, 2])).toEqual([]);
  expect(ties(ranking(outcome([1, 2, 2], [0, 0, 0]), seats))).toEqual([]);
});

test('whom something else than points has placed is level with nobody', () => {
  const end = outcome([1, 2, 3], [9, 9, 4], [], [[1], [2], [3]]);
  expect(ties(ranking(end, seats))).toHaveLength(1);
  end.account[0]!.settled = said('Won');
  expect(ties(ranking(end, seats))).toEqual([]);
  end.account = end.account.map(() => ({
    parts: [],
    ties: [{ phrase: said('tie'), amount: 1, least: false }],
  }));
  expect(ties(ranking(end, seats))).toEqual([]);
});

test('those at the top are level only if nobody has more points', () => {
  const names = (...given: [number[], number[], number[]?]) =>
    levelAtTop(ranking(outcome(...given), seats)).map(({ info }) => info.name);
  expect(names([2, 1, 3], [9, 9, 4])).toEqual(['Luca', 'Ada']);
  expect(names([1, 2, 3], [4, 9, 4])).toEqual([]);
  expect(names([2, 2, 2], [0, 0, 0])).toEqual([]);
});
