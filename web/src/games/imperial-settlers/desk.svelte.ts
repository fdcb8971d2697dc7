/** What is pressed, looked at and enlarged on the table of cards, wherever the card lies. */
import { getContext, setContext } from 'svelte';
import type { PieceRef } from '../../wire/types';
import type { BoardProps, NumberedChoice } from '../game';
import type { HeapId } from './heaps';
import { isOpenTurn, keysOf, marksOf } from './marks';
import { underOf, type Under } from './position';
import type { Place, View } from './view';

/** A card that is shown large, where it was found, and what can be done with it. */
export interface Closeup {
  key: string;
  card: string;
  place: Place | null;
  /** Where the small card is, to stand beside it. */
  near: DOMRect;
}

const KEY = Symbol('desk');

export class Desk {
  /** The card that was pressed and waits for a decision, or is only read. */
  closeup = $state.raw<Closeup | null>(null);
  /** The card under the pointer for a while. */
  glance = $state.raw<Closeup | null>(null);
  /** The other empire that is looked at in full. */
  abroad = $state.raw<number | null>(null);
  /** The heap of cards that is looked through. */
  heap = $state.raw<HeapId | null>(null);

  #props: () => BoardProps<View>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How often the pointer or the focus has come to something. */
  #visits = 0;
  #isGone = false;

  constructor(props: () => BoardProps<View>) {
    this.#props = props;
  }

  marks = $derived.by(() => marksOf(this.#props().choices));
  #lit = $derived.by(() => new Set(this.#props().lit.map(({ kind, name }) => `${kind}:${name}`)));
  #picked = $derived.by(() => new Set(this.#props().picked.map(({ kind, name }) => `${kind}:${name}`)));

  isLive(key: string): boolean {
    return this.marks.live.has(key);
  }

  /** Refused, and nothing else can be done with it. */
  isBarred(key: string): boolean {
    return !this.marks.live.has(key) && this.marks.refused.has(key);
  }

  isLit(key: string): boolean {
    return this.#lit.has(key);
  }

  isPicked(key: string): boolean {
    return this.#picked.has(key) || this.closeup?.key === key;
  }

  /** The choices about something: what can be done, and what cannot. */
  about(key: string): { live: NumberedChoice[]; refused: NumberedChoice[] } {
    return { live: this.marks.live.get(key) ?? [], refused: this.marks.refused.get(key) ?? [] };
  }

  /** What lies under a place. */
  under(id: number): Under {
    return underOf(this.#props().view, id);
  }

  /** A press: plays the one thing that is asked for, or shows what can be done. */
  press(key: string, closeup: Omit<Closeup, 'key'> | null): void {
    const { live } = this.about(key);
    this.leave();
    const props = this.#props();
    const piece = this.#pieceOf(key);
    const [only, ...more] = live;
    if (only && more.length === 0 && !isOpenTurn(props.choices)) return this.play(only);
    // A choice between several places goes on at the next one; any other is made beside the card.
    const isAlone = live.every((choice) => keysOf(choice).length === 1);
    if (closeup && isAlone) {
      this.closeup = { key, ...closeup };
      props.point(piece ?? null);
    } else if (piece) props.pick(piece);
  }

  play(choice: NumberedChoice): void {
    this.closeup = null;
    this.leave();
    this.#props().choose?.(choice);
  }

  /** Lets go of everything that was picked. */
  release(): void {
    const [first] = this.#props().picked;
    if (first) this.#props().pick(first);
  }

  /** Whether a choice is on its way and takes its time. */
  get isSending(): boolean {
    return Boolean(this.#props().sent);
  }

  /** Puts the enlarged card back. */
  close(): void {
    this.closeup = null;
    this.#props().point(null);
  }

  /** The pointer or the focus is on something; after a while it is shown large. */
  enter(key: string, closeup: (() => Omit<Closeup, 'key'> | null) | null, after: number): void {
    this.#visits += 1;
    this.#props().point(this.#pieceOf(key) ?? null);
    clearTimeout(this.#timer);
    if (!closeup || this.closeup) return;
    this.#timer = setTimeout(() => {
      // The card may have been taken away meanwhile.
      const found = closeup();
      if (found) this.glance = { key, ...found };
    }, after);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.glance = null;
    this.#props().point(null);
  }

  /** The focus has gone: to another card, or with the whole board, of which nothing may be asked then. */
  blur(): void {
    const visit = this.#visits;
    queueMicrotask(() => {
      if (!this.#isGone && visit === this.#visits) this.leave();
    });
  }

  /** The board has left the page. */
  retire(): void {
    this.#isGone = true;
    clearTimeout(this.#timer);
  }

  /** The piece that the choices call by this key. */
  #pieceOf(key: string): PieceRef | undefined {
    const choices = [...(this.marks.live.get(key) ?? []), ...(this.marks.refused.get(key) ?? [])];
    return choices.flatMap(({ phrase }) => phrase.pieces).find(({ kind, name }) => `${kind}:${name}` === key);
  }
}

export function provideDesk(props: () => BoardProps<View>): Desk {
  return setContext(KEY, new Desk(props));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
