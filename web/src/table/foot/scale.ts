/** The marks of the scale bar. */
import type { Turn } from '../log';

const MOST = 12;

/** Where rounds begin; of many, only every second, fifth, tenth … is written. */
export function marks(turns: Turn[], steps: number): { round: number; from: number }[] {
  const all = turns.flatMap((turn) =>
    turn.round !== null && turn.round > 0 ? [{ ...turn, round: turn.round }] : [],
  );
  const every = [1, 2, 5, 10, 20, 50].find((n) => all.length / n <= MOST) ?? 100;
  const room = steps / 40;
  let last = -room;
  return all.filter(({ round, from }) => {
    const fits = (every === 1 || round % every === 0) && from - last >= room;
    if (fits) last = from;
    return fits;
  });
}

/** A number as chart makers write it. */
export function roman(number: number): string {
  const signs: [number, string][] = [
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ];
  let rest = number;
  let written = '';
  for (const [value, sign] of signs) {
    while (rest >= value) {
      written += sign;
      rest -= value;
    }
  }
  return written;
}
