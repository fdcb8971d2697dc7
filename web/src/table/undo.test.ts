import { beforeAll, expect, test } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import type { LogLine, TableState } from '../wire/types';
import type { Session } from './session.svelte';
import { lastOf, linesFrom, othersOf, undoWords } from './undo';

beforeAll(() => speak('en'));

const table = (...kinds: ('person' | 'bot' | 'away')[]) =>
  ({
    summary: {
      seats: kinds.map((kind, seat) => ({
        seat,
        kind: kind === 'bot' ? 'bot' : 'person',
        standing_in: kind === 'away',
      })),
    },
    you: { seats: [0] },
  }) as unknown as TableState;

test('only other people are asked to go back', () => {
  expect(othersOf(table('person', 'bot', 'bot'))).toEqual([]);
  expect(othersOf(table('person', 'person', 'bot'))).toEqual([1]);
  expect(othersOf(table('person', 'away'))).toEqual([]);
});

const log = [1, 1, 2, 3, 3].map((step, at) => ({ step, phrase: { text: `line ${at}` } })) as LogLine[];

test('what is taken back begins with the first line of the last step that is one’s own', () => {
  expect(lastOf(log, ({ step }) => step === 1)).toBe(log[0]);
  // A later step of another player may touch one, too.
  expect(lastOf(log, (line) => line === log[0] || line === log[4])).toBe(log[0]);
  expect(lastOf(log, () => false)).toBe(log[3]);
  expect(lastOf([], () => true)).toBeNull();
  expect(linesFrom(log, log[2]!)).toBe(3);
});

function session(): Session {
  const lines = [0, 0, 1, 1].map((about, at) => ({
    step: at + 1,
    about,
    phrase: { text: `line ${at}`, pieces: [] },
  }));
  return {
    live: { log: lines },
    own: 0,
    colours: ['azure', 'orange'],
    coloursOf: () => ['azure'],
    replay: { at: null },
  } as unknown as Session;
}

test('the button says what it takes back, and is never grey while it works', () => {
  const refused = { rule: 'TAB-2.3', text: 'Somebody has answered.' };
  const free = { ...table('person', 'bot'), undo: { allowed: true } } as TableState;
  expect(undoWords(session(), free)).toEqual({ title: 'Take back: “line 3” (U)', live: true });
  const bots = { ...table('person', 'bot'), undo: { allowed: false, refused } } as TableState;
  const { title, live } = undoWords(session(), bots);
  expect(live).toBe(true);
  expect(title).toContain('“line 1”');
  expect(title).toContain('3 lines');
  const people = { ...table('person', 'person'), undo: { allowed: false, refused } } as TableState;
  expect(undoWords(session(), people)).toEqual({
    title: 'Somebody has answered. You may ask the others (U).',
    live: true,
  });
  const nothing = { ...table('person', 'bot'), undo: { allowed: false } } as TableState;
  expect(undoWords(session(), nothing).live).toBe(false);
});
