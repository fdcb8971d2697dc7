import './print';
import { expect, test } from 'vitest';
import { marksOf } from '../../../table/marks';
import type { PieceRef } from '../../../wire/types';
import type { NumberedChoice } from '../../game';
import { shown } from '../play/marks';
import type { Mark } from '../position';
import { choice, piece } from './sample';

/** What is marked after something was picked. */
function after(all: NumberedChoice[], ...picked: PieceRef[]): Map<string, Mark> {
  const left = all.filter(({ touches }) =>
    picked.every(({ kind, name, id }) =>
      touches.some((one) => one.kind === kind && one.name === name && one.id === id),
    ),
  );
  return shown(marksOf(left, picked), left, picked, marksOf(all, []));
}

const [unit, ship] = [piece('unit', 20), piece('unit', 10)];

test('what may move glows first, then where the one that was pressed may go', () => {
  const all = [
    choice('migrate', [unit, piece('post', 'golden_bay_b.town')], 1),
    choice('migrate', [unit, piece('area', 'open_sea_a')], 0, { refused: 'No ship.' }),
    choice('migrate', [ship, piece('area', 'golden_bay_a')], 3),
    choice('done', [], 4),
  ];
  const first = after(all);
  expect([...first.keys()]).toEqual(['unit:20', 'unit:10']);
  expect(first.get('unit:10')?.number).toBe(3);

  const second = after(all, unit);
  expect(second.get('post:golden_bay_b.town')?.state).toBe('can');
  expect(second.get('area:open_sea_a')).toMatchObject({ state: 'refused', reason: { clause: 'ARC-1.1' } });
  expect(second.get('unit:20')?.state).toBe('chosen');
  // Another unit can be taken instead, without letting go of the first.
  expect(second.get('unit:10')?.state).toBe('other');
});

test('a card that can be bought and turned wears no key: it is asked what shall be done', () => {
  const king = piece('card', 'king');
  const all = [choice('buy-card', [king], 1), choice('rotate', [king], 2)];
  expect(after(all).get('card:king')).toMatchObject({ state: 'can', number: null });
  expect(after(all, king).get('card:king')?.state).toBe('chosen');
});

test('only choices that have a key show it', () => {
  const all = [9, 10, 11].map((number) => choice('action', [piece('zone', `zone ${number}`)], number));
  expect([...after(all).values()].map(({ number }) => number)).toEqual([9, null, null]);
});

test('a key that opens a group is written beside none of its choices', () => {
  const all = [1, 1, 2].map((number, at) =>
    choice('action', [piece('zone', `zone ${at}`)], number, { text: `${at}` }),
  );
  const different = all.map((one, at) => ({ ...one, notation: `action ${at}` }));
  expect([...after(different).values()].map(({ number }) => number)).toEqual([null, null, 2]);
});

test('offers are put together in their panel alone', () => {
  const all = [choice('give', [piece('resource', 'fish')], 1), choice('offer', [piece('seat', 1)], 2)];
  expect(after(all).size).toBe(0);
});
