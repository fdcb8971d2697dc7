/** Wheel, drag, pinch and double click on a drawing. */

type Point = [x: number, y: number];

/** What looks at the drawing. */
interface Camera {
  /** Whether everything is in view. */
  readonly atFit: boolean;
  halt(): void;
  panBy(dx: number, dy: number): void;
  zoomAt(pixel: Point, factor: number): void;
  fit(motion: boolean): void;
}

/** A press that moves farther than this is a drag and picks nothing. */
const SLACK = 6;

/** Listens on the box of the drawing; the result removes the listeners. */
export function gestures(box: HTMLElement, camera: Camera): () => void {
  const fingers = new Map<number, Point>();
  let travelled = 0;

  const place = (event: MouseEvent): Point => {
    const { left, top } = box.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const onControl = (event: Event): boolean => (event.target as Element).closest('button, a') !== null;

  const down = (event: PointerEvent): void => {
    if (onControl(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
    if (fingers.size === 0) travelled = 0;
    fingers.set(event.pointerId, place(event));
    camera.halt();
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    travelled += Math.hypot(dx, dy);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = Math.hypot(now[0] - other[0], now[1] - other[1]);
      const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
      if (was > 0) camera.zoomAt([(now[0] + other[0]) / 2, (now[1] + other[1]) / 2], spread / was);
      camera.panBy(dx / 2, dy / 2);
    } else if (travelled > SLACK) {
      // Capture the pointer only for a real drag: a captured click would miss the pieces.
      if (!box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId);
      camera.panBy(dx, dy);
    }
    fingers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  /** Swallows the click at the end of a drag. */
  const click = (event: MouseEvent): void => {
    if (travelled > SLACK && event.detail > 0 && !onControl(event)) event.stopPropagation();
    travelled = 0;
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
    camera.zoomAt(place(event), Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)));
  };
  const twice = (event: MouseEvent): void => {
    if (onControl(event) || (event.target as Element).closest('[data-live]')) return;
    if (camera.atFit) camera.zoomAt(place(event), 2);
    else camera.fit(true);
  };

  const stop = new AbortController();
  const { signal } = stop;
  box.addEventListener('pointerdown', down, { signal });
  box.addEventListener('pointermove', move, { signal });
  box.addEventListener('pointerup', up, { signal });
  box.addEventListener('pointercancel', up, { signal });
  box.addEventListener('click', click, { signal, capture: true });
  box.addEventListener('wheel', wheel, { signal, passive: false });
  box.addEventListener('dblclick', twice, { signal });
  return () => stop.abort();
}
