import { expect, test } from './fixtures';
import { choices, orders, question, untilAsked } from './play';
import { makeTable } from './tables';

test('the language changes in the middle of a game: question, orders, log and rulebook', async ({ page }) => {
  const { table } = await makeTable(page.request, {
    game: 'armada',
    seats: [
      { kind: 'mine', name: 'Ada' },
      { kind: 'bot', level: 'novice' },
    ],
  });
  await page.goto(`/t/${table}`);
  await untilAsked(page);
  await expect(question(page)).toContainText(/Choose the two cities/);
  await choices(page).first().click();
  const log = page.getByRole('region', { name: /^(Log and chat|Diario e chat)$/ });
  await expect(log).toContainText(/places its ships/);

  await page.getByRole('button', { name: /Passa all’italiano/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(log).not.toContainText(/places its ships/);
  await expect(log).toContainText(/navi/);
  await expect(orders(page)).toBeVisible();
  await expect(question(page)).not.toContainText(/band/);

  await page.getByRole('link', { name: 'Regolamento' }).first().click();
  await expect(page).toHaveURL(/\/rules\/armada/);
  await expect(page.getByRole('heading', { name: 'Indice' }).first()).toBeVisible();
  await page.getByRole('button', { name: /Switch to English/ }).click();
  await expect(page.getByRole('heading', { name: 'Contents' }).first()).toBeVisible();
});

test('two people read the same table in two languages', async ({ person }) => {
  const ada = await person();
  const bice = await person({ locale: 'it-IT' });
  const { table } = await makeTable(ada.request, {
    game: 'armada',
    seats: [
      { kind: 'mine', name: 'Ada' },
      { kind: 'bot', level: 'novice' },
    ],
  });
  await ada.goto(`/t/${table}`);
  await bice.goto(`/t/${table}`);
  await untilAsked(ada);
  await choices(ada).first().click();
  await expect(ada.getByRole('region', { name: 'Log and chat' })).toContainText('ships');
  await expect(bice.getByRole('region', { name: 'Diario e chat' })).toContainText('navi');
});

test('a clause of the rulebook is found, read in both languages, and says what proves it', async ({
  page,
}) => {
  await page.goto('/rules/armada/ARM-8.10');
  const clause = page.locator('[aria-current="location"]');
  await expect(clause).toContainText('8.10');
  const english = (await clause.locator('p').textContent()) ?? '';
  await clause.getByRole('button', { name: /prove/ }).click();
  await expect(clause.locator('code').first()).toContainText(/tests\/|\.rs/);
  await page.getByRole('button', { name: /Passa all’italiano/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(clause.locator('p')).not.toHaveText(english);
  await page.getByRole('searchbox').fill('oro');
  await expect(page.getByText(/clausole trovate/)).toBeVisible();
});
