import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../../../wire/types';
import { lastRolls, lastTurn, rollsIn } from '../beside/rolls';
import { landOf, waterOf } from '../spaces';
import { Stage } from '../stage.svelte';
import { sampleWith } from './sample';

const line = (event: unknown): LogLine => ({
  version: 1,
  step: 1,
  phrase: { text: '', key: '', rule: null, pieces: [] },
  minor: false,
  event,
});
const at = (sea: 'sea_bay_nw' | 'sea_open_nw') =>
  sampleWith({}, { ship_1: { place: { sea }, last_owner: 'azure', bands: 3 } });
const sailed = (from: string, to: string) => line({ sailed: { colour: 'azure', ship: 'ship_1', from, to } });

describe('motion', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lets a ship sail and then lie where she is', async () => {
    const stage = new Stage();
    stage.follow(at('sea_open_nw'), [], true);
    stage.follow(at('sea_bay_nw'), [sailed('sea_open_nw', 'sea_bay_nw')], true);
    expect([...stage.away]).toEqual(['ship_1']);
    expect(stage.ghosts[0]?.at).toEqual(waterOf('sea_open_nw').layout.ship);
    await vi.advanceTimersByTimeAsync(200);
    expect(stage.ghosts[0]?.at).not.toEqual(waterOf('sea_open_nw').layout.ship);
    await vi.advanceTimersByTimeAsync(400);
    expect(stage.away.size).toBe(0);
    expect(stage.ghosts).toEqual([]);
  });

  it('does not sail again with a ship that the player has seen arrive', () => {
    const stage = new Stage();
    stage.follow(at('sea_open_nw'), [], true);
    stage.anticipated = 'ship_1';
    stage.follow(at('sea_bay_nw'), [sailed('sea_open_nw', 'sea_bay_nw')], true);
    expect(stage.away.size).toBe(0);
    stage.follow(at('sea_open_nw'), [sailed('sea_bay_nw', 'sea_open_nw')], true);
    expect(stage.away.size).toBe(1);
  });

  it('takes no longer than two and a half seconds for a whole turn', async () => {
    const stage = new Stage();
    stage.follow(at('sea_open_nw'), [], true);
    const turn = Array.from({ length: 20 }, (_, place) =>
      place % 2 === 0 ? sailed('sea_open_nw', 'sea_bay_nw') : sailed('sea_bay_nw', 'sea_open_nw'),
    );
    stage.follow(at('sea_open_nw'), turn, true);
    await vi.advanceTimersByTimeAsync(1500);
    expect(stage.away.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1600);
    expect(stage.away.size).toBe(0);
  });

  it('outlines what changed for a second where nothing may move', async () => {
    const stage = new Stage();
    stage.follow(at('sea_open_nw'), [], false);
    stage.follow(at('sea_bay_nw'), [sailed('sea_open_nw', 'sea_bay_nw')], false);
    expect(stage.ghosts).toEqual([]);
    expect(stage.outlined).toEqual(new Set([waterOf('sea_open_nw').index, waterOf('sea_bay_nw').index]));
    await vi.advanceTimersByTimeAsync(1000);
    expect(stage.outlined.size).toBe(0);
    expect(stage.trace.size).toBe(2);
  });

  it('shows nothing twice, and nothing of the present when the past is looked at', () => {
    const stage = new Stage();
    const news = [sailed('sea_open_nw', 'sea_bay_nw')];
    stage.follow(at('sea_open_nw'), [], true);
    stage.follow(at('sea_bay_nw'), news, true);
    stage.follow(at('sea_open_nw'), [], true);
    expect(stage.away.size).toBe(0);
    expect(stage.trace.size).toBe(0);
    stage.follow(at('sea_bay_nw'), news, true);
    expect(stage.away.size).toBe(0);
    expect(stage.trace.size).toBe(2);
  });

  it('draws newly explored land', async () => {
    const stage = new Stage();
    const known = sampleWith({ cf_centre: { flag: 'natives', natives: 2 } });
    stage.follow(sampleWith({}), [], true);
    stage.follow(
      known,
      [line({ explored: { colour: 'azure', territory: 'cf_centre', gold: 0, natives: 2 } })],
      true,
    );
    await vi.advanceTimersByTimeAsync(50);
    expect([...stage.fresh]).toEqual(['cf_centre']);
    expect(stage.trace.has(landOf('cf_centre').index)).toBe(true);
  });
});

describe('dice', () => {
  it('tell in whose turn they were rolled', () => {
    const rolled = line({ gold_rolled: { territory: 'cf_centre', gold: 2 } });
    const turn = (seat: number): LogLine => ({ ...line({}), opens: { turn: { seat, round: 1 } } });
    expect(lastTurn([turn(0), rolled])).toEqual({ seat: 0, lasts: true });
    expect(lastTurn([turn(0), rolled, turn(1)])).toEqual({ seat: 0, lasts: false });
    expect(lastTurn([turn(0)])).toBeNull();
  });

  it('are found among the news', () => {
    const news = [
      line({ gold_rolled: { territory: 'cf_centre', gold: 2 } }),
      line({ natives_rolled: { territory: 'cf_centre', natives: 0 } }),
      line('reshuffled'),
      line({ combat_rolled: { result: { firing: 1, exploding: 0 } } }),
    ];
    expect(rollsIn(news)).toEqual([
      { die: 'gold', count: 2 },
      { die: 'native', count: 0 },
      { die: 'combat', result: { firing: 1, exploding: 0 } },
    ]);
  });

  it('remembers the last roll of every die, so that a page that is loaded again shows them', () => {
    const told = [
      line({ gold_rolled: { territory: 'cf_centre', gold: 2 } }),
      line({ combat_rolled: { result: { firing: 1, exploding: 0 } } }),
      line({ gold_rolled: { territory: 'cf_centre', gold: 3 } }),
    ];
    expect(lastRolls(told)).toEqual({
      gold: { die: 'gold', count: 3 },
      combat: { die: 'combat', result: { firing: 1, exploding: 0 } },
    });
  });
});
