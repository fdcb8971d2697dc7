/** The bottom sheet of a phone: folded to the question, half open, or dragged to any height. */

/** Height limit of the choices, unless the user has dragged the sheet. */
export const HALF = 282;
const HIGHEST = 0.85;
/** A pointer that moved less has pressed, not dragged. */
const STILL = 6;

export class Sheet {
  /** The height that the player gave it, or null for the usual one. */
  #wanted = $state<number | null>(null);
  /** How much room the choices need; a short list leaves the rest to the chart. */
  content = $state(HALF);
  #grabbed: { y: number; height: number; moved: boolean } | null = null;

  /** The height of the choices when there are some to show (`open`). */
  height(open: boolean): number {
    return this.#wanted ?? (open ? this.#usual : 0);
  }

  /** Whether the user has dragged it to a height. */
  get dragged(): boolean {
    return this.#wanted !== null;
  }

  get #usual(): number {
    return Math.min(HALF, this.content);
  }

  /** Back to the usual height, e.g. because another page is shown. */
  settle(): void {
    this.#wanted = null;
  }

  grab(event: PointerEvent, height: number): void {
    this.#grabbed = { y: event.clientY, height, moved: false };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  drag(event: PointerEvent): void {
    if (!this.#grabbed) return;
    const up = this.#grabbed.y - event.clientY;
    if (Math.abs(up) > STILL) this.#grabbed.moved = true;
    if (!this.#grabbed.moved) return;
    this.#wanted = Math.max(0, Math.min(this.#grabbed.height + up, innerHeight * HIGHEST - 156));
  }

  /** End of a drag; a sheet that is nearly closed closes. */
  release(): void {
    if (this.#wanted !== null && this.#wanted < HALF / 3) this.#wanted = 0;
  }

  /** A press on the handle opens or folds, except the press that ends a drag. */
  toggle(height: number): void {
    const dragged = this.#grabbed?.moved;
    this.#grabbed = null;
    if (!dragged) this.#wanted = height > 0 ? 0 : this.#usual;
  }
}
