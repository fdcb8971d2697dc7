import { beforeAll, describe, expect, it } from 'vitest';
import { speak, t } from '../../../lib/i18n.svelte';
import drawings from '../cards/drawings.svg?raw';
import { isLong, partsOf, scaleOf, wordsOf } from '../cards/sentences';
import { fittingText } from '../cards/words';
import { all, cardText, colourOf, inWords } from '../data';
import { amountsText, cardLabel, nameOf } from '../labels';
import type { Sign, TitlePrint } from '../view';
import './sample';

const drawn = new Set(Array.from(drawings.matchAll(/id="([\w-]+)"/g), ([, id]) => id!));
const { titles: cards, cards: faces, goods } = all();
const signsOf = ({ signs, bonus }: TitlePrint): Sign[] => [...signs.flat(), ...bonus];

describe.each(['en', 'it'] as const)('cards in %s', (language) => {
  beforeAll(() => speak(language));

  it('say everything in signs that exist and words that are translated', () => {
    for (const card of cards) {
      for (const sign of signsOf(card)) {
        if (sign !== 'arrow' && 'glyph' in sign) expect(drawn, card.id).toContain(sign.glyph);
        if (sign !== 'arrow' && 'small' in sign) expect(drawn, card.id).toContain(sign.small);
        expect(wordsOf(sign) ?? '', card.id).not.toMatch(/_|imperial-settlers/);
      }
      const deals = faces.flatMap(({ title, deal }) => (title === card.id && deal ? [deal] : []));
      for (const good of [...card.raze, ...deals, ...card.cost]) {
        expect(drawn, card.id).toContain(good);
        expect(nameOf(good), card.id).not.toMatch(/imperial-settlers/);
      }
      expect(t(`imperial-settlers-kind-${card.kind}`)).not.toMatch(/imperial/);
    }
  });

  it('have something to say for eyes and ears', () => {
    for (const card of cards) {
      expect(signsOf(card).length, card.id).toBeGreaterThan(0);
      expect(cardLabel(card.id)).toContain(card.name[language]);
      expect(cardLabel(card.id)).toContain(card.text[language]);
      for (const colour of card.colours) {
        expect(cardLabel(card.id)).toContain(inWords(colourOf(colour)).toLocaleLowerCase());
      }
    }
  });

  it('count goods in the right number', () => {
    const [one, two] = [1, 2].map((n) => amountsText({ wood: n, worker: n, location: n, raze: n }));
    const said = {
      en: ['1 Wood, 1 Worker, 1 Location, 1 Raze token', '2 Wood, 2 Workers, 2 Locations, 2 Raze tokens'],
      it: [
        '1 Legno, 1 Lavoratore, 1 Luogo, 1 gettone Razzia',
        '2 Legni, 2 Lavoratori, 2 Luoghi, 2 gettoni Razzia',
      ],
    };
    expect([one, two]).toEqual(said[language]);
    for (const good of goods) expect(amountsText({ [good.id]: 2 })).not.toMatch(/segn|mark/);
  });

  it('keep words that have room and shorten others', () => {
    for (const card of cards) {
      const { text } = fittingText(card);
      const whole = cardText(card.id);
      expect(text === whole || text === '' || (text.endsWith(' …') && text.length < whole.length)).toBe(true);
    }
  });
});

describe('a sentence of signs', () => {
  const [worker, vp]: Sign[] = [{ glyph: 'worker' }, { glyph: 'vp' }];
  const arrow: Sign = 'arrow';
  const three: Sign = { number: '3' };
  const limit = (text: string): Sign => ({ limit: text });
  const per: Sign = { word: 'per' };

  it('breaks no line between a number and what it counts', () => {
    expect(partsOf([worker!, arrow, three, vp!])).toEqual([[worker], [arrow], [three, vp]]);
    expect(partsOf([worker!, arrow, vp!, limit('×2')])).toEqual([[worker], [arrow], [vp, limit('×2')]]);
    expect(partsOf([vp!, per, worker!, limit('≤ 3')])).toEqual([[vp], [per], [worker, limit('≤ 3')]]);
  });

  it('is drawn smaller to stay on its line, unless it needs two', () => {
    const five = [worker!, worker!, arrow, vp!, vp!];
    expect(scaleOf(five, 20)).toBe(1);
    expect(scaleOf(five, 7)).toBeLessThan(1);
    expect(isLong(five, 7)).toBe(false);
    expect(isLong([...five, ...five], 7)).toBe(true);
    expect(scaleOf([...five, ...five], 7)).toBe(1);
  });
});
