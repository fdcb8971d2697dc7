import type { Page } from '@playwright/test';
import { seriousByDayAndNight } from './archipelago';
import { serious } from './axe';
import { expect, PHONE } from './fixtures';
import { openMoment, test } from './game-screens';
import { pressFirstCard } from './imperial-screens';
import { planFor, playCards, playCardsByKeys, playerOf, playUntil, viewOf } from './imperial';
import { question, result, untilAsked } from './play';
import { makeTable } from './tables';

// A whole game takes its time on a busy machine.
const WHOLE = 300_000;

const bot = { kind: 'bot', level: 'novice', name: 'Livia' } as const;

test('a whole game of Imperial Settlers against a bot by pressing cards', async ({ page }) => {
  test.setTimeout(WHOLE);
  const { table } = await makeTable(page.request, planFor([bot]));
  await page.goto(`/t/${table}`);
  await expect(question(page)).toHaveText('Choose your faction.');
  await page.getByRole('button', { name: /^Romans\./ }).click();
  const { onBoard } = await playCards(page);
  expect(onBoard).toBeGreaterThan(10);

  // The points are told part by part, and the parts make the whole.
  await expect(result(page)).toBeVisible();
  const points = page.getByRole('table', { name: 'How it is counted' });
  await expect(points.getByRole('row')).toHaveCount(3);
  for (const row of await points.locator('tbody tr').all()) {
    const [play = 0, common = 0, faction = 0, features = 0, total] = (
      await row.locator('td').allTextContents()
    ).map(Number);
    expect(play + common + faction + features).toBe(total);
  }
});

test('a whole game of Imperial Settlers by keyboard only, in Italian', async ({ person }) => {
  test.setTimeout(WHOLE);
  const page = await person({ locale: 'it-IT' });
  const { table } = await makeTable(page.request, planFor([bot]));
  await page.goto(`/t/${table}`);
  await untilAsked(page);
  const { onBoard, byNumber } = await playCardsByKeys(page);
  expect(onBoard).toBeGreaterThan(4);
  expect(byNumber).toBeGreaterThan(4);
  await expect(result(page)).toHaveText('Punteggio finale');
});

test('an empty empire leaves the hand room, and on a phone no name runs into the next card', async ({
  page,
}) => {
  const { table } = await makeTable(page.request, planFor([bot]));
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: /^Romans\./ }).click();
  const hand = page.getByRole('region', { name: /^Hand:/ });
  await expect(hand.locator('.leaf')).not.toHaveCount(0);
  const cut = () =>
    hand.locator('.leaf').evaluateAll((cards) => {
      const end = document.querySelector('.board')!.getBoundingClientRect().bottom;
      return cards.filter((card) => card.getBoundingClientRect().bottom > end + 1).length;
    });
  await expect.poll(cut).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const covered = () =>
    hand.locator('.slot').evaluateAll((slots) => {
      const ends = slots.map((slot) => slot.querySelector('.name')!.getBoundingClientRect().right);
      return slots.filter((slot, at) => slot.getBoundingClientRect().left < (ends[at - 1] ?? 0)).length;
    });
  await expect.poll(covered).toBe(0);
});

test('a solo game with its line of attacks, in Italian', async ({ person }) => {
  test.setTimeout(WHOLE);
  const page = await person({ locale: 'it-IT' });
  const { table } = await makeTable(page.request, planFor([]));
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: /^Barbari\./ }).click();
  await untilAsked(page);
  await expect(page.getByRole('region', { name: 'Attacchi' })).toContainText('Conquiste');
  await expect(page.getByRole('region', { name: 'Giocatore virtuale' })).toBeVisible();
  await playCards(page);
  await expect(result(page)).toHaveText('Punteggio finale');
  await expect(page.getByText(/La partita è (vinta|persa): hai \d+ Luog(o|hi) Fazione/)).toBeVisible();
});

test('two browsers: a place is razed by pressing it, and its owner sees what is left of it', async ({
  person,
}) => {
  const [ada, bob] = [await person(), await person()];
  // With other luck nothing of the place may be left.
  const plan = { ...planFor([{ kind: 'open' }]), seed: '3' };
  const { table, links } = await makeTable(ada.request, plan);
  await bob.request.post(`/api/tables/${table}/claim`, { data: { token: links[0]!.token } });
  await bob.request.post(`/api/tables/${table}/seats/1/rename`, { data: { name: 'Bob' } });
  // Romans keep their Raze tokens: in the second round they have enough for an empire that builds.
  const [romans, builders] = [
    { request: ada.request, seat: 0, prefers: [/^faction .*Romans/, /^pass/] },
    { request: bob.request, seat: 1, prefers: [/^faction .*Barbarians/, /^build/, /^(exchange|end-turn)/] },
  ];
  const canRaze = (state: Parameters<typeof viewOf>[0], seat: number) =>
    seat === 0 &&
    state.choices.some(({ phrase, refused }) => phrase.key === 'imperial-settlers-raze' && !refused);
  const before = await playUntil(table, [romans, builders], canRaze);

  await ada.goto(`/t/${table}`);
  await bob.goto(`/t/${table}`);
  await untilAsked(ada);
  const others = ada.getByRole('region', { name: 'Bob' }).locator('[data-live]');
  await others.first().click();
  const card = ada.getByRole('dialog');
  await card.getByRole('button', { name: /^Raze Bob's/ }).click();
  await expect(card).toBeHidden();
  await expect(bob.getByRole('region', { name: 'Log and chat' })).toContainText(/razes/);
  await expect(bob.getByRole('group', { name: 'Empire of Bob' }).getByTitle('1 Foundation')).toBeVisible();
  expect(playerOf(before, 1).foundations).toHaveLength(0);
});

test('a phone enlarges cards by touch and plays what is offered beside them', async ({ person }) => {
  const page = await person(PHONE);
  const { table } = await makeTable(page.request, planFor([bot]));
  const mover = { request: page.request, seat: 0, prefers: [/^pick/] };
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: /^Barbarians\./ }).tap();
  const lookout = page.getByRole('region', { name: 'Lookout' });
  await expect(question(page)).toHaveText('Take a card of the display.');
  const shown = await lookout.getByRole('button').count();
  await lookout.getByRole('button').first().tap();
  await expect(lookout.getByRole('button')).not.toHaveCount(shown);
  await playUntil(table, [mover], (state) => viewOf(state).turn !== null && state.choices.length > 0);
  await expect(question(page)).toHaveText('Take an action or pass.');

  // A card that cannot be built says why, and is put back.
  const hand = page.getByRole('region', { name: /^Hand/ });
  await hand
    .getByRole('button')
    .first()
    .tap({ position: { x: 20, y: 20 } });
  const card = page.getByRole('dialog');
  await expect(card).toBeVisible();
  await expect(card.getByRole('link', { name: /IMP-/ }).first()).toBeVisible();
  await card.getByRole('button', { name: 'Put back' }).tap();
  await expect(card).toBeHidden();

  // Other empires open over the own one.
  await page.getByRole('button', { name: 'Look at the empire of Livia' }).tap();
  await expect(page.getByRole('dialog', { name: 'Livia' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the table' }).tap();
  await expect(page.getByRole('dialog', { name: 'Livia' })).toBeHidden();
});

test('arrows walk over the cards, Enter shows one, Escape puts it back', async ({ page }) => {
  const { table } = await makeTable(page.request, planFor([bot]));
  const ready = await playUntil(
    table,
    [{ request: page.request, seat: 0, prefers: [/^faction .*Barbarians/, /^pick/] }],
    (state) => viewOf(state).turn !== null && state.choices.length > 0,
  );
  await page.goto(`/t/${table}`);
  await untilAsked(page);
  const stops = page.locator('[data-stop][tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  for (let step = 0; step < 8 && !(await inHand(page)); step += 1) await page.keyboard.press('ArrowDown');
  expect(await inHand(page)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await inHand(page)).toBe(true);
  expect(playerOf(ready, 0).hand?.length).toBeGreaterThan(3);
});

const inHand = (page: Page) => page.evaluate(() => document.activeElement?.closest('.fan') !== null);

for (const [device, options] of Object.entries({ 'a wide screen': {}, 'a phone': PHONE })) {
  test(`axe finds nothing serious on the table of cards, on ${device}`, async ({ person }) => {
    test.setTimeout(WHOLE);
    const page = await person(options);
    const wear = (theme: string) =>
      page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    const check = async (what: string) => {
      await wear('light');
      expect.soft(await serious(page, {}), `${what}, by day`).toEqual([]);
      await wear('dark');
      expect.soft(await serious(page, { runOnly: ['color-contrast'] }), `${what}, by night`).toEqual([]);
    };
    const { table } = await makeTable(page.request, planFor([bot], {}));
    const mover = { request: page.request, seat: 0, prefers: [/^faction/, /^expand /, /^build/, /^deal/] };
    await page.goto(`/t/${table}`);
    await untilAsked(page);
    await check('factions');
    await playUntil(
      table,
      [mover],
      (state) => playerOf(state, 0).building !== null && state.choices.length > 2,
    );
    await expect(question(page)).toContainText('build your deck');
    await check('deck');
    const late = [/^ready-deck/, ...mover.prefers];
    await playUntil(
      table,
      [{ ...mover, prefers: late }],
      (state) => viewOf(state).round > 2 && viewOf(state).turn !== null && state.choices.length > 3,
    );
    await untilAsked(page);
    await check('table');
    await page.getByRole('button', { name: 'Look at the empire of Livia' }).click();
    await expect(page.getByRole('dialog', { name: 'Livia' })).toBeVisible();
    await check('another empire');
  });
}

for (const [device, options] of Object.entries({ 'a wide screen': {}, 'a phone': PHONE })) {
  test(`axe finds nothing serious at other moments of the cards, on ${device}`, async ({
    person,
    gallery,
  }) => {
    test.setTimeout(WHOLE);
    const page = await person({ storageState: gallery.storageState, ...options });
    for (const moment of ['lookout', 'card', 'five', 'pay', 'solo', 'end']) {
      await openMoment(page, gallery, 'imperial', moment);
      expect.soft(await seriousByDayAndNight(page), moment).toEqual([]);
    }
  });
}

for (const [device, options] of Object.entries({ 'a wide screen': {}, 'a phone': PHONE })) {
  test(`everybody looks through the discard piles, on ${device}`, async ({ person, gallery }) => {
    const page = await person({ storageState: gallery.storageState, ...options });
    await openMoment(page, gallery, 'imperial', 'middle');
    const pile = page.getByRole('button', { name: /^Common discard pile: \d+ cards\. Look through it\.$/ });
    const size = Number(/\d+/.exec((await pile.textContent())!)![0]);
    await pile.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Discard piles' });
    await expect(sheet.getByRole('radio', { name: `Common cards: ${size}` })).toBeChecked();
    const cards = sheet.getByRole('listitem');
    expect(await cards.count()).toBeGreaterThan(size / 2);
    // Each is told with its colour and its Raze field, and is large enough to be read.
    await expect(cards.first()).toContainText(/Colours?: .* Costs .* Raze field: /);
    const narrow = await cards.evaluateAll((all) => all.filter((one) => one.clientWidth < 140).length);
    expect(narrow).toBe(0);
    expect.soft(await seriousByDayAndNight(page)).toEqual([]);

    // The pile of a player lies beside it.
    await sheet.getByRole('radio', { name: `Common cards: ${size}` }).focus();
    await page.keyboard.press('ArrowRight');
    const own = sheet.getByRole('radio', { name: /^(Ada|Luca): \d+$/ }).first();
    await expect(own).toBeChecked();
    const name = await own.evaluate((radio: HTMLInputElement) => radio.labels![0]!.textContent!);
    await expect(cards).not.toHaveCount(0);
    expect(await cards.count()).toBeLessThanOrEqual(Number(/\d+/.exec(name)![0]));
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(pile).toBeFocused();
  });
}

test('a large hand says every name in full, and lies in whole cards where there is room', async ({
  person,
  gallery,
}) => {
  const page = await person({ storageState: gallery.storageState });
  await openMoment(page, gallery, 'imperial', 'middle');
  const hand = page.getByRole('region', { name: /^Hand: \d+ cards$/ });
  const size = Number(/\d+/.exec((await hand.getAttribute('aria-label'))!)![0]);
  expect(size).toBeGreaterThan(11);
  const cards = hand.getByRole('button');
  const below = () =>
    cards.evaluateAll((all) => {
      const end = document.querySelector('.board')!.getBoundingClientRect().bottom;
      return all.filter((card) => card.getBoundingClientRect().bottom > end + 1).length;
    });
  await expect(cards).toHaveCount(size);
  expect(await below()).toBe(0);
  const cut = await cards
    .locator('b')
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
  expect(cut).toEqual([]);
  await page.setViewportSize({ width: 2200, height: 1200 });
  await expect(cards.locator('.leaf')).toHaveCount(size);
  await expect.poll(below).toBe(0);
});

test('a card of the hand that has risen is pressed wherever the pointer is on it', async ({
  person,
  gallery,
}) => {
  const page = await person({ storageState: gallery.storageState });
  await openMoment(page, gallery, 'imperial', 'five');
  await pressFirstCard(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});
