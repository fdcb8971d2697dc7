import { expect, test, vi } from 'vitest';
import { Problem } from '../wire/api';
import { LiveTable, type Means } from '../wire/live.svelte';
import type { Choice, TableState } from '../wire/types';
import type { Entry } from './narrow';
import { Play } from './play.svelte';
import { Replay } from './replay.svelte';

const choice = (notation: string): Choice =>
  ({ notation, move: notation, phrase: { text: notation, key: notation, pieces: [] } }) as unknown as Choice;

const state = (version: number, step: number, choices: Choice[]): TableState =>
  ({
    summary: { version, step, status: 'running', seats: [] },
    question: choices.length > 0 ? { text: `question ${step}` } : null,
    choices,
  }) as unknown as TableState;

test('a confirmation ends with its question, also when somebody else takes a move back', async () => {
  const live = new LiveTable('t', {} as Means);
  live.state = state(7, 5, [choice('pass'), choice('shoot')]);
  vi.spyOn(live, 'play').mockRejectedValue(
    new Problem(409, { code: 'confirmation-needed', text: 'Your turn passes on.' } as never),
  );
  const play = new Play(live, new Replay(live));
  await play.choose(play.choices[0]!);
  expect(play.confirming?.choice?.notation).toBe('pass');

  // A clock or a name changes: the question stands.
  live.state = state(8, 5, [choice('pass'), choice('shoot')]);
  expect(play.confirming?.choice?.notation).toBe('pass');

  // The other player goes back, and nothing is asked here any more.
  live.state = state(9, 4, []);
  expect(play.confirming).toBeNull();
  expect(play.enter()).toBe(false);
  live.state = state(10, 6, [choice('pass')]);
  expect(play.confirming).toBeNull();
});

test('what waits to be confirmed is confirmed by its key, not by a second press of the pointer', async () => {
  const live = new LiveTable('t', {} as Means);
  live.state = state(7, 5, [choice('pass'), choice('shoot')]);
  const needed = new Problem(428, { code: 'confirmation-needed', text: 'Sure?' } as never);
  const sent = vi.spyOn(live, 'play').mockRejectedValue(needed);
  const play = new Play(live, new Replay(live));
  const pass: Entry = { kind: 'choice', choice: play.choices[0]!, number: 1, key: '1' };
  const confirmed = () => sent.mock.calls.map(([, { notation }, sure]) => [notation, sure]);
  play.take(pass);
  await vi.waitFor(() => expect(play.confirms(pass.choice)).toBe(true));
  play.take(pass);
  await vi.waitFor(() => expect(play.confirms(pass.choice)).toBe(true));
  expect(confirmed()).toEqual([
    ['pass', false],
    ['pass', false],
  ]);
  play.take(pass, true);
  expect(confirmed().at(-1)).toEqual(['pass', true]);
});

test('a move that is made again is confirmed like the first time', async () => {
  const live = new LiveTable('t', {} as Means);
  const redoable = (version: number, allowed: boolean) =>
    ({ ...state(version, 5, [choice('pass')]), redo: { allowed } }) as TableState;
  live.state = redoable(7, true);
  const redo = vi
    .spyOn(live, 'redo')
    .mockRejectedValueOnce(new Problem(428, { code: 'confirmation-needed', text: 'Sure?' } as never))
    .mockResolvedValueOnce({ version: 8, step: 6, repeated: false });
  const play = new Play(live, new Replay(live));
  await play.redo();
  expect(play.confirming).toMatchObject({ choice: null });
  expect(play.trouble).toBeNull();

  // When redoing becomes impossible its question disappears.
  live.state = redoable(8, false);
  expect(play.confirming).toBeNull();
  live.state = redoable(9, true);

  await play.confirm();
  expect(redo.mock.calls).toEqual([
    [0, false],
    [0, true],
  ]);
  expect(play.confirming).toBeNull();
});
