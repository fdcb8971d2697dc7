import { expect, test } from './fixtures';
import { makeTable, post } from './tables';
import type { CreateTable } from '../src/wire/types';

const NOWHERE = 'AAAAAAAAAAAAAAAAAAAAAA';
const plan: CreateTable = {
  game: 'armada',
  seats: [
    { kind: 'mine', name: 'Ada' },
    { kind: 'bot', level: 'novice' },
  ],
};

for (const [address, heading] of [
  ['/no/such/place', 'No such place on the chart'],
  [`/t/${NOWHERE}`, 'No such table'],
  [`/t/${NOWHERE}/invite`, 'No such table'],
  ['/new/backgammon', 'This game is not here'],
  ['/rules/backgammon', 'No such rulebook'],
] as const) {
  test(`${address} says “${heading}” and shows the way home`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'To the home page' }).click();
    await expect(page.getByRole('button', { name: 'Set sail' })).toBeVisible();
  });
}

test('a clause that is not there is searched for', async ({ page }) => {
  await page.goto('/rules/armada/ARM-99.9');
  await expect(page.getByText('There is no clause ARM-99.9 in this rulebook')).toBeVisible();
});

test('a stale link lets one look on and says what to do', async ({ page }) => {
  const { table } = await makeTable(page.request, { ...plan, seats: [plan.seats[0]!, { kind: 'open' }] });
  await page.goto(`/t/${table}#seat=${NOWHERE}`);
  await expect(page.getByText('This link opens no seat any more')).toBeVisible();
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(page.getByText('This link opens no seat any more')).toBeHidden();
});

test('an invitation to a full table lets one look on', async ({ person }) => {
  const [ada, bob, eve] = [await person(), await person(), await person()];
  const made = await makeTable(ada.request, { ...plan, seats: [plan.seats[0]!, { kind: 'open' }] });
  const invitation = `/t/${made.table}#invite=${made.invite_token}`;
  await bob.goto(invitation);
  await bob.getByRole('textbox', { name: 'Your name' }).fill('Bob');
  await bob.getByRole('button', { name: 'Take this seat' }).click();
  await expect(bob.getByRole('region', { name: 'Bob' })).toBeVisible();
  await eve.goto(invitation);
  await expect(eve.getByText('All seats are taken')).toBeVisible();
  await expect(eve.getByText('You are watching.')).toBeVisible();
  await expect(eve.getByRole('button', { name: 'Take this seat' })).toHaveCount(0);
  await eve.getByRole('button', { name: 'Understood' }).click();
  await expect(eve.getByText('All seats are taken')).toBeHidden();
});

test('whoever is turned out of a seat goes on as somebody who looks on', async ({ person }) => {
  const [ada, bob] = [await person(), await person()];
  const { table, links } = await makeTable(ada.request, {
    ...plan,
    seats: [plan.seats[0]!, { kind: 'open' }],
  });
  await bob.goto(`/t/${table}#seat=${links[0]!.token}`);
  await expect(bob.getByText('What is your name?')).toBeVisible();
  await post(ada.request, `/tables/${table}/seats/1/reissue`);
  await expect(bob.getByText('You are watching.')).toBeVisible();
});

test('a server that does not answer has a page that tries again', async ({ page }) => {
  const { table } = await makeTable(page.request, plan);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(`/t/${table}`);
  await expect(page.getByRole('heading', { name: 'The server does not answer' })).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Question' })).toBeVisible();
});

test('a page whose files are gone after an update says so', async ({ page }) => {
  await page.goto('/');
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page cannot be opened' })).toBeVisible();
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This page cannot be opened')).toBeHidden();
});

test('without a network every page says so', async ({ page, context }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('what is refused says why, and its clause leads to the rulebook and back', async ({ page }) => {
  const { table } = await makeTable(page.request, plan);
  await page.goto(`/t/${table}`);
  const refused = page.getByRole('list', { name: 'Not allowed now' });
  const link = refused.getByRole('link', { name: /ARM-/ }).first();
  const clause = /ARM-[\d.]+/.exec((await link.textContent()) ?? '')?.[0] ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/rules/armada/${clause}`));
  await expect(page.getByText('You came from your table: this clause is the reason.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to the table' }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}`));
  await expect(refused).toBeVisible();
});
