/** How the dice fell. Loaded with the last page only. */
import type { LogLine } from '../../wire/types';
import type { Luck } from '../game';
import { happeningOf } from './happenings';
import { coloursOf } from './position';
import type { Colour, View } from './view';

/** The faces as what they are worth to whoever rolls: natives resist, cannons that explode hit the attacker. */
export const FACES = {
  gold: [0, 1, 1, 2, 2, 3],
  natives: [0, -1, -2, -2, -3, -4],
  combat: [2, 2, 1, 1, -1, -2],
};

/** A roll against the mean of its die, in standard deviations. */
function deviation(faces: number[], rolled: number): number {
  const mean = faces.reduce((sum, face) => sum + face, 0) / faces.length;
  const spread = Math.sqrt(faces.reduce((sum, face) => sum + (face - mean) ** 2, 0) / faces.length);
  return (rolled - mean) / spread;
}

/** The rolls of every colour. Whoever explores rolls for gold and natives. */
function rollsOf(log: LogLine[]): { colour: Colour; deviation: number }[] {
  const rolls: { colour: Colour; deviation: number }[] = [];
  let explorer: Colour | null = null;
  for (const line of log) {
    const happening = happeningOf(line);
    const { name } = happening ?? {};
    if (happening?.name === 'exploring') explorer = happening.fact.colour;
    else if (happening?.name === 'combat_rolled') {
      const { firing, exploding } = happening.fact.result;
      rolls.push({
        colour: happening.fact.colour,
        deviation: deviation(FACES.combat, firing - exploding),
      });
    } else if (explorer && happening?.name === 'gold_rolled') {
      rolls.push({ colour: explorer, deviation: deviation(FACES.gold, happening.fact.gold) });
    } else if (explorer && happening?.name === 'natives_rolled') {
      rolls.push({ colour: explorer, deviation: deviation(FACES.natives, -happening.fact.natives) });
    } else if (name === 'explored') explorer = null;
  }
  return rolls;
}

/** The rolls of a seat together. */
export function luck(log: LogLine[], view: View, seat: number): Luck {
  const own = coloursOf(view, seat);
  const rolls = rollsOf(log).filter(({ colour }) => own.includes(colour));
  const sum = rolls.reduce((total, roll) => total + roll.deviation, 0);
  return { rolls: rolls.length, deviation: rolls.length > 0 ? sum / Math.sqrt(rolls.length) : 0 };
}
