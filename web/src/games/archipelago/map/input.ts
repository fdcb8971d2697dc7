/** Pointer and keys on the map, delegated: one listener tells a drag from a press for all places. */
import type { Place } from '../position';
import { ARROWS, type Direction } from '../../../draw/steer';

export interface Input {
  /** The place was pressed. */
  press: (place: Place) => void;
  /** The pointer or the focus is on a place, or on none. */
  aim: (place: Place | null) => void;
  focus: (place: Place) => void;
  /** Keys on a place; the result says whether the key meant something. */
  step: (from: Place, direction: Direction) => boolean;
  next: (from: Place, forward: boolean) => boolean;
  enter: (place: Place) => boolean;
  zoom: (closer: boolean) => boolean;
}

/** Listens on the box of the map, because an `<svg>` with focus listeners would become focusable. */
export function listen(box: HTMLElement, input: Input): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const at = (event: Event): Place | null => {
    const found = (event.target as Element).closest<SVGElement>('[data-place]');
    return (found?.dataset['place'] ?? null) as Place | null;
  };
  const act = (place: Place, key: string): boolean => {
    const direction = ARROWS[key];
    if (direction) return input.step(place, direction);
    if (key === 'PageDown' || key === 'PageUp') return input.next(place, key === 'PageDown');
    if (key === 'Enter' || key === ' ') return input.enter(place);
    return (key === '+' || key === '-') && input.zoom(key === '+');
  };
  box.addEventListener(
    'click',
    (event) => {
      const place = at(event);
      if (place) input.press(place);
    },
    { signal },
  );
  box.addEventListener(
    'keydown',
    (event) => {
      const place = at(event);
      if (!place || event.altKey || event.ctrlKey || event.metaKey || !act(place, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
  box.addEventListener(
    'focusin',
    (event) => {
      const place = at(event);
      if (place) input.focus(place);
      input.aim(place);
    },
    { signal },
  );
  // The focused element may be removed during an update, in which no state may change.
  box.addEventListener('focusout', () => queueMicrotask(() => input.aim(null)), { signal });
  box.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse') input.aim(at(event));
    },
    { signal },
  );
  box.addEventListener('pointerleave', () => input.aim(null), { signal });
  return () => stop.abort();
}
