import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { choices, orders, question, untilAsked } from './play';
import { look, makeTable } from './tables';

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

  // The server dies without a word. What is done meanwhile is not lost; nobody has to do anything about it.
  await server.down();
  for (const page of [ada, bob]) await expect(page.getByText('The connection is gone')).toBeVisible();
  await moor.click();
  await server.up();
  for (const page of [ada, bob]) await expect(page.getByText('The connection is gone')).toBeHidden();
  await expect(question(plays)).not.toHaveText(first);
  await expect(log(watches)).toContainText(/places its ships/);
  await expect(log(watches)).toContainText('Hello from the other side of the sea');

  // Whoever comes back later finds everything.
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
  await expect(eve.getByText('You look on.')).toBeVisible();
  await expect(choices(eve)).toHaveCount(0);
});

/** The log as it is read; what is announced to listeners is another one. */
const log = (page: Page) => page.getByRole('region', { name: 'Log and chat' });

async function say(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: 'Say something' });
  await field.fill(text);
  await field.press('Enter');
}
