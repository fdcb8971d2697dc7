/** How wide names are and how they are broken into lines. */

/** Advance widths of IM Fell English, in thousandths of the size, as Chromium measures them. */
const ROMAN =
  "A676 B662 C715 D803 E693 F635 G795 H859 I430 J409 K723 L711 M940 N865 O829 P578 Q819 R756 S513 T728 U847 V654 W954 X809 Y680 Z702 a432 b535 c429 d533 e459 f363 g542 h532 i268 j237 k535 l274 m772 n533 o539 p542 q499 r367 s352 t343 u519 v444 w657 x487 y492 z463 '273 -464 ì268";
const ITALIC =
  "A715 B623 C500 D707 E668 F568 G688 H867 I396 J536 K669 L650 M1010 N825 O591 P572 Q707 R655 S520 T769 U1017 V648 W955 X745 Y649 Z666 a444 b389 c301 d470 e333 f303 g378 h422 i288 j259 k401 l233 m686 n469 o364 p398 q417 r340 s285 t323 u458 v472 w671 x481 y375 z377 '271 -444 ì288";

const widths = { roman: table(ROMAN, 218), italic: table(ITALIC, 210) };

export type Face = keyof typeof widths;

/** The width of a text in units. */
export function widthOf(text: string, face: Face, size: number): number {
  let thousandths = 0;
  for (const letter of text) {
    const width = widths[face].get(letter);
    if (width === undefined) throw new Error(`no width is known for '${letter}'`);
    thousandths += width;
  }
  return (thousandths * size) / 1000;
}

/** Small words that belong to the next one: "Costa / dei Cedri", never "Costa dei / Cedri". */
const LEANING = /^(d|de|del|della|delle|dei|degli|dell|di|da|la|le|il|the|of)$/i;

/**
 * A name in lines: one line if it has up to nine letters, otherwise as many as keep the longest line short,
 * three only if two would still be wider than `most`.
 */
export function broken(name: string, face: Face, size: number, most: number): string[] {
  const parts = name.split(' ').reduce<string[]>((found, word) => {
    const before = found.at(-1);
    if (before !== undefined && LEANING.test(before.split(' ').at(-1)!))
      found[found.length - 1] = `${before} ${word}`;
    else found.push(word);
    return found;
  }, []);
  const letters = [...name].filter((letter) => letter !== ' ').length;
  if (parts.length === 1 || letters <= 9) return [name];
  const two = best(parts, 2, face, size);
  const wide = Math.max(...two.map((line) => widthOf(line, face, size)));
  return wide > most && parts.length > 2 ? best(parts, 3, face, size) : two;
}

function best(parts: string[], lines: number, face: Face, size: number): string[] {
  let found = [parts.join(' ')];
  let least = Infinity;
  for (const split of splits(parts, lines)) {
    const widest = Math.max(...split.map((line) => widthOf(line, face, size)));
    if (widest < least) [found, least] = [split, widest];
  }
  return found;
}

function* splits(parts: string[], lines: number): Generator<string[]> {
  if (lines === 1) {
    yield [parts.join(' ')];
    return;
  }
  for (let cut = 1; cut <= parts.length - lines + 1; cut++) {
    for (const rest of splits(parts.slice(cut), lines - 1)) yield [parts.slice(0, cut).join(' '), ...rest];
  }
}

function table(text: string, space: number): Map<string, number> {
  const entries = text.split(' ').map((entry) => [entry[0]!, Number(entry.slice(1))] as const);
  return new Map([[' ', space], ...entries]);
}
