import { cards, goods } from '../print.made';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak, t } from '../../../lib/i18n.svelte';
import drawings from '../cards/drawings.svg?raw';
import { bonusOf, isLong, partsOf, scaleOf, sentencesOf, type Sign } from '../cards/sentences';
import { fittingText, plainText } from '../cards/words';
import { colourOf } from '../data';
import { amountsText, cardLabel, nameOf } from '../labels';

const drawn = new Set(Array.from(drawings.matchAll(/id="([\w-]+)"/g), ([, id]) => id!));
const signsOf = (card: (typeof cards)[number]): Sign[] => [...sentencesOf(card).flat(), ...bonusOf(card)];

describe.each(['en', 'it'] as const)('cards in %s', (language) => {
  beforeAll(() => speak(language));

  it('say everything in signs that exist and words that are translated', () => {
    for (const card of cards) {
      for (const sign of signsOf(card)) {
        if ('glyph' in sign) expect(drawn, card.id).toContain(sign.glyph);
        if ('word' in sign) expect(sign.word, card.id).not.toMatch(/_|imperial-settlers/);
      }
      for (const good of [...card.raze, ...card.deals, ...Object.keys(card.cost)]) {
        expect(drawn, card.id).toContain(good);
        expect(nameOf(good), card.id).not.toMatch(/imperial-settlers/);
      }
      expect(t(`imperial-settlers-kind-${card.kind}`)).not.toMatch(/imperial/);
    }
  });

  it('have something to say for eyes and ears', () => {
    for (const card of cards) {
      const lasts = (card.features ?? []).some(({ static: what }) => what !== undefined);
      if (!lasts) expect(signsOf(card).length, card.id).toBeGreaterThan(0);
      expect(cardLabel(card.id)).toContain(card.name[language]);
      expect(cardLabel(card.id)).toContain(card.text[language]);
      for (const colour of card.colors) {
        expect(cardLabel(card.id)).toContain(colourOf(colour).name.toLocaleLowerCase());
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
      const whole = plainText(card);
      expect(text === whole || text === '' || (text.endsWith(' …') && text.length < whole.length)).toBe(true);
    }
  });
});

describe('a sentence of signs', () => {
  const [worker, vp]: Sign[] = [{ glyph: 'worker' }, { glyph: 'vp' }];
  const arrow: Sign = { arrow: true };
  const word = (text: string): Sign => ({ word: text });

  it('breaks no line between a number and what it counts', () => {
    expect(partsOf([worker!, arrow, word('3'), vp!])).toEqual([[worker], [arrow], [word('3'), vp]]);
    expect(partsOf([worker!, arrow, vp!, word('×2')])).toEqual([[worker], [arrow], [vp, word('×2')]]);
    expect(partsOf([vp!, word('per'), worker!, word('≤ 3')])).toEqual([
      [vp],
      [word('per')],
      [worker, word('≤ 3')],
    ]);
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
