import type { Page } from '@playwright/test';
import { playArchipelago, playByKeys, playUntil, seriousByDayAndNight, wordsOf } from './archipelago';
import { expect, PHONE } from './fixtures';
import { openMoment, test } from './game-screens';
import { choices, orders, pressBoard, question, result, standing, untilAsked } from './play';
import { look, makeTable, post } from './tables';
import type { CreateTable } from '../src/wire/types';
import type { View } from '../src/games/archipelago/view';

const plan: CreateTable = {
  game: 'archipelago',
  seats: [
    { kind: 'mine', name: 'Ada' },
    { kind: 'bot', level: 'novice', name: 'Luca' },
    { kind: 'bot', level: 'novice', name: 'Mira' },
  ],
  options: { length: 'short' },
};

const board = (page: Page) => page.getByRole('region', { name: 'Board' });

test('a whole game against two bots by clicking the board', async ({ page }) => {
  test.setTimeout(300_000);
  const { table } = await makeTable(page.request, plan);
  await page.goto(`/t/${table}`);
  const { onBoard } = await playArchipelago(page);
  expect(onBoard).toBeGreaterThan(15);

  // All objectives are laid open, and the points say where they come from.
  await expect(result(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What everybody was after' })).toBeVisible();
  const { view } = await look(page.request, table, 0);
  const { players, reckoning } = view as View;
  for (const { objectives } of players) {
    const [, victory] = wordsOf(objectives[0]!);
    await expect(page.getByText(victory, { exact: true }).first()).toBeVisible();
  }
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(reckoning.length);
  await expect(page.getByRole('columnheader')).toHaveCount(reckoning.length > 0 ? 3 : 0);
});

test('a whole game by keyboard only, in Italian', async ({ person }) => {
  test.setTimeout(300_000);
  const page = await person({ locale: 'it-IT' });
  const { table } = await makeTable(page.request, plan);
  await page.goto(`/t/${table}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const { onBoard, byNumber } = await playByKeys(page);
  expect(onBoard).toBeGreaterThan(3);
  expect(byNumber).toBeGreaterThan(15);
  await expect(result(page)).toHaveText('Punteggio finale');
  await expect(page.getByRole('heading', { name: 'Che cosa volevano tutti' })).toBeVisible();
});

test('two browsers negotiate: an offer is put together on the board, answered, and changes hands', async ({
  person,
}) => {
  const [ada, bob] = [await person(), await person()];
  const { table, links } = await makeTable(ada.request, {
    ...plan,
    seats: [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }],
  });
  const { token } = links[0]!;
  await post(bob.request, `/tables/${table}/claim`, { token });
  await post(bob.request, `/tables/${table}/seats/1/rename`, { name: 'Bob' });
  const active = (view: View) => view.phase === 'actions' && view.active === 0 && view.turn === 1;
  await playUntil([ada.request, bob.request], table, active);
  await bob.goto(`/t/${table}`);
  await ada.goto(`/t/${table}`);
  await expect(question(ada)).toContainText('step of your round');
  const florins = async (page: Page, seat: number) =>
    ((await look(page.request, table, seat)).view as View).players[seat]!.florins!;
  const before = [await florins(ada, 0), await florins(bob, 1)] as const;

  await orders(ada).getByRole('button', { name: 'Make an offer to Bob' }).click();
  const offer = (page: Page) => board(page).getByRole('region', { name: 'Ada offers Bob' });
  await expect(offer(ada)).toBeVisible();
  await offer(ada).getByRole('button', { name: '1 florin Give 1 florin' }).click();
  await expect(offer(ada).getByRole('button', { name: /Keep 1 florin after all/ })).toBeVisible();
  // The other player sees what is being put together, and cannot change it.
  await expect(offer(bob)).toContainText('1 florin');
  await expect(choices(bob)).toHaveCount(0);
  await offer(ada)
    .getByRole('button', { name: /Send the offer/ })
    .click();
  await offer(bob)
    .getByRole('button', { name: /Accept/ })
    .click();
  await expect(offer(ada)).toBeHidden();
  await expect.poll(() => florins(ada, 0)).toBe(before[0] - 1);
  await expect.poll(() => florins(bob, 1)).toBe(before[1] + 1);
});

test('whoever has picked a unit picks another one by pressing it', async ({ person, gallery }) => {
  const page = await person({ storageState: gallery.storageState });
  await openMoment(page, gallery, 'archipelago', 'migrate');
  const unit = (state: string) => board(page).locator(`.unit.${state}:not([aria-hidden])`);
  const listed = await choices(page).allTextContents();
  await unit('can').first().click();
  await expect(unit('chosen')).toHaveCount(1);
  await expect.poll(() => choices(page).allTextContents()).not.toEqual(listed);
  const first = await unit('chosen').getAttribute('data-place');
  await unit('other').first().click();
  await expect(unit('chosen')).toHaveCount(1);
  expect(await unit('chosen').getAttribute('data-place')).not.toBe(first);
  // The keys do the same.
  await unit('chosen').focus();
  await page.keyboard.press('Escape');
  await expect(unit('chosen')).toHaveCount(0);
  await expect.poll(() => choices(page).allTextContents()).toEqual(listed);
});

test('a card of the track that can be bought or turned asks which, where it lies', async ({
  person,
  gallery,
}) => {
  const page = await person({ storageState: gallery.storageState });
  await openMoment(page, gallery, 'archipelago', 'evolve');
  const track = board(page).getByRole('region', { name: 'Evolution track' });
  const deed = (name: RegExp) => track.getByRole('button', { name });
  await track.getByRole('button', { name: /^Education/ }).click();
  await expect(deed(/Buy Education for 4 florins$/)).toBeVisible();
  await expect(deed(/Rotate Education$/)).toBeVisible();
  // Another card may be looked at instead.
  await track.getByRole('button', { name: /^Shipyard/ }).click();
  await expect(deed(/Rotate Education$/)).toBeHidden();
  await expect(deed(/Rotate Shipyard$/)).toBeVisible();
});

test('a bid is put together beside the sealed ones', async ({ person, gallery }) => {
  const page = await person({ storageState: gallery.storageState });
  await openMoment(page, gallery, 'archipelago', 'bids');
  const sealed = board(page).getByRole('region', { name: 'Sealed bids' });
  await sealed.getByRole('button', { name: 'Bid one florin more' }).click();
  await sealed.getByRole('button', { name: 'Bid one florin more' }).click();
  await sealed.getByRole('button', { name: 'Bid one florin less' }).click();
  await sealed.getByRole('button', { name: 'Bid 1 florin', exact: true }).click();
  await expect(page.getByText(/bids 1 florin|have placed a bid of/).first()).toBeVisible();
});

test('a crisis says what is still needed, and is answered on the board', async ({ person, gallery }) => {
  const page = await person({ storageState: gallery.storageState });
  await openMoment(page, gallery, 'archipelago', 'crisis');
  const panel = board(page).getByRole('region', { name: 'Domestic crisis' });
  await expect(panel).toContainText('still needed');
  await expect(panel).toContainText('Ada answers for it now.');
  await expect(panel).toContainText('Otherwise the rebellion rises by');
  await panel.getByRole('button', { name: /Do no more in this crisis/ }).click();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect
    .poll(async () => {
      if (await confirm.isVisible()) await confirm.click();
      return panel.getByText('Ada answers for it now.').isVisible();
    })
    .toBe(false);
});

test('two share a screen and bid: while the curtain is down the page holds no secret', async ({ page }) => {
  const { table } = await makeTable(page.request, {
    ...plan,
    seats: [
      { kind: 'mine', name: 'Ada' },
      { kind: 'mine', name: 'Bice' },
      { kind: 'bot', level: 'novice', name: 'Luca' },
    ],
  });
  await playUntil([page.request], table, (view) => view.asking === 'bid');
  await page.goto(`/t/${table}`);
  const curtain = page.getByRole('button', { name: /open the curtain/ });
  for (const nth of [0, 1]) {
    await expect(curtain).toBeVisible();
    const { view } = await look(page.request, table);
    const html = await page.content();
    await expect(page.locator('button.choice, .amounts button')).toHaveCount(0);
    for (const seat of [0, 1]) {
      const [objective] = ((await look(page.request, table, seat)).view as View).players[seat]!.objectives;
      for (const secret of [objective!, ...wordsOf(objective!)]) expect(html).not.toContain(secret);
    }
    // That a player has bid is public, how much is not, not even to a spectator.
    expect([0, 1].filter((seat) => (view as View).has_bid.includes(seat))).toHaveLength(nth);
    expect((view as View).bid).toBeNull();
    await curtain.click();
    await untilAsked(page);
    const sealed = board(page).getByRole('region', { name: 'Sealed bids' });
    await expect(sealed.getByText('considers')).toHaveCount(2 - nth);
    await expect(board(page).locator('..').getByRole('region', { name: 'Behind your screen' })).toBeVisible();
    const bid = nth === 0 ? '0: Bid no florins' : '1: Bid 1 florin';
    await orders(page).getByRole('button', { name: bid, exact: true }).click();
  }
  // Then all are shown at once; who is asked next, behind which curtain, is luck.
  const shown = async () =>
    (await look(page.request, table, 'spectator', 0)).log.flatMap(({ event }) => {
      const { bid_shown } = Object(event) as { bid_shown?: { seat: number; florins: number } };
      return bid_shown && bid_shown.seat < 2 ? bid_shown.florins : [];
    });
  await expect.poll(async () => (await shown()).toSorted()).toEqual([0, 1]);
});

test('axe finds nothing serious, by day and by night', async ({ person, gallery }) => {
  const page = await person({ storageState: gallery.storageState });
  await openMoment(page, gallery, 'archipelago', 'tiles');
  expect.soft(await seriousByDayAndNight(page), 'tiles').toEqual([]);
  await openMoment(page, gallery, 'archipelago', 'crisis');
  for (const name of ['Actions', 'Markets', 'Cards', 'Mine']) {
    await board(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    expect.soft(await seriousByDayAndNight(page), name).toEqual([]);
  }
});

for (const [device, options] of Object.entries({ 'a wide screen': {}, 'a phone': PHONE })) {
  test(`axe finds nothing serious at other moments, on ${device}`, async ({ person, gallery }) => {
    test.setTimeout(300_000);
    const page = await person({ storageState: gallery.storageState, ...options });
    for (const moment of ['vote', 'order', 'migrate', 'offer', 'answer', 'end']) {
      await openMoment(page, gallery, 'archipelago', moment);
      expect.soft(await seriousByDayAndNight(page), moment).toEqual([]);
    }
  });
}

test('a phone plays by touch, in Italian, and nothing sticks out', async ({ person }) => {
  const page = await person({ ...PHONE, viewport: { width: 360, height: 740 }, locale: 'it-IT' });
  const { table } = await makeTable(page.request, plan);
  await page.goto(`/t/${table}`);
  let touched = 0;
  for (let turn = 0; touched < 8; turn += 1) {
    await untilAsked(page);
    const before = await standing(page);
    if (await pressBoard(page, turn, 'tap')) touched += 1;
    else await choices(page).last().tap();
    await expect.poll(() => standing(page)).not.toBe(before);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  }
});
