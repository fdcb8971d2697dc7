/**
 * The tokens of a table's links, kept for its host as long as the browser tab lives. The server shows them once
 * and knows only their digests.
 */
import type { Created, SeatLink } from './wire';

export interface Kept {
  links: SeatLink[];
  /** One link for all free seats, if the server gives one. */
  invite: string | null;
}

/** Keeps what a new table showed. */
export function keepCreated(created: Created): void {
  keep(created.table, { links: created.links, invite: created.invite_token ?? null });
}

/** Keeps a new link of a seat in place of its old one. */
export function keepLink(table: string, link: SeatLink): void {
  const { links, invite } = keptOf(table);
  keep(table, { links: [...links.filter(({ seat }) => seat !== link.seat), link], invite });
}

/** Forgets the link of a seat, because it was withdrawn. */
export function dropLink(table: string, seat: number): void {
  const { links, invite } = keptOf(table);
  keep(table, { links: links.filter((link) => link.seat !== seat), invite });
}

/** Keeps a new link for all free seats in place of the old one, or none. */
export function keepInvite(table: string, invite: string | null): void {
  keep(table, { links: keptOf(table).links, invite });
}

/** What is known of a table's links; nothing, in another tab or browser. */
export function keptOf(table: string): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '') as Kept;
  } catch {
    return { links: [], invite: null };
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
