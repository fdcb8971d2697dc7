/** A rulebook as the server tells it, and how one finds something in it. */

export interface BookClause {
  id: string;
  source: string;
  section: number;
  text: string;
}

export type Block =
  | { kind: 'clause'; content: BookClause }
  | { kind: 'heading' | 'paragraph' | 'example'; content: string }
  | { kind: 'table'; content: string[][] };

export interface Chapter {
  number: number;
  title: string;
  blocks: Block[];
}

export interface Book {
  game: string;
  title: string;
  introduction: string[];
  sections: Chapter[];
}

/** Blocks that belong together: clauses in a row are one list. */
export type Group = { kind: 'clauses'; clauses: BookClause[] } | Exclude<Block, { kind: 'clause' }>;

export function grouped(blocks: Block[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind !== 'clause') groups.push(block);
    else if (last?.kind === 'clauses') last.clauses.push(block.content);
    else groups.push({ kind: 'clauses', clauses: [block.content] });
  }
  return groups;
}

export function clausesOf(chapter: Chapter): BookClause[] {
  return chapter.blocks.flatMap((block) => (block.kind === 'clause' ? [block.content] : []));
}

/** The number of a clause as the margin shows it: 8.10 of ARM-8.10. */
export function shortNumber(id: string): string {
  return id.slice(id.indexOf('-') + 1);
}

export function chapterOf(book: Book, clause: string): Chapter | undefined {
  return book.sections.find((chapter) => clausesOf(chapter).some(({ id }) => id === clause));
}

/** The introduction without its own list of chapters: the page shows the contents anyway. */
export function introduction(book: Book): string[] {
  const lists = (paragraph: string) => book.sections.every(({ title }) => paragraph.includes(title));
  return book.introduction.filter((paragraph) => book.sections.length < 2 || !lists(paragraph));
}

/** The clauses that hold every word, or whose number begins as typed. */
export function search(book: Book, typed: string): BookClause[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const number = /^(?:[a-z]{3}-)?(\d+(?:\.\d*)?)$/.exec(words.join(' '))?.[1];
  return book.sections
    .flatMap(clausesOf)
    .filter(({ id, text }) =>
      number === undefined
        ? words.every((word) => plain(text).includes(word))
        : begins(shortNumber(id), number),
    );
}

/** 8 finds all of chapter 8, 8.1 finds 8.1 and 8.10, but 1 does not find chapter 12. */
function begins(id: string, number: string): boolean {
  return number.includes('.') ? id.startsWith(number) : id.startsWith(`${number}.`);
}

/** Without accents and capitals, so that a search need not type them. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
