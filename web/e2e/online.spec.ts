import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { choices, orders, question, untilAsked } from './play';
import { look, makeTable, post } from './tables';

test('two browsers: a link, moves, undo, chat, and a server that fails in between', async ({
  person,
  server,
}) => {
  const ada = await person();
  const bob = await person();
  const { table, links } = await makeTable(ada.request, {
    game: 'armada',
    seats: [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }],
    options: { round_limit: 20 },
  });
  await ada.goto(`/t/${table}`);
  await bob.goto(`/t/${table}#seat=${links[0]!.token}`);
  // The token leaves the address as soon as it has opened the seat.
  await expect(bob).toHaveURL(`${server.url}/t/${table}`);
  await bob.getByRole('textbox', { name: 'Your name' }).fill('Bob');
  await bob.getByRole('button', { name: 'That is me' }).click();
  await expect(ada.getByRole('region', { name: 'Bob' })).toBeVisible();

  // Who begins is drawn by lot.
  const { asked } = await look(ada.request, table);
  const [plays, watches] = asked[0] === 0 ? [ada, bob] : [bob, ada];
  await untilAsked(plays);
  const first = (await question(plays).textContent()) ?? '';

  // One places the ships; the other reads it in the log; they are taken back, and the other's log forgets it.
  const moor = orders(plays)
    .getByRole('button', { name: /^Place the ships on/ })
    .first();
  await moor.click();
  await expect(question(plays)).not.toHaveText(first);
  await expect(log(watches)).toContainText(/places its ships/);
  await plays.getByRole('button', { name: 'Undo' }).click();
  await expect(question(plays)).toHaveText(first);
  await expect(log(watches)).not.toContainText(/places its ships/);

  // They talk.
  await say(watches, 'Hello from the other side of the sea');
  await expect(log(plays)).toContainText('Hello from the other side of the sea');

  // The server dies without a word. What is done meanwhile is not lost, and no player has to reconnect by hand.
  await server.down();
  for (const page of [ada, bob]) await expect(page.getByText('The connection is gone')).toBeVisible();
  await moor.click();
  await server.up();
  for (const page of [ada, bob]) await expect(page.getByText('The connection is gone')).toBeHidden();
  await expect(question(plays)).not.toHaveText(first);
  await expect(log(watches)).toContainText(/places its ships/);
  await expect(log(watches)).toContainText('Hello from the other side of the sea');

  // A reload brings everything back.
  await watches.reload();
  await expect(log(watches)).toContainText(/places its ships/);
  await expect(log(watches)).toContainText('Hello from the other side of the sea');
});

test('one link for all: friends come by it, take a seat and say who they are', async ({ person, server }) => {
  const ada = await person();
  await ada.goto('/new/armada');
  await ada.getByRole('radiogroup', { name: 'Who sits on seat 2' }).getByText('Invite').click();
  await ada.getByRole('button', { name: 'On to the invitations' }).click();
  const link = await ada.getByRole('textbox', { name: /Link/ }).first().inputValue();
  // What would make it work elsewhere is said with the port that this server has.
  await expect(ada.getByText(`--addr 0.0.0.0:${new URL(server.url).port} `)).toBeVisible();
  const bob = await person();
  await bob.goto(link);
  await bob.getByRole('button', { name: 'Take this seat' }).first().click();
  await expect(ada.getByText('The crew is complete.')).toBeVisible();
});

test('somebody without a seat looks on', async ({ person }) => {
  const ada = await person();
  const eve = await person();
  const { table } = await makeTable(ada.request, {
    game: 'armada',
    seats: [
      { kind: 'mine', name: 'Ada' },
      { kind: 'bot', level: 'novice' },
    ],
  });
  await eve.goto(`/t/${table}`);
  await expect(eve.getByText('You are watching.')).toBeVisible();
  await expect(choices(eve)).toHaveCount(0);
});

test('a host makes the host link anew, and who came by the old one is no host any more', async ({
  person,
}) => {
  const [ada, bob] = [await person(), await person()];
  await ada.goto('/new/armada');
  await ada.getByRole('radiogroup', { name: 'Who sits on seat 2' }).getByText('Invite').click();
  await ada.getByRole('button', { name: 'On to the invitations' }).click();
  const field = ada.getByRole('textbox', { name: 'Host link' });
  const old = await field.inputValue();
  const table = /\/t\/([^#]+)#host=/.exec(old)![1]!;
  await bob.goto(old);
  await expect(bob.getByRole('region', { name: 'Question' })).toBeVisible();
  const isHost = async () => (await look(bob.request, table)).you.guest_is_host;
  expect(await isHost()).toBe(true);

  // A confirmation comes first, because the old link is revoked.
  await ada.getByRole('button', { name: 'New host link' }).click();
  await expect(ada.getByRole('dialog')).toContainText('The old host link ends at once.');
  await ada.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(field).toHaveValue(old);
  await ada.getByRole('button', { name: 'New host link' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Do it' }).click();
  await expect(field).not.toHaveValue(old);
  expect(await isHost()).toBe(false);
  expect((await look(ada.request, table)).you.guest_is_host).toBe(true);

  // The old link opens nothing, the new one does.
  await bob.goto('/about');
  await bob.goto(old);
  await expect(bob.getByText('This link opens no seat any more')).toBeVisible();
  await bob.goto('/about');
  await bob.goto(await field.inputValue());
  await expect(bob.getByRole('region', { name: 'Question' })).toBeVisible();
  expect(await isHost()).toBe(true);
});

test('whoever stays calls a bot into a seat that was left, host or not', async ({ person }) => {
  const [ada, bob] = [await person(), await person()];
  const { table, links } = await makeTable(ada.request, {
    game: 'armada',
    seats: [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }],
  });
  await post(bob.request, `/tables/${table}/claim`, { token: links[0]!.token });
  await post(bob.request, `/tables/${table}/seats/1/rename`, { name: 'Bob' });
  await bob.goto(`/t/${table}`);
  const crew = bob.getByRole('complementary', { name: 'Crews' });
  const call = crew.getByRole('button', { name: 'Let a bot play' });
  await expect(crew.getByRole('region', { name: 'Ada' })).toBeVisible();
  await expect(call).toHaveCount(0);

  // The host goes away for good, and the game would wait for ever.
  await post(ada.request, `/tables/${table}/seats/0/leave`);
  await expect(call).toBeVisible();
  const asked = async () => (await look(bob.request, table)).asked;
  if ((await asked()).includes(0)) {
    await expect(question(bob)).toHaveText(/Nobody sits on seat 1 any more\. Let a bot play there/);
  }
  await call.click();
  await expect(call).toHaveCount(0);
  await expect(log(bob).getByText('Seat 1: Ada leaves.')).toBeVisible();
  await expect(log(bob).getByText('Seat 1: a bot (steady) plays until somebody sits down.')).toBeVisible();
  expect((await look(bob.request, table)).summary.seats[0]!.bot).toBe('steady');
  await untilAsked(bob);
});

/** The visible log; the ARIA live region is another element. */
const log = (page: Page) => page.getByRole('region', { name: 'Log and chat' });

async function say(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: 'Say something' });
  await field.fill(text);
  await field.press('Enter');
}
