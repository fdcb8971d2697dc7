/** Measures a page: controls that overlap, words that are cut, touch targets that are too small. */
import type { Page } from '@playwright/test';

/** Smallest touch target in pixels. */
const FINGER = 40;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Control {
  name: string;
  box: Box;
  /** What is left of it where a list is scrolled. */
  seen: Box;
  /** The controls around it, which may contain it. */
  around: number[];
  /** Whether it is a word in the middle of a sentence. */
  inText: boolean;
  /** Whether its own words do not fit into it. */
  cut: boolean;
}

/** Pairs of controls that lie on each other. */
export async function overlaps(page: Page): Promise<string[]> {
  const found = await controls(page);
  return found.flatMap((one, at) =>
    found.slice(at + 1).flatMap((other, further) => {
      if (one.around.includes(at + 1 + further) || other.around.includes(at)) return [];
      const wide = Math.min(one.seen.right, other.seen.right) - Math.max(one.seen.left, other.seen.left);
      const high = Math.min(one.seen.bottom, other.seen.bottom) - Math.max(one.seen.top, other.seen.top);
      return wide > 1 && high > 1 ? [`${one.name} / ${other.name}`] : [];
    }),
  );
}

/** Controls and questions whose words are cut, and controls that stick out of the window. */
export async function cuts(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  const found = await controls(page);
  const outside = found.filter(({ cut, box }) => cut || box.left < -1 || box.right > width + 1);
  const question = await page.evaluate(() => {
    const asked = document.querySelector<HTMLElement>('.question h2');
    return asked && asked.scrollHeight > asked.clientHeight + 2 ? [asked.textContent.trim()] : [];
  });
  return [...outside.map(({ name }) => name), ...question];
}

/** Controls that are too small for a finger. */
export async function small(page: Page): Promise<string[]> {
  return (await controls(page)).flatMap(({ name, box, inText }) => {
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const fits = wide > FINGER - 0.6 && high > FINGER - 0.6;
    return fits || inText ? [] : [`${name}: ${Math.round(wide)}x${Math.round(high)}`];
  });
}

/** What sticks out of the page; parts that scroll by themselves may be wider than their window. */
export function overhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
      .slice(0, 5);
  });
}

/** What can be pressed and is in view. The spaces of a map are as large as the map has them. */
function controls(page: Page): Promise<Control[]> {
  return page.evaluate(() => {
    const pressed = 'button, a[href], input, select, textarea, summary, [role="slider"], [role="tab"]';
    const dialog = document.querySelector('dialog[open]');
    const all = [...(dialog ?? document).querySelectorAll<HTMLElement>(pressed)];
    // The handle of the sheet lies under the question, and is meant to.
    const shown = all.filter((element) => !element.matches('.grip') && inView(element) !== null);
    const boxes = shown.map((element) => inView(element)!);
    return shown.map((element, at) => ({
      name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${named(element)}”`,
      ...boxes[at]!,
      around: shown.flatMap((other, place) => (other !== element && other.contains(element) ? [place] : [])),
      inText: getComputedStyle(element).display === 'inline' && sentence(element),
      cut: isCut(element),
    }));

    function named(element: HTMLElement): string {
      return (element.getAttribute('aria-label') ?? element.textContent)
        .trim()
        .replace(/\s+/g, ' ')
        .slice(0, 40);
    }

    function sentence(element: HTMLElement): boolean {
      const around = element.parentElement?.textContent.trim() ?? '';
      return around.length > element.textContent.trim().length + 8;
    }

    function isCut(element: HTMLElement): boolean {
      if (!element.matches('button, a') || getComputedStyle(element).display === 'inline') return false;
      const inner = [...element.querySelectorAll<HTMLElement>('*')].filter(
        (one) => getComputedStyle(one).textOverflow === 'ellipsis',
      );
      // Names of tables may be as long as people like.
      return inner.length === 0 && element.scrollWidth > element.clientWidth + 2;
    }

    /** The part of an element that is not scrolled away; null if nothing is left of it. */
    function inView(element: HTMLElement) {
      // A label is part of the target of its box.
      const target = element.closest('label') ?? element;
      if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) return null;
      const { left, top, right, bottom } = target.getBoundingClientRect();
      const full = { left, top, right, bottom };
      if (right - left < 2 || bottom - top < 2) return null;
      const cut = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (
        let at = target.parentElement;
        at && getComputedStyle(target).position !== 'fixed';
        at = at.parentElement
      ) {
        if (getComputedStyle(at).overflow !== 'visible') {
          const frame = at.getBoundingClientRect();
          cut.left = Math.max(cut.left, frame.left);
          cut.top = Math.max(cut.top, frame.top);
          cut.right = Math.min(cut.right, frame.right);
          cut.bottom = Math.min(cut.bottom, frame.bottom);
        }
        if (getComputedStyle(at).position === 'fixed') break;
      }
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
      const away = middle.x < cut.left || middle.x > cut.right || middle.y < cut.top || middle.y > cut.bottom;
      const seen = {
        left: Math.max(left, cut.left),
        top: Math.max(top, cut.top),
        right: Math.min(right, cut.right),
        bottom: Math.min(bottom, cut.bottom),
      };
      return away ? null : { box: full, seen };
    }
  });
}
