/** State of the pointer on the table of cards: what is pressed, hovered and enlarged. */
import { getContext, setContext } from 'svelte';
import { pieceKey, type BoardProps, type Mark, type NumberedChoice } from '../game';
import type { HeapId } from './heaps';
import { underOf, type Under } from './position';
import type { LocationView, View } from './view';

/** A card that is shown large, where it was found, and what can be done with it. */
export interface Closeup {
  key: string;
  card: string;
  place: LocationView | null;
  /** Where the small card is, to stand beside it. */
  near: DOMRect;
}

/** Why a choice cannot be made, as short as it can be said. */
export function reasonOf({ because, refused }: NumberedChoice): string {
  return because?.text ?? refused?.text ?? '';
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

  #lit = $derived.by(() => new Set(this.#props().lit.map(pieceKey)));
  #picked = $derived.by(() => new Set(this.#props().picked.map(pieceKey)));

  /** What the choices say of something. */
  mark(key: string): Mark | undefined {
    return this.#props().marks.get(key);
  }

  isLive(key: string): boolean {
    return this.mark(key)?.calls ?? false;
  }

  /** Choices without a piece on the table. */
  get loose(): NumberedChoice[] {
    return this.#props().choices.filter(({ touches, refused }) => touches.length === 0 && !refused);
  }

  /** Whether a choice has been begun. */
  get isUnderway(): boolean {
    return this.#picked.size > 0;
  }

  /** The exchanges of cards of a deck that can be made: what goes out is touched first. */
  get swaps(): NumberedChoice[] {
    return this.#props().choices.filter(({ verb, refused }) => verb === 'imperial-settlers-swap' && !refused);
  }

  isLit(key: string): boolean {
    return this.#lit.has(key);
  }

  isPicked(key: string): boolean {
    return this.#picked.has(key) || this.closeup?.key === key;
  }

  /** What lies under a place. */
  under(id: number): Under {
    return underOf(this.#props().view, id);
  }

  /** A press: plays the only live choice, or shows the choices of the card. Earlier picks are dropped. */
  press(key: string, closeup: Omit<Closeup, 'key'> | null): void {
    const { piece = null, choices: live = [] } = this.mark(key) ?? {};
    this.leave();
    const props = this.#props();
    const picked = props.picked.find((other) => pieceKey(other) === key);
    if (picked) return props.pick(picked);
    const [only, ...more] = live;
    if (only && more.length === 0 && !props.view.turn?.is_open) return this.play(only);
    // A choice between several places goes on at the next one; any other is made beside the card.
    const isAlone = live.every(({ touches }) => touches.length === 1);
    if (closeup && isAlone) {
      this.closeup = { key, ...closeup };
      props.point(piece);
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
    this.#props().point(this.mark(key)?.piece ?? null);
    clearTimeout(this.#timer);
    if (!closeup || this.closeup) return;
    this.#timer = setTimeout(() => {
      // The card may have been removed meanwhile.
      const found = closeup();
      if (found) this.glance = { key, ...found };
    }, after);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.glance = null;
    this.#props().point(null);
  }

  /** Focus has left: to another card, or with the whole board, which must not be read then. */
  blur(): void {
    const visit = this.#visits;
    queueMicrotask(() => {
      if (!this.#isGone && visit === this.#visits) this.leave();
    });
  }

  /** The board was removed. */
  retire(): void {
    this.#isGone = true;
    clearTimeout(this.#timer);
  }
}

export function provideDesk(props: () => BoardProps<View>): Desk {
  return setContext(KEY, new Desk(props));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
