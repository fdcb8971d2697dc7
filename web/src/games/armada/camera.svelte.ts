/** What part of the chart is looked at: the sheet never changes, and lies under the tools and the dice of a phone. */
import { Camera, type Covers, type Frame, type Point } from '../../draw/camera.svelte';

/** The sheet with its frame, in units of the map. */
export const SHEET = { left: -30, top: -30, width: 1660, height: 1340 };

/** Debounce in milliseconds: after a rest of this length the sheet is drawn anew. */
const REST = 140;
/** In a narrow box the tools stand at the right, and cover so many pixels of its width. */
const TOOLS = 52;
/** On a phone the dice lie at the top, and cover so many pixels of its height. */
export const DICE = 58;

export class ChartCamera extends Camera {
  /** How many pixels at the top are covered by dice. */
  dice = $state(0);
  /** The size in pixels at which the sheet is drawn. While it is zoomed, that drawing is only scaled. */
  drawn = $state(0.5);
  private settling: ReturnType<typeof setTimeout> | undefined;
  protected override readonly under = true;
  protected override readonly closestFit = Infinity;
  protected override readonly margin = 70;

  /** Whether the box is as narrow as that of a phone. */
  readonly narrow = $derived(this.width < 560);
  /** Where the drawn sheet lies in the box, as CSS. */
  readonly stretched = $derived.by(() => {
    const [x, y] = this.pixelAt([SHEET.left, SHEET.top]);
    return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(this.scale / this.drawn).toFixed(5)})`;
  });

  constructor() {
    super();
    const { left, top, width, height } = SHEET;
    this.sheet = { left, top, right: left + width, bottom: top + height };
  }

  protected override get covered(): Required<Covers> {
    return { left: 0, top: this.dice, right: this.narrow ? TOOLS : 0, bottom: 0, spare: 0 };
  }

  /** In a box of another size as much of the sheet is shown as before. */
  override resize(width: number, height: number): void {
    const zoom = this.atFit ? null : this.scale / this.fitScale;
    [this.width, this.height] = [width, height];
    this.look(this.centre, zoom && zoom * this.fitScale);
    this.settle();
  }

  /** How large a frame may be to be shown whole at so many pixels per unit. */
  roomAt(scale: number): Point {
    const [wide, high] = this.free;
    return [Math.max(0, wide / scale - 2 * this.margin), Math.max(0, high / scale - 2 * this.margin)];
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

  protected override glide(centre: Point, scale: number, motion: boolean): void {
    super.glide(centre, scale, motion);
    if (!motion) this.settle();
  }

  protected override look(centre: Point, scale: number | null): void {
    super.look(centre, scale);
    clearTimeout(this.settling);
    if (this.scale !== this.drawn) this.settling = setTimeout(() => this.settle(), REST);
  }

  /** Draws the sheet sharply at the size at which it is seen. */
  private settle(): void {
    clearTimeout(this.settling);
    this.drawn = this.scale;
  }
}
