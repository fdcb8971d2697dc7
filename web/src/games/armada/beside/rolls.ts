/** The last dice of each kind. */
import { t } from '../../../lib/i18n.svelte';
import type { LogLine } from '../../../wire/types';
import { happeningOf } from '../happenings';
import type { Volley } from '../view';
import { goldFace, nativeFace, volleyFace } from './faces';

export type Die = 'gold' | 'native' | 'combat';

/** What a die showed, as a number or as cannons; it is put into words when it is shown. */
export type Roll = { die: 'gold' | 'native'; count: number } | { die: 'combat'; result: Volley };

/** A throw so many lines ago is not shown any more. */
const REMEMBERED = 200;

export function rollsIn(news: LogLine[]): Roll[] {
  return news.flatMap((line): Roll[] => {
    const happening = happeningOf(line);
    switch (happening?.name) {
      case 'gold_rolled':
        return [{ die: 'gold', count: happening.fact.gold }];
      case 'natives_rolled':
        return [{ die: 'native', count: happening.fact.natives }];
      case 'mustered':
        return [{ die: 'native', count: happening.fact.count }];
      case 'combat_rolled':
      case 'weapon_played':
        return [{ die: 'combat', result: happening.fact.result }];
      default:
        return [];
    }
  });
}

/** The last roll of every die in a log. */
export function lastRolls(told: LogLine[]): Partial<Record<Die, Roll>> {
  const found: Partial<Record<Die, Roll>> = {};
  const last = lastThrow(told);
  for (const roll of rollsIn(told.slice(Math.max(0, last - REMEMBERED), last + 1))) found[roll.die] = roll;
  return found;
}

/** The line of the last throw: many lines may follow it. */
function lastThrow(told: LogLine[]): number {
  return told.findLastIndex((line) => rollsIn([line]).length > 0);
}

/** In whose turn the last dice were rolled, and whether that turn still lasts. */
export function lastTurn(told: LogLine[]): { seat: number; lasts: boolean } | null {
  const rolled = lastThrow(told);
  const turns = (lines: LogLine[]) =>
    lines.flatMap(({ opens }) => (opens && 'turn' in opens ? opens.turn.seat : []));
  const seat = turns(told.slice(0, rolled + 1)).at(-1);
  return seat === undefined ? null : { seat, lasts: turns(told.slice(rolled + 1)).length === 0 };
}

export function faceOf(roll: Roll): string {
  if (roll.die === 'combat') return volleyFace(roll.result);
  return roll.die === 'gold' ? goldFace(roll.count) : nativeFace(roll.count);
}

/** The faces that a rolling die shows before it comes to rest. */
export const tumbling: Record<Die, string[]> = {
  gold: ['die-gold-1', 'die-blank', 'die-gold-3'],
  native: ['die-native-2', 'die-blank', 'die-native-4'],
  combat: ['die-firing-1', 'die-exploding-1', 'die-firing-2'],
};

export function labelOf(roll: Roll): string {
  if (roll.die !== 'combat') {
    const { die, count } = roll;
    return die === 'gold' ? t('armada-dice-gold', { count }) : t('armada-dice-natives', { count });
  }
  const { firing, exploding } = roll.result;
  return firing > 0
    ? t('armada-dice-firing', { count: firing })
    : t('armada-dice-exploding', { count: exploding });
}
