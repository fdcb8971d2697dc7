/**
 * The tokens of a table's links, in `sessionStorage` of its host's tab. The server shows them once and stores only
 * their digests.
 */
import type { Created, SeatLink } from './types';

export interface Kept {
  links: SeatLink[];
  /** One link for all free seats, if the server gives one. */
  invite: string | null;
  /** The link that makes its reader a host. */
  host: string | null;
}

const NOTHING: Kept = { links: [], invite: null, host: null };

/** Stores the tokens of a new table. */
export function keepCreated(created: Created): void {
  const { table, links, invite_token, host_token } = created;
  keep(table, { links, invite: invite_token || null, host: host_token || null });
}

/** Keeps a new link of a seat in place of its old one. */
export function keepLink(table: string, link: SeatLink): void {
  const kept = keptOf(table);
  keep(table, { ...kept, links: [...kept.links.filter(({ seat }) => seat !== link.seat), link] });
}

/** Forgets the link of a seat, because it was withdrawn. */
export function dropLink(table: string, seat: number): void {
  const kept = keptOf(table);
  keep(table, { ...kept, links: kept.links.filter((link) => link.seat !== seat) });
}

/** Keeps a new link for all free seats in place of the old one, or none. */
export function keepInvite(table: string, invite: string | null): void {
  keep(table, { ...keptOf(table), invite });
}

/** Keeps a new link for hosts in place of the old one. */
export function keepHost(table: string, host: string): void {
  keep(table, { ...keptOf(table), host });
}

/** The stored tokens of a table; none in another tab or browser. */
export function keptOf(table: string): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(key(table)) ?? '') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

function keep(table: string, kept: Kept): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(kept));
  } catch {
    // Storage is unavailable: the host makes new links when needed.
  }
}

function key(table: string): string {
  return `approdo.links.${table}`;
}
