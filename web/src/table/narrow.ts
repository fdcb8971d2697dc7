/**
 * Several clicks narrow a choice down: each picked piece keeps the choices that touch it, each opened group
 * those that belong to it. What remains is offered as a list that is never too long to read.
 */
import { same, type NumberedChoice } from '../games/game';
import type { Choice, PieceRef } from '../wire/types';

/** One step of the way: a piece that was picked, or a group of the list that was opened. */
export type Step = { piece: PieceRef } | { group: string };

/** A choice in the list, with the key that picks it. */
export interface Entry {
  kind: 'choice';
  choice: Choice;
  number: number;
  key: string | null;
}

/** Choices that begin alike, folded to one line. */
export interface Group {
  kind: 'group';
  id: string;
  /** What their sentences have in common. */
  label: string;
  choices: Choice[];
  number: number;
  key: string | null;
}

/** What is offered after some steps. */
export interface Offer {
  /** Choices and groups of choices, each with its number. */
  rows: (Entry | Group)[];
  /** Choices that differ by an amount only: shown as figures, picked by the figure itself. */
  amounts: Entry[];
  /** What the player might expect but may not do, once for each reason; never more than three. */
  refused: Choice[];
  /** The rest of what is not allowed now. */
  hidden: Choice[];
  /** The other choices that one of these stands for: the same thing elsewhere, for the same reason. */
  alike: Map<Choice, Choice[]>;
  /** The one choice that is left, although not all of its pieces were picked. */
  only: Choice | null;
  /** What remains, as boards want it. */
  numbered: NumberedChoice[];
}

/** A list with more choices than this is folded into groups. */
export const LONG = 12;
/** So many refused choices are shown without being asked for. */
export const SHOWN = 3;
/** From so many amounts on, figures are easier to read than sentences. */
const FIGURES = 4;

/** Whether nothing on the board is touched. */
export function isLoose(choice: Choice): boolean {
  return placesOf(choice).length === 0;
}

export function isLive(choice: Choice): boolean {
  return !choice.refused;
}

export function touches(choice: Choice, piece: PieceRef): boolean {
  return choice.touches.some((other) => same(other, piece));
}

/** What is touched on the board. Seats are beside it: the player whom a choice concerns need not be pressed. */
export function placesOf(choice: Choice): PieceRef[] {
  return choice.touches.filter(({ kind }) => kind !== 'seat');
}

/** The choices that fit everything that was picked so far. */
export function remaining(choices: Choice[], steps: Step[]): Choice[] {
  const fits = (choice: Choice) =>
    steps.every((step) =>
      'piece' in step ? touches(choice, step.piece) : groupsOf(choice).includes(step.group),
    );
  return ordered(choices.filter(fits), picked(steps));
}

/** Of choices about exactly the picked pieces, those that touch them in the order of the picks: first from, then to. */
function ordered(choices: Choice[], pieces: PieceRef[]): Choice[] {
  const complete = choices.filter(
    (choice) => isLive(choice) && pieces.length > 1 && placesOf(choice).length === pieces.length,
  );
  const meant = complete.filter((choice) => placesOf(choice).every((piece, at) => same(piece, pieces[at]!)));
  return meant.length > 0
    ? choices.filter((choice) => !complete.includes(choice) || meant.includes(choice))
    : choices;
}

/** The pieces among the steps, in order. */
export function picked(steps: Step[]): PieceRef[] {
  return steps.flatMap((step) => ('piece' in step ? [step.piece] : []));
}

/**
 * The way after a piece was picked. A piece that was picked before is let go; a piece that does not fit the way
 * begins a new one; a piece that no choice touches changes nothing.
 */
export function pick(choices: Choice[], steps: Step[], piece: PieceRef): Step[] {
  const before = steps.findIndex((step) => 'piece' in step && same(step.piece, piece));
  if (before >= 0) return steps.slice(0, before);
  const further: Step[] = [...steps, { piece }];
  if (remaining(choices, further).length > 0) return further;
  return remaining(choices, [{ piece }]).length > 0 ? [{ piece }] : steps;
}

/** The one live choice that the picked pieces name completely, if there is one: it can be played. */
export function named(choices: Choice[], steps: Step[]): Choice | null {
  const live = remaining(choices, steps).filter(isLive);
  const [only] = live;
  if (live.length !== 1 || !only) return null;
  const pieces = picked(steps);
  return placesOf(only).every((piece) => pieces.some((other) => same(other, piece))) ? only : null;
}

/** What is offered after some steps. */
export function offer(choices: Choice[], steps: Step[]): Offer {
  const left = remaining(choices, steps);
  const live = left.filter(isLive);
  const amounts = amountsAmong(live);
  const rows = amounts ? [] : rowsOf(live, steps);
  const { refused, alike } = expected(left, live);
  const places = new Map<Choice, Entry | Group>();
  for (const row of [...rows, ...(amounts ?? [])]) {
    for (const choice of row.kind === 'choice' ? [row.choice] : row.choices) places.set(choice, row);
  }
  return {
    rows,
    amounts: amounts ?? [],
    refused: refused.slice(0, SHOWN),
    hidden: refused.slice(SHOWN),
    alike,
    only: steps.length > 0 && live.length === 1 ? (live[0] ?? null) : null,
    numbered: left.map((choice) => {
      const { number = 0, key = null } = places.get(choice) ?? {};
      return { ...choice, number, key };
    }),
  };
}

/** So many letters have room in half a line. */
const HALF = 18;

/** Which lines stand two by two: short ones that have a short one beside them, so that no half line stays empty. */
export function paired(texts: string[]): boolean[] {
  const short = texts.map((text) => text.length <= HALF);
  const halves: boolean[] = [];
  while (halves.length < texts.length) {
    const both = short[halves.length] === true && short[halves.length + 1] === true;
    halves.push(...(both ? [true, true] : [false]));
  }
  return halves;
}

/** What a key does: play a choice or open a group. */
export function rowAt(offered: Offer, key: string): Entry | Group | null {
  return [...offered.rows, ...offered.amounts].find((row) => row.key === key) ?? null;
}

/** Short lists stay as they are; long ones are folded by verb, then by the first piece that is still open. */
function rowsOf(live: Choice[], steps: Step[]): (Entry | Group)[] {
  const loose = live.filter(isLoose);
  const bound = live.filter((choice) => !isLoose(choice));
  const made: ({ choice: Choice } | { id: string; choices: Choice[] })[] =
    live.length <= LONG ? bound.map((choice) => ({ choice })) : fold(bound, steps);
  made.push(...loose.map((choice) => ({ choice })));
  // In a list that is longer than the row of keys, what ends it keeps one: it is pressed most of all. Part of a list
  // has no such end.
  const tenth = loose.length > 0 && steps.length === 0 ? Math.max(10, made.length) : 10;
  return made.map((row, at) => {
    const number = at + 1;
    const key = number < 10 ? String(number) : number === tenth ? '0' : null;
    return 'choice' in row
      ? { kind: 'choice', choice: row.choice, number, key }
      : { kind: 'group', ...row, label: common(row.choices.map((c) => c.phrase.text)), number, key };
  });
}

function fold(choices: Choice[], steps: Step[]): ({ choice: Choice } | { id: string; choices: Choice[] })[] {
  const open = steps.flatMap((step) => ('group' in step ? [step.group] : []));
  for (const level of [0, 1]) {
    const groups = new Map<string, Choice[]>();
    for (const choice of choices) {
      const id = groupsOf(choice)[level] ?? '';
      groups.set(id, [...(groups.get(id) ?? []), choice]);
    }
    const [first] = groups.keys();
    if (groups.size === 1 && (open.includes(first ?? '') || level === 0)) continue;
    return [...groups].map(([id, members]) => {
      const [alone] = members;
      return members.length === 1 && alone ? { choice: alone } : { id, choices: members };
    });
  }
  return choices.map((choice) => ({ choice }));
}

/** The groups that a choice belongs to: its verb, and the way in which it is done with its first piece. */
function groupsOf(choice: Choice): [string, string] {
  const { verb, how } = choice;
  const [first] = placesOf(choice);
  return [verb, JSON.stringify([verb, how, first?.kind, first?.id])];
}

/** What sentences have in common at both ends, word by word. */
export function common(texts: string[]): string {
  const words = texts.map((text) => text.split(' '));
  const [first = []] = words;
  const shortest = Math.min(...words.map((list) => list.length));
  let head = 0;
  while (head < shortest && words.every((list) => list[head] === first[head])) head += 1;
  let tail = 0;
  while (tail < shortest - head && words.every((list) => list.at(-1 - tail) === first.at(-1 - tail))) {
    tail += 1;
  }
  // The dots never begin a line of their own.
  const [before, after] = [first.slice(0, head), tail > 0 ? first.slice(-tail) : []].map((list) =>
    list.join(' '),
  );
  return [[before, '…'].filter(Boolean).join('\u00a0'), after].filter(Boolean).join(' ');
}

/** The choices as amounts, if they are otherwise equal; null otherwise. */
function amountsAmong(live: Choice[]): Entry[] | null {
  const gestures = new Set(live.map(({ verb, how, touches }) => JSON.stringify([verb, how, touches])));
  if (live.length < FIGURES || gestures.size > 1) return null;
  const entries = live.flatMap((choice): Entry[] => {
    const number = choice.amount ?? null;
    if (number === null) return [];
    return [{ kind: 'choice', choice, number, key: 0 <= number && number < 10 ? String(number) : null }];
  });
  return entries.length === live.length ? entries.sort((a, b) => a.number - b.number) : null;
}

/** Refused choices: of those that are alike only one, a reason of its own before others of the same clause, and those
    first that resemble what can be done. */
function expected(left: Choice[], live: Choice[]): Pick<Offer, 'refused' | 'alike'> {
  const verbs = new Set(live.map((choice) => choice.verb));
  const reasons = new Map<string, Choice[]>();
  const weights = new Map<Choice, number>();
  const clauses = new Set<string>();
  for (const choice of left) {
    if (!choice.refused) continue;
    const clause = `${choice.verb} ${choice.refused.rule}`;
    const reason = `${clause} ${choice.because?.text ?? ''}`;
    reasons.set(reason, [...(reasons.get(reason) ?? []), choice]);
    weights.set(choice, (clauses.has(clause) ? 2 : 0) + (verbs.has(choice.verb) ? 0 : 1));
    clauses.add(clause);
  }
  const groups = [...reasons.values()].map(([first, ...others]) => [first!, others] as const);
  return {
    refused: groups.map(([first]) => first).sort((a, b) => weights.get(a)! - weights.get(b)!),
    alike: new Map(groups),
  };
}
