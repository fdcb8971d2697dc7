/** Choices for tests: the first word is the verb. */
import type { Choice, PieceRef } from '../wire/types';

export function piece(word: string): PieceRef {
  const [kind = '', id = '0'] = word.split(':');
  return { kind, id: Number(id), name: '' };
}

export function choice(
  text: string,
  touched: string[] = [],
  refused = false,
  more: Partial<Choice> = {},
): Choice {
  const verb = text.split(' ')[0] ?? '';
  return {
    move: text,
    notation: text,
    verb,
    how: [],
    touches: touched.map((word) => ({ role: piece(word).kind, ...piece(word) })),
    phrase: { text, key: verb, rule: null, pieces: [] },
    refused: refused ? { rule: 'X-1.1', text: 'No.', need: null, have: null } : null,
    ...more,
  };
}
