/** Statistics of the dice. Loaded with the last page only. */
import type { LogLine } from '../../wire/types';
import type { Luck } from '../game';
import { happeningOf } from './happenings';
import { coloursOf } from './position';
import { print } from './print';
import type { Colour, View, Volley } from './view';

/** What a face of the Combat die is worth to the player who rolls: cannons that explode hit the attacker. */
const worth = ({ firing, exploding }: Volley): number => firing - exploding;

/** A roll against the mean of its die, in standard deviations. */
function deviation(faces: number[], rolled: number): number {
  const mean = faces.reduce((sum, face) => sum + face, 0) / faces.length;
  const spread = Math.sqrt(faces.reduce((sum, face) => sum + (face - mean) ** 2, 0) / faces.length);
  return (rolled - mean) / spread;
}

/** The rolls of every colour. Explorers roll for gold and natives. */
function rollsOf(log: LogLine[]): { colour: Colour; deviation: number }[] {
  const rolls: { colour: Colour; deviation: number }[] = [];
  let explorer: Colour | null = null;
  for (const line of log) {
    const happening = happeningOf(line);
    const { name } = happening ?? {};
    if (happening?.name === 'exploring') explorer = happening.fact.colour;
    else if (happening?.name === 'combat_rolled') {
      const { colour, result } = happening.fact;
      rolls.push({ colour, deviation: deviation(print.combat_die.map(worth), worth(result)) });
    } else if (explorer && happening?.name === 'gold_rolled') {
      rolls.push({ colour: explorer, deviation: deviation(print.gold_die, happening.fact.gold) });
    } else if (explorer && happening?.name === 'natives_rolled') {
      // Natives resist, so a high roll is bad luck.
      rolls.push({ colour: explorer, deviation: -deviation(print.native_die, happening.fact.natives) });
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
