import { expect, test } from './fixtures';
import { choices, question, untilAsked } from './play';

test('from the first visit to the first move in three clicks', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set sail' }).click();
  await untilAsked(page);
  const before = await question(page).textContent();
  await choices(page).first().click();
  await expect(question(page)).not.toHaveText(before ?? '');
});

test('every way of the home page leads somewhere', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Look at a replay file' })).toBeVisible();
  const links = await page.getByRole('link').all();
  const ways = new Set(await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? '')));
  expect(ways.size).toBeGreaterThan(4);
  for (const way of ways) {
    await page.goto(way);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByText('No such place on the chart')).toBeHidden();
  }
});
