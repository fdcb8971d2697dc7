/** What part of the chart is looked at, and how closely. */
import type { Point } from './spaces';

/** The sheet with its frame, in units of the map. */
export const SHEET = { left: -30, top: -30, width: 1660, height: 1340 };

/** Pixels per unit at most. */
const CLOSEST = 2.6;
/** When nothing moved for so long, the sheet is drawn anew. */
const REST = 140;
/** How much of the way a wheel step or a button goes. */
const STEP = 1.35;
/** Around a frame there is so much room, in units. */
const MARGIN = 70;
/** In a narrow box the tools stand at the right, and cover so many pixels of its width. */
const TOOLS = 52;
/** On a phone the dice lie at the top, and cover so many pixels of its height. */
export const DICE = 58;

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Camera {
  /** The size of the box in pixels. */
  width = $state(0);
  height = $state(0);
  /** How many pixels at the top are covered by dice. */
  dice = $state(0);
  private zoom = $state(1);
  private centre = $state.raw<Point>([800, 640]);
  /** Whether somebody has moved the chart since something was shown. */
  moved = false;
  private gliding = 0;
  private settling: ReturnType<typeof setTimeout> | undefined;

  /** Whether the box is as narrow as that of a phone. */
  readonly narrow = $derived(this.width < 560);
  /** What is covered of the box, in pixels: the sheet may be drawn out from under it. */
  private readonly covered = $derived({ right: this.narrow ? TOOLS : 0, top: this.dice });
  /** Pixels per unit with the whole sheet in view. */
  readonly fitScale = $derived(
    this.width > 0 && this.height > 0 ? Math.min(this.width / SHEET.width, this.height / SHEET.height) : 0.5,
  );
  /** Pixels per unit. */
  readonly scale = $derived(this.fitScale * this.zoom);
  /** The part of the sheet that is in view, in units. */
  readonly seen = $derived.by((): Frame => {
    const [halfX, halfY] = [this.width / this.scale / 2, this.height / this.scale / 2];
    const [x, y] = this.centre;
    return { left: x - halfX, top: y - halfY, right: x + halfX, bottom: y + halfY };
  });
  /** The size in pixels at which the sheet is drawn. While it is zoomed, that drawing is only stretched. */
  drawn = $state(0.5);
  /** Where the drawn sheet lies in the box, as CSS. */
  readonly transform = $derived.by(() => {
    const [x, y] = this.pixelAt([SHEET.left, SHEET.top]);
    return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(this.scale / this.drawn).toFixed(5)})`;
  });
  readonly atFit = $derived(this.zoom <= 1.001);
  readonly atClosest = $derived(this.scale >= CLOSEST * 0.999);

  /** The box has another size. */
  resize(width: number, height: number): void {
    [this.width, this.height] = [width, height];
    this.look(this.centre, this.zoom);
    this.settle();
  }

  /** Brings something closer or farther while the point under the pointer stays where it is. */
  zoomAt(pixel: Point, factor: number): void {
    this.halt();
    this.moved = true;
    const before = this.unitAt(pixel);
    const zoom = this.within(this.zoom * factor);
    const scale = this.fitScale * zoom;
    const centre: Point = [
      before[0] - (pixel[0] - this.width / 2) / scale,
      before[1] - (pixel[1] - this.height / 2) / scale,
    ];
    this.look(centre, zoom);
  }

  panBy(dx: number, dy: number): void {
    this.halt();
    this.moved = true;
    this.look([this.centre[0] - dx / this.scale, this.centre[1] - dy / this.scale], this.zoom);
  }

  closer(motion: boolean): void {
    this.glide(this.centre, this.zoom * STEP, motion);
  }

  farther(motion: boolean): void {
    this.glide(this.centre, this.zoom / STEP, motion);
  }

  fit(motion: boolean): void {
    this.glide([800, 640], 1, motion);
  }

  /** Goes to a point without changing how close it is. */
  goTo(point: Point, motion: boolean): void {
    this.glide(point, this.zoom, motion);
  }

  /** Shows a frame of the chart, as closely as `most` pixels per unit, never farther than `least`. */
  show(frame: Frame, least: number, most: number, motion: boolean): void {
    this.moved = false;
    const { right, top } = this.covered;
    const wide = (this.width - right) / (frame.right - frame.left + 2 * MARGIN);
    const high = (this.height - top) / (frame.bottom - frame.top + 2 * MARGIN);
    const scale = Math.min(most, Math.max(least, Math.min(wide, high)));
    const middle: Point = [
      (frame.left + frame.right) / 2 + right / scale / 2,
      (frame.top + frame.bottom) / 2 - top / scale / 2,
    ];
    this.glide(middle, scale / this.fitScale, motion);
  }

  /** How large a frame may be to be shown whole at so many pixels per unit. */
  roomAt(scale: number): [number, number] {
    const { right, top } = this.covered;
    return [(this.width - right) / scale, (this.height - top) / scale].map((room) =>
      Math.max(0, room - 2 * MARGIN),
    ) as [number, number];
  }

  /** Whether a frame of the chart is in view, with so much around it. */
  holds({ left, top, right, bottom }: Frame, around = 0): boolean {
    const { seen, covered, scale } = this;
    return (
      left > seen.left + around &&
      top > seen.top + covered.top / scale + around &&
      right < seen.right - covered.right / scale - around &&
      bottom < seen.bottom - around
    );
  }

  /** Moves just enough that a point is well in view. */
  reveal([x, y]: Point, motion: boolean): void {
    const { left, top, right, bottom } = this.seen;
    const margin = Math.min(90, (right - left) / 4, (bottom - top) / 4);
    const dx = x < left + margin ? x - left - margin : x > right - margin ? x - right + margin : 0;
    const dy = y < top + margin ? y - top - margin : y > bottom - margin ? y - bottom + margin : 0;
    if (dx !== 0 || dy !== 0) this.glide([this.centre[0] + dx, this.centre[1] + dy], this.zoom, motion);
  }

  /** Where a pixel of the box lies on the map. */
  unitAt([x, y]: Point): Point {
    return [this.seen.left + x / this.scale, this.seen.top + y / this.scale];
  }

  /** Where a point of the map lies in the box. */
  pixelAt([x, y]: Point): Point {
    return [(x - this.seen.left) * this.scale, (y - this.seen.top) * this.scale];
  }

  halt(): void {
    cancelAnimationFrame(this.gliding);
  }

  private glide(centre: Point, zoom: number, motion: boolean): void {
    this.halt();
    const [from, start] = [this.centre, this.zoom];
    const goal = this.within(zoom);
    if (!motion) {
      this.look(centre, goal);
      return this.settle();
    }
    const length = 240;
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, (now - began) / length);
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * eased;
      this.look([mix(from[0], centre[0]), mix(from[1], centre[1])], start * (goal / start) ** eased);
      if (part < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }

  private within(zoom: number): number {
    return Math.min(Math.max(1, CLOSEST / this.fitScale), Math.max(1, zoom));
  }

  /** The sheet never leaves the part of the box that is not covered; what is smaller than the box is centred. */
  private look(centre: Point, zoom: number): void {
    this.zoom = this.within(zoom);
    const { right, top } = this.covered;
    const keep = (
      value: number,
      start: number,
      length: number,
      pixels: number,
      covered: number[],
    ): number => {
      const half = pixels / this.scale / 2;
      if (2 * half >= length) return start + length / 2;
      const [before = 0, after = 0] = covered.map((hidden) => hidden / this.scale);
      return Math.min(start + length + after - half, Math.max(start - before + half, value));
    };
    this.centre = [
      keep(centre[0], SHEET.left, SHEET.width, this.width, [0, right]),
      keep(centre[1], SHEET.top, SHEET.height, this.height, [top, 0]),
    ];
    clearTimeout(this.settling);
    if (this.scale !== this.drawn) this.settling = setTimeout(() => this.settle(), REST);
  }

  /** Draws the sheet sharply at the size at which it is seen. */
  private settle(): void {
    clearTimeout(this.settling);
    this.drawn = this.scale;
  }
}
