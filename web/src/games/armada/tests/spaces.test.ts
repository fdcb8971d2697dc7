import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../draw/steer';
import { neighbour, spaces, waterOf, type Space } from '../spaces';

const ways: Direction[] = ['up', 'down', 'left', 'right'];

describe('spaces', () => {
  it('touch each other mutually', () => {
    for (const space of spaces) {
      for (const other of space.near) expect(spaces[other]!.near).toContain(space.index);
    }
  });

  it('are all reached with the arrow keys', () => {
    const start = waterOf('sea_haven_nw');
    const found = new Set<Space>([start]);
    for (const space of found) {
      for (const way of ways) {
        const next = neighbour(space, way);
        if (next) found.add(next);
      }
    }
    expect(found.size).toBe(spaces.length);
  });

  it('lie where the arrow points', () => {
    for (const space of spaces) {
      const [x, y] = space.anchor;
      const right = neighbour(space, 'right');
      const up = neighbour(space, 'up');
      if (right) expect(right.anchor[0]).toBeGreaterThan(x);
      if (up) expect(up.anchor[1]).toBeLessThan(y);
    }
  });

  it('are adjacent where anything adjacent lies that way', () => {
    expect(neighbour(waterOf('sea_bay_nw'), 'left')?.id).toBe('sea_open_nw');
  });
});
