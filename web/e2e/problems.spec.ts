import { expect, makeTable, test } from './fixtures';

test('an address that leads nowhere says so and shows the way home', async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible();
});

test('an unknown table says so', async ({ page }) => {
  await page.goto('/t/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByText('This table is not on the chart')).toBeVisible();
});

test('a stale link lets one look on and says what to do', async ({ page }) => {
  const { table } = await makeTable(page, {
    game: 'armada',
    seats: [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }],
  });
  await page.goto(`/t/${table}#seat=AAAAAAAAAAAAAAAAAAAAAA`);
  await expect(page.getByText('This link opens no seat any more')).toBeVisible();
});

test('without a server the page says so, and tries again', async ({ page, server }) => {
  const { table } = await makeTable(page, {
    game: 'armada',
    seats: [
      { kind: 'mine', name: 'Ada' },
      { kind: 'bot', level: 'novice' },
    ],
  });
  await page.goto(`/t/${table}`);
  await expect(page.getByRole('status').first()).not.toBeEmpty();
  await server.down();
  await expect(page.getByText('The connection is gone')).toBeVisible();
  await server.up();
  await expect(page.getByText('The connection is gone')).toBeHidden({ timeout: 60_000 });
});

test('a broken replay file is refused with a sentence', async ({ page }) => {
  await page.goto('/replays');
  const file = { name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{"format":') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('alert').first()).not.toBeEmpty();
});
