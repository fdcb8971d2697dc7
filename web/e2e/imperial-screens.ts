/** Imperial Settlers in every state that looks different, at moments of recorded games. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { fullest, playthrough, tableAfter, tableBefore, type Made } from './moments';
import type { Shown } from './game-screens';

const two = playthrough('imperial-settlers', 'two-base');
const three = playthrough('imperial-settlers', 'three-standard');
const five = playthrough('imperial-settlers', 'five-open');
const five2 = playthrough('imperial-settlers', 'five-standard');
const solo = playthrough('imperial-settlers', 'solo-open');

const first = (made: Made[], move: RegExp): Made => made.find((one) => move.test(one.move))!;
/** The empires have grown. */
const late = (made: Made[]): Made[] => made.slice(Math.floor(made.length * 0.65));

/** The cards of a hand may lie over each other, and the one under the pointer rises. */
export async function pressFirstCard(page: Page): Promise<void> {
  const { x, y } = (await page
    .getByRole('region', { name: /^(Hand|Mano):/ })
    .getByRole('button')
    .first()
    .boundingBox())!;
  const spot = [x + 36, y + 30] as const;
  await page.mouse.move(...spot);
  await page.waitForTimeout(300);
  await page.mouse.click(...spot);
}
const card = async (page: Page) => {
  await pressFirstCard(page);
  await expect(page.getByRole('dialog')).toBeVisible();
};
const abroad = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(Look at the empire of|Guarda l’impero di|Guarda l'impero di)/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

export const IMPERIAL: Record<string, Shown> = {
  factions: { table: (request) => tableBefore(request, five2, first(five2.made, /^faction/)) },
  deck: { table: (request) => tableBefore(request, three, first(three.made, /^swap/)) },
  lookout: { table: (request) => tableBefore(request, three, fullest(late(three.made), /^pick/)) },
  middle: {
    table: (request) => tableBefore(request, two, fullest(late(two.made), /^(build|activate|deal)/)),
  },
  card: { table: 'middle', then: card },
  five: {
    table: (request) => tableBefore(request, five, fullest(late(five.made), /^(build|activate|deal)/)),
  },
  abroad: { table: 'five', then: abroad },
  raze: { table: (request) => tableBefore(request, three, fullest(three.made, /^raze /)) },
  pay: { table: (request) => tableBefore(request, three, fullest(three.made, /^(pay|good)/)) },
  defence: { table: (request) => tableBefore(request, five, fullest(late(five.made), /^place_defense/)) },
  solo: {
    table: (request) => tableBefore(request, solo, fullest(late(solo.made), /^(build|activate|deal)/)),
  },
  end: { table: (request) => tableAfter(request, three) },
  'end-alone': { table: (request) => tableAfter(request, solo) },
};
