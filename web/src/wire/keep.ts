/**
 * The tokens of a table's links, kept for its host as long as the browser tab lives. The server shows them once
 * and knows only their digests.
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

/** Keeps what a new table showed. */
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

/** What is known of a table's links; nothing, in another tab or browser. */
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
    // A browser that keeps nothing: the host makes new links when needed.
  }
}

function key(table: string): string {
  return `approdo.links.${table}`;
}
