import { describe, expect, it } from 'vitest';
import { marksOf } from '../../../table/marks';
import { callingFrame, homeFrame } from '../opening';
import { pointOf } from '../position';
import { lands } from '../spaces';
import type { View } from '../view';
import { choice, pieceNamed, sampleWith } from './sample';

/** Two ships in the west, one far in the east. */
const view = sampleWith(
  {},
  {
    ship_1: { place: { sea: 'sea_bay_nw' }, last_owner: 'azure', bands: 5 },
    ship_2: { place: { sea: 'sea_roads_w' }, last_owner: 'azure', bands: 5 },
    ship_3: { place: { sea: 'sea_roads_e' }, last_owner: 'azure', bands: 5 },
  },
);
const names = ['ship_1', 'ship_2', 'ship_3'];
const marks = marksOf(
  names.map((name, at) => choice('sink', `Sink ${name}`, [name], at + 1)),
  [],
);

describe('the first view on a small screen', () => {
  it('shows everything that glows where there is room', () => {
    const frame = callingFrame(view, marks, [], [1600, 1280])!;
    for (const name of names) {
      const [x, y] = pointOf(view, pieceNamed(name))!;
      expect(x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom, name).toBe(true);
    }
  });

  it('shows the territory whose bands are asked for', () => {
    const asked = { ...view, asking: { what: 'garrison', territory: 'azure_a1' } } as View;
    const frame = callingFrame(asked, marksOf([], []), [], [400, 400]);
    const [left, top] = lands.find(({ den }) => den === 'azure')!.layout.at;
    expect(frame).toMatchObject({ left, top });
  });

  it('shows where bands go aboard, and where somebody acted who may be interrupted', () => {
    const hauling = { ...view, asking: { what: 'haul', from: 'ship_3', to: 'cf_base_e' } } as View;
    const [x, y] = pointOf(view, pieceNamed('ship_3'))!;
    const aboard = callingFrame(hauling, marksOf([], []), [], [400, 400])!;
    expect(x === aboard.left || x === aboard.right).toBe(true);
    expect(y >= aboard.top && y <= aboard.bottom).toBe(true);
    const answers = { ...view, asking: { what: 'interrupt' } } as View;
    const frame = callingFrame(answers, marksOf([], []), [], [400, 400], [[1200, 300]]);
    expect(frame).toEqual({ left: 1200, right: 1200, top: 300, bottom: 300 });
  });

  it('does not call where nothing is to be seen', () => {
    expect(callingFrame(view, marksOf([], []), [], [400, 400], [[1200, 300]])).toBeNull();
  });

  it('shows those who only watch whose turn it is', () => {
    for (const colour of ['azure', 'blue'] as const) {
      const turn = { ...view, turn: { ...view.turn, colour }, surprise: null } as View;
      const frame = homeFrame(turn, null, [400, 400])!;
      const shown = lands.filter(({ layout: { at } }) => {
        const [x, y] = at;
        return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
      });
      expect(shown.map(({ den }) => den)).toContain(colour);
    }
  });

  it('shows as much of it as fits, not the empty sea between', () => {
    const frame = callingFrame(view, marks, [], [400, 400])!;
    expect(frame.right - frame.left).toBeLessThanOrEqual(400);
    const [x] = pointOf(view, pieceNamed('ship_2'))!;
    expect(frame.left).toBeLessThanOrEqual(x);
    expect(frame.right).toBeLessThan(pointOf(view, pieceNamed('ship_3'))![0]);
  });
});
