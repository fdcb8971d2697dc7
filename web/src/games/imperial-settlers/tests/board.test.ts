import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../lib/i18n.svelte';
import type { SeatInfo } from '../../../wire/types';
import type { NumberedChoice } from '../../game';
import Board from '../Board.svelte';
import { choice, given, piece, place, player, sample } from './sample';

const view = sample({
  players: [player('romans', { hand: ['com_mill', 'rom_bank'] }), player('egyptians')],
  locations: [place(0, 'com_castle_a', 0), place(1, 'com_gold_mine', 1)],
});
const seats = ['Ada', 'Livia'].map((name, seat) => ({ seat, name, kind: 'person' })) as unknown as SeatInfo[];
const mine = [piece('location', 'location_1', 1)];
const build = choice('build', 'Build Mill', [piece('card', 'com_mill')]);
const turn = [
  build,
  choice('build', 'Build Bank', [piece('card', 'rom_bank', 2)], 'You have 1 of the 3 that it costs.'),
  choice('raze', 'Raze Gold Mine', mine),
  choice('pass', 'Pass'),
];
const [pick, point, choose] = [vi.fn(), vi.fn(), vi.fn()];

function show(choices: NumberedChoice[], position = view) {
  return render(Board, { ...given(choices), view: position, seats, pick, point, choose });
}
/** Something has to be pointed at before the turn goes on. */
const pointing = { ...view, turn: { seat: 0, has_acted: true, is_open: false } };
const card = (name: RegExp) => screen.getByRole('button', { name });

describe('the table of cards', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => [pick, point, choose].forEach((spy) => spy.mockClear()));

  it('names every card with what it does, and whether it can be chosen', () => {
    show(turn);
    expect(card(/^Mill, Feature\. Colour: red\./).textContent).toContain('Can be chosen.');
    expect(card(/^Mill, .*Costs .* Raze field: .*\./)).toBeTruthy();
    expect(card(/Bank, .*Not now: You have 1 of the 3 that it costs\./)).toBeTruthy();
    expect(card(/^Castle, Action\./).dataset.live).toBeUndefined();
  });

  it('shows a pressed card large, with what can be done and why not', async () => {
    show(turn);
    await fireEvent.click(card(/^Gold Mine/));
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Raze Gold Mine' }));
    expect(choose).toHaveBeenCalledWith(turn[2]);
    expect(screen.queryByRole('dialog')).toBeNull();

    await fireEvent.click(card(/Bank, /));
    expect(screen.getByRole('dialog').textContent).toContain('You have 1 of the 3 that it costs.');
    await fireEvent.click(screen.getByRole('button', { name: 'Put back' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells how many cards lie under a Gate, and its owner which', async () => {
    const stash = [
      { at: 2, card: 'com_mill' },
      { at: 2, card: 'jap_dojo' },
    ];
    const backs: [number, { common: number; faction: number }][] = [[2, { common: 1, faction: 1 }]];
    const owner = player('japanese', { hand: [], stash, stash_sizes: backs });
    const gate = [place(2, 'jap_gate', 0, { raze_cost: null })];
    const { unmount } = show([], sample({ players: [owner, player('romans')], locations: gate }));
    expect(card(/^Gate, .* Under it: Mill, Dojo\./)).toBeTruthy();
    await fireEvent.click(card(/^Gate, /));
    expect(screen.getByRole('dialog').textContent).toContain('Under it: Mill, Dojo.');
    unmount();
    const rival = { ...owner, hand: null, stash: null };
    const theirs = gate.map((one) => ({ ...one, owner: 1 }));
    show([], sample({ players: [player('romans', { hand: [] }), rival], locations: theirs }));
    expect(card(/^Gate, .* Under it: 2 cards\./).textContent).not.toContain('Mill');
  });

  it('lets everybody look through discard piles and public Foundations', async () => {
    const players = [
      player('romans', { hand: [], discard: ['rom_bank'] }),
      player('japanese', { foundations: ['com_mill'], hidden_size: { common: 0, faction: 1 } }),
    ];
    const discard = ['com_mill', 'com_mill', 'com_gold_mine'];
    show([], sample({ players, discard, locations: [place(0, 'com_mill', 0)] }));
    await fireEvent.click(card(/^Common discard pile: 3 cards/));
    const sheet = screen.getByRole('dialog', { name: 'Discard piles' });
    expect(
      within(sheet)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.trim().slice(0, 9)),
    ).toEqual(['Mill, Fea', 'Gold Mine']);
    expect(sheet.textContent).toContain('There are 2 of it.');
    await fireEvent.click(within(sheet).getByRole('radio', { name: 'Ada: 1' }));
    expect(within(sheet).getByRole('listitem').textContent).toContain('Bank, ');
    await fireEvent.click(within(sheet).getByRole('radio', { name: 'Livia: 0' }));
    expect(sheet.textContent).toContain('No card lies here.');
    await fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));

    await fireEvent.click(card(/^Look at the empire of Livia/));
    await fireEvent.click(card(/^2 Foundations\./));
    const heap = screen.getByRole('dialog', { name: 'Foundations' });
    expect(within(heap).getByRole('listitem').textContent).toContain('Mill, ');
    expect(heap.textContent).toContain('One card that only its owner knows.');
  });

  it('plays at once what is only to be pointed at', async () => {
    const target = choice('block', 'Block Gold Mine', mine);
    show([target], pointing);
    await fireEvent.click(card(/^Gold Mine/));
    expect(choose).toHaveBeenCalledWith(target);
  });

  it('picks places one after the other where a choice names two', async () => {
    const at = (id: number) => piece('location', `location_${id}`, id);
    const move = (from: number, to: number) => choice('move-tech', `Move ${from} ${to}`, [at(from), at(to)]);
    show([move(0, 1), move(1, 0)], pointing);
    await fireEvent.click(card(/^Castle/));
    expect(pick).toHaveBeenCalledWith(expect.objectContaining(at(0)));
    expect(choose).not.toHaveBeenCalled();
  });
});
