/** A replay file before it is sent: what can be wrong with it, and whether its seed is the promised one. */
import { bytesOf, sha256 } from '../../lib/sha256';

/** Size limit of the server, in bytes. */
export const LARGEST = 1024 * 1024;

export type Fault = 'empty' | 'too-large' | 'not-json' | 'cut-short' | 'foreign' | 'newer';

export type Checked = { ok: true; record: unknown } | { ok: false; fault: Fault };

/** What this version of the format is called. */
const FORMAT = 1;

export function check(text: string): Checked {
  const fault = (found: Fault): Checked => ({ ok: false, fault: found });
  if (text.trim() === '') return fault('empty');
  if (new TextEncoder().encode(text).length > LARGEST) return fault('too-large');
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    // A copy that ended early still begins like a replay.
    return fault(/^\s*\{\s*"approdo"/.test(text) ? 'cut-short' : 'not-json');
  }
  if (typeof record !== 'object' || record === null || !('approdo' in record)) return fault('foreign');
  if (record.approdo !== FORMAT) return fault('newer');
  return { ok: true, record };
}

/** Whether the seed of a finished game fits the digest that was published at the start. */
export function seedFits(record: { seed?: string | null; seed_digest: string }): boolean {
  const bytes = record.seed ? bytesOf(record.seed) : null;
  return bytes !== null && sha256(bytes) === record.seed_digest;
}
