/** When an objective ends the game, in numbers and words. */
import { language, t } from '../../../lib/i18n.svelte';
import { inWords, type Objective } from '../data';

type End = Objective['end'];

/** The number that has to be reached; nothing if it is not about one. */
export function needOf({ by_players, piles, types, value }: End, players: number): number | null {
  return by_players?.[players - 2] ?? piles ?? types ?? (value === undefined ? null : value + 1);
}

/** The same as one sentence. */
export function endSentence(end: End, players: number): string {
  const words = endWords(end, players);
  return `${t('archipelago-ends-when')} ${words[0]!.toLowerCase()}${words.slice(1)}`;
}

export function endWords(end: End, players: number): string {
  return inWords(end.text, language()).replace('#', String(needOf(end, players)));
}
