/** Idempotency keys: a repeated request with the same key is not a second one. */

/** `crypto.randomUUID` is missing where the page is not served over https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
