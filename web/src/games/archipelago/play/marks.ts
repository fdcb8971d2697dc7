/** What can be pressed on the board now: the keys of the choices that fit what was pressed before. */
import { common } from '../../../table/narrow';
import type { NumberedChoice } from '../../game';
import type { Mark } from '../position';
import { reasonOf } from '../reasons';
import { factOf } from './moves';
import { stagesOf, type Stages } from './stages';
import type { View } from './view';

export interface Staged {
  choice: NumberedChoice;
  stages: Stages;
}

/** A mark and the choices behind it. */
export interface Aim extends Mark {
  choices: NumberedChoice[];
}

export function staged(choices: NumberedChoice[], view: View, own: number | null): Staged[] {
  const all = choices.map((choice) => ({
    choice,
    stages: own === null ? [] : stagesOf(choice, { view, own }),
  }));
  // Where only one unit can build something, nobody asks who does.
  const builders = (site: string): number =>
    all.filter(({ choice, stages }) => !choice.refused && stages[0]?.includes(site)).length;
  return all.map(({ choice, stages }) => {
    const [site] = stages[0] ?? [];
    const deed = deedOf(choice);
    if (deed && all.some((other) => other.stages[0]?.[0] === site && isOtherDeed(other.choice, deed)))
      return { choice, stages: [...stages, [`deed:${deed}`]] };
    const alone = factOf(choice, 'build') && !choice.refused && site && builders(site) === 1;
    return { choice, stages: alone ? stages.slice(0, 1) : stages };
  });
}

/** A card of the track may be bought or turned: where both can be done, the second press says which. */
function deedOf(choice: NumberedChoice): 'buy' | 'rotate' | null {
  if (choice.refused) return null;
  return factOf(choice, 'buy_card') ? 'buy' : factOf(choice, 'rotate') ? 'rotate' : null;
}

function isOtherDeed(choice: NumberedChoice, deed: string): boolean {
  const other = deedOf(choice);
  return other !== null && other !== deed;
}

/** Those that fit what was pressed. */
export function fitting(all: Staged[], path: string[]): Staged[] {
  return all.filter(({ stages }) => path.every((key, at) => stages[at]?.includes(key)));
}

/** The choice that what was pressed names completely, if there is one. */
export function settled(all: Staged[], path: string[]): NumberedChoice | null {
  const left = fitting(all, path).filter(({ choice }) => !choice.refused);
  const [only] = left;
  return left.length === 1 && only && only.stages.length <= path.length ? only.choice : null;
}

/** The last key that a choice can have: those beyond have none. */
const LAST_KEY = 9;

/** The keys of what can be pressed next; `before` are the choices that were there before anything was pressed. */
export function marksOf(all: Staged[], path: string[], before: Staged[] = all): Map<string, Aim> {
  const marks = new Map<string, Aim>();
  const left = fitting(all, path);
  const live = left.filter(({ choice }) => !choice.refused);
  const found = new Map<string, NumberedChoice[]>();
  for (const { choice, stages } of live) {
    for (const key of stages[path.length] ?? []) found.set(key, [...(found.get(key) ?? []), choice]);
  }
  for (const [key, choices] of found) {
    const alone = choices.length === 1 ? choices[0]! : null;
    const shared = alone && live.filter(({ choice }) => choice.number === alone.number).length > 1;
    marks.set(key, {
      state: 'can',
      label: alone ? alone.phrase.text : common(choices.map(({ phrase }) => phrase.text)),
      number: alone && !shared && alone.number > 0 && alone.number <= LAST_KEY ? alone.number : null,
      choices,
    });
  }
  for (const { choice, stages } of left) {
    // What takes several steps is refused at its last one: whoever would go is in nobody's way.
    if (!choice.refused || path.length < stages.length - 1) continue;
    for (const key of stages[path.length] ?? []) {
      if (marks.has(key)) continue;
      marks.set(key, {
        state: 'refused',
        label: choice.phrase.text,
        reason: { text: reasonOf(choice.refused), clause: choice.refused.rule },
        choices: [choice],
      });
    }
  }
  for (const [at, key] of path.entries()) {
    const choices = fitting(all, path.slice(0, at + 1)).map(({ choice }) => choice);
    marks.set(key, { state: 'chosen', label: common(choices.map(({ phrase }) => phrase.text)), choices });
  }
  for (const at of path.keys()) {
    for (const { choice, stages } of fitting(before, path.slice(0, at))) {
      for (const key of choice.refused ? [] : (stages[at] ?? [])) {
        if (!marks.has(key)) marks.set(key, { state: 'other', label: choice.phrase.text, choices: [choice] });
      }
    }
  }
  return marks;
}

/** What was pressed after something else was chosen instead. */
export function instead(before: Staged[], path: string[], key: string): string[] {
  for (let at = path.length - 1; at >= 0; at -= 1) {
    const other = [...path.slice(0, at), key];
    if (fitting(before, other).some(({ choice }) => !choice.refused)) return other;
  }
  return [key];
}
