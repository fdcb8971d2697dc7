/** Looking at earlier positions, one by one or as they follow each other. */
import { get } from '../wire/api';
import type { LiveTable } from '../wire/live.svelte';
import type { Past } from '../wire/types';

/** How long a position is shown when the game plays by itself. */
const PACE = 1100;

export class Replay {
  /** The step that is looked at, or null for now. */
  at = $state<number | null>(null);
  past = $state.raw<Past | null>(null);
  playing = $state(false);
  trouble = $state.raw<unknown>(null);

  #live: LiveTable;
  #known = new Map<string, Promise<Past>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  get steps(): number {
    return this.#live.state?.summary.step ?? 0;
  }

  /** Looks at a step; the last one is now. */
  async go(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(step, this.steps));
    if (wanted === this.steps && !this.#live.state?.outcome) return this.leave();
    this.at = wanted;
    this.trouble = null;
    try {
      const past = await this.#ask(wanted);
      if (this.at === wanted) this.past = past;
    } catch (error) {
      this.stop();
      if (this.at === wanted) this.trouble = error;
    }
  }

  /** One step that brought something, forwards or backwards. */
  async move(by: 1 | -1): Promise<void> {
    const here = this.at ?? this.steps;
    const told = this.#live.log.map((line) => line.step);
    const next = by > 0 ? told.find((step) => step > here) : told.findLast((step) => step < here);
    await this.go(next ?? (by > 0 ? this.steps : 0));
  }

  /** Plays the game from here, from the beginning if nothing is left, or stops. */
  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    const begin = this.at === null || this.at >= this.steps ? this.go(0) : Promise.resolve();
    void begin.then(() => this.#tick());
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Back to now. */
  leave(): void {
    this.stop();
    this.at = null;
    this.past = null;
    this.trouble = null;
    this.#known.clear();
  }

  #tick(): void {
    this.#timer = setTimeout(async () => {
      await this.move(1);
      if (this.at === null || this.at >= this.steps) this.stop();
      else if (this.playing) this.#tick();
    }, PACE);
  }

  #ask(step: number): Promise<Past> {
    const query = { seat: this.#live.eyes };
    const name = `${step} ${this.#live.version} ${document.documentElement.lang}`;
    const known = this.#known.get(name) ?? get<Past>(`${this.#live.path}/history/${step}`, query);
    known.catch(() => this.#known.delete(name));
    this.#known.set(name, known);
    return known;
  }
}
