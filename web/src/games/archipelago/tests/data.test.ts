import './print';
import { expect, test } from 'vitest';
import { areas, cards, objectives, regions, trends, wheel } from '../data';

test('every side of every tile is there, with its areas', () => {
  expect(regions).toHaveLength(50);
  expect(areas).toHaveLength(99);
  for (const region of regions) {
    const reached = region.areas.flatMap((area) => area.edges).toSorted();
    expect(reached).toEqual([0, 1, 2, 3, 4, 5]);
    for (const area of region.areas) {
      for (const edge of area.edges) expect(region.edges[edge] === 'sea').toBe(area.kind === 'sea');
      for (const good of area.symbols) expect(good === 'fish').toBe(area.kind === 'sea');
    }
  }
});

test('an area knows its kind, its edges and its symbols', () => {
  const bay = regions.find((region) => region.id === 'palm_bay')!;
  expect(bay.name).toEqual(['Palm Bay', 'Baia delle Palme']);
  expect(bay.areas.map(({ id, kind, edges, symbols }) => ({ id, kind, edges, symbols }))).toEqual([
    { id: 'palm_bay_a', kind: 'sea', edges: [0, 1, 2], symbols: ['fish'] },
    { id: 'palm_bay_b', kind: 'land', edges: [3, 4, 5], symbols: ['fruit', 'fruit'] },
  ]);
});

test('cards, objectives and trends have words in both languages', () => {
  expect([cards.length, objectives.length, trends.length, wheel.length]).toEqual([48, 30, 12, 13]);
  const words = [...cards, ...trends].flatMap((card) => [...card.name, ...card.text]);
  const halves = objectives.flatMap((card) => [...card.end.flat(), ...card.victory]);
  for (const said of [...words, ...halves]) expect(said.length).toBeGreaterThan(1);
});
