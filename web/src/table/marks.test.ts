import { expect, test } from 'vitest';
import type { Choice } from '../wire/types';
import { marksOf, type Mark } from './marks';
import { offer } from './narrow';
import { choice, piece } from './sample';

const choices = [
  choice('Sail ship 1 to Cedar Bay', ['ship:1', 'sea:1']),
  choice('Sail ship 1 to Bell Reach', ['ship:1', 'sea:2']),
  choice('Explore the cape', ['land:1']),
  choice('Raid Bob in the west', ['seat:1', 'land:2']),
  choice('Sail ship 1 to the roads', ['ship:1', 'sea:3'], true),
];
const marks = (among: Choice[], ...picked: string[]) => marksOf(offer(among, []).numbered, picked.map(piece));
const keys = (found: ReturnType<typeof marks>, wanted: (mark: Mark) => unknown) =>
  [...found].flatMap(([key, mark]) => (wanted(mark) ? [key] : []));

test('every piece that a choice touches is marked, and what is touched next calls', () => {
  const found = marks(choices);
  expect(keys(found, () => true)).toEqual([
    'ship:1',
    'sea:1',
    'sea:2',
    'land:1',
    'seat:1',
    'land:2',
    'sea:3',
  ]);
  // A player stands beside the board.
  expect(keys(found, (mark) => mark.calls)).toEqual(['ship:1', 'land:1', 'land:2']);
  expect(found.get('ship:1')?.choices).toHaveLength(2);
  expect(found.get('ship:1')?.refused).toHaveLength(1);
});

test('once a piece was picked it is marked no more, and its goals call', () => {
  const found = marks(choices.slice(0, 2), 'ship:1');
  expect(keys(found, (mark) => mark.calls)).toEqual(['sea:1', 'sea:2']);
});

test('pieces with one role are touched in any order', () => {
  const pairs = [
    choice('Moor in 1 and 2', ['city:1', 'city:2']),
    choice('Moor in 2 and 3', ['city:2', 'city:3']),
  ];
  expect(keys(marks(pairs), (mark) => mark.calls)).toEqual(['city:1', 'city:2', 'city:3']);
  expect(keys(marks(pairs.slice(0, 1), 'city:2'), (mark) => mark.calls)).toEqual(['city:1']);
});

test('where several pieces of a kind have names, they are found by name', () => {
  const named = choice('Build it', [], false, {
    touches: [{ role: 'card', kind: 'card', id: 7, name: 'raiders' }],
  });
  expect(keys(marks([named]), () => true)).toEqual(['card:raiders']);
});

test('a mark has the key of its only choice, if no other choice has that key', () => {
  const found = marks(choices);
  expect(['sea:1', 'sea:2', 'ship:1'].map((key) => found.get(key)?.key)).toEqual(['1', '2', null]);
  const many = Array.from({ length: 13 }, (_, at) => choice(`Choose ${at}`, [`land:${at}`]));
  const folded = [...many, choice('Sail', ['ship:1'])];
  expect(['land:3', 'ship:1'].map((key) => marks(folded).get(key)?.key)).toEqual([null, '2']);
  expect(marks(many.slice(0, 11)).get('land:9')?.key).toBe('0');
  expect(marks(many.slice(0, 11)).get('land:10')?.key).toBeNull();
});

test('the goal of what is refused is barred, unless something else can be done there', () => {
  expect(keys(marks(choices), (mark) => mark.bar)).toEqual(['sea:3']);
  expect(marks(choices).get('sea:3')?.bar?.phrase.text).toBe('Sail ship 1 to the roads');
  expect(keys(marks([...choices, choice('Fish', ['sea:3'])]), (mark) => mark.bar)).toEqual([]);
});
