/** The little markup inside rules: emphasis, marks of sources, and references that become links. */

export type Piece =
  | { kind: 'text' | 'em' | 'code'; text: string }
  | { kind: 'source'; source: string }
  | { kind: 'clause'; id: string }
  | { kind: 'section'; number: number; text: string };

const MARKS =
  /\*(?<em>[^*]+)\*|`\[(?<source>seed|public|house)\]`|`(?<code>[^`]+)`|\b(?<clause>[A-Z]{3}-\d+\.\d+)\b|\b(?<section>(?:section|sezione)\s+(?<number>\d+))\b/gu;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    found.push(pieceOf(match.groups ?? {}));
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

function pieceOf({ em, source, code, clause, section, number }: Record<string, string | undefined>): Piece {
  if (em !== undefined) return { kind: 'em', text: em };
  if (source !== undefined) return { kind: 'source', source };
  if (clause !== undefined) return { kind: 'clause', id: clause };
  if (section !== undefined) return { kind: 'section', number: Number(number), text: section };
  return { kind: 'code', text: code ?? '' };
}
