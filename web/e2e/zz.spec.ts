import { test } from './fixtures';
import { pressBoard } from './play';
import { makeTable } from './tables';
// Looks at what a new player sees: one picture for every new question.
test('zz archipelago', async ({ page }) => {
  test.setTimeout(400_000);
  const { table } = await makeTable(page.request, { game: 'archipelago', seed: '5', options: { length: 'short' }, seats: [{ kind: 'mine', name: 'Ada' }, { kind: 'bot', level: 'novice', name: 'Luca' }, { kind: 'bot', level: 'novice', name: 'Mira' }] });
  await page.goto(`/t/${table}`);
  const seen = new Map<string, number>();
  let shot = 0;
  for (let press = 0; press < 400 && shot < 60; press += 1) {
    const now = await (await page.waitForFunction(() => {
      const lines = [...document.querySelectorAll<HTMLElement>('.ask button.choice:enabled, .amounts button:enabled')].map((l) => l.textContent?.trim() ?? '');
      const over = [...document.querySelectorAll('h2')].some((h) => /^Final score$/.test(h.textContent?.trim() ?? ''));
      const confirms = document.querySelector('.question.confirms') !== null;
      if (!over && !confirms && lines.length === 0) return null;
      return { over, confirms, q: document.querySelector('.question h2')?.textContent ?? '', lines, live: document.querySelectorAll('[data-live]').length };
    })).jsonValue();
    if (!now) continue;
    const key = now.q.replace(/\d+/g, '#').replace(/[A-Z][a-z]+ [A-Z][a-z]+/g, 'X');
    const n = (seen.get(key) ?? 0) + 1;
    seen.set(key, n);
    if (n === 1 || now.over) { shot += 1; await page.waitForTimeout(250); await page.screenshot({ path: `/tmp/bo/p/${String(shot).padStart(2, '0')}.png` }); console.log(shot, now.q, '|', now.lines.slice(0, 6).join(' ; ')); }
    if (now.over) break;
    if (now.confirms) { await page.locator('.question .btn-primary').click(); continue; }
    const end = now.lines.findIndex((t) => /(End the round|Pass|Done|Do no more in this crisis|Decline|Withdraw the offer)$/.test(t));
    if (!(end >= 0 && (n > 8 || /offer/.test(now.q))) && now.live > 0 && (await pressBoard(page, 7 * press))) continue;
    const other = now.lines.findIndex((t) => !/(Make an offer|Call on)/.test(t));
    await page.locator('.ask button.choice:enabled, .amounts button:enabled').nth(end >= 0 ? end : Math.max(0, other)).click({ timeout: 3000 }).catch(() => undefined);
  }
});
