/** The words on a card, as far as there is room below its signs. */
import { cardText } from '../data';
import type { TitlePrint } from '../view';
import { isLong } from './sentences';

export interface Fitting {
  text: string;
  isSmall: boolean;
}

/** The width of a line of signs, in em of the card. */
export const LINE = 8.3;

/** How much of the text fits: signs take lines, long lines of signs take two. */
export function fittingText({ id, signs, bonus }: TitlePrint): Fitting {
  const text = cardText(id);
  const wide = signs.filter((line) => isLong(line, LINE)).length + (bonus.length > 4 ? 1 : 0);
  const left = 5.2 - 1.75 * signs.length - (bonus.length > 0 ? 1.3 : 0) - 1.2 * wide;
  const normal = Math.max(0, Math.floor(left / 0.95)) * 23;
  const room = Math.max(0, Math.floor(left / 0.84)) * 27;
  if (text.length <= room) return { text, isSmall: text.length > normal };
  const short = room < 30 ? '' : `${text.slice(0, room - 4).replace(/[\s,;.]+\S*$/, '')} …`;
  return { text: short, isSmall: true };
}
