import { expect, test } from './fixtures';
import { orders } from './play';

test('from the first visit to the first move in three clicks', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(orders(page).locator('button.choice').first()).toBeVisible();
  const before = await page.getByRole('status').first().textContent();
  await orders(page).locator('button.choice').first().click();
  await expect(page.getByRole('status').first()).not.toHaveText(before ?? '');
});

test('the language changes at any time, rules and log included', async ({ page }) => {
  await page.goto('/rules/armada/ARM-8.10');
  await expect(page.getByText('ARM-8.10').first()).toBeVisible();
  const english = await page.locator('main').textContent();
  await page.getByRole('button', { name: /EN/ }).click();
  const italian = page.getByRole('menuitemradio', { name: 'Italiano' });
  if (await italian.isVisible()) await italian.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.locator('main')).not.toHaveText(english ?? '');
});
