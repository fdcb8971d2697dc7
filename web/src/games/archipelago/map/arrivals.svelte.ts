/** What is new on the map and shown as motion: regions that are drawn, units on their way. */
import { areaOf } from '../data';
import type { Drawing } from '../chart/cartographer';
import type { Placed } from '../chart/field';
import { STEPS } from '../../../draw/hex';
import type { Journey } from '../position';
import type { Figures } from './figures';
import { pointOf, type Way } from './targets';

export interface Fresh {
  region: string;
  q: number;
  r: number;
  /** The edge from which it is discovered. */
  from: number;
}

export class Arrivals {
  fresh = $state.raw<Fresh[]>([]);
  ways = $state.raw<Way[]>([]);
  #known: ReadonlySet<string> | null = null;
  readonly #shown = new Set<string>();

  /** Takes note of the regions; the result is the first that was not there before. */
  discover(regions: Placed[], motion: boolean): Fresh | null {
    const before = this.#known;
    this.#known = new Set(regions.map(({ region }) => region));
    const added = before ? regions.filter(({ region }) => !before.has(region)) : [];
    if (added.length === 0) return null;
    const found = added.map(({ region, q, r }) => {
      const from = STEPS.findIndex(([dq, dr]) => regions.some((one) => one.q === q + dq && one.r === r + dr));
      return { region, q, r, from: Math.max(0, from) };
    });
    if (motion) this.fresh = found;
    return found[0]!;
  }

  drawn(region: string): void {
    this.fresh = this.fresh.filter((one) => one.region !== region);
  }

  /** Sets out on the journeys that were not shown yet. */
  travel(journeys: Journey[], figures: Figures, drawing: Drawing, motion: boolean): void {
    const next = journeys.filter(({ id }) => !this.#shown.has(id));
    for (const { id } of next) this.#shown.add(id);
    if (!motion || document.hidden || next.length === 0) return;
    const begun = next.flatMap(({ id, colour, from, to }): Way[] => {
      const [start, goal] = [pointOf(from, figures, drawing), pointOf(to, figures, drawing)];
      const area = areaOf(to.slice(to.indexOf(':') + 1).split('.')[0]!);
      return start && goal ? [{ id, colour, ship: area.kind === 'sea', from: start, to: goal }] : [];
    });
    this.ways = [...this.ways, ...begun];
  }

  arrived(id: string): void {
    this.ways = this.ways.filter((way) => way.id !== id);
  }
}
