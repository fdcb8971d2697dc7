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

const confirm = (page: Page) => page.getByRole('button', { name: /^(Confirm|Conferma)$/ });
const END = /(End the turn|Termina il turno)/;

/** Waits until the page asks this player, or the game is over. */
export async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  await expect(choices(page).first().or(result(page)).first()).toBeVisible({ timeout: 60_000 });
  return (await result(page).isVisible()) ? 'over' : 'asked';
}

/** A point of a glowing place that really belongs to it: places have bays, and pieces lie on them. */
async function pointOn(page: Page, selector: string, whim: number): Promise<{ x: number; y: number } | null> {
  return page.evaluate(
    ([wanted, nth]) => {
      const found = [...document.querySelectorAll<SVGElement>(wanted)];
      for (let turn = 0; turn < found.length; turn += 1) {
        const element = found[(turn + nth) % found.length]!;
        const box = element.getBoundingClientRect();
        for (let row = 1; row < 12; row += 1) {
          for (let column = 1; column < 12; column += 1) {
            const x = box.left + (box.width * column) / 12;
            const y = box.top + (box.height * row) / 12;
            const hit = document.elementFromPoint(x, y)?.closest(wanted);
            if (hit === element) return { x, y };
          }
        }
      }
      return null;
    },
    [selector, whim] as const,
  );
}

/** Presses a glowing piece or place of the board; false if nothing glows. */
export async function pressBoard(page: Page, whim: number, how: 'click' | 'tap' = 'click'): Promise<boolean> {
  const point = await pointOn(page, '[data-live]', whim);
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

/** Plays a whole game: a few presses on the board in every turn, the list where nothing glows. */
export async function playByClicking(page: Page): Promise<{ onBoard: number; inList: number }> {
  const counted = { onBoard: 0, inList: 0 };
  for (let press = 0; ; press += 1) {
    if ((await untilAsked(page)) === 'over') return counted;
    const end = orders(page).getByRole('button', { name: END }).first();
    if (await confirm(page).isVisible()) {
      await confirm(page).click();
    } else if (press % 6 === 5 && (await end.isVisible())) {
      await end.click();
      counted.inList += 1;
    } else if (await pressBoard(page, press)) {
      counted.onBoard += 1;
    } else {
      await choices(page).first().click();
      counted.inList += 1;
    }
  }
}

/** The key of a line of the list that is offered now, or null. */
async function keyOf(page: Page, name: RegExp): Promise<string | null> {
  const line = orders(page).getByRole('button', { name }).first();
  return (await line.isVisible()) ? line.getAttribute('aria-keyshortcuts') : null;
}

/** Tab until something of the chart has the focus; false if it is not to be reached. */
export async function tabToChart(page: Page): Promise<boolean> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate(() => document.activeElement?.hasAttribute('data-space') ?? false);
    if (there) return true;
  }
  return false;
}

/** Plays a whole game without a pointer: number keys, Tab and arrows over the chart, Enter. */
export async function playByKeys(page: Page): Promise<{ onBoard: number; byNumber: number }> {
  const counted = { onBoard: 0, byNumber: 0 };
  for (let press = 0; ; press += 1) {
    if ((await untilAsked(page)) === 'over') return counted;
    const end = press % 6 === 5 ? await keyOf(page, END) : null;
    if (await confirm(page).isVisible()) {
      await page.keyboard.press('Enter');
    } else if (end) {
      await page.keyboard.press(end);
      counted.byNumber += 1;
    } else if (press % 6 === 0 && (await tabToChart(page))) {
      // The first glowing space is where Tab leads; the arrows walk on to its neighbours.
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      counted.onBoard += 1;
    } else {
      await page.keyboard.press(String(1 + (press % 3)));
      counted.byNumber += 1;
    }
  }
}
