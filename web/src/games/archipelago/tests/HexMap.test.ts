import './print';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../lib/i18n.svelte';
import HexMap from '../HexMap.svelte';
import { cellPlace, type MapRegion, type Mark, type Place, type Stack } from '../position';

const regions: MapRegion[] = [
  { region: 'open_sea', q: 0, r: 0, rotation: 0, buildings: [] },
  {
    region: 'palm_bay',
    q: 0,
    r: -1,
    rotation: 2,
    buildings: [{ kind: 'town', area: 'palm_bay_b', flag: 'orange' }],
  },
];
const stacks: Stack[] = [
  { area: 'palm_bay_b', spot: 'open', colour: 'azure', posture: 'ready', count: 2, piece: 8 },
  { area: 'palm_bay_b', spot: 'town', colour: 'orange', posture: 'engaged', count: 1, piece: 9 },
];
const marks = new Map<Place, Mark>([
  ['area:palm_bay_b', { state: 'can', label: 'Land in Palm Bay', number: 1 }],
  [cellPlace(1, -1), { state: 'can', label: 'Place it to the east', number: 2 }],
  [
    cellPlace(-1, 0),
    {
      state: 'refused',
      label: 'Place it to the west',
      reason: { text: 'It does not fit.', clause: 'ARC-3.2' },
    },
  ],
]);

beforeAll(() => speak('en'));
afterEach(cleanup);

function show(): { pick: ReturnType<typeof vi.fn>; point: ReturnType<typeof vi.fn> } {
  const [pick, point] = [vi.fn(), vi.fn()];
  render(HexMap, { regions, stacks, marks, players: { azure: 'Ada' }, motion: false, pick, point });
  return { pick, point };
}

test('every place says what it is, who is there and what can be done', () => {
  show();
  const bay = screen.getByRole('button', { name: /^Palm Bay, land/ });
  expect(bay.getAttribute('aria-label')).toBe(
    'Palm Bay, land: 2 Exotic fruit. Town, Orange. Ada: 2 citizens. Orange: 1 citizen, on Town, engaged. Choice 1: Land in Palm Bay.',
  );
  expect(bay.getAttribute('aria-disabled')).toBe('false');
  expect(screen.getByRole('button', { name: /^Open Sea, sea/ }).getAttribute('aria-disabled')).toBe('true');
});

test('what is marked can be picked, what is refused says why', async () => {
  const { pick } = show();
  const cell = screen.getByRole('button', { name: /to the east/ });
  cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(pick).toHaveBeenCalledWith(cellPlace(1, -1));
  const west = screen.getByRole('button', { name: /to the west/ });
  west.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(pick).toHaveBeenCalledTimes(1);
  expect((await screen.findByRole('tooltip')).textContent).toContain('ARC-3.2');
});

test('one stop of the tab key, and the arrows go from there', () => {
  const { pick } = show();
  const stops = screen.getAllByRole('button').filter((one) => one.closest('svg') && one.tabIndex === 0);
  expect(stops).toHaveLength(1);
  const [bay] = stops;
  expect(bay!.dataset['place']).toBe('area:palm_bay_b');
  bay!.focus();
  bay!.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
  expect((document.activeElement as HTMLElement).dataset['place']).toBe(cellPlace(1, -1));
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(pick).toHaveBeenCalledWith(cellPlace(1, -1));
});
