import { expect, PHONE } from './fixtures';
import { cuts, overlaps } from './measure';
import { choices, pressBoard, question, standing, untilAsked } from './play';
import { SCREENS, test } from './screens';
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
  // No seat is asked yet, so no bot thinks.
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
  // A player who has placed a colour waits for the other one; no card asks again.
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
  // While a confirmation is asked nothing else can be undone.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const [asked, pressed] = [await question(page).boundingBox(), await confirm.boundingBox()];
  expect(pressed!.y).toBeGreaterThanOrEqual(asked!.y + asked!.height);
  await page.getByRole('button', { name: 'Not yet' }).tap();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a table that is refused says why above the button, with its clause, until something is changed', async ({
  person,
}) => {
  const page = await person(PHONE);
  await page.goto('/new/archipelago?here=1');
  const name = page.getByRole('textbox', { name: 'Name on seat 1' });
  await name.fill('Ada');
  const secrets = page.getByRole('switch', { name: 'No secrets' });
  await secrets.check();
  await page.getByRole('switch', { name: 'Benefactor' }).check();
  const make = page.getByRole('button', { name: 'On to the invitations' });
  await make.tap();
  const why = page.getByRole('alert').filter({ hasText: 'cannot be combined' });
  await expect(why).toBeInViewport({ ratio: 1 });
  await expect(page.locator(':focus')).toContainText('cannot be combined');
  await expect(why).not.toContainText('(ARC-');
  await expect(why.getByRole('link', { name: 'Rule ARC-31.14' })).toHaveAttribute(
    'href',
    '/rules/archipelago/ARC-31.14',
  );
  await secrets.uncheck();
  await expect(why).toHaveCount(0);
  await make.tap();
  await expect(page).toHaveURL(/\/t\/[\w-]+\/invite$/);
});

test('the line that names a place of the chart is read in full, beside the map of the map', async ({
  person,
  world,
}) => {
  const page = await person({ ...world, ...PHONE, viewport: { width: 360, height: 640 }, locale: 'it-IT' });
  await SCREENS.middle!(page, world.tables);
  // The line is for sighted users: it follows the focus as it follows a finger.
  const wrong = await page.evaluate(async () => {
    const found: string[] = [];
    for (const space of document.querySelectorAll<SVGElement>('[data-space]')) {
      space.focus();
      await new Promise(requestAnimationFrame);
      const line = document.querySelector<HTMLElement>('.chart p[aria-hidden]');
      if (!line?.innerText.trim()) found.push(`no line: ${space.ariaLabel}`);
      else if (line.scrollWidth > line.clientWidth) found.push(`cut: ${line.innerText}`);
      const map = document.querySelector('.minimap')?.getBoundingClientRect();
      const said = line?.getBoundingClientRect();
      if (!map || !said) continue;
      const [wide, high] = [Math.min(said.right, map.right), Math.min(said.bottom, map.bottom)];
      if (wide > Math.max(said.left, map.left) && high > Math.max(said.top, map.top))
        found.push(`on each other: ${line?.innerText}`);
    }
    return found;
  });
  expect(wrong).toEqual([]);
});
