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
  private covers = $state.raw<Covers>({ left: 0, top: 0, bottom: 0 });
  /** Everything there is to be seen. */
  private sheet = $state.raw<Frame>({ left: 0, top: 0, right: 1, bottom: 1 });
  private centre = $state.raw<Point>([0, 0]);
  /** Pixels per unit, or nothing while the whole is shown, however large it becomes. */
  private chosen = $state<number | null>(null);
  /** Whether it is moving now: a moving picture may be less sharp. */
  moving = $state(false);
  private gliding = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** How much of the foot of the box is covered. */
  get foot(): number {
    return this.covers.bottom - (this.covers.spare ?? 0);
  }

  /** The size of what is not covered. */
  private readonly freeWidth = $derived(Math.max(1, this.width - this.covers.left));
  private readonly freeHeight = $derived(Math.max(1, this.height - this.covers.top - this.covers.bottom));
  /** Pixels per unit with everything in view. */
  readonly fitScale = $derived.by(() => {
    const [wide, high] = [this.sheet.right - this.sheet.left, this.sheet.bottom - this.sheet.top];
    if (this.width === 0 || this.height === 0) return 1;
    return Math.min(CLOSEST_FIT, this.freeWidth / wide, this.freeHeight / high);
  });
  /** Pixels per unit. */
  readonly scale = $derived(this.chosen ?? this.fitScale);
  /** What is in view and not covered, in units. */
  readonly seen = $derived.by((): Frame => {
    const [halfX, halfY] = [this.freeWidth / this.scale / 2, this.freeHeight / this.scale / 2];
    const [x, y] = this.centre;
    return { left: x - halfX, top: y - halfY, right: x + halfX, bottom: y + halfY };
  });
  readonly transform = $derived(
    `translate(${this.covers.left}px, ${this.covers.top}px) scale(${this.scale}) translate(${Math.round(-this.seen.left * 10) / 10}px, ${Math.round(-this.seen.top * 10) / 10}px)`,
  );
  readonly atFit = $derived(this.chosen === null);
  readonly atClosest = $derived(this.scale >= CLOSEST * 0.999);

  /** The box has another size. */
  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    [this.width, this.height] = [width, height];
    this.look(this.centre, this.chosen);
  }

  /** Something lies over the edges of the box, so that the drawing makes room. */
  cover(covers: Covers): void {
    const { left, top, bottom } = this.covers;
    if (left === covers.left && top === covers.top && bottom === covers.bottom) return;
    this.covers = { ...covers };
    this.look(this.centre, this.chosen);
  }

  /** There is more to be seen. */
  spread(sheet: Frame): void {
    this.sheet = sheet;
    this.look(this.centre, this.chosen);
  }

  /** Brings something closer or farther while the point under the pointer stays where it is. */
  zoomAt(pixel: Point, factor: number): void {
    this.halt();
    const before = this.unitAt(pixel);
    const scale = this.within(this.scale * factor);
    const [x, y] = [pixel[0] - this.covers.left, pixel[1] - this.covers.top];
    this.look(
      [before[0] - (x - this.freeWidth / 2) / scale, before[1] - (y - this.freeHeight / 2) / scale],
      scale,
    );
    this.stir();
  }

  panBy(dx: number, dy: number): void {
    this.halt();
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

  goTo(point: Point, motion: boolean): void {
    this.glide(point, this.scale, motion);
  }

  /** Shows a part of the drawing, as closely as `most` pixels per unit, never farther than `least`. */
  show(frame: Frame, least: number, most: number, motion: boolean): void {
    const wide = this.freeWidth / (frame.right - frame.left);
    const high = this.freeHeight / (frame.bottom - frame.top);
    this.glide(middleOf(frame), Math.min(most, Math.max(least, Math.min(wide, high))), motion);
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
    const { left, top } = this.covers;
    return [this.seen.left + (x - left) / this.scale, this.seen.top + (y - top) / this.scale];
  }

  /** Where a point of the drawing lies in the box. */
  pixelAt([x, y]: Point): Point {
    const { left, top } = this.covers;
    return [left + (x - this.seen.left) * this.scale, top + (y - this.seen.top) * this.scale];
  }

  halt(): void {
    cancelAnimationFrame(this.gliding);
  }

  private glide(centre: Point, scale: number, motion: boolean): void {
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
    return Math.min(CLOSEST, Math.max(this.fitScale, scale));
  }

  /** The drawing never leaves the box; what is smaller than the box is centred. */
  private look(centre: Point, scale: number | null): void {
    this.chosen = scale === null || scale <= this.fitScale * 1.001 ? null : Math.min(scale, CLOSEST);
    const keep = (value: number, start: number, end: number, pixels: number): number => {
      const half = pixels / this.scale / 2;
      if (2 * half >= end - start) return (start + end) / 2;
      return Math.min(end - half, Math.max(start + half, value));
    };
    this.centre = [
      keep(centre[0], this.sheet.left, this.sheet.right, this.freeWidth),
      keep(centre[1], this.sheet.top, this.sheet.bottom, this.freeHeight),
    ];
  }
}

function middleOf(frame: Frame): Point {
  return [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2];
}
