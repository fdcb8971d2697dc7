import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem } from './api';
import { LiveTable, type Means, type Socket } from './live.svelte';
import type { Choice, Incident, LogLine, TableState } from './types';

class FakeSocket implements Socket {
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly url: URL) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  push(message: Record<string, unknown>): void {
    this.onmessage?.call(this as never, new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  hangUp(): void {
    this.onclose?.call(this as never, new CloseEvent('close'));
  }
}

let sockets: FakeSocket[];
let answers: Record<string, unknown>;
let table: LiveTable;

function line(step: number, version = step): LogLine {
  return {
    step,
    version,
    minor: false,
    event: {},
    phrase: { text: `step ${step}`, key: 'k', rule: null, pieces: [] },
  };
}

function state(version: number, from: number, log: LogLine[], incidents: Incident[] = []): TableState {
  const summary = { version, step: version, seats: [] };
  return { summary, log_from: from, log, incidents } as unknown as TableState;
}

function last(): FakeSocket {
  return sockets.at(-1)!;
}

function tell(version: number, from: number, log: LogLine[], incidents: Incident[] = []): void {
  last().push({ type: 'state', version, state: state(version, from, log, incidents) });
}

const choice = { move: { take: 1 } } as unknown as Choice;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  answers = {};
  const means: Means = {
    connect(url) {
      sockets.push(new FakeSocket(new URL(url)));
      return last();
    },
    get: (async (path: string) => {
      const answer = answers[path];
      if (answer instanceof Error) throw answer;
      return answer ?? { lines: [] };
    }) as Means['get'],
    post: (async (path: string) => answers[path]) as Means['post'],
    postLast: (async (path: string) => answers[path]) as Means['postLast'],
  };
  table = new LiveTable('T', means);
  table.look(0);
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe('following a table', () => {
  test('the first state opens it, later ones add to the log', () => {
    expect(last().url.pathname).toBe('/api/tables/T/live');
    expect(last().url.searchParams.get('seat')).toBe('0');
    tell(2, 0, [line(1), line(2)]);
    expect(table.connection).toBe('open');
    expect(table.news).toEqual([]);
    tell(3, 2, [line(3)]);
    expect(table.log.map((l) => l.step)).toEqual([1, 2, 3]);
    expect(table.news.map((l) => l.step)).toEqual([3]);
  });

  test('what choices bring belongs to the position that is shown', () => {
    expect(last().url.searchParams.get('prices')).toBe('true');
    const bring = (step: number, seat = 0) =>
      last().push({ type: 'foreseen', step, seat, choices: [{ move: { take: step } }] });
    tell(2, 0, []);
    bring(1);
    bring(2, 1);
    expect(table.foreseen.size).toBe(0);
    bring(2);
    expect([...table.foreseen.values()]).toEqual([{ move: { take: 2 } }]);
    tell(3, 2, []);
    expect(table.foreseen.size).toBe(0);
  });

  test('undo takes lines away, and other moves replace them', () => {
    tell(3, 0, [line(1), line(2), line(3)]);
    tell(4, 1, []);
    expect(table.log.map((l) => l.step)).toEqual([1]);
    tell(5, 1, [line(2, 5)]);
    expect(table.log.map((l) => l.version)).toEqual([1, 5]);
  });

  test('late and repeated messages change nothing', () => {
    tell(3, 0, [line(1), line(2), line(3)]);
    tell(2, 1, [line(2)]);
    expect(table.log).toHaveLength(3);
    tell(3, 2, [line(3)]);
    expect(table.log).toHaveLength(3);
    expect(table.news).toEqual([]);
  });

  test('what happens besides the game stays, and is news once', () => {
    const left: Incident = { version: 3, step: 1, at: 0, seat: 1, kind: 'left', text: 'Bob leaves.' };
    tell(2, 0, [line(1), line(2)]);
    tell(3, 2, [], [left]);
    expect(table.happened).toEqual([left]);
    tell(4, 1, []);
    expect([table.incidents, table.happened]).toEqual([[left], []]);
    table.look(1);
    expect(table.incidents).toEqual([]);
  });

  test('chat lines count once', () => {
    tell(1, 0, []);
    const said = { id: 1, at: 0, seat: 0, name: 'Ada', text: 'hello' };
    last().push({ type: 'chat', version: 1, line: said });
    last().push({ type: 'chat', version: 1, line: said });
    expect(table.chat).toHaveLength(1);
  });

  test('presence changes the seats and nothing else', () => {
    tell(1, 0, [line(1)]);
    last().push({ type: 'presence', version: 1, seats: [{ seat: 0, present: true }] });
    expect(table.state?.summary.seats).toEqual([{ seat: 0, present: true }]);
    expect(table.log).toHaveLength(1);
  });
});

describe('a broken connection', () => {
  test('is mended with the version that is known', async () => {
    tell(2, 0, [line(1), line(2)]);
    last().hangUp();
    expect(table.connection).toBe('broken');
    expect(table.state?.summary.version).toBe(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
    expect(last().url.searchParams.get('since')).toBe('2');
    tell(4, 2, [line(3), line(4)]);
    expect(table.connection).toBe('open');
    expect(table.log.map((l) => l.step)).toEqual([1, 2, 3, 4]);
  });

  test('is tried more and more slowly', async () => {
    tell(1, 0, []);
    last().hangUp();
    await vi.advanceTimersByTimeAsync(500);
    last().hangUp();
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(3);
  });

  test('comes back when the server closes or asks to resume', async () => {
    for (const type of ['resync', 'closing']) {
      const before = sockets.length;
      tell(before, 0, []);
      last().push({ type, version: before });
      await vi.advanceTimersByTimeAsync(500);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  test('is noticed when nothing comes any more', async () => {
    tell(1, 0, []);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(last().sent).toEqual([{ type: 'ping' }]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(table.connection).toBe('open');
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.connection).toBe('broken');
  });

  test('where no socket passes, the table is shown all the same', async () => {
    answers['/tables/T'] = state(4, 0, [line(1)]);
    last().hangUp();
    await vi.advanceTimersByTimeAsync(500);
    expect(table.state?.summary.version).toBe(4);
    expect(table.connection).toBe('broken');
  });

  test('a table that is not there is not tried for ever', async () => {
    answers['/tables/T'] = new Problem(404, { code: 'unknown-table', text: 'No such table.' });
    last().hangUp();
    await vi.advanceTimersByTimeAsync(500);
    expect(table.connection).toBe('closed');
    expect(table.failure).toBeInstanceOf(Problem);
    expect(sockets).toHaveLength(1);
  });
});

describe('moves', () => {
  test('are answered under their key', async () => {
    tell(1, 0, []);
    const played = table.play(0, choice);
    const sent = last().sent[0]!;
    expect(sent).toMatchObject({ type: 'move', seat: 0, version: 1, move: { take: 1 } });
    last().push({ type: 'played', version: 2, key: sent.key, step: 2, repeated: false });
    await expect(played).resolves.toMatchObject({ version: 2 });
  });

  test('are sent again under the same key when the connection broke in between', async () => {
    tell(1, 0, []);
    const played = table.play(0, choice);
    const sent = last().sent[0];
    last().hangUp();
    await vi.advanceTimersByTimeAsync(500);
    tell(2, 1, [line(2)]);
    expect(last().sent).toEqual([sent]);
    last().push({ type: 'played', version: 2, key: sent!.key, step: 2, repeated: true });
    await expect(played).resolves.toMatchObject({ repeated: true });
  });

  test('wait for a connection', async () => {
    tell(1, 0, []);
    last().hangUp();
    const played = table.play(0, choice);
    await vi.advanceTimersByTimeAsync(500);
    tell(1, 1, []);
    expect(last().sent).toHaveLength(1);
    last().push({ type: 'played', version: 2, key: last().sent[0]!.key, step: 2, repeated: false });
    await played;
  });

  test('are refused with a sentence', async () => {
    tell(1, 0, []);
    const played = table.play(0, choice);
    const error = { code: 'refused', text: 'No.', rule: 'NIM-2.1' };
    last().push({ type: 'error', version: 1, key: last().sent[0]!.key, error });
    await expect(played).rejects.toMatchObject({ code: 'refused', rule: 'NIM-2.1', message: 'No.' });
  });
});

test('other eyes know nothing of what the former ones saw', () => {
  tell(2, 0, [line(1), line(2)]);
  const former = last();
  table.look('spectator');
  expect(former.closed).toBe(true);
  expect([table.state, table.log, table.news, table.outline]).toEqual([null, [], [], null]);
  expect(last().url.searchParams.get('seat')).toBe('spectator');
  expect(last().url.searchParams.get('since')).toBe('0');
});
