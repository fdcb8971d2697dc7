import { expect, test } from 'vitest';
import { digestOf, sha256 } from './digest';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

test('the digest is that of FIPS 180-4, with and without the help of the browser', async () => {
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(await digestOf('616263')).toBe(abc);
  expect(hex(sha256(new TextEncoder().encode('abc')))).toBe(abc);
  expect(hex(sha256(new Uint8Array()))).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
});

test('any length gives the same with and without help', async () => {
  for (const length of [31, 32, 55, 56, 64, 119, 120]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37) % 256);
    expect(hex(sha256(bytes))).toBe(await digestOf(hex(bytes)));
  }
});
