/** How the points went: which positions are asked for, and the lines that are drawn through them. */
import type { Turn } from '../log';

/** The steps to look at: the beginning, the start of rounds or turns, the end; never too many. */
export function samples(turns: Turn[], steps: number, most = 16): number[] {
  const rounds = turns.filter((turn) => turn.round !== null);
  const starts = (rounds.length > 1 ? rounds : turns).map((turn) => turn.from - 1);
  const every = Math.max(1, Math.ceil(starts.length / most));
  const chosen = starts.filter((_, at) => at % every === 0);
  return [...new Set([...chosen, steps])].sort((a, b) => a - b);
}

/** The rounds that are marked below the course, each at the step with which it begins; never too many. */
export function rounds(turns: Turn[], most = 6): { step: number; round: number }[] {
  const begun = turns.flatMap(({ from, round }) => (round === null ? [] : [{ step: from - 1, round }]));
  const every = Math.max(1, Math.ceil(begun.length / most));
  return begun.length > 1 ? begun.filter((_, at) => at % every === 0) : [];
}

/** A scale with few round numbers that holds all values. */
export function ticks(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => span / size <= 4) ?? 1000;
  const first = Math.floor(low / step) * step;
  return Array.from({ length: Math.ceil((high - first) / step) + 1 }, (_, at) => first + at * step);
}

/** Heights for signs that would lie on each other: each moves only as far as the others need, within an upper and a lower
    edge. */
export function apart(heights: number[], room: number, [top, bottom]: [number, number]): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  let edge = top;
  for (const at of order) {
    placed[at] = Math.max(placed[at]!, edge);
    edge = placed[at]! + room;
  }
  edge = bottom;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at]!, edge);
    edge = placed[at]! - room;
  }
  return placed;
}
