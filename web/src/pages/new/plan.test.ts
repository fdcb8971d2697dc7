import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import type { GameInfo } from '../../wire/types';
import { DAY, Plan } from './plan.svelte';

const armada = {
  id: 'armada',
  title: 'Armada III',
  rules_version: 1,
  seats: [2, 3, 4],
  options: [
    { id: 'recruitment', name: '', text: '', rule: 'ARM-15.1', kind: { kind: 'flag', default: true } },
    {
      id: 'round_limit',
      name: '',
      text: '',
      rule: 'ARM-21.1',
      kind: { kind: 'number', default: 40, min: 5, max: 100 },
    },
  ],
} as unknown as GameInfo;

const solo = { ...armada, id: 'solo', seats: [1, 2], options: [] } as GameInfo;

beforeEach(() => {
  settings.name = 'Ada';
});

describe('a planned table', () => {
  it('asks for the names of those who share the screen, and of nobody else', () => {
    const plan = new Plan(armada, 2);
    expect(plan.nameless).toBe(1);
    plan.seats[1]!.name = 'Bice';
    expect(plan.nameless).toBeNull();
    settings.name = '';
    expect(new Plan(armada, 1).nameless).toBeNull();
  });

  it('works as it is proposed: me, one friend, bots', () => {
    expect(new Plan(armada).request).toMatchObject({
      game: 'armada',
      seats: [
        { kind: 'mine', name: 'Ada' },
        { kind: 'open' },
        { kind: 'bot', level: 'steady', name: 'Maestrale' },
        { kind: 'bot', level: 'steady', name: 'Grecale' },
      ],
      options: { recruitment: true, round_limit: 40 },
      public: false,
      clock: null,
      away: null,
      seed: null,
    });
  });

  it('seats several people at one screen', () => {
    const plan = new Plan(armada, 2);
    expect(plan.count('here')).toBe(2);
    expect(plan.request.seats[1]).toEqual({ kind: 'mine', name: null });
  });

  it('has only as many seats as the game allows', () => {
    const plan = new Plan(armada);
    expect(plan.canAdd).toBe(false);
    plan.remove();
    plan.remove();
    expect(plan.seats).toHaveLength(2);
    expect(plan.canRemove).toBe(false);
    plan.add();
    expect(plan.seats).toHaveLength(3);
  });

  it('keeps what fits when the game changes', () => {
    const plan = new Plan(armada);
    plan.name = 'Friday';
    plan.use(solo);
    expect(plan.seats).toHaveLength(2);
    expect(plan.request).toMatchObject({ game: 'solo', name: 'Friday', options: {} });
  });

  it('keeps options when only the language changes', () => {
    const plan = new Plan(armada);
    plan.options.round_limit = 12;
    plan.use({ ...armada });
    expect(plan.request.options).toMatchObject({ round_limit: 12 });
  });

  it('leaves an option as it is proposed where it cannot be chosen, and says why', () => {
    const flag = { kind: 'flag', default: false };
    const game = {
      ...armada,
      id: 'both',
      seats: [1, 2, 3],
      options: [
        { id: 'mode', name: 'Mode', rule: 'X-6.4', kind: { kind: 'choice', default: 'standard', among: [] } },
        { id: 'peaceful', rule: 'X-27.8', kind: flag, needs: { seats: [2, 3], among: [], rule: 'X-27.10' } },
        {
          id: 'advanced_solo',
          rule: 'X-29.12',
          kind: flag,
          needs: { seats: [1], option: 'mode', among: ['standard'], rule: 'X-28.36' },
        },
      ],
    } as unknown as GameInfo;
    const [, peaceful, advanced] = game.options;
    const plan = new Plan(game);
    plan.options.peaceful = true;
    plan.options.advanced_solo = true;
    expect(plan.unmet(peaceful!)).toBeNull();
    expect(plan.unmet(advanced!)).toEqual({ clause: 'X-28.36', why: 'alone' });
    expect(plan.request.options).toEqual({ mode: 'standard', peaceful: true, advanced_solo: false });
    while (plan.canRemove) plan.remove();
    expect(plan.unmet(peaceful!)).toEqual({ clause: 'X-27.10', why: 'company' });
    expect(plan.request.options).toEqual({ mode: 'standard', peaceful: false, advanced_solo: true });
    plan.options.mode = 'base';
    expect(plan.unmet(advanced!)).toEqual({ clause: 'X-28.36', why: 'with', option: 'Mode' });
    expect(plan.request.options).toEqual({ mode: 'base', peaceful: false, advanced_solo: false });
  });

  it('gives a bot the name of a wind, and takes it away again', () => {
    const plan = new Plan(armada);
    plan.give(1, 'bot');
    expect(plan.seats[1]?.name).toBe('Scirocco');
    plan.give(1, 'invited');
    expect(plan.request.seats[1]).toEqual({ kind: 'open' });
  });

  it('sends the clock that is shown', () => {
    const plan = new Plan(armada);
    plan.clock = 'slow';
    expect(plan.request.clock).toEqual({ kind: 'slow', initial_ms: 3 * DAY, increment_ms: DAY, flag: 'bot' });
  });

  it('knows a readable seed', () => {
    const plan = new Plan(armada);
    for (const [seed, readable] of [
      ['', true],
      ['42', true],
      ['ab'.repeat(32), true],
      ['abc', false],
      ['-1', false],
    ] as const) {
      plan.seed = seed;
      expect(plan.seedReadable, seed).toBe(readable);
    }
  });
});
