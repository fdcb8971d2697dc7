import { describe, expect, it } from 'vitest';
import { distanceToBorder, grown, inside, pathOf, sharedBorders, simplified } from '../map/shapes';
import type { Point } from '../map/source';
import { broken, widthOf } from '../map/words';

const square = (x: number, y: number, size: number): Point[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

describe('shapes', () => {
  it('grow and shrink', () => {
    const [smaller] = grown([square(0, 0, 100)], -10);
    expect(smaller).toHaveLength(4);
    for (const point of smaller!) expect(distanceToBorder(point, square(0, 0, 100))).toBeCloseTo(10, 0);
  });

  it('melt together when they grow into each other', () => {
    expect(grown([square(0, 0, 100), square(110, 0, 100)], 8)).toHaveLength(1);
  });

  it('share a border once', () => {
    const left: Point[] = [
      [0, 0],
      [50, 0],
      [50, 20],
      [50, 60],
      [0, 60],
    ];
    const right: Point[] = [
      [50, 0],
      [90, 0],
      [90, 60],
      [50, 60],
      [50, 20],
    ];
    const lines = sharedBorders([left, right]);
    expect(lines).toHaveLength(1);
    expect(new Set(lines[0]!.map(String))).toEqual(new Set(['50,0', '50,20', '50,60']));
  });

  it('know what is inside', () => {
    expect(inside([50, 50], square(0, 0, 100))).toBe(true);
    expect(inside([150, 50], square(0, 0, 100))).toBe(false);
  });

  it('lose points that say nothing', () => {
    expect(
      simplified(
        [
          [0, 0],
          [10, 0.2],
          [20, 0],
          [20, 20],
        ],
        1,
      ),
    ).toEqual([
      [0, 0],
      [20, 0],
      [20, 20],
    ]);
  });

  it('are written with relative steps', () => {
    expect(
      pathOf([
        [10, 20],
        [15, 18],
        [15, 30],
      ]),
    ).toBe('M10 20l5-2 0 12z');
  });
});

describe('names', () => {
  it('stay in one line up to nine letters', () => {
    expect(broken('Egg Beach', 'roman', 17.5, 110)).toEqual(['Egg Beach']);
    expect(broken('Belltower', 'roman', 17.5, 110)).toEqual(['Belltower']);
  });

  it('are broken where the longer line is shortest', () => {
    expect(broken('Northern Trading Base', 'roman', 19, 118)).toEqual(['Northern', 'Trading Base']);
  });

  it('keep small words with what follows', () => {
    expect(broken('Costa dei Pellicani', 'roman', 19, 118)).toEqual(['Costa', 'dei Pellicani']);
  });

  it('take three lines only if two are too wide', () => {
    expect(broken('Base Commerciale Centrale', 'roman', 19, 118)).toEqual([
      'Base',
      'Commerciale',
      'Centrale',
    ]);
  });

  it('are as wide as their letters', () => {
    expect(widthOf('Aa', 'roman', 10)).toBeCloseTo(11.08);
  });
});
