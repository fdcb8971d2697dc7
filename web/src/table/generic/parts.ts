/** A line of the position in words, taken apart so that names and figures can be told apart by the eye. */

export interface LineParts {
  /** What the line is about: the words before the first colon. */
  name: string | null;
  /** The rest, with figures set apart. */
  rest: { text: string; figure: boolean }[];
}

export function partsOf(line: string): LineParts {
  const colon = line.indexOf(': ');
  const name = colon > 0 ? line.slice(0, colon) : null;
  const rest = name === null ? line : line.slice(colon + 2);
  const words = rest.split(/(\d+)/).filter((text) => text !== '');
  return { name, rest: words.map((text) => ({ text, figure: /^\d+$/.test(text) })) };
}
