import { describe, expect, test } from 'vitest';
import type { TableState } from '../wire/types';
import { sceneOf } from './hotseat';

function state(
  mine: number[],
  asked: number[],
  change: { bots?: number[]; over?: boolean } = {},
): TableState {
  const seats = [0, 1, 2].map((seat) => ({
    seat,
    kind: 'person',
    standing_in: change.bots?.includes(seat) ?? false,
    forfeited: false,
  }));
  const outcome = change.over ? { places: [] } : null;
  return { summary: { seats }, you: { seats: mine }, asked, outcome } as unknown as TableState;
}

describe('who looks', () => {
  test('spectators and single players never meet a curtain', () => {
    expect(sceneOf(state([], [0]), null, true)).toEqual({ eyes: 'spectator' });
    expect(sceneOf(state([1], [0]), null, true)).toEqual({ eyes: 1 });
    expect(sceneOf(state([1], [1]), 1, true)).toEqual({ eyes: 1 });
  });

  test('who takes a seat looks from there, who loses it looks on', () => {
    expect(sceneOf(state([2], [0]), 'spectator', true)).toEqual({ eyes: 2 });
    expect(sceneOf(state([], [0]), 2, true)).toEqual({ eyes: 'spectator' });
  });

  test('the next player who is asked gets the screen behind a curtain', () => {
    expect(sceneOf(state([0, 1], [0]), null, true)).toEqual({ curtain: 0 });
    expect(sceneOf(state([0, 1], [0]), 0, true)).toEqual({ eyes: 0 });
    expect(sceneOf(state([0, 1], [1]), 0, true)).toEqual({ curtain: 1 });
    expect(sceneOf(state([0, 1], [1]), 'spectator', true)).toEqual({ curtain: 1 });
  });

  test('while somebody else plays, nothing changes hands', () => {
    expect(sceneOf(state([0, 1], [2]), 0, true)).toEqual({ eyes: 0 });
    expect(sceneOf(state([0, 1], [2]), null, true)).toEqual({ eyes: 'spectator' });
  });

  test('without curtains the eyes just change', () => {
    expect(sceneOf(state([0, 1], [1]), 0, false)).toEqual({ eyes: 1 });
  });

  test('a bot needs no curtain, nor does the end', () => {
    expect(sceneOf(state([0, 1], [0, 1], { bots: [1] }), 'spectator', true)).toEqual({ eyes: 0 });
    expect(sceneOf(state([0, 1], [], { over: true }), 0, true)).toEqual({ eyes: 0 });
  });
});

describe('a hand on a phone', () => {
  test('is seen by nobody on the screen for everybody', () => {
    expect(sceneOf(state([0], [0]), null, true, [0])).toEqual({ eyes: 'spectator' });
    expect(sceneOf(state([0], [0]), 0, true, [0])).toEqual({ eyes: 'spectator' });
    expect(sceneOf(state([0], [0]), 'spectator', true, [])).toEqual({ eyes: 0 });
  });

  test('leaves the screen to those who still share it', () => {
    expect(sceneOf(state([0, 1], [0]), 'spectator', true, [0])).toEqual({ eyes: 1 });
    expect(sceneOf(state([0, 1, 2], [0]), 'spectator', true, [0])).toEqual({ eyes: 'spectator' });
    expect(sceneOf(state([0, 1, 2], [1]), 'spectator', true, [0])).toEqual({ curtain: 1 });
  });
});
