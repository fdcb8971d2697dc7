/** The marks of the scale bar. */
import type { Turn } from '../log';

/** A mark needs so much room, in pixels, and looks well with so much more around it. */
const ROOM = 26;
const EASE = 34;

/** Where rounds begin; of many, only every second, fifth, tenth … is written on a bar of this width. */
export function marks(turns: Turn[], steps: number, width: number): { round: number; from: number }[] {
  const all = turns.flatMap((turn) =>
    turn.round !== null && turn.round > 0 ? [{ ...turn, round: turn.round }] : [],
  );
  const every = [1, 2, 5, 10, 20, 50].find((n) => all.length / n <= width / EASE) ?? 100;
  const room = (steps * ROOM) / Math.max(1, width);
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
