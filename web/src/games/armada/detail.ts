/** How much is drawn at which distance. */

export interface Detail {
  seaNames: boolean;
  landNames: boolean;
  /** The hold of a ship as ten places instead of two numbers. */
  hold: boolean;
  /** Counters grow so that their counts stay readable; from afar flags are left out. */
  grow: number;
  growShips: number;
  /** What ships carry is counted in letters of one size, however small they are drawn. */
  growPlaques: number;
  growBadges: number;
  far: boolean;
}

/** A count is 25 units high and must not be smaller than 12 pixels. */
const COUNT = 25;
const READABLE = 12;

export function detailAt(scale: number): Detail {
  const need = Math.max(1, READABLE / (COUNT * scale));
  return {
    seaNames: scale >= 0.45,
    landNames: scale >= 0.38,
    hold: scale >= 1.2,
    grow: Math.min(need, 1.75),
    growShips: Math.min(need, 1.45),
    growPlaques: Math.min(need, 1.75),
    growBadges: Math.min(Math.max(1, 9 / (15 * scale)), 2),
    far: scale < 0.38,
  };
}
