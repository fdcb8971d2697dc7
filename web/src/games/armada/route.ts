/** Ways over the chart. */
import type { Point } from './spaces';

/** How far from the middle of a piece its way begins and ends. */
const CLEAR = 34;

/** A slightly bent way, clear of both ends, as a path. */
export function routeBetween(from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return '';
  const clear = Math.min(CLEAR, length / 4);
  const at = (along: number, aside: number): string => {
    const x = from[0] + (dx * along) / length - (dy * aside) / length;
    const y = from[1] + (dy * along) / length + (dx * aside) / length;
    return `${Math.round(x)} ${Math.round(y)}`;
  };
  return `M${at(clear, 0)}Q${at(length / 2, -0.14 * length)} ${at(length - clear, 0)}`;
}
