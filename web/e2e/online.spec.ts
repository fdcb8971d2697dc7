import { expect, makeTable, test } from './fixtures';
import { orders, untilAsked } from './play';

test('two browsers: a link, moves, undo, chat, and a server that fails in between', async ({
  person,
  server,
}) => {
  const ada = await person();
  const bob = await person();
  const { table, links } = await makeTable(ada, {
    game: 'armada',
    seats: [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }],
    options: { round_limit: 20 },
  });
  await ada.goto(`/t/${table}`);
  await bob.goto(`/t/${table}#seat=${links[0]!.token}`);
  // The token leaves the address as soon as it has opened the seat.
  await expect(bob).toHaveURL(`${server.url}/t/${table}`);
  await untilAsked(ada);
  const asking = ada.getByRole('status').first();
  const first = await asking.textContent();

  // Ada places her ships; Bob reads it in his log; Ada takes it back, and Bob's log forgets it.
  const moor = orders(ada)
    .getByRole('button', { name: /^Place the ships on/ })
    .first();
  await moor.click();
  await expect(asking).not.toHaveText(first ?? '');
  const log = bob.getByRole('log');
  await expect(log).toContainText(/places its ships/);
  await ada.getByRole('button', { name: 'Undo' }).click();
  await expect(asking).toHaveText(first ?? '');
  await expect(log).not.toContainText(/places its ships/);

  // They talk.
  const say = async (page: typeof ada, text: string) => {
    const field = page.getByRole('textbox', { name: 'Say something' });
    await field.fill(text);
    await field.press('Enter');
  };
  await say(bob, 'Hello from the other side of the sea');
  await expect(ada.getByRole('log')).toContainText('Hello from the other side of the sea');

  // The server dies without a word and comes back; nobody does anything about it.
  await server.down();
  await expect(ada.getByText('The connection is gone')).toBeVisible();
  await server.up();
  await expect(ada.getByText('The connection is gone')).toBeHidden({ timeout: 60_000 });
  await moor.click();
  await expect(log).toContainText(/places its ships/, { timeout: 60_000 });
});

test('somebody without a seat looks on', async ({ person }) => {
  const ada = await person();
  const eve = await person();
  const { table } = await makeTable(ada, {
    game: 'armada',
    seats: [
      { kind: 'mine', name: 'Ada' },
      { kind: 'bot', level: 'novice' },
    ],
  });
  await eve.goto(`/t/${table}`);
  await expect(eve.getByText('You look on.')).toBeVisible();
  await expect(orders(eve).locator('button.choice')).toHaveCount(0);
});
