import './print';
import { expect, test } from 'vitest';
import type { SeatColour } from '../../../ui/seat';
import { wheel } from '../data';
import { angleOf, circlesOf, discsOf, pointAt, RIM, sectorPath } from '../desk/wheel';

const four: SeatColour[] = ['azure', 'orange', 'purple', 'crimson'];
const five: SeatColour[] = [...four, 'green'];
const zone = (id: string): [(typeof wheel)[number], number] => {
  const sector = wheel.findIndex((one) => one.id === id);
  return [wheel[sector]!, sector];
};

test('the first sector begins at the top', () => {
  const { x, y } = pointAt(angleOf(0) - Math.PI / wheel.length, RIM);
  expect([x, y]).toEqual([expect.closeTo(0), -RIM]);
  expect(sectorPath(0)).toMatch(/^M0 -84L0 -196A196 196 0 0 1 /);
});

test('limited zones have circles as printed (ARC-15.10)', () => {
  const count = (id: string, seats: SeatColour[]): (string | null)[] =>
    circlesOf(...zone(id), seats).map(({ colour }) => colour);
  expect(count('reproduce', four)).toEqual(four);
  expect(count('explore', four)).toEqual([...four, null, null]);
  expect(count('explore', five)).toEqual([...five, null, null, null]);
  expect(count('tax', four)).toEqual([null, null, null]);
  expect(count('tax', five)).toEqual([null, null, null, null]);
  expect(count('build', five)).toEqual([]);
});

test('a second disc of a player lies on a free circle (ARC-15.9)', () => {
  const circles = circlesOf(...zone('explore'), four);
  const discs = discsOf(...zone('explore'), four, { orange: 2, crimson: 1 });
  const at = (index: number): object => ({
    x: circles[index]!.x,
    y: circles[index]!.y,
    scale: 1,
  });
  expect(discs).toEqual([
    { ...at(1), colour: 'orange', count: 1 },
    { ...at(4), colour: 'orange', count: 1 },
    { ...at(3), colour: 'crimson', count: 1 },
  ]);
});

test('elsewhere discs of a colour are a pile', () => {
  const discs = discsOf(...zone('build'), four, { azure: 3, purple: 1 });
  expect(discs.map(({ colour, count }) => [colour, count])).toEqual([
    ['azure', 3],
    ['purple', 1],
  ]);
});

test('nothing lies on anything else', () => {
  for (const [sector, one] of wheel.entries()) {
    const circles = circlesOf(one, sector, five);
    for (const [index, first] of circles.entries()) {
      for (const second of circles.slice(index + 1)) {
        expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(21 * first.scale);
      }
    }
  }
});
