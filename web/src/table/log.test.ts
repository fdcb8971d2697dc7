import { describe, expect, test } from 'vitest';
import type { Incident, LogLine } from '../wire/types';
import { assemble, fresh, joined } from '../wire/news';
import { colourOf, latestRound, recount, turns } from './log';

function line(step: number, more: Partial<LogLine> = {}, colour?: string): LogLine {
  const pieces = colour ? [{ kind: 'colour', id: 0, name: colour }] : [];
  const phrase = { text: `line ${step}`, key: 'k', rule: null, pieces };
  return { version: step, step, minor: false, event: {}, phrase, ...more };
}

function incident(version: number, text = `incident ${version}`): Incident {
  return { version, step: 0, at: 0, seat: 1, kind: 'sat', text };
}

describe('what happens besides the game', () => {
  test('is never taken back, and may be told again in another language', () => {
    const known = [incident(1), incident(4)];
    expect(joined(known, [])).toBe(known);
    expect(joined(known, [incident(6)]).map((one) => one.version)).toEqual([1, 4, 6]);
    expect(joined(known, [incident(4), incident(6)]).map((one) => one.version)).toEqual([1, 4, 6]);
    expect(joined(known, [incident(1, 'uno'), incident(4, 'quattro')]).map((one) => one.text)).toEqual([
      'uno',
      'quattro',
    ]);
  });

  test('is recounted between the moves where it happened', () => {
    const told = {
      since_version: 1,
      version: 6,
      lines: [line(1, { version: 2 }), line(2, { version: 5 })],
      incidents: [incident(3)],
    };
    expect(recount(told).map(({ text, besides }) => [text, besides])).toEqual([
      ['line 1', false],
      ['incident 3', true],
      ['line 2', false],
    ]);
  });
});

describe('the log', () => {
  test('grows by news and forgets what was taken back', () => {
    const known = [line(1), line(2), line(3)];
    expect(assemble(known, 3, [line(4)]).map((l) => l.step)).toEqual([1, 2, 3, 4]);
    expect(assemble(known, 1, []).map((l) => l.step)).toEqual([1]);
    expect(assemble(known, 1, [line(2, { version: 7 })]).map((l) => l.version)).toEqual([1, 7]);
  });

  test('stays the same when the same news come twice', () => {
    const known = assemble([line(1)], 1, [line(2)]);
    expect(assemble(known, 1, [line(2)])).toEqual(known);
    expect(fresh(known, [line(2)])).toEqual([]);
  });

  test('knows whom a line is about', () => {
    expect(colourOf(line(1, { about: 1 }), ['azure', 'orange'])).toBe('orange');
    expect(colourOf(line(1, { about: 0 }, 'blue'), ['azure', 'orange'])).toBe('blue');
    expect(colourOf(line(1), ['azure'])).toBeNull();
  });
});

describe('turns', () => {
  const turn = (seat: number, round: number | null) => ({ opens: { turn: { seat, round } }, about: seat });

  test('change with the seat where the game announces none', () => {
    const log = [0, 1, 0].map((about, at) => line(at + 1, { about }));
    expect(turns(log, 3, ['azure', 'orange'])).toEqual([
      { from: 1, to: 1, colour: 'azure', round: null },
      { from: 2, to: 2, colour: 'orange', round: null },
      { from: 3, to: 3, colour: 'azure', round: null },
    ]);
  });

  test('begin where they are announced, whoever answers in between', () => {
    const log = [
      line(1, { about: 1 }),
      line(2, turn(0, 1)),
      line(3, { about: 1 }),
      line(5, turn(1, 1)),
      line(7, turn(0, 2)),
    ];
    expect(turns(log, 8, ['azure', 'blue'])).toEqual([
      { from: 1, to: 1, colour: 'blue', round: null },
      { from: 2, to: 4, colour: 'azure', round: 1 },
      { from: 5, to: 6, colour: 'blue', round: null },
      { from: 7, to: 8, colour: 'azure', round: 2 },
    ]);
  });

  test('may belong to all players, and only what begins one does', () => {
    const log = [
      line(1, { about: 1 }),
      line(2, { opens: { round: 1 } }),
      line(3, turn(0, null)),
      line(5, { opens: { round: 2 } }),
    ];
    expect(turns(log, 6, ['azure', 'blue'])).toEqual([
      { from: 1, to: 1, colour: null, round: null },
      { from: 2, to: 4, colour: null, round: 1 },
      { from: 5, to: 6, colour: null, round: 2 },
    ]);
  });

  test('tell which round is played', () => {
    expect(latestRound([line(1, { opens: { round: 1 } }), line(2, turn(0, 2)), line(3)])).toBe(2);
    expect(latestRound([line(1)])).toBeNull();
  });

  test('cover a game whose log says nothing', () => {
    expect(turns([], 4, [])).toEqual([{ from: 1, to: 4, colour: null, round: null }]);
  });
});
