import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bytesOf, sha256 } from './sha256';

describe('SHA-256', () => {
  it('agrees with the published examples', () => {
    const of = (text: string) => sha256(new TextEncoder().encode(text));
    expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('agrees with another implementation for every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256);
      expect(sha256(bytes), `${length}`).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('reads hexadecimal digits', () => {
    expect(bytesOf('00ff10')).toEqual(Uint8Array.of(0, 255, 16));
    expect(bytesOf('0')).toBeNull();
    expect(bytesOf('zz')).toBeNull();
  });
});
