import './print';
import { expect, test } from 'vitest';
import { Cartographer } from '../chart/cartographer';
import type { MapRegion, Stack } from '../position';
import { figuresOf, type Figures } from '../map/figures';

const coves: MapRegion = {
  region: 'twin_coves',
  q: 0,
  r: 0,
  rotation: 0,
  buildings: [
    { kind: 'town', area: 'twin_coves_c', flag: 'azure' },
    { kind: 'port', area: 'twin_coves_c', sea: 'twin_coves_b', flag: null, used: true },
  ],
  plundered: ['cattle'],
};
const { anchors } = new Cartographer(11).draw([coves]);
const stack = (area: string, more: Partial<Stack> = {}): Stack => ({
  area,
  spot: 'open',
  colour: 'azure',
  posture: 'ready',
  count: 1,
  piece: 0,
  ...more,
});
const drawn = (...stacks: Stack[]): Figures => figuresOf([coves], stacks, anchors);

test('units in a sea area are ships, units in a land area citizens', () => {
  const { figures } = drawn(stack('twin_coves_a'), stack('twin_coves_c'));
  expect(figures.map(({ ship }) => ship)).toEqual([true, false]);
});

test('up to three alike stand side by side, more are one figure with a number', () => {
  expect(drawn(stack('twin_coves_c', { count: 3 })).figures.map(({ count }) => count)).toEqual([1, 1, 1]);
  expect(drawn(stack('twin_coves_c', { count: 4 })).figures.map(({ count }) => count)).toEqual([4]);
});

test('in a crowd every stack is one figure, and nobody stands in the same place', () => {
  const colours = ['azure', 'orange', 'purple', 'green'] as const;
  const { figures } = drawn(...colours.map((colour) => stack('twin_coves_c', { colour, count: 3 })));
  expect(figures.map(({ count }) => count)).toEqual([3, 3, 3, 3]);
  expect(new Set(figures.map(({ x, y }) => `${x},${y}`)).size).toBe(4);
});

test('who works a symbol stands at its foot, who holds a building beside it', () => {
  const { figures, houses } = drawn(
    stack('twin_coves_c', { spot: 'cattle', posture: 'engaged' }),
    stack('twin_coves_c', { spot: 'town' }),
    stack('twin_coves_b', { spot: 'port' }),
  );
  const [worker, keeper, pilot] = figures;
  const symbol = anchors.get('twin_coves')!.symbols[2]![0]!;
  expect(worker).toMatchObject({ x: symbol.x + 13, y: symbol.y + 15 });
  const [town, port] = houses;
  expect(keeper).toMatchObject({ x: town!.x + 12, y: town!.y + 8 });
  expect(pilot).toMatchObject({ ship: true, x: port!.x + 12 });
});

test('a port stands on the shore of the sea that it serves', () => {
  const at = (sea: string): { x: number; y: number } => {
    const region: MapRegion = {
      ...coves,
      buildings: [{ kind: 'port', area: 'twin_coves_c', sea, flag: null }],
    };
    return figuresOf([region], [], anchors).houses[0]!;
  };
  const [north, south] = [at('twin_coves_a'), at('twin_coves_b')];
  expect(north.y).toBeLessThan(south.y);
});

test('plundered symbols are ruins', () => {
  expect(drawn().ruins).toHaveLength(1);
});
