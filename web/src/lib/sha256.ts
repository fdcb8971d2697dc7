/** SHA-256. `crypto.subtle` exists over https only, but a seed must be checkable in a local network too. */

const PRIMES = firstPrimes(64);
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** The digest of some bytes, as hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const blocks = padded(bytes);
  const hash = Uint32Array.from(START);
  const words = new Uint32Array(64);
  for (let offset = 0; offset < blocks.byteLength; offset += 64) {
    for (let i = 0; i < 16; i++) words[i] = blocks.getUint32(offset + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [early, late] = [words[i - 15]!, words[i - 2]!];
      const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[i] = words[i - 16]! + s0 + words[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place]! += word));
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** The bytes that hexadecimal digits stand for, or null. */
export function bytesOf(digits: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})+$/i.test(digits)) return null;
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(length - 4, bytes.length * 8);
  return view;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(of: number): number {
  return Math.floor((of % 1) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next++) {
    if (found.every((prime) => next % prime !== 0)) found.push(next);
  }
  return found;
}
