/** What part of a drawing is looked at, and how closely. The drawing may grow while it is looked at. */

export type Point = [x: number, y: number];

/** A part of the drawing, in its units. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels at the edges of the box that something else covers. */
export interface Covers {
  left: number;
  top: number;
  right?: number;
  bottom: number;
  /** How much of the foot is left free all the same, for what stands there at the right. */
  spare?: number;
}

/** Pixels per unit: at most by hand, and at most when the whole is shown. */
const CLOSEST = 2.6;
export const CLOSEST_FIT = 1.3;
/** How much of the way a button goes. */
const STEP = 1.35;
const GLIDE = 240;

export class Camera {
  /** The size of the box in pixels. */
  width = $state(0);
  height = $state(0);
  /** Whether the user has moved the drawing since something was shown. */
  moved = false;
  /** Whether it is moving now: a moving picture may be less sharp. */
  moving = $state(false);
  private covers = $state.raw<Covers>({ left: 0, top: 0, bottom: 0 });
  /** Everything there is to be seen. */
  protected sheet = $state.raw<Frame>({ left: 0, top: 0, right: 1, bottom: 1 });
  protected centre = $state.raw<Point>([0, 0]);
  /** Pixels per unit; null while the whole is shown, however large it becomes. */
  private chosen = $state<number | null>(null);
  private gliding = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** The whole lies under what covers the edges and can be drawn out from there, instead of making room for it. */
  protected readonly under: boolean = false;
  /** Pixels per unit at most when the whole is shown. */
  protected readonly closestFit: number = CLOSEST_FIT;
  /** How much room there is around a part that is shown, in units. */
  protected readonly margin: number = 0;

  /** What is covered. */
  protected get covered(): Required<Covers> {
    return { right: 0, spare: 0, ...this.covers };
  }

  get foot(): number {
    return this.covered.bottom - this.covered.spare;
  }

  protected readonly free = $derived.by((): Point => {
    const { left, top, right, bottom } = this.covered;
    return [Math.max(1, this.width - left - right), Math.max(1, this.height - top - bottom)];
  });
  /** Where in the box the whole is shown, in pixels. */
  private readonly room = $derived.by(() => {
    if (this.under) return { left: 0, top: 0, width: this.width, height: this.height };
    const [width, height] = this.free;
    return { left: this.covered.left, top: this.covered.top, width, height };
  });
  /** Pixels per unit with everything in view. */
  readonly fitScale = $derived.by(() => {
    const [wide, high] = [this.sheet.right - this.sheet.left, this.sheet.bottom - this.sheet.top];
    if (this.width === 0 || this.height === 0) return 1;
    return Math.min(this.closestFit, this.room.width / wide, this.room.height / high);
  });
  readonly scale = $derived(this.chosen ?? this.fitScale);
  /** What is in view, in units. */
  readonly seen = $derived.by((): Frame => {
    const [halfX, halfY] = [this.room.width / this.scale / 2, this.room.height / this.scale / 2];
    const [x, y] = this.centre;
    return { left: x - halfX, top: y - halfY, right: x + halfX, bottom: y + halfY };
  });
  readonly transform = $derived(
    `translate(${this.room.left}px, ${this.room.top}px) scale(${this.scale}) translate(${Math.round(-this.seen.left * 10) / 10}px, ${Math.round(-this.seen.top * 10) / 10}px)`,
  );
  readonly atFit = $derived(this.chosen === null);
  readonly atClosest = $derived(this.scale >= CLOSEST * 0.999);

  /** Observes the size of the box; the result disconnects. */
  measure(box: HTMLElement): () => void {
    const watch = new ResizeObserver(() => this.resize(box.clientWidth, box.clientHeight));
    watch.observe(box);
    return () => watch.disconnect();
  }

  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    [this.width, this.height] = [width, height];
    this.look(this.centre, this.chosen);
  }

  /** Sets the covered edges of the box, for which the drawing makes room. */
  cover(covers: Covers): void {
    const { left, top, bottom } = this.covers;
    if (left === covers.left && top === covers.top && bottom === covers.bottom) return;
    this.covers = { ...covers };
    this.look(this.centre, this.chosen);
  }

  /** Extends what can be seen. */
  spread(sheet: Frame): void {
    this.sheet = sheet;
    this.look(this.centre, this.chosen);
  }

  /** Zooms around the point under the pointer. */
  zoomAt(pixel: Point, factor: number): void {
    this.halt();
    this.moved = true;
    const before = this.unitAt(pixel);
    const scale = this.within(this.scale * factor);
    const { left, top, width, height } = this.room;
    const [x, y] = [pixel[0] - left - width / 2, pixel[1] - top - height / 2];
    this.look([before[0] - x / scale, before[1] - y / scale], scale);
    this.stir();
  }

  panBy(dx: number, dy: number): void {
    this.halt();
    this.moved = true;
    this.look([this.centre[0] - dx / this.scale, this.centre[1] - dy / this.scale], this.chosen);
    this.stir();
  }

  closer(motion: boolean): void {
    this.glide(this.centre, this.scale * STEP, motion);
  }

  farther(motion: boolean): void {
    this.glide(this.centre, this.scale / STEP, motion);
  }

  fit(motion: boolean): void {
    this.glide(middleOf(this.sheet), this.fitScale, motion);
  }

  /** Centres a point without zooming. */
  goTo(point: Point, motion: boolean): void {
    this.glide(point, this.scale, motion);
  }

  /** Shows a part of the drawing, as closely as `most` pixels per unit, never farther than `least`. */
  show(frame: Frame, least: number, most: number, motion: boolean): void {
    this.moved = false;
    const [width, height] = this.free;
    const wide = width / (frame.right - frame.left + 2 * this.margin);
    const high = height / (frame.bottom - frame.top + 2 * this.margin);
    const scale = Math.min(most, Math.max(least, Math.min(wide, high)));
    const { left, top, right, bottom } = this.covered;
    const [x, y] = middleOf(frame);
    const aside: Point = this.under ? [(right - left) / scale / 2, (bottom - top) / scale / 2] : [0, 0];
    this.glide([x + aside[0], y + aside[1]], scale, motion);
  }

  /** Moves just enough that a point is well in view. */
  reveal([x, y]: Point, motion: boolean): void {
    const { left, top, right, bottom } = this.seen;
    const margin = Math.min(90, (right - left) / 4, (bottom - top) / 4);
    const dx = x < left + margin ? x - left - margin : x > right - margin ? x - right + margin : 0;
    const dy = y < top + margin ? y - top - margin : y > bottom - margin ? y - bottom + margin : 0;
    if (dx === 0 && dy === 0) return;
    this.glide([this.centre[0] + dx, this.centre[1] + dy], this.scale, motion);
  }

  /** Where a pixel of the box lies in the drawing. */
  unitAt([x, y]: Point): Point {
    const { left, top } = this.room;
    return [this.seen.left + (x - left) / this.scale, this.seen.top + (y - top) / this.scale];
  }

  /** Where a point of the drawing lies in the box. */
  pixelAt([x, y]: Point): Point {
    const { left, top } = this.room;
    return [left + (x - this.seen.left) * this.scale, top + (y - this.seen.top) * this.scale];
  }

  halt(): void {
    cancelAnimationFrame(this.gliding);
  }

  protected glide(centre: Point, scale: number, motion: boolean): void {
    this.halt();
    const [from, start, goal] = [this.centre, this.scale, this.within(scale)];
    if (!motion) return this.look(centre, goal);
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, (now - began) / GLIDE);
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * eased;
      this.look([mix(from[0], centre[0]), mix(from[1], centre[1])], start * (goal / start) ** eased);
      this.stir();
      if (part < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }

  private stir(): void {
    this.moving = true;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => (this.moving = false), 160);
  }

  private within(scale: number): number {
    return Math.max(this.fitScale, Math.min(CLOSEST, scale));
  }

  /** The drawing never leaves what is not covered; what is smaller than the box is centred. */
  protected look(centre: Point, scale: number | null): void {
    this.chosen = scale === null || scale <= this.fitScale * 1.001 ? null : Math.min(scale, CLOSEST);
    const keep = (value: number, start: number, end: number, pixels: number, covered: Point): number => {
      const half = pixels / this.scale / 2;
      if (2 * half >= end - start) return (start + end) / 2;
      const [before, after] = this.under ? covered : [0, 0];
      return Math.min(end + after / this.scale - half, Math.max(start - before / this.scale + half, value));
    };
    const { left, top, right, bottom } = this.covered;
    this.centre = [
      keep(centre[0], this.sheet.left, this.sheet.right, this.room.width, [left, right]),
      keep(centre[1], this.sheet.top, this.sheet.bottom, this.room.height, [top, bottom]),
    ];
  }
}

function middleOf(frame: Frame): Point {
  return [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2];
}
