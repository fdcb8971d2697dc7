/** What can be pressed on the board now: the pieces that the remaining choices touch, once for all boards. */
import { pieceKey, same, type Mark, type Marks, type NumberedChoice } from '../games/game';
import type { PieceRef } from '../wire/types';
import { placesOf } from './narrow';

export { pieceKey, type Mark, type Marks };

export function marksOf(choices: NumberedChoice[], picked: PieceRef[]): Marks {
  const marks = new Map<string, Mark>();
  const isOpen = (piece: PieceRef): boolean => !picked.some((other) => same(other, piece));
  const markOf = (piece: PieceRef): Mark => {
    const key = pieceKey(piece);
    const mark = marks.get(key) ?? { piece, choices: [], refused: [], key: null, calls: false, bar: null };
    marks.set(key, mark);
    return mark;
  };
  const sharing = new Map<number, number>();
  for (const choice of choices) {
    const open = choice.touches.filter(isOpen);
    const places = placesOf(choice).filter(isOpen);
    const [next = open[0], goal = open.at(-1)] = [places[0], places.at(-1)];
    for (const mark of new Set(open.map(markOf))) {
      (choice.refused ? mark.refused : mark.choices).push(choice);
    }
    if (choice.refused) {
      if (goal) markOf(goal).bar ??= choice;
    } else {
      // Pieces with one role, e.g. two cities, are touched in any order.
      const role = open.find((one) => one === next)?.role;
      for (const one of open) if (one.role === role) markOf(one).calls = true;
      sharing.set(choice.number, (sharing.get(choice.number) ?? 0) + 1);
    }
  }
  for (const mark of marks.values()) {
    const [only, ...more] = mark.choices;
    if (!only) continue;
    mark.bar = null;
    // Choices of one group share its key, which opens the group.
    if (more.length === 0 && sharing.get(only.number) === 1) mark.key = only.key ?? null;
  }
  return marks;
}
