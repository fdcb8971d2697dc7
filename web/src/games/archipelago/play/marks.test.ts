import { expect, test } from 'vitest';
import { fitting, instead, marksOf, settled, staged } from './marks';
import { choice, sample } from './sample';

const OWN = 'unit:golden_bay_b.open/azure/ready';
const SHIP = 'unit:open_sea_a.open/azure/ready';

test('whoever may move glows first, then where the one who was pressed may go', () => {
  const moves = [
    choice({ migrate: { from: 'golden_bay_b', to: 'golden_bay_b.town' } }, 'From the bay onto the town', 1),
    choice({ migrate: { from: 'golden_bay_b', to: 'open_sea_a' } }, 'From the bay to the sea', 2, 'No ship.'),
    choice({ migrate: { from: 'open_sea_a', to: 'golden_bay_a' } }, 'From the sea to the bay', 3),
    choice('done', 'Done', 4),
  ];
  const all = staged(moves, sample({ frames: [{ migrate: {} }] }), 0);
  const first = marksOf(all, []);
  expect([...first.keys()]).toEqual([OWN, SHIP]);
  expect(first.get(SHIP)?.number).toBe(3);

  const second = marksOf(all, [OWN]);
  expect(second.get('post:golden_bay_b.town')?.state).toBe('can');
  expect(second.get('area:open_sea_a')).toMatchObject({ state: 'refused', reason: { clause: 'ARC-1.1' } });
  expect(second.get(OWN)?.state).toBe('chosen');
  // Another unit can be taken instead, without letting go of the first.
  expect(second.get(SHIP)?.state).toBe('other');
  expect(instead(all, [OWN], SHIP)).toEqual([SHIP]);

  expect(settled(all, [OWN])).toBeNull();
  expect(settled(all, [OWN, 'post:golden_bay_b.town'])).toBe(moves[0]);
  expect(fitting(all, ['area:open_sea_a'])).toEqual([]);
});

test('a card that can be bought and turned is asked what shall be done with it', () => {
  const moves = [
    choice({ buy_card: 'king' }, 'Buy King for 4 florins', 1),
    choice({ rotate: 'king' }, 'Rotate King', 2),
    choice({ buy_card: 'pirate' }, 'Buy Pirate for 9 florins', 0, 'Too dear.'),
    choice({ rotate: 'pirate' }, 'Rotate Pirate', 3),
  ];
  const all = staged(moves, sample(), 0);
  expect(marksOf(all, []).get('card:king')).toMatchObject({ state: 'can', number: null });
  expect(settled(all, ['card:king'])).toBeNull();
  const marks = marksOf(all, ['card:king']);
  expect(marks.get('card:king')?.state).toBe('chosen');
  expect(marks.get('deed:buy')).toMatchObject({ state: 'can', number: 1 });
  expect(settled(all, ['card:king', 'deed:rotate'])).toBe(moves[1]);
  // Where only one of them can be done, one press does it.
  expect(settled(all, ['card:pirate'])).toBe(moves[3]);
});

test('only choices that have a key show it', () => {
  const moves = [9, 10, 11].map((number) => choice({ action: `zone ${number}` }, 'Do it', number));
  const marks = marksOf(staged(moves, sample(), 0), []);
  expect([...marks.values()].map(({ number }) => number)).toEqual([9, null, null]);
});

test('units are told apart by what they are doing', () => {
  const rouse = { rouse: { owner: 1, at: 'golden_bay_b', engaged: false } };
  const all = staged(
    [choice(rouse, 'Stand up', 1), choice({ release: 'golden_bay_b' }, 'Release', 2)],
    sample(),
    0,
  );
  expect([...marksOf(all, []).keys()]).toEqual([
    'unit:golden_bay_b.open/orange/lying',
    'unit:golden_bay_b.open/azure/engaged',
  ]);
});

test('a port is marked on its shore, whoever builds it', () => {
  const build = (by: string, at: string) => choice({ build: { building: 'port', by, at } }, `${by} ${at}`, 1);
  const all = staged(
    [build('golden_bay_b', 'golden_bay_a'), build('golden_bay_a', 'golden_bay_b')],
    sample(),
    0,
  );
  expect([...marksOf(all, []).keys()]).toEqual(['post:golden_bay_b.port']);
});

test('the only one who can build somewhere need not be named', () => {
  const build = (by: string, building: string) =>
    choice({ build: { building, by, at: 'golden_bay_b' } }, `${building} by ${by}`, 1);
  const moves = [
    build('golden_bay_b', 'town'),
    build('golden_bay_b', 'market'),
    build('golden_bay_a', 'market'),
  ];
  const all = staged(moves, sample(), 0);
  expect(settled(all, ['post:golden_bay_b.town'])).toBe(moves[0]);
  expect(settled(all, ['post:golden_bay_b.market'])).toBeNull();
});

test('a cell where a region lies is no place for another', () => {
  const moves = [
    choice({ place: { q: 1, r: 0 } }, 'There', 0, 'Taken.'),
    choice({ place: { q: 0, r: 1 } }, 'Here', 1),
  ];
  expect([...marksOf(staged(moves, sample(), 0), []).keys()]).toEqual(['cell:0,1']);
});

test('who only looks on has nothing to press', () => {
  const all = staged([choice({ action: 'build' }, 'Build', 1)], sample(), null);
  expect(marksOf(all, []).size).toBe(0);
});
