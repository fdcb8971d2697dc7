import { cards } from 'virtual:imperial-settlers';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak, t } from '../../../lib/i18n.svelte';
import drawings from '../cards/drawings.svg?raw';
import { bonusOf, sentencesOf, type Sign } from '../cards/sentences';
import { fittingText, plainText } from '../cards/words';
import { cardLabel, nameOf } from '../labels';

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
    }
  });

  it('keep words that have room and shorten others', () => {
    for (const card of cards) {
      const { text } = fittingText(card);
      const whole = plainText(card);
      expect(text === whole || text === '' || (text.endsWith(' …') && text.length < whole.length)).toBe(true);
    }
  });
});
