import './print';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak, t } from '../../../lib/i18n.svelte';
import { positionOf } from '../play/read';
import { sample } from './sample';
import type { Mark } from '../position';
import Whole from '../Whole.svelte';
import type { Position } from '../whole';

// A whole archipelago is drawn, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const players = { azure: 'Ada', orange: 'Luca' };
const position = (): Position => positionOf(sample(), { seats: [], own: 0, asked: [0], choices: [] });
const round = new Map<string, Mark>([
  ['zone:build', { state: 'can', label: 'build', number: 1 }],
  [
    'zone:reproduce',
    { state: 'refused', label: 'Families', reason: { text: 'Your circle is taken.', clause: 'ARC-15.9' } },
  ],
]);
const crisis: NonNullable<Position['crisis']> = {
  kind: 'domestic',
  good: 'stone',
  count: 6,
  missing: 13,
  needed: 3,
  lying: [{ colour: 'azure', count: 13 }],
  sources: { market: 1, screen: 2, token: 3 },
  responsible: 'azure',
};
const relief = new Map<string, Mark>([
  ['source:market', { state: 'can', label: 'consume the cube of the market', number: 1 }],
  [
    'source:token',
    {
      state: 'refused',
      label: 'use a token',
      reason: { text: 'The bank has no stone left.', clause: 'ARC-14.5' },
    },
  ],
]);

beforeAll(() => speak('en'));
afterEach(cleanup);

test('the drawer in which the question is answered comes out by itself', () => {
  const pick = vi.fn();
  render(Whole, { position: position(), marks: round, players, motion: false, pick });
  const drawer = screen.getByRole('button', { name: /^Actions/ });
  expect(drawer.getAttribute('aria-expanded')).toBe('true');
  const build = screen.getByRole('button', { name: /^Build\./ });
  build.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(pick).toHaveBeenCalledWith('zone:build');
  const families = screen.getByRole('button', { name: /^Families: Reproduce\./ });
  families.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(pick).toHaveBeenCalledTimes(1);
});

test('a crisis says what is still needed and who answers for it', () => {
  const pick = vi.fn();
  render(Whole, { position: { ...position(), crisis }, marks: relief, players, motion: false, pick });
  expect(screen.getByText('Stone still needed').previousElementSibling?.textContent).toBe('3');
  expect(screen.getByText('Ada answers for it now.')).toBeTruthy();
  screen.getByRole('button', { name: /^From the market, free: 1\./ }).click();
  expect(pick).toHaveBeenCalledWith('source:market');
  screen.getByRole('button', { name: /^With an explorer token/ }).click();
  expect(pick).toHaveBeenCalledTimes(1);
});

test('in Italian everything has its words', async () => {
  await speak('it');
  const { container } = render(Whole, { position: position(), marks: round, players, motion: false });
  expect(container.textContent).not.toContain('archipelago-');
  expect(t('archipelago-margin', { count: 1 })).toBe('1 passo di margine');
  await speak('en');
});
