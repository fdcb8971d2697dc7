import { expect, test } from './fixtures';
import { question } from './play';
import { get, playedOut } from './tables';
import type { Page } from '@playwright/test';

const field = (page: Page) => page.locator('input[type=file]');
const file = (text: string) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('a finished game is exported, imported by somebody else, and looked at step by step', async ({
  person,
}) => {
  const ada = await person();
  const table = await playedOut(ada.request, {
    game: 'armada',
    seats: [
      { kind: 'mine', name: 'Ada' },
      { kind: 'bot', level: 'novice' },
    ],
    options: { round_limit: 5 },
  });

  // Ada finds it among her games, checks its luck and takes the file.
  await ada.goto('/replays');
  await ada.getByRole('button', { name: 'Check the seed' }).click();
  await expect(ada.getByText('The seed is the one whose digest was shown at the start.')).toBeVisible();
  const download = ada.waitForEvent('download');
  await ada.getByRole('link', { name: 'File' }).click();
  expect((await download).suggestedFilename()).toMatch(
    new RegExp(`^armada-${table}-\\d{4}-\\d\\d-\\d\\d\\.json$`),
  );
  const exported = await (await download).path();

  const bob = await person();
  await bob.goto('/replays');
  await field(bob).setInputFiles(exported);
  await expect(bob).toHaveURL(/\/t\//);
  // It opens at its beginning, with the names of its players; the server plays all of it first.
  const slider = bob.getByRole('slider', { name: 'Replay' });
  await expect(slider).toHaveAttribute('aria-valuenow', '0', { timeout: 60_000 });
  await expect(bob.getByRole('region', { name: 'Ada' })).toBeVisible();
  await slider.focus();
  await expect(question(bob)).toHaveText('The beginning of the game');
  // No colours are dealt yet; what each of them starts with is there all the same.
  await expect(bob.getByRole('region', { name: 'Ada' }).getByTitle('Territories').first()).toHaveText('7');
  // A finished game has no invitations.
  await bob.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(bob.getByRole('dialog').getByRole('button', { name: 'Keys' })).toBeVisible();
  await expect(bob.getByRole('dialog').getByRole('link', { name: 'Invite' })).toHaveCount(0);
  await bob.keyboard.press('Escape');
  await slider.focus();
  await bob.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await bob.keyboard.press('PageUp');
  await expect(slider).not.toHaveAttribute('aria-valuenow', '1');
  await bob.getByRole('button', { name: 'Back to now' }).click();
  await expect(bob.getByRole('heading', { name: 'Final score' })).toBeVisible();

  // A file with a changed step is detected.
  const record = await get<{ steps: string[] }>(ada.request, `/tables/${table}/export`);
  const forged = { ...record, steps: record.steps.slice(0, -3) };
  await bob.goto('/replays');
  await field(bob).setInputFiles(file(JSON.stringify(forged)));
  await expect(bob.getByRole('alert')).not.toBeEmpty();
});

for (const [what, text, said] of [
  ['an empty file', '', 'The file is empty.'],
  ['a file that ends too early', '{"approdo":1,"game":', 'The file ends too early'],
  ['something else', 'Dear diary', 'This is not a replay file.'],
  ['another kind of data', '{"name":"x"}', 'it is not a replay of Approdo'],
  ['a later format', '{"approdo":99}', 'another version of Approdo'],
] as const) {
  test(`${what} is refused with a sentence`, async ({ page }) => {
    await page.goto('/replays');
    await field(page).setInputFiles(file(text));
    await expect(page.getByRole('alert')).toContainText(said);
  });
}
