/**
 * Links that open a seat. The token is the fragment of the address, so that it reaches no server and no log; it is
 * exchanged once for the session of the seat and then removed from the address bar.
 */
import { post, Problem } from './api';
import { go, route } from '../lib/route.svelte';
import { tellWishes } from './wishes';
import type { Claimed } from './types';

/** The result of the exchange. */
export type ClaimOutcome =
  /** The address holds no link. */
  | { kind: 'nothing' }
  /** A seat of the reader's own. */
  | { kind: 'seat'; seat: number }
  /** The right to take any free seat. */
  | { kind: 'invited' }
  /** The rights of the host. */
  | { kind: 'host' }
  /** The link is invalid: it was revoked, or all seats are taken. */
  | { kind: 'refused'; problem: Problem }
  /** No answer from the server; the token stays in the address for another attempt. */
  | { kind: 'unreachable'; error: unknown };

/** The kinds of links: one seat, any free seat, the host's own. */
export type LinkKind = 'seat' | 'invite' | 'host';

/** The token in a fragment such as `seat=…`, or null. */
export function tokenIn(fragment: string): string | null {
  const parts = new URLSearchParams(fragment);
  return parts.get('seat') ?? parts.get('invite') ?? parts.get('host');
}

/** The link that opens a table. */
export function linkTo(table: string, kind: LinkKind, token: string): string {
  return `${location.origin}/t/${encodeURIComponent(table)}#${kind}=${token}`;
}

/** The same link for a phone beside a shared screen: it opens the hand only. */
export function handLink(link: string): string {
  return link.replace('#', '?hand=1#');
}

/** Exchanges the token in the address, if there is one, and removes it from the address. */
export async function claimFromAddress(table: string): Promise<ClaimOutcome> {
  const token = tokenIn(route.fragment);
  if (token === null) return { kind: 'nothing' };
  let claimed: Claimed;
  try {
    claimed = await post<Claimed>(`/tables/${table}/claim`, { token });
  } catch (error) {
    // A busy or unreachable server says nothing about the link: keep it.
    if (!(error instanceof Problem) || error.status === 429 || error.status >= 500) {
      return { kind: 'unreachable', error };
    }
    forget();
    return { kind: 'refused', problem: error };
  }
  forget();
  if (typeof claimed.seat !== 'number') return { kind: claimed.host ? 'host' : 'invited' };
  await tellWishes(table, [claimed.seat]);
  return { kind: 'seat', seat: claimed.seat };
}

function forget(): void {
  go(location.pathname + location.search, 'replace');
}
