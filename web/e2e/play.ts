/** Playing as a person does: by clicking or touching what glows, or by keys. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const orders = (page: Page) => page.getByRole('region', { name: /^(Orders|Ordini)$/ });

/** The one sentence that says what is asked. */
export const question = (page: Page) =>
  page.getByRole('region', { name: /^(Question|Domanda)$/ }).getByRole('status');

/** Everything that can be done now, as buttons. */
export const choices = (page: Page) => orders(page).locator('button.choice:enabled, .amounts button:enabled');

/** What the end page says and no other. */
export const result = (page: Page) => page.getByRole('heading', { name: /^(Final score|Punteggio finale)$/ });

/** Waits until the page asks this player, or the game is over. */
export async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  await expect(choices(page).first().or(result(page)).first()).toBeVisible({ timeout: 60_000 });
  return (await result(page).isVisible()) ? 'over' : 'asked';
}

/** A point of a glowing place that really belongs to it: places have bays, and pieces lie on them. */
async function glowing(page: Page, whim: number): Promise<{ x: number; y: number } | null> {
  return page.evaluate((nth) => {
    const found = [...document.querySelectorAll<SVGElement>('[data-live]')];
    for (let turn = 0; turn < found.length; turn += 1) {
      const element = found[(turn + nth) % found.length]!;
      const box = element.getBoundingClientRect();
      for (let row = 1; row < 12; row += 1) {
        for (let column = 1; column < 12; column += 1) {
          const x = box.left + (box.width * column) / 12;
          const y = box.top + (box.height * row) / 12;
          if (document.elementFromPoint(x, y)?.closest('[data-live]') === element) return { x, y };
        }
      }
    }
    return null;
  }, whim);
}

/** Presses a glowing piece or place of the board; false if nothing glows. */
export async function pressBoard(page: Page, whim: number, how: 'click' | 'tap' = 'click'): Promise<boolean> {
  const point = await glowing(page, whim);
  if (!point) return false;
  if (how === 'tap') await page.touchscreen.tap(point.x, point.y);
  else await page.mouse.click(point.x, point.y);
  return true;
}

/** What is asked and offered, to see that a press has done something. */
export const standing = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.question h2, .ask button, .ask .amounts button')]
        .map((element) => element.textContent)
        .join() + document.querySelectorAll('[data-live]').length,
  );

/** The choices, read in one call: a whole game asks hundreds of times. */
interface Situation {
  over: boolean;
  /** The page asks whether to pass the turn on. */
  confirms: boolean;
  /** The key that ends the turn, where that is offered. */
  end: string | null;
  /** The keys of the other lines of the list. */
  keys: string[];
}

async function situation(page: Page): Promise<Situation> {
  const found = await page.waitForFunction(() => {
    const lines = [
      ...document.querySelectorAll<HTMLElement>('.ask button.choice:enabled, .amounts button:enabled'),
    ];
    const headings = [...document.querySelectorAll('h2')].map((heading) => heading.textContent?.trim() ?? '');
    const over = headings.some((heading) => /^(Final score|Punteggio finale)$/.test(heading));
    const confirms = document.querySelector('.question.confirms') !== null;
    if (!over && !confirms && lines.length === 0) return null;
    const keys = lines.flatMap((line) => {
      const key = line.getAttribute('aria-keyshortcuts');
      return key ? [{ key, ends: /End the turn|Termina il turno/.test(line.textContent ?? '') }] : [];
    });
    return {
      over,
      confirms,
      end: keys.find(({ ends }) => ends)?.key ?? null,
      keys: keys.filter(({ ends }) => !ends).map(({ key }) => key),
    };
  });
  return (await found.jsonValue())!;
}

/** Clicks a line of the list by its key; if it has disappeared meanwhile, the caller looks again. */
const clickLine = (page: Page, key: string) =>
  page
    .locator(`.ask [aria-keyshortcuts="${key}"]`)
    .first()
    .click({ timeout: 3000 })
    .catch(() => undefined);

/** Limit of presses in a turn: then it is ended as soon as it can be. */
const TURN = 2;

/** Plays a whole game: a few presses on the board in every turn, the list where nothing glows. */
export async function playByClicking(page: Page): Promise<{ onBoard: number; inList: number }> {
  const counted = { onBoard: 0, inList: 0 };
  let turn = 0;
  for (let press = 0; ; press += 1) {
    const { over, confirms, end, keys } = await situation(page);
    if (over) return counted;
    if (confirms) {
      await page.locator('.question .btn-primary').click();
    } else if (end && turn >= TURN) {
      await clickLine(page, end);
      counted.inList += 1;
      turn = 0;
    } else if (await pressBoard(page, press)) {
      counted.onBoard += 1;
      turn += 1;
    } else {
      const line = keys[0] ?? end;
      if (line) await clickLine(page, line);
      counted.inList += 1;
      turn += 1;
    }
  }
}

/** Tab until something of the chart has the focus; false if it is not to be reached. */
async function tabToChart(page: Page): Promise<boolean> {
  const isThere = () => page.evaluate(() => document.activeElement?.hasAttribute('data-space') ?? false);
  for (let press = 0; press < 60; press += 1) {
    if (await isThere()) return true;
    // The chart follows the orders, and the log with all its links follows the chart.
    const beyond = await page.evaluate(
      () => document.activeElement?.closest('.record, .crews, .foot') !== null,
    );
    await page.keyboard.press(beyond ? 'Shift+Tab' : 'Tab');
  }
  return isThere();
}

/** Plays a whole game without a pointer: number keys, Tab and arrows over the chart, Enter. */
export async function playByKeys(page: Page): Promise<{ onBoard: number; byNumber: number }> {
  const counted = { onBoard: 0, byNumber: 0 };
  let turn = 0;
  for (let press = 0; ; press += 1) {
    const { over, confirms, end, keys } = await situation(page);
    if (over) return counted;
    if (confirms) {
      await page.keyboard.press('Enter');
    } else if (end && turn >= TURN) {
      await page.keyboard.press(end);
      counted.byNumber += 1;
      turn = 0;
    } else if (turn === 1 && (await tabToChart(page))) {
      // Tab leads to a glowing space, Enter picks it, the arrows walk on.
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      counted.onBoard += 1;
      turn += 1;
    } else {
      await page.keyboard.press(keys[press % Math.max(1, keys.length)] ?? end ?? '1');
      counted.byNumber += 1;
      turn += 1;
    }
  }
}
