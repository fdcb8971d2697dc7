/** SHA-256, to compare the seed that is shown at the end with the digest that was shown at the start. */

/** The digest of some bytes written in hexadecimal digits, written the same way. */
export async function digestOf(hex: string): Promise<string> {
  const bytes = new Uint8Array(hex.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? []);
  // Over plain http, as on a home network, browsers hide their own cryptography.
  const digest = crypto.subtle ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)) : sha256(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** FIPS 180-4, for browsers that offer nothing else. */
export function sha256(message: Uint8Array): Uint8Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32) >>> 0;
  const hash = new Uint32Array(primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))));
  const constants = primes.map((prime) => fraction(Math.cbrt(prime)));

  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 4, message.length * 8);

  const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));
  const w = new Uint32Array(64);
  const at = (list: Uint32Array, index: number) => list[index] ?? 0;
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) {
        w[i] = data.getUint32(block + i * 4);
        continue;
      }
      const [a, b] = [at(w, i - 15), at(w, i - 2)];
      const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = at(w, i - 16) + low + at(w, i - 7) + high;
    }
    const v = Uint32Array.from(hash);
    for (let i = 0; i < 64; i += 1) {
      const [a, b, c, e, f, g] = [at(v, 0), at(v, 1), at(v, 2), at(v, 4), at(v, 5), at(v, 6)];
      const first =
        at(v, 7) +
        (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
        ((e & f) ^ (~e & g)) +
        (constants[i] ?? 0) +
        at(w, i);
      const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      v.copyWithin(1, 0, 7);
      v[4] = at(v, 4) + first;
      v[0] = first + second;
    }
    hash.forEach((value, i) => (hash[i] = value + at(v, i)));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((value, i) => out.setUint32(i * 4, value));
  return new Uint8Array(out.buffer);
}
