import { describe, expect, it } from 'vitest';
import { chapterOf, grouped, introduction, search, shortNumber, type Book } from './book';
import { pieces } from './inline';

const clause = (id: string, text: string) =>
  ({ kind: 'clause', content: { id, source: 'seed', section: Number(/\d+/.exec(id)), text } }) as const;

const book: Book = {
  game: 'armada',
  title: 'Armada III',
  introduction: ['A game of pirates.', 'Contents: 1 Aim, 12 Ships.'],
  sections: [
    { number: 1, title: 'Aim', blocks: [clause('ARM-1.1', 'Una città è una meta.')] },
    {
      number: 12,
      title: 'Ships',
      blocks: [
        clause('ARM-12.1', 'Launch a ship.'),
        clause('ARM-12.10', 'Ships sail.'),
        { kind: 'heading', content: 'Loading' },
        clause('ARM-12.2', 'Load gold.'),
      ],
    },
  ],
};

const ids = (typed: string) => search(book, typed).map(({ id }) => id);

describe('searching a rulebook', () => {
  it('finds words without accents and capitals', () => {
    expect(ids('CITTA')).toEqual(['ARM-1.1']);
    expect(ids('ship launch')).toEqual(['ARM-12.1']);
    expect(ids('  ')).toEqual([]);
  });

  it('finds numbers from their beginning', () => {
    expect(ids('12')).toEqual(['ARM-12.1', 'ARM-12.10', 'ARM-12.2']);
    expect(ids('12.1')).toEqual(['ARM-12.1', 'ARM-12.10']);
    expect(ids('ARM-12.2')).toEqual(['ARM-12.2']);
    expect(ids('1')).toEqual(['ARM-1.1']);
  });
});

describe('the parts of a rulebook', () => {
  it('keeps clauses in a row together', () => {
    expect(grouped(book.sections[1]!.blocks).map(({ kind }) => kind)).toEqual([
      'clauses',
      'heading',
      'clauses',
    ]);
  });

  it('knows the chapter and the short number of a clause', () => {
    expect(chapterOf(book, 'ARM-12.10')?.number).toBe(12);
    expect(chapterOf(book, 'ARM-99.1')).toBeUndefined();
    expect(shortNumber('ARM-12.10')).toBe('12.10');
  });

  it('does not list its chapters twice', () => {
    expect(introduction(book)).toEqual(['A game of pirates.']);
  });
});

describe('the markup of rules', () => {
  it('finds emphasis, sources, clauses and sections', () => {
    expect(pieces('A *colour*: see ARM-8.1, `[house]`, `x` (section 13).')).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'em', text: 'colour' },
      { kind: 'text', text: ': see ' },
      { kind: 'clause', id: 'ARM-8.1' },
      { kind: 'text', text: ', ' },
      { kind: 'source', source: 'house' },
      { kind: 'text', text: ', ' },
      { kind: 'code', text: 'x' },
      { kind: 'text', text: ' (' },
      { kind: 'section', number: 13, text: 'section 13' },
      { kind: 'text', text: ').' },
    ]);
  });

  it('leaves plain text alone', () => {
    expect(pieces('Nothing here.')).toEqual([{ kind: 'text', text: 'Nothing here.' }]);
    expect(pieces('')).toEqual([]);
  });
});
