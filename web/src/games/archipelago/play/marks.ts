/** The marks of the table as this board shows them: with words, keys and reasons. */
import { common, isLive, placesOf } from '../../../table/narrow';
import type { PieceRef } from '../../../wire/types';
import { pieceKey, same, type Marks, type NumberedChoice } from '../../game';
import type { Mark } from '../position';

/** Offers are made in the list and in a panel of their own. */
const OFFERS = ['offer', 'call', 'give', 'ask-for', 'keep', 'waive'].map((verb) => `archipelago-${verb}`);

/** The last key that is written beside a place: those beyond have none. */
const LAST_KEY = 9;

/** What can be pressed, by key of the piece; `before` are the marks that were there before anything was picked. */
export function shown(
  marks: Marks,
  choices: NumberedChoice[],
  picked: PieceRef[],
  before: Marks,
): Map<string, Mark> {
  const all = new Map<string, Mark>();
  for (const [key, { calls, choices: others }] of before) {
    if (calls && picked.length > 0) all.set(key, { state: 'other', label: sayAll(others) });
  }
  for (const [key, { piece, choices: found, bar, calls }] of marks) {
    const own = found.filter(({ verb }) => !OFFERS.includes(verb));
    const [only, ...more] = alone(own, choices);
    if (calls && only) {
      all.set(key, { state: 'can', label: sayAll(own), number: more.length === 0 ? keyOf(only) : null });
    } else if (bar && !OFFERS.includes(bar.verb) && isLast(bar, piece, picked)) {
      all.set(key, markOf(bar));
    }
  }
  for (const piece of picked) {
    all.set(pieceKey(piece), { state: 'chosen', label: sayAll(choices.filter(isLive)) });
  }
  return all;
}

/** On the board the choices of a group have no key: the key that they share opens the group. */
export function alone(some: NumberedChoice[], all: NumberedChoice[]): NumberedChoice[] {
  const shared = (choice: NumberedChoice): boolean =>
    all.some((other) => other.number === choice.number && other.notation !== choice.notation);
  return some.map((choice) => (choice.key && shared(choice) ? { ...choice, key: null } : choice));
}

/** A choice that is shown in full. */
export function markOf(choice: NumberedChoice): Mark {
  const { phrase, refused, because } = choice;
  if (!refused) return { state: 'can', label: phrase.text, number: keyOf(choice) };
  const reason = { text: because?.text ?? refused.text, clause: refused.rule };
  return { state: 'refused', label: phrase.text, reason };
}

function keyOf({ key, number }: NumberedChoice): number | null {
  return key && 0 < number && number <= LAST_KEY ? number : null;
}

function sayAll(choices: NumberedChoice[]): string {
  const [only, ...more] = choices;
  return only && more.length === 0 ? only.phrase.text : common(choices.map(({ phrase }) => phrase.text));
}

/** Refusals of several steps are shown at the last piece only: the pieces before it may go elsewhere. */
function isLast(choice: NumberedChoice, piece: PieceRef, picked: PieceRef[]): boolean {
  const open = placesOf(choice).filter((other) => !picked.some((one) => same(one, other)));
  return open.every((other) => same(other, piece));
}
