import { expect, test } from 'vitest';
import type { TableState } from '../wire/types';
import { askedNow, isOutOfTime, mayFill, seatsToTake } from './names';

const table = (status: string, mine: number[], may_sit = true) =>
  ({
    summary: {
      status,
      seats: ['person', 'open', 'bot'].map((kind, seat) => ({ seat, kind, awaited: false })),
    },
    you: { seats: mine, may_sit },
    asked: [2],
  }) as unknown as TableState;

test('whoever was invited is offered the free seats; whoever sits already is not', () => {
  expect(seatsToTake(table('open', [])).map(({ seat }) => seat)).toEqual([1]);
  expect(seatsToTake(table('open', [0]))).toEqual([]);
  expect(seatsToTake(table('open', [], false))).toEqual([]);
});

test('nobody is asked, and no bot thinks, before everybody is there', () => {
  expect(askedNow(table('open', []))).toEqual([]);
  expect(askedNow(table('running', []))).toEqual([2]);
});

test('whoever sits at the table lets a bot play for somebody who left, or does not come to a rematch', () => {
  const running = (mine: number[]) => table('running', mine);
  const [person, open] = running([]).summary.seats;
  const awaited = { ...person!, awaited: true };
  expect(mayFill(open!, running([0]))).toBe(true);
  expect(mayFill(open!, running([]))).toBe(false);
  expect(mayFill(person!, running([2]))).toBe(false);
  expect(mayFill(awaited, running([2]))).toBe(true);
  expect(mayFill(awaited, running([0])), 'whose seat it is').toBe(false);
  expect(mayFill(awaited, running([]))).toBe(false);
});

test('a seat is out of time when its flag brought a bot or lost it the game, and not when a bot stands in', () => {
  const timed = (flag: string) => ({ summary: { clock: { flag } } }) as unknown as TableState;
  const info = {
    ...table('running', []).summary.seats[0]!,
    standing_in: true,
    forfeited: false,
    clock_ms: 0,
  };
  expect(isOutOfTime(info, timed('bot'))).toBe(true);
  expect(isOutOfTime(info, timed('nothing'))).toBe(false);
  expect(isOutOfTime({ ...info, clock_ms: 1 }, timed('bot'))).toBe(false);
  expect(isOutOfTime({ ...info, standing_in: false }, timed('bot'))).toBe(false);
  expect(isOutOfTime({ ...info, forfeited: true }, timed('forfeit'))).toBe(true);
});
