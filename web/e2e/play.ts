/** Playing as a person does: by clicking what glows, or by keys. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const orders = (page: Page) => page.getByRole('region', { name: /^(Orders|Ordini)$/ });

/** What the end page says and no other. */
export const result = (page: Page) => page.getByRole('heading', { name: /^(Final score|Punteggio finale)$/ });

/** Waits until the page asks this player, or the game is over. */
export async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  const asked = orders(page).locator('button.choice:enabled, .amounts button:enabled').first();
  await expect(asked.or(result(page)).first()).toBeVisible({ timeout: 120_000 });
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

/** Clicks a glowing piece or place of the board; false if nothing glows. */
export async function clickBoard(page: Page, whim: number): Promise<boolean> {
  const point = await pointOn(page, '[data-live]', whim);
  if (!point) return false;
  await page.mouse.click(point.x, point.y);
  return true;
}

/** Something to do, by its words; false if it is not offered. */
export async function order(page: Page, name: RegExp): Promise<boolean> {
  const button = orders(page).getByRole('button', { name }).first();
  if (!(await button.isVisible())) return false;
  await button.click();
  return true;
}

const END = /(End the turn|Termina il turno)/;

/** Plays a whole game: a few clicks on the board in every turn, the list where nothing glows. */
export async function playByClicking(page: Page): Promise<{ onBoard: number; inList: number }> {
  const counted = { onBoard: 0, inList: 0 };
  for (let click = 0; ; click += 1) {
    if ((await untilAsked(page)) === 'over') return counted;
    const tired = click % 7 === 6;
    if (tired && (await order(page, END))) {
      counted.inList += 1;
    } else if (await clickBoard(page, click)) {
      counted.onBoard += 1;
    } else {
      await orders(page).locator('button.choice:enabled, .amounts button:enabled').first().click();
      counted.inList += 1;
    }
  }
}

/** Plays a whole game without a pointer: number keys, arrows over the chart, Enter. */
export async function playByKeys(page: Page): Promise<void> {
  for (let press = 0; ; press += 1) {
    if ((await untilAsked(page)) === 'over') return;
    const end = orders(page).getByRole('button', { name: END }).first();
    if (press % 7 === 6 && (await end.isVisible())) {
      await end.focus();
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press(String(1 + (press % 3)));
    }
  }
}
