import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../lib/i18n.svelte';
import { marksOf } from '../../../table/marks';
import Board from '../Board.svelte';
import type { NumberedChoice } from '../../game';
import { choice, pieceNamed, sampleWith, seats } from './sample';

const view = sampleWith(
  {},
  {
    ship_1: { place: { sea: 'sea_bay_nw' }, last_owner: 'azure', bands: 5, gold: 2 },
    ship_3: { place: { sea: 'sea_roads_w' }, last_owner: 'purple', bands: 2 },
  },
);
const choices = [
  choice('sail', 'Sail to Northwest Deep', ['ship_1', 'sea_open_nw'], 1),
  choice('sail', 'Sail to Northern Strait', ['ship_1', 'sea_strait_n'], 2),
  choice('sail', 'Sail to Western Roads', ['ship_1', 'sea_roads_w'], 0, 'Another ship is in that sea space.'),
];
const pick = vi.fn();
const point = vi.fn();

/** What the table hands on once some pieces are picked. */
function after(choices: NumberedChoice[], ...names: string[]) {
  const picked = names.map(pieceNamed);
  return { choices, picked, marks: marksOf(choices, picked) };
}

function show(change = after(choices)) {
  const props = {
    view,
    seats,
    own: 0,
    asked: [0],
    lit: [],
    news: [],
    motion: false,
    pick,
    point,
  };
  return render(Board, { ...props, ...change });
}
const space = (name: RegExp) => screen.getByRole('button', { name });

describe('the board', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    pick.mockClear();
    point.mockClear();
  });

  it('names every space and has one stop for the tab key', () => {
    const { container } = show();
    const all = [...container.querySelectorAll('[data-space]')];
    expect(all).toHaveLength(92);
    expect(all.every((element) => (element.getAttribute('aria-label') ?? '').length > 5)).toBe(true);
    expect(all.filter((element) => element.getAttribute('tabindex') === '0')).toEqual([space(/^Cedar Bay/)]);
  });

  it('leads the tab key to something that can be picked, whatever else is offered', () => {
    const ready = choice('arrange', 'Raiders', ['gullport'], 1);
    ready.touches = [{ role: 'preset', kind: 'preset', id: 0, name: 'raiders' }];
    const moor = choice('moor', 'Place the ships', ['azure_a1', 'azure_b1'], 2);
    const { container } = show(after([ready, moor]));
    const stops = [...container.querySelectorAll('[data-space][tabindex="0"]')];
    expect(stops.map((stop) => stop.hasAttribute('data-live'))).toEqual([true]);
    // The chart around the spaces is no stop, though it listens.
    expect(container.querySelector('svg')?.getAttribute('tabindex')).toBe('-1');
  });

  it('picks the ship of a space, and then where she goes', async () => {
    const { rerender } = show();
    await fireEvent.click(space(/^Cedar Bay/));
    expect(pick).toHaveBeenCalledWith(pieceNamed('ship_1'));
    await rerender(after(choices, 'ship_1'));
    await fireEvent.click(space(/^Northern Strait/));
    expect(pick).toHaveBeenLastCalledWith(pieceNamed('sea_strait_n'));
  });

  it('says why a place is refused instead of picking it', async () => {
    show(after(choices, 'ship_1'));
    await fireEvent.click(space(/^Western Roads/));
    expect(pick).not.toHaveBeenCalled();
    expect(screen.getByRole('tooltip').textContent).toContain('Another ship is in that sea space.');
    expect(space(/^Western Roads/).getAttribute('aria-describedby')).toBe('armada-reason');
  });

  it('is walked with the arrow keys; Enter picks', async () => {
    show(after(choices, 'ship_1'));
    const start = space(/^Cedar Bay/);
    start.focus();
    await fireEvent.keyDown(start, { key: 'ArrowLeft' });
    const next = space(/^Northwest Deep/);
    expect(document.activeElement).toBe(next);
    await fireEvent.keyDown(next, { key: 'Enter' });
    expect(pick).toHaveBeenCalledWith(pieceNamed('sea_open_nw'));
  });

  it('leaves Enter to the table where nothing can be picked', async () => {
    show();
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    await fireEvent.keyDown(space(/^Monkey Shallows/), { key: 'Enter' });
    expect(pick).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalled();
    window.removeEventListener('keydown', heard);
  });

  it('shows the number key of a choice on its place', () => {
    const { container } = show(after(choices, 'ship_1'));
    const badges = [...container.querySelectorAll('circle + text')].map((text) => text.textContent);
    expect(badges).toEqual(['1', '2']);
  });
});
