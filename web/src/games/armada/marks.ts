/** What can be picked on the board now: the pieces that the remaining choices speak of. */
import type { NumberedChoice } from '../game';
import { same } from '../game';
import type { PieceRef, Refusal } from '../../wire/types';

export interface Mark {
  piece: PieceRef;
  /** The live choices that speak of it. */
  choices: NumberedChoice[];
  /** The key of its choice, if it has one of its own. */
  key: string | null;
  /** Whether it calls for attention, or only lights up when pointed at. */
  calls: boolean;
}

export interface Bar {
  piece: PieceRef;
  reason: Refusal;
  text: string;
}

export interface Marks {
  live: Map<string, Mark>;
  /** What is not allowed now, and why. */
  refused: Map<string, Bar>;
}

export function keyOf(piece: PieceRef): string {
  return `${piece.kind}:${piece.id}`;
}

/** Orders that go from the first piece to the second: at first only those glow who would go. */
const ERRANDS = new Set([
  'armada-launch',
  'armada-march',
  'armada-load',
  'armada-unload',
  'armada-transfer',
  'armada-sail',
  'armada-attack',
]);

export function marksOf(choices: NumberedChoice[], picked: PieceRef[]): Marks {
  const live = new Map<string, Mark>();
  const refused = new Map<string, Bar>();
  const open = (choice: NumberedChoice): PieceRef[] =>
    choice.phrase.pieces.filter((piece) => !picked.some((other) => same(piece, other)));
  const numbers = new Map<number, number>();
  for (const choice of choices) {
    if (!choice.refused) numbers.set(choice.number, (numbers.get(choice.number) ?? 0) + 1);
  }
  for (const choice of choices.filter((one) => !one.refused)) {
    for (const [place, piece] of open(choice).entries()) {
      const key = keyOf(piece);
      const mark = live.get(key) ?? { piece, choices: [], key: null, calls: false };
      mark.choices.push(choice);
      mark.calls ||= picked.length > 0 || place === 0 || !ERRANDS.has(choice.phrase.key);
      live.set(key, mark);
    }
  }
  for (const mark of live.values()) {
    const [only, ...more] = mark.choices;
    if (only && more.length === 0 && numbers.get(only.number) === 1) mark.key = only.key ?? null;
  }
  for (const choice of choices) {
    if (!choice.refused) continue;
    // Of an errand that is refused, the goal is in the way, not the one who would go.
    const goal = open(choice).at(-1);
    if (!goal || live.has(keyOf(goal)) || refused.has(keyOf(goal))) continue;
    refused.set(keyOf(goal), { piece: goal, reason: choice.refused, text: choice.phrase.text });
  }
  return { live, refused };
}
