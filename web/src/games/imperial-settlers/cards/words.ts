/** The words on a card, as far as there is room below its signs. */
import { cardText, type CardPrint } from '../data';
import { bonusOf, isLong, sentencesOf } from './sentences';

const LABEL =
  /^(Production|Action|Feature|Event|Building bonus|Produzione|Azione|Speciale|Evento|Bonus di Costruzione): /;

/** The text without the word that the kind of the card repeats. */
export function plainText(card: CardPrint): string {
  const plain = cardText(card.id).replace(LABEL, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export interface Fitting {
  text: string;
  isSmall: boolean;
}

/** The width of a line of signs, in em of the card. */
export const LINE = 8.3;

/** How much of the text fits: signs take lines, long lines of signs take two. */
export function fittingText(card: CardPrint): Fitting {
  const text = plainText(card);
  const lines = sentencesOf(card);
  const bonus = bonusOf(card);
  const wide = lines.filter((line) => isLong(line, LINE)).length + (bonus.length > 4 ? 1 : 0);
  const left = 5.2 - 1.75 * lines.length - (bonus.length > 0 ? 1.3 : 0) - 1.2 * wide;
  const normal = Math.max(0, Math.floor(left / 0.95)) * 23;
  const room = Math.max(0, Math.floor(left / 0.84)) * 27;
  if (text.length <= room) return { text, isSmall: text.length > normal };
  const short = room < 30 ? '' : `${text.slice(0, room - 4).replace(/[\s,;.]+\S*$/, '')} …`;
  return { text: short, isSmall: true };
}
