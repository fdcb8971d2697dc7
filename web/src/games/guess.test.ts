/** Boards guess nothing: what choices touch, whom lines are about and why choices are refused comes from the server. */
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['./*/**/*.{ts,svelte}', '!./*/tests/**', '!./**/*.test.ts', '!./**/sample.ts', '!./*/locales/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** Patterns of reading the rules out of moves, sentences or frames. */
const GUESSES: Record<string, RegExp> = {
  'the number of a clause': /\b[A-Z]{3}-\d+\.\d+\b/,
  'the program counter': /\.frames\b|\bframes\s*[:}]/,
  'the form of a move': /\.move\b(?!\()|[{,]\s*move\s*[,}:]/,
  'the key of a sentence': /\bphrase\.key\b/,
  'the pieces of a sentence': /\bphrase\.pieces\b/,
  'the words of a sentence': /\bphrase\.text\s*\.\s*\w+\(|\.(?:test|exec)\([^)]*\bphrase\.text\b/,
};

/** Comments may name clauses. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:'"`])\/\/.*$/gm, '');
}

function guessesIn(text: string): string[] {
  return Object.keys(GUESSES).filter((what) => GUESSES[what]!.test(code(text)));
}

test('no board guesses', () => {
  const guessing = Object.entries(sources).flatMap(([path, text]) => {
    const found = guessesIn(text);
    return found.length > 0 ? [[path, found] as const] : [];
  });
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(guessing).toEqual([]);
});

test.each([
  ["reasons = { 'IMP-6.9': () => 1 }", 'the number of a clause'],
  ['const frame = view.frames.at(-1);', 'the program counter'],
  ['function ask({ frames }: View) {}', 'the program counter'],
  ['const { swap } = choice.move as Move;', 'the form of a move'],
  ["choices.some(({ move, refused }) => move === 'pass')", 'the form of a move'],
  ["icons[choice.phrase.key.replace('armada-', '')]", 'the key of a sentence'],
  ['lit = choice.phrase.pieces', 'the pieces of a sentence'],
  ["choice.phrase.text.split(' ')", 'the words of a sentence'],
  ['/\\d+/.exec(choice.phrase.text)', 'the words of a sentence'],
])('%s is a guess', (text, what) => {
  expect(guessesIn(text)).toContain(what);
});

test('a comment, a drawing that moves and a sentence that is shown are no guesses', () => {
  const fine = ['// ARM-6.1', '/* as in ARC-29.12 */', 'this.move(ghost, way);', '{choice.phrase.text}'];
  expect(fine.flatMap(guessesIn)).toEqual([]);
});
