import { expect, makeTable, test } from './fixtures';
import { playByClicking, playByKeys, result } from './play';
import type { CreateTable } from '../src/lib/wire';

const plan: CreateTable = {
  game: 'armada',
  seats: [
    { kind: 'mine', name: 'Ada' },
    { kind: 'bot', level: 'novice' },
  ],
  options: { round_limit: 5 },
};

test('a whole game against a bot by clicking the board', async ({ page }) => {
  const { table } = await makeTable(page, plan);
  await page.goto(`/t/${table}`);
  const { onBoard } = await playByClicking(page);
  expect(onBoard).toBeGreaterThan(20);
  await expect(result(page)).toBeVisible();
  await expect(page.getByText('The digest fits')).toBeVisible();
});

test('a whole game by keyboard only, in Italian', async ({ person }) => {
  const page = await person({ locale: 'it-IT' });
  const { table } = await makeTable(page, plan);
  await page.goto(`/t/${table}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await playByKeys(page);
  await expect(result(page)).toHaveText('Punteggio finale');
});
