import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../lib/i18n.svelte';
import type { SeatInfo } from '../../../wire/types';
import type { NumberedChoice } from '../../game';
import Board from '../Board.svelte';
import { codeOf } from '../decks/code';
import { factionOf, titlesOf } from '../data';
import { takeDeck } from '../decks/saved';
import { choice, given, piece, player, sample } from './sample';

const seats = [{ seat: 0, name: 'Ada', kind: 'person' }] as unknown as SeatInfo[];
const base = factionOf('barbarians').exchanged;
const changed = (out: string, fresh: string, deck = base) =>
  deck.map((title) => (title === out ? fresh : title));

const swap = (out: string, fresh: string): NumberedChoice =>
  choice('swap', `${out} ${fresh}`, [piece('title', out), piece('title', fresh, 1)]);

const choose = vi.fn();
function props(deck: string[], choices: NumberedChoice[]) {
  const offered = titlesOf('barbarians').flatMap(({ id }) => (deck.includes(id) ? [] : [id]));
  const building = { expands: true, building: deck, offered, deck_code: 'BAR-0YFZW6' };
  const view = sample({ round: 0, players: [player('barbarians', building)] });
  return { ...given(choices), view, seats, pick: vi.fn(), point: vi.fn(), choose };
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Use my deck/ });

describe('a deck from the shelf', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    choose.mockClear();
    takeDeck(codeOf({ faction: 'barbarians', titles: changed('bar_rabble', 'bar_traks_flying_machine') }));
  });

  it('is made swap by swap, one that was made by hand included', async () => {
    const [away, back] = [swap('bar_saboteurs', 'bar_scrap_collectors'), swap('bar_rabble', 'bar_saboteurs')];
    const now = changed('bar_saboteurs', 'bar_traks_flying_machine');
    const { rerender } = render(Board, props(now, [away, back]));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code of this deck' }).value).toBe(
      'BAR-0YFZW6',
    );
    await fireEvent.click(button());
    expect(choose.mock.calls).toEqual([[back]]);
    await rerender(props(changed('bar_rabble', 'bar_saboteurs', now), [away]));
    await tick();
    expect(button().textContent).toContain('0 swaps');
    expect(screen.queryByText(/does not offer/)).toBeNull();
  });

  it('is given up with a sentence where the next swap is not offered, and can be tried again', async () => {
    const now = changed('bar_saboteurs', 'bar_traks_flying_machine');
    render(Board, props(now, [swap('bar_altar', 'bar_mechanical_horse')]));
    await fireEvent.click(button());
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByText(/does not offer the next swap for my deck/)).toBeTruthy();
    expect(button().disabled).toBe(false);
  });

  it('is given up when the table never answers', async () => {
    vi.useFakeTimers();
    const back = swap('bar_rabble', 'bar_saboteurs');
    render(Board, props(changed('bar_saboteurs', 'bar_traks_flying_machine'), [back]));
    await fireEvent.click(button());
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await tick();
    expect(choose.mock.calls.length).toBeGreaterThan(1);
    expect(choose.mock.calls.length).toBeLessThan(6);
    expect(button().disabled).toBe(false);
  });
});
