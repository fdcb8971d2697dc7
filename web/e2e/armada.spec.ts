import { expect, PHONE, test } from './fixtures';
import { orders, playByClicking, playByKeys, question, result } from './play';
import { makeTable } from './tables';
import type { CreateTable } from '../src/wire/types';

const plan: CreateTable = {
  game: 'armada',
  seats: [
    { kind: 'mine', name: 'Ada' },
    { kind: 'bot', level: 'novice' },
  ],
  options: { round_limit: 5 },
};

// A whole game takes its time on a busy machine.
const WHOLE = 300_000;

test('a whole game against a bot by clicking the board', async ({ page }) => {
  test.setTimeout(WHOLE);
  const { table } = await makeTable(page.request, plan);
  await page.goto(`/t/${table}`);
  const { onBoard } = await playByClicking(page);
  expect(onBoard).toBeGreaterThan(10);
  await expect(result(page)).toBeVisible();
  await expect(page.getByText('The digest fits')).toBeVisible();

  // The result can be closed to see the board, and a rematch begins from it.
  await page.getByRole('button', { name: 'Board' }).click();
  await expect(question(page)).toHaveText('The game is over.');
  await page.getByRole('button', { name: 'Result' }).click();
  await page.getByRole('button', { name: 'Rematch, same crew' }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(question(page)).not.toBeEmpty();
});

test('a whole game by keyboard only, in Italian', async ({ person }) => {
  test.setTimeout(WHOLE);
  const page = await person({ locale: 'it-IT' });
  const { table } = await makeTable(page.request, plan);
  await page.goto(`/t/${table}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const { onBoard, byNumber } = await playByKeys(page);
  expect(onBoard).toBeGreaterThan(4);
  expect(byNumber).toBeGreaterThan(15);
  await expect(result(page)).toHaveText('Punteggio finale');
});

test('keys take back, explain and open the rulebook', async ({ page }) => {
  const { table } = await makeTable(page.request, plan);
  await page.goto(`/t/${table}`);
  await expect(question(page)).toContainText('Choose the two cities');
  const moor = orders(page).getByRole('button', { name: /^Place the ships on/ });
  await page.keyboard.press((await moor.first().getAttribute('aria-keyshortcuts')) ?? '');
  await expect(question(page)).toContainText('bands go on');
  await page.keyboard.press('u');
  await expect(question(page)).toContainText('Choose the two cities');
  await page.keyboard.press('r');
  await expect(question(page)).toContainText('bands go on');
  await page.keyboard.press('u');
  await expect(question(page)).toContainText('Choose the two cities');

  // What is refused says why: the focus goes there, and from there its clause opens.
  await page.keyboard.press('?');
  const refused = page.getByRole('list', { name: 'Not allowed now' });
  await expect(refused.getByRole('button').first()).toBeFocused();
  await expect(refused.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(page).toHaveURL(/\/rules\/armada\/ARM-/);
  await page.goBack();
  await expect(question(page)).toContainText('Choose the two cities');
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/rules\/armada/);
  await page.goBack();
  await expect(question(page)).toContainText('Choose the two cities');
});

test('on a phone everything that glows stands above the sheet', async ({ person }) => {
  const page = await person(PHONE);
  const { table } = await makeTable(page.request, plan);
  await page.goto(`/t/${table}`);
  await expect(question(page)).toContainText('Choose the two cities');
  await expect
    .poll(() =>
      page.evaluate(() => {
        const sheet = document.querySelector('.question')!.getBoundingClientRect().top;
        const below = [...document.querySelectorAll('[data-space][data-live]')].filter((place) => {
          const { top, height } = place.getBoundingClientRect();
          return top + height / 2 > sheet;
        });
        return below.length;
      }),
    )
    .toBe(0);
});
