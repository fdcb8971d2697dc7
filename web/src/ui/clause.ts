/** Where a clause of a rulebook is read. */
import { route } from '../lib/route.svelte';

/** The rules of the table itself are one rulebook beside those of the games. */
export function rulebookOf(clause: string, game: string): string {
  return clause.startsWith('TAB-') ? 'table' : game;
}

/** The address of a clause; from a table it includes the way back. */
export function clauseAddress(clause: string, game: string): string {
  const at = `/rules/${rulebookOf(clause, game)}/${clause}`;
  return route.path.startsWith('/t/') ? `${at}?from=${encodeURIComponent(route.path)}` : at;
}
