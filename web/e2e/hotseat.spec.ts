import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures';
import { choices, orders, question, standing, untilAsked } from './play';
import { branch, look, makeTable, playedOut, post } from './tables';
import type { View } from '../src/games/armada/view';
import type { CreateTable, SeatLink } from '../src/wire/types';

const plan: CreateTable = {
  game: 'armada',
  seats: [
    { kind: 'mine', name: 'Ada' },
    { kind: 'mine', name: 'Bice' },
    { kind: 'mine', name: 'Carlo' },
  ],
  options: { option_cards: true, round_limit: 5 },
};

/** What the cards are called, by their ids. */
const NAMES = new Map(
  (
    parse(readFileSync('../rules/armada/cards.toml', 'utf8')) as { card: { id: string; name_en: string }[] }
  ).card.map(({ id, name_en }) => [id, name_en]),
);

const curtain = (page: Page) => page.getByRole('button', { name: /open the curtain/ });

/** While the curtain is down the page holds nothing of any hand: no card, no choice. */
async function expectNoSecrets(page: Page, table: string) {
  // Public lines may stand on the curtain.
  const told = (await look(page.request, table, 'spectator', 0)).log.at(-1)?.phrase.text ?? '';
  const html = (await page.content()).replaceAll(told, '');
  for (const seat of [0, 1, 2]) {
    const { hand } = (await look(page.request, table, seat)).view as View;
    expect(Object.keys(hand ?? {}).length).toBeGreaterThan(0);
    for (const card of Object.keys(hand ?? {})) {
      expect(html).not.toContain(card);
      expect(html).not.toContain(NAMES.get(card));
    }
  }
  await expect(page.locator('button.choice')).toHaveCount(0);
}

test('three people share a screen, and the curtain hides every hand', async ({ page }) => {
  // In the middle of a game all players have cards.
  const over = await playedOut(page.request, plan);
  const everybody = ({ hand_sizes, round }: View) => round > 0 && hand_sizes.every((size) => size > 0);
  const table = await branch(page.request, over, 'turn_began', everybody);
  await page.goto(`/t/${table}`);
  const seen = new Set<string>();
  for (let press = 0; seen.size < 3; press += 1) {
    await expect(curtain(page).or(choices(page).first()).first()).toBeVisible();
    if (await curtain(page).isVisible()) {
      await expectNoSecrets(page, table);
      const name = /I am (\w+),/.exec((await curtain(page).textContent()) ?? '')?.[1] ?? '';
      seen.add(name);
      await curtain(page).click();
      await expect(page.getByRole('region', { name: 'Your cards' })).toBeVisible();
    }
    await passOn(page);
  }
  expect([...seen].sort()).toEqual(['Ada', 'Bice', 'Carlo']);
});

test('those who share a screen say who they are before they begin', async ({ page }) => {
  await page.goto('/new/armada?here=2');
  for (let seats = 4; seats > 2; seats -= 1)
    await page.getByRole('button', { name: 'Remove a seat' }).click();
  const begin = page.getByRole('button', { name: 'Set sail' });
  await begin.click();
  await expect(page.getByRole('alert')).toContainText('Say who plays on this screen');
  await expect(page.getByRole('textbox', { name: 'Name on seat 1' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name on seat 1' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Name on seat 2' }).fill('Bice');
  await begin.click();
  await expect(curtain(page)).toContainText(/I am (Ada|Bice),/);
});

test('a bot steps in for somebody who is not there', async ({ page }) => {
  const { table } = await makeTable(page.request, plan);
  await page.goto(`/t/${table}`);
  const name = /I am (\w+),/.exec((await curtain(page).textContent()) ?? '')?.[1] ?? '';
  await page.getByRole('button', { name: `${name} is not here: let a bot play` }).click();
  await expect(curtain(page)).not.toContainText(`I am ${name},`);
});

test('a seat on a phone is a private hand beside the shared screen', async ({ page, person }) => {
  const phone = await person(PHONE);
  const { table } = await makeTable(page.request, {
    ...plan,
    seats: [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }],
  });
  const { token } = await post<SeatLink>(page.request, `/tables/${table}/seats/1/reissue`);
  await phone.goto(`/t/${table}?hand=1#seat=${token}`);
  await phone.getByRole('textbox', { name: 'Your name' }).fill('Bob');
  await phone.getByRole('button', { name: 'That is me' }).click();
  await page.goto(`/t/${table}`);
  await expect(page.getByRole('region', { name: 'Bob' })).toBeVisible();

  // The phone shows the hand and no board; the screen shows the board and nothing of that hand.
  await expect(phone.getByRole('region', { name: 'Your cards' })).toBeVisible();
  await expect(phone.getByRole('region', { name: 'Board' })).toHaveCount(0);

  // The player who is asked answers on the own device, and both go on.
  const asked = (await look(page.request, table)).asked[0];
  const [plays, watches] = asked === 1 ? [phone, page] : [page, phone];
  await expect(choices(watches)).toHaveCount(0);
  await untilAsked(plays);
  const before = await question(plays).textContent();
  await choices(plays).first().click();
  await expect(question(plays)).not.toHaveText(before ?? '');
  const { view } = await look(phone.request, table, 1);
  for (const card of Object.keys((view as View).hand ?? {})) {
    await expect(phone.getByRole('region', { name: 'Your cards' })).toContainText(NAMES.get(card) ?? card);
    expect(await page.content()).not.toContain(card);
  }
});

test('whoever takes the hand on a phone leaves the screen to everybody', async ({ page, person }) => {
  const { table } = await makeTable(page.request, {
    game: 'armada',
    seats: [
      { kind: 'mine', name: 'Ada' },
      { kind: 'bot', level: 'novice' },
    ],
  });
  await page.goto(`/t/${table}/invite`);
  await page.getByRole('button', { name: 'On my phone' }).click();
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  expect(link).toContain('?hand=1#seat=');
  await page.getByRole('switch', { name: 'This screen is for everybody' }).check();
  const phone = await person(PHONE);
  await phone.goto(link);
  await untilAsked(phone);
  await expect(phone.getByRole('region', { name: 'Board' })).toHaveCount(0);

  // The screen shows public things only, also after a reload, until the hand is taken back.
  await page.goto(`/t/${table}`);
  await expect(orders(page)).toContainText('your hand and your orders are on your phone');
  await expect(choices(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your cards' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play on this screen again' }).click();
  await untilAsked(page);
});

/** Plays so that the screen is handed on soon. */
async function passOn(page: Page) {
  await untilAsked(page);
  const before = await standing(page);
  const confirm = page.getByRole('button', { name: 'Confirm' });
  const soon = orders(page).getByRole('button', { name: /^(End the turn|Pass|Pass for the rest)/ });
  if (await confirm.isVisible()) await confirm.click();
  else if (await soon.first().isVisible()) await soon.first().click();
  else await choices(page).first().click();
  await expect.poll(() => standing(page)).not.toBe(before);
}
