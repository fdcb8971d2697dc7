/** The state of the player's move: narrowing a choice down, confirming it, sending it, taking it back. */
import type { Marks, NumberedChoice } from '../games/game';
import { Problem } from '../wire/api';
import type { LiveTable } from '../wire/live.svelte';
import type { Choice, PieceRef } from '../wire/types';
import { marksOf } from './marks';
import { named, offer, pick, picked, rowAt, touches, type Entry, type Group, type Step } from './narrow';
import type { Replay } from './replay.svelte';

/** An error, beside the choice that was tried. */
export interface Trouble {
  choice: Choice | null;
  error: unknown;
}

/** Milliseconds after which a pending answer is shown. */
const PATIENCE = 150;

export class Play {
  sending = $state.raw<Choice | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Whether all refused choices are shown. */
  why = $state(false);
  /** The piece on the board that is pointed at. */
  pointed = $state.raw<PieceRef | null>(null);
  /** Whether the others should be asked to go back. */
  asking = $state(false);

  /** The choice that waits for "yes, my turn is over" (none: the move that is made again), with the position it belongs
      to. */
  #doubt = $state.raw<{ at: string; choice: Choice | null } | null>(null);
  #live: LiveTable;
  #replay: Replay;
  /** The way so far, and the position it belongs to. */
  #way = $state.raw<{ at: string; steps: Step[] }>({ at: '', steps: [] });
  /** The last choice whose answer was slow. */
  #slow = $state.raw<Choice | null>(null);
  /** The version that the last answer announced; until it arrives, nothing else is sent. */
  #promised = $state(0);

  constructor(live: LiveTable, replay: Replay) {
    this.#live = live;
    this.#replay = replay;
  }

  choices = $derived.by((): Choice[] => {
    const state = this.#live.state;
    // Until all seats are taken no move is allowed, although it is known who will be asked.
    if (!state || state.summary.status === 'open' || this.#replay.at !== null) return [];
    return state.choices;
  });
  /** The choice to be confirmed; an undo by another player removes the question. */
  confirming = $derived.by(() => {
    const asked = this.#doubt;
    if (!asked || asked.at !== this.#here) return null;
    const { choice } = asked;
    const stands = choice
      ? this.choices.some(({ notation }) => notation === choice.notation)
      : this.#live.state?.redo.allowed;
    return stands ? asked : null;
  });
  steps = $derived.by((): Step[] => (this.#way.at === this.#here ? this.#way.steps : []));
  offered = $derived.by(() => offer(this.choices, this.steps));
  picked = $derived.by((): PieceRef[] => picked(this.steps));
  /** What boards may offer: nothing while a confirmation is asked. */
  shown = $derived.by((): NumberedChoice[] => (this.confirming ? [] : this.offered.numbered));
  marks = $derived.by((): Marks => marksOf(this.shown, this.picked));
  busy = $derived.by((): boolean => this.sending !== null || this.#live.version < this.#promised);

  /** A choice that was sent and has not been answered for a while. */
  sent = $derived.by((): Choice | null => (this.busy ? this.#slow : null));

  get #here(): string {
    const state = this.#live.state;
    return state ? `${this.#live.eyes} ${state.summary.step} ${state.question?.text ?? ''}` : '';
  }

  get #seat(): number {
    return typeof this.#live.eyes === 'number' ? this.#live.eyes : 0;
  }

  /** A piece or place was pressed. */
  pick(piece: PieceRef): void {
    if (this.busy || this.confirming) return;
    const { only } = this.offered;
    // The last choice of a piece waits to be confirmed, also by pressing its place.
    if (
      only &&
      touches(only, piece) &&
      !this.picked.some((p) => p.kind === piece.kind && p.id === piece.id)
    ) {
      return void this.choose(only);
    }
    this.#go(pick(this.choices, this.steps, piece));
    const found = named(this.choices, this.steps);
    if (found) void this.choose(found);
  }

  /** A line of the list was pressed, by pointer or by its key. The key pressed again confirms; a second click, which
      may be a slip, does not. */
  take(row: Entry | Group, byKey = false): void {
    if (byKey && row.kind === 'choice' && this.confirms(row.choice)) void this.confirm();
    else if (row.kind === 'group') this.#go([...this.steps, { group: row.id }]);
    else void this.choose(row.choice);
  }

  /** Whether this choice waits to be confirmed. */
  confirms(choice: Choice): boolean {
    return this.confirming?.choice?.notation === choice.notation;
  }

  /** A number key. */
  key(key: string): boolean {
    if (this.confirming || this.busy) return false;
    const row = rowAt(this.offered, key);
    if (row) this.take(row);
    return row !== null;
  }

  /** Enter: what was asked to be confirmed, or the one choice that is left. */
  enter(): boolean {
    if (this.confirming) void this.confirm();
    else if (this.offered.only && !this.busy) void this.choose(this.offered.only);
    else return false;
    return true;
  }

  /** One step back: from the confirmation, the explanation, the last pick. */
  back(): boolean {
    if (this.confirming) this.#doubt = null;
    else if (this.trouble) this.trouble = null;
    else if (this.steps.length > 0) this.#go(this.steps.slice(0, -1));
    else if (this.why) this.why = false;
    else return false;
    return true;
  }

  async choose(choice: Choice, confirmed = false): Promise<void> {
    if (this.busy || choice.refused) return;
    this.sending = choice;
    this.#slow = null;
    const slow = setTimeout(() => (this.#slow = choice), PATIENCE);
    this.#doubt = this.trouble = null;
    try {
      this.#promised = (await this.#live.play(this.#seat, choice, confirmed)).version;
      this.#go([]);
      this.why = false;
    } catch (error) {
      this.#complain(choice, error);
    } finally {
      clearTimeout(slow);
      this.sending = null;
    }
  }

  async confirm(): Promise<void> {
    const asked = this.confirming;
    this.#doubt = null;
    if (asked?.choice) await this.choose(asked.choice, true);
    else if (asked) await this.redo(true);
  }

  /** Takes the last move back; where that is not allowed alone, offers to ask the others. */
  async undo(): Promise<void> {
    const permission = this.#live.state?.undo;
    this.#doubt = null;
    if (!permission || this.busy) return;
    if (permission.allowed) await this.#again(() => this.#live.undo(this.#seat));
    else if (permission.refused) this.asking = true;
  }

  async redo(confirmed = false): Promise<void> {
    if (this.busy || !this.#live.state?.redo.allowed) return;
    await this.#again(() => this.#live.redo(this.#seat, confirmed));
  }

  /** Drops picks, questions and explanations: the viewer changes. */
  reset(): void {
    this.#go([]);
    this.#doubt = this.trouble = this.pointed = null;
    this.why = this.asking = false;
    this.#promised = 0;
  }

  async #again(request: () => Promise<{ version: number }>): Promise<void> {
    this.trouble = null;
    try {
      this.#promised = (await request()).version;
      this.#go([]);
    } catch (error) {
      this.#complain(null, error);
    }
  }

  #complain(choice: Choice | null, error: unknown): void {
    if (error instanceof Problem && error.code === 'confirmation-needed') {
      this.#doubt = { at: this.#here, choice };
      return;
    }
    // The table has moved on meanwhile: the new choices are already on their way.
    if (error instanceof Problem && error.code === 'stale') return this.#live.renew();
    this.trouble = { choice, error };
  }

  #go(steps: Step[]): void {
    this.#way = { at: this.#here, steps };
  }
}
