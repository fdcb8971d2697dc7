import { expect, PHONE, test } from './fixtures';
import { cuts, overlaps } from './measure';
import { choices, pressBoard, question, standing, untilAsked } from './play';
import { look, makeTable, post } from './tables';

test('a phone plays by touch: places glow, pages swipe, the sheet folds', async ({ person }) => {
  const page = await person(PHONE);
  const { table } = await makeTable(page.request, {
    game: 'armada',
    seats: [
      { kind: 'mine', name: 'Ada' },
      { kind: 'bot', level: 'novice' },
    ],
  });
  await page.goto(`/t/${table}`);
  let touched = 0;
  for (let turn = 0; touched < 5; turn += 1) {
    await untilAsked(page);
    const before = await standing(page);
    if (await pressBoard(page, turn, 'tap')) touched += 1;
    else await choices(page).first().tap();
    await expect.poll(() => standing(page)).not.toBe(before);
  }

  // The other pages are one touch away, and the question stays in view on all of them.
  const pages = page.getByRole('navigation', { name: 'Parts of the table' });
  for (const [name, part] of [
    ['Crews', page.getByRole('complementary', { name: 'Crews' })],
    ['Log', page.getByRole('region', { name: 'Log and chat' })],
    ['Chart', page.getByRole('region', { name: 'Board' })],
  ] as const) {
    await pages.getByRole('button', { name }).tap();
    await expect(part).toBeInViewport({ ratio: 0.4 });
    await expect(question(page)).toBeInViewport();
  }
});

test('a friend opens the invitation on a phone, is asked for a name, and sits', async ({ person }) => {
  const [ada, bob] = [await person(), await person(PHONE)];
  const made = await makeTable(ada.request, {
    game: 'armada',
    seats: [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', level: 'novice' }],
  });
  await bob.goto(`/t/${made.table}#invite=${made.invite_token}`);
  await expect(question(bob)).toHaveText('Ada is waiting for you: what is your name?');
  // Nobody is asked yet, so no bot thinks.
  await expect(bob.getByRole('progressbar')).toHaveCount(0);
  await expect(bob.locator('.turn, .thinking')).toHaveCount(0);
  const name = bob.getByRole('textbox', { name: 'Your name' });
  await expect(name).toBeInViewport({ ratio: 1 });
  await name.fill('Bob');
  const sit = bob.getByRole('button', { name: 'Take this seat' });
  await expect(sit).toBeInViewport({ ratio: 1 });
  await sit.tap();
  await expect(sit).toHaveCount(0);
  await expect.poll(async () => (await look(ada.request, made.table)).summary.seats[1]!.name).toBe('Bob');
});

test('the question that asks to confirm is read in full on a phone', async ({ person }) => {
  const page = await person({ ...PHONE, viewport: { width: 360, height: 640 } });
  // Whoever has placed a colour waits for the other player; no card asks again.
  const seats = [
    { kind: 'mine', name: 'Ada' },
    { kind: 'bot', level: 'novice', name: 'Luca' },
  ] as const;
  const options = { option_cards: false };
  const { table } = await makeTable(page.request, { game: 'armada', options, seats: [...seats] });
  await post(page.request, `/tables/${table}/seats/0/preferences`, { confirm_turns: true });
  await page.goto(`/t/${table}`);
  await untilAsked(page);
  await choices(page).first().tap();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  expect(await overlaps(page)).toEqual([]);
  expect(await cuts(page)).toEqual([]);
  // Whoever is asked to confirm takes nothing else back.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const [asked, pressed] = [await question(page).boundingBox(), await confirm.boundingBox()];
  expect(pressed!.y).toBeGreaterThanOrEqual(asked!.y + asked!.height);
  await page.getByRole('button', { name: 'Not yet' }).tap();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});
