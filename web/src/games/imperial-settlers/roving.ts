/** Roving tabindex: one stop for the Tab key, arrows to the next card in their direction. */
import { ARROWS, RAYS } from '../../draw/steer';

const STOPS = '[data-stop]';
/** Chooses the tab stop: the card with the focus, the last one, one that glows, or the first. */
export function settle(board: HTMLElement): void {
  const stops = stopsOf(board);
  const focused = stops.find((stop) => stop === document.activeElement);
  const chosen =
    focused ??
    stops.find((stop) => stop.tabIndex === 0 && stop.dataset.live !== undefined) ??
    stops.find((stop) => stop.dataset.live !== undefined) ??
    stops[0];
  for (const stop of stops) stop.tabIndex = stop === chosen ? 0 : -1;
}

export function walk(board: HTMLElement): () => void {
  const pressed = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    const from = (event.target as Element).closest<HTMLElement>(STOPS);
    if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const way = RAYS[direction];
    const to = nearest(from, way, within(from, way, stopsOf(board)));
    if (to) {
      from.tabIndex = -1;
      to.tabIndex = 0;
      to.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  board.addEventListener('keydown', pressed);
  return () => board.removeEventListener('keydown', pressed);
}

function stopsOf(board: HTMLElement): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.offsetParent !== null);
}

/** Left and right stay in the hand, where cards overlap: beyond its end lies something else. */
function within(from: HTMLElement, [x]: [number, number], stops: HTMLElement[]): HTMLElement[] {
  const line = x === 0 ? null : from.closest('[data-line]');
  return line ? stops.filter((stop) => line.contains(stop)) : stops;
}

function nearest(from: HTMLElement, [x, y]: [number, number], stops: HTMLElement[]): HTMLElement | null {
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of stops) {
    if (stop === from) continue;
    const there = middle(stop);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    const cost = along + aside * 2.2;
    if (along > 4 && cost < least) [best, least] = [stop, cost];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
