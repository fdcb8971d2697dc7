import { describe, expect, it } from 'vitest';
import { check, LARGEST, seedFits } from './file';

describe('a replay file', () => {
  it('is taken when it looks like one', () => {
    expect(check('{"approdo":1,"game":"nim"}')).toEqual({ ok: true, record: { approdo: 1, game: 'nim' } });
  });

  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['x'.repeat(LARGEST + 1), 'too-large'],
    ['Dear diary', 'not-json'],
    ['{"approdo":1,"game":"nim","steps":["a', 'cut-short'],
    ['{"pgn":"e4 e5"}', 'foreign'],
    ['[1,2]', 'foreign'],
    ['null', 'foreign'],
    ['{"approdo":2}', 'newer'],
  ])('is refused for its own reason: %#', (text, fault) => {
    expect(check(text)).toEqual({ ok: false, fault });
  });

  it('shows whether its seed is the promised one', () => {
    const seed = '00'.repeat(32);
    const seed_digest = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
    expect(seedFits({ seed, seed_digest })).toBe(true);
    expect(seedFits({ seed: '01'.repeat(32), seed_digest })).toBe(false);
    expect(seedFits({ seed: null, seed_digest })).toBe(false);
  });
});
