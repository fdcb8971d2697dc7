/** The table page in detail: what is pointed at, looked back at, asked, hinted, waited for. */
import type { Locator, Page } from '@playwright/test';
import type { View } from '../src/games/armada/view';
import type { CreateTable, SeatInfo, TableState } from '../src/wire/types';
import { expect, PHONE } from './fixtures';
import { choices, orders, question, untilAsked } from './play';
import { SCREENS, test } from './screens';
import { acts, branch, look, makeTable, post } from './tables';

const log = (page: Page) => page.getByRole('region', { name: 'Log and chat' });
const lines = (page: Page) => log(page).locator('.line');
const bubble = (page: Page) => page.getByRole('tooltip');
const slider = (page: Page) => page.getByRole('slider', { name: 'Replay' });

const plan: CreateTable = {
  game: 'armada',
  seats: [
    { kind: 'mine', name: 'Ada' },
    { kind: 'bot', level: 'novice', name: 'Luca' },
  ],
};

/** Whether something is in view within its list. */
async function isRead(line: Locator): Promise<boolean> {
  return line.evaluate((element) => {
    const list = element.closest('.log, .list')!.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return top >= list.top - 1 && bottom <= list.bottom + 1;
  });
}

test('only a refused order says why not on the board', async ({ person, world }) => {
  const page = await person(world);
  await SCREENS.middle!(page, world.tables);
  for (const line of (await lines(page).all()).slice(-12)) {
    await line.hover();
    await expect(bubble(page)).toHaveCount(0);
  }
  await page.keyboard.press('?');
  const refused = orders(page)
    .locator('.refused', { hasText: /March|Attack|Explore|Sail|Load/ })
    .first();
  await refused.getByRole('button').hover();
  // The figures stand in the list only.
  const reason = ((await refused.locator('.text').textContent()) ?? '').replace(/\([^)]*\)\s*$/, '').trim();
  await expect(bubble(page)).toContainText(reason);
  // It is read in full, not only its beginning.
  const hidden = await refused.locator('.reason').evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(hidden).toBeLessThan(2);
});

test('the table is as high as the window: only its parts scroll', async ({ person, world }) => {
  const page = await person(world);
  await SCREENS.middle!(page, world.tables);
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  expect(await beyond()).toBe(0);
});

test('the log leaves out who passes until details are wanted', async ({ person, world }) => {
  const page = await person(world);
  await SCREENS.middle!(page, world.tables);
  const passes = lines(page).filter({ hasText: /passes\.$/ });
  await expect(lines(page).first()).toBeVisible();
  await expect(passes).toHaveCount(0);
  await log(page).getByRole('button', { name: 'Details' }).click();
  await expect(passes).not.toHaveCount(0);
  // A moment that is looked at is shown, however little it tells.
  await passes.first().click();
  await log(page).getByRole('button', { name: 'Details' }).click();
  await expect(passes).toHaveCount(1);
});

test('a step of the log stays lit, and nothing jumps', async ({ person, world }) => {
  const page = await person(world);
  await SCREENS.middle!(page, world.tables);
  const before = await log(page).boundingBox();
  const heights = () =>
    page.locator('.crews .player').evaluateAll((crews) => crews.map((crew) => crew.clientHeight));
  const crews = await heights();
  await lines(page).nth(-4).click();
  await expect(slider(page)).not.toHaveAttribute('aria-valuenow', /^$/);
  await expect(page.getByText('You are looking at an earlier moment.')).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(page.locator('.log .now')).not.toHaveCount(0);
  expect(await log(page).boundingBox()).toEqual(before);
  expect(await heights()).toEqual(crews);
  await page.keyboard.press('Escape');
  expect(await log(page).boundingBox()).toEqual(before);
});

test('pieces of the step that is looked at are lit', async ({ person, world }) => {
  const page = await person(world);
  await SCREENS.middle!(page, world.tables);
  // The last step is now: nothing is looked back at.
  await lines(page)
    .filter({ hasText: /moves \d+ band/ })
    .nth(-2)
    .click();
  await page.mouse.move(5, 5);
  await expect(page.locator('[data-space].lit')).not.toHaveCount(0);
});

test('the log follows the replay, and comes back with it', async ({ person, world }) => {
  const page = await person(world);
  await SCREENS.middle!(page, world.tables);
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => isRead(lines(page).first())).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.log .now').first()).toBeAttached();
  await expect.poll(() => isRead(page.locator('.log .now').first())).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => isRead(lines(page).last())).toBe(true);
  // A window of another size leaves the reader at the end.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect.poll(() => isRead(lines(page).last())).toBe(true);
});

test('the log is one stop of the tab key, and keys lead to it and to the chart', async ({
  person,
  world,
}) => {
  const page = await person(world);
  await SCREENS.middle!(page, world.tables);
  await expect(log(page).locator(':is(.line, .log .clause):not([tabindex="-1"])')).toHaveCount(1);
  await page.keyboard.press('l');
  await expect(lines(page).last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(lines(page).nth(-2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect(lines(page).first()).toBeFocused();
  await expect.poll(() => isRead(lines(page).first())).toBe(true);
  await page.keyboard.press('c');
  await expect(page.locator('[data-space]:focus')).toHaveCount(1);
});

test('whoever asks why not is led to the reasons', async ({ person, world }) => {
  const page = await person({ ...world, viewport: { width: 1280, height: 640 } });
  await SCREENS.middle!(page, world.tables);
  await page.keyboard.press('?');
  const refused = orders(page).locator('.refused');
  const count = await refused.count();
  await expect(orders(page).getByRole('status')).toContainText(String(count));
  await expect.poll(() => isRead(refused.first().locator('.bare'))).toBe(true);
});

test('whoever plays two colours sees which one is asked', async ({ person, world }) => {
  const page = await person(world);
  const second = (view: View) => acts(view, 0) && view.round > 0 && firstOf(view) !== view.turn.colour;
  const table = await branch(page.request, world.tables.over, 'turn_began', second);
  await page.goto(`/t/${table}`);
  await untilAsked(page);
  const { view } = await look(page.request, table, 0);
  const { colour } = (view as View).turn;
  await expect(page.locator(`.question.seat-${colour}`)).toBeVisible();
  await expect(page.locator('.player').first().locator('[aria-current] .emblem')).toHaveClass(
    new RegExp(`seat-${colour}`),
  );

  /** The first colour of the first seat, in turn order. */
  function firstOf({ owners }: View) {
    const colours = ['azure', 'purple', 'blue', 'orange'] as const;
    return colours.find((one) => typeof owners[one] === 'object' && owners[one].seat === 0);
  }
});

test('the question says what is picked, and what is missing', async ({ person, world }) => {
  const page = await person(world);
  await SCREENS.middle!(page, world.tables);
  const before = (await question(page).textContent()) ?? '';
  const height = async () => (await orders(page).boundingBox())!.height;
  const high = await height();
  // A line that stands for several orders asks for the rest.
  await orders(page).locator('.choice:has(.count)').first().click();
  await expect(question(page)).not.toHaveText(before.trim());
  // Fewer orders leave the log where it is.
  expect(await height()).toBe(high);
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveText(before.trim());
});

test('one key leads past the bar to the orders', async ({ person, world }) => {
  const page = await person(world);
  await SCREENS.middle!(page, world.tables);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(orders(page).locator('button').first()).toBeFocused();
});

test('whoever was away is told what happened, whoever was not is not', async ({ page, person }) => {
  const seats: CreateTable['seats'] = [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }];
  const { table, links } = await makeTable(page.request, { game: 'armada', seats });
  const { request: bob } = await person();
  await post(bob, `/tables/${table}/claim`, { token: links[0]!.token });
  await post(bob, `/tables/${table}/seats/1/rename`, { name: 'Bob' });
  const recap = page.getByRole('region', { name: 'Since you left' });
  const back = async (minutes: number) => {
    await page.goto('/about');
    await post(bob, `/tables/${table}/seats/1/rename`, { name: `Bob ${minutes}` });
    const left = String(Date.now() - minutes * 60_000);
    await page.evaluate(([name, at]) => localStorage.setItem(name!, at!), [`approdo.seen.${table}`, left]);
    await page.goto(`/t/${table}`);
    await expect(log(page).getByText(`is called Bob ${minutes} now`)).toBeVisible();
  };
  await page.goto(`/t/${table}`);
  await expect(log(page).getByText('Seat 2: the player is called Bob.')).toBeVisible();
  await back(1);
  await expect(recap).toHaveCount(0);
  await back(5);
  await expect(recap).toHaveText(/Seat 2: Bob 1 is called Bob 5 now\./);
  // There is no motion to watch, because no piece has moved.
  await expect(recap.getByRole('button', { name: 'Watch it on the board' })).toHaveCount(0);
  await recap.getByRole('button', { name: 'Close the recap' }).click();
  await page.goto('/about');
  await post(bob, `/tables/${table}/seats/1/leave`);
  await post(page.request, `/tables/${table}/seats/0/rename`, { name: 'Zoe' });
  await page.evaluate((name) => localStorage.setItem(name, '1'), `approdo.seen.${table}`);
  await page.goto(`/t/${table}`);
  await expect(recap.getByRole('listitem')).toHaveText([
    'Seat 2: Bob 5 leaves.',
    'Seat 1: Ada is called Zoe now.',
  ]);
});

test('the slash opens the search of the rulebook, and Escape leads back', async ({ person, world }) => {
  const page = await person(world);
  await SCREENS.middle!(page, world.tables);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  // Wherever one leafs to, the way back stays.
  await page.getByRole('navigation', { name: 'Contents' }).locator('li a').nth(3).click();
  await expect(page.getByRole('link', { name: 'Back to the table' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/t/${world.tables.middle}$`));
});

test('the end is told in a sentence of its own', async ({ person, world }) => {
  const page = await person(world);
  await SCREENS.end!(page, world.tables);
  const { outcome } = await look(page.request, world.tables.over);
  const [best, other] = [...outcome!.scores].sort((a, b) => b - a);
  const said = page.locator('.laurels p');
  // A steady bot may also win by a supremacy, or both may have the same points.
  await expect(said).toContainText(
    new RegExp(`After 8 rounds .*${best} to ${other}\\.|ended in round|${best} points each`),
  );
  // Every point has its reason, and the dice are told, too.
  await expect(page.getByRole('list', { name: 'What gives points' })).toContainText('Other territories');
  const parts = await page.locator('.scores ol > li').first().locator('.part').allTextContents();
  expect(parts.map(Number).reduce((sum, part) => sum + part, 0)).toBe(best);
  await expect(page.getByRole('region', { name: 'Luck' })).toContainText(/\d+ rolls/);
  // Watching it again is no absence: no recap.
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Since you left' })).toHaveCount(0);
});

test('where only bots would be asked, the button says what it takes back, and asks first', async ({
  page,
}) => {
  const { table } = await makeTable(page.request, plan);
  await page.goto(`/t/${table}`);
  await untilAsked(page);
  await choices(page).first().click();
  await expect.poll(async () => (await look(page.request, table, 0)).undo.allowed).toBeDefined();
  // Until the bot has answered, the player may undo alone; afterwards a confirmation would be needed.
  for (let press = 0; press < 12; press += 1) {
    await untilAsked(page);
    const { undo } = await look(page.request, table, 0);
    if (!undo.allowed && undo.refused) break;
    await choices(page).first().click();
    const confirm = page.getByRole('button', { name: 'Confirm' });
    if (await confirm.isVisible()) await confirm.click();
  }
  const { summary } = await look(page.request, table, 0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('title', /^Go back before “.+”: .+ taken back, and the bots play anew/);
  await expect(undo).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('u');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Leave it as it is' })).toBeFocused();
  expect((await look(page.request, table, 0)).summary.step).toBe(summary.step);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect.poll(async () => (await look(page.request, table, 0)).summary.step).toBeLessThan(summary.step);
  await expect(dialog).toHaveCount(0);
});

test('a bot gives advice where the table allows it, and the advice can be followed', async ({ page }) => {
  const { table } = await makeTable(page.request, { ...plan, hints: true });
  await page.goto(`/t/${table}`);
  await untilAsked(page);
  const { summary } = await look(page.request, table, 0);
  await orders(page).getByRole('button', { name: 'What would a bot do?' }).click();
  await expect.poll(() => isRead(orders(page).locator('.advice'))).toBe(true);
  const advice = orders(page).locator('.advice');
  await expect(advice).toBeVisible({ timeout: 30_000 });
  await expect(advice.locator('b')).not.toBeEmpty();
  await advice.getByRole('button').click();
  await expect
    .poll(async () => (await look(page.request, table, 0)).summary.step)
    .toBeGreaterThan(summary.step);
});

test('a bot that thinks long shows how far it is', async ({ page }) => {
  const { table } = await makeTable(page.request, plan);
  const line = await relay(page);
  line.change = (seats) => {
    for (const seat of seats) {
      if (seat.bot) Object.assign(seat, { thinking: true, think_ms: 8000, think_left_ms: 6000 });
    }
  };
  await page.goto(`/t/${table}`);
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  const first = Number(await bar.getAttribute('aria-valuenow'));
  expect(first).toBeGreaterThanOrEqual(25);
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(first);
});

test('a ship that was sent off is pale until the server agrees', async ({ person, world }) => {
  const page = await person(world);
  const afloat = (view: View) =>
    acts(view, 0) &&
    view.turn.mp > 2 &&
    Object.values(view.ships).some(
      ({ place, bands, last_owner }) =>
        place !== 'box' && 'sea' in place && bands > 0 && last_owner === view.turn.colour,
    );
  const table = await branch(page.request, world.tables.over, 'turn_began', afloat);
  const line = await relay(page);
  await page.goto(`/t/${table}`);
  await untilAsked(page);
  const sail = orders(page)
    .getByRole('button', { name: /^\d? ?Sail / })
    .first();
  await sail.click();
  // Several ways are a group first.
  line.holds = true;
  if ((await orders(page).locator('.choice.sent').count()) === 0) {
    const way = orders(page)
      .getByRole('button', { name: /^\d? ?Sail / })
      .first();
    if (await way.isVisible()) await way.click();
  }
  const pale = page.locator('.ghosts > g[opacity]');
  await expect(pale.first()).toBeVisible();
  line.release();
  await expect(pale).toHaveCount(0);
});

test('the link for a phone opens the hand there, while the screen goes on', async ({ page, person }) => {
  const { table } = await makeTable(page.request, plan);
  await page.goto(`/t/${table}`);
  await untilAsked(page);
  await page.getByRole('complementary', { name: 'Crews' }).getByRole('button', { name: /Ada/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'My hand on my phone' }).click();
  const link = await sheet.getByRole('textbox', { name: 'Link for the hand only' }).inputValue();
  expect(link).toContain('?hand=1#seat=');
  const phone = await person(PHONE);
  await phone.goto(link);
  await expect(choices(phone).first()).toBeVisible();
  await expect(phone.getByRole('region', { name: 'Board' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(choices(page).first()).toBeVisible();
  await choices(phone).first().tap();
  await expect.poll(async () => (await look(page.request, table, 0)).summary.step).toBeGreaterThan(0);
});

/** A proxy between page and server: messages of the server can be changed, or held back for a while. */
async function relay(page: Page) {
  const held: (() => void)[] = [];
  const line = {
    holds: false,
    change: (_seats: SeatInfo[]) => {},
    release: () => {
      line.holds = false;
      for (const pass of held.splice(0)) pass();
    },
  };
  await page.routeWebSocket(/\/api\/tables\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((said) => {
      const message = JSON.parse(String(said)) as { state?: TableState; seats?: SeatInfo[] };
      line.change(message.state?.summary.seats ?? message.seats ?? []);
      const pass = () => socket.send(JSON.stringify(message));
      if (line.holds) held.push(pass);
      else pass();
    });
  });
  return line;
}
