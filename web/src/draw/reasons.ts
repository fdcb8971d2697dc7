/** Why a choice is refused here and now: a clause says what is allowed, a short reason which part of it is missing. */
import type { Refusal } from '../wire/types';

/** Says the short reasons of a game, by clause; the clause itself where nothing shorter is known. */
export function inShort(reasons: Record<string, () => string>): (refusal: Refusal) => string {
  return (refusal) => reasons[refusal.rule]?.() ?? refusal.text;
}
