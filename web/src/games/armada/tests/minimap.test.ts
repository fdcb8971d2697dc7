import { describe, expect, it } from 'vitest';
import { spotFor } from '../minimap';
import type { Point } from '../spaces';

const PHONE = { width: 390, height: 410 };
const [RIGHT, LEFT, UPPER]: [Point, Point, Point] = [
  [350, 380],
  [40, 370],
  [350, 180],
];

describe('the map of the map on a phone', () => {
  it('stands at the lower right', () => {
    expect(spotFor(PHONE, true, [])).toBe('right');
    expect(spotFor(PHONE, true, [LEFT, UPPER])).toBe('right');
  });

  it('makes way for what glows', () => {
    expect(spotFor(PHONE, true, [RIGHT])).toBe('left');
    expect(spotFor(PHONE, true, [RIGHT, LEFT])).toBe('upper');
  });

  it('is not there where everything glows, or where there is no room', () => {
    expect(spotFor(PHONE, true, [RIGHT, LEFT, UPPER])).toBeNull();
    expect(spotFor({ width: 844, height: 200 }, false, [])).toBeNull();
    const [right, left]: [Point, Point] = [
      [350, 280],
      [40, 270],
    ];
    expect(spotFor({ width: 390, height: 300 }, true, [right, left])).toBeNull();
  });

  it('does not mind what is out of view', () => {
    expect(spotFor(PHONE, true, [[500, 400]])).toBe('right');
  });
});
