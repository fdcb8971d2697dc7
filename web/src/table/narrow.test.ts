import { describe, expect, test } from 'vitest';
import type { Choice } from '../wire/types';
import { common, LONG, named, offer, paired, pick, remaining, rowAt, type Step } from './narrow';
import { choice, piece } from './sample';

const ships = [
  choice('Sail ship 1 to Cedar Bay', ['ship:1', 'sea:1']),
  choice('Sail ship 1 to Bell Reach', ['ship:1', 'sea:2']),
  choice('Sail ship 2 to Cedar Bay', ['ship:2', 'sea:1']),
  choice('Sail ship 2 to Bell Reach', ['ship:2', 'sea:2'], true),
  choice('End the turn'),
];
const steps = (...words: string[]): Step[] => words.map((word) => ({ piece: piece(word) }));

describe('picking', () => {
  test('keeps the choices that touch the piece, in any order', () => {
    const way = pick(ships, [], piece('ship:1'));
    expect(remaining(ships, way)).toHaveLength(2);
    expect(named(ships, way)).toBeNull();
    expect(named(ships, pick(ships, way, piece('sea:2')))).toBe(ships[1]);
    expect(named(ships, steps('sea:2', 'ship:1'))).toBe(ships[1]);
  });

  test('between the two directions of a march the order of the picks decides', () => {
    const marches = [
      choice('March from A to B', ['land:1', 'land:2']),
      choice('March from B to A', ['land:2', 'land:1']),
      choice('March from A to C', ['land:1', 'land:3']),
    ];
    const way = pick(marches, pick(marches, [], piece('land:1')), piece('land:2'));
    expect(named(marches, way)).toBe(marches[0]);
    expect(named(marches, steps('land:2', 'land:1'))).toBe(marches[1]);
    // What goes only one way is meant whichever was picked first.
    expect(named(marches, steps('land:3', 'land:1'))).toBe(marches[2]);
  });

  test('the same piece again is let go', () => {
    expect(pick(ships, steps('ship:1'), piece('ship:1'))).toEqual([]);
  });

  test('another piece begins anew, an unknown one changes nothing', () => {
    expect(pick(ships, steps('ship:1'), piece('ship:2'))).toEqual(steps('ship:2'));
    expect(pick(ships, steps('ship:1'), piece('rock:9'))).toEqual(steps('ship:1'));
  });

  test('the last choice of a piece is shown before it is played', () => {
    const way = steps('ship:2');
    expect(named(ships, way)).toBeNull();
    expect(offer(ships, way).only).toBe(ships[2]);
    expect(offer(ships, []).only).toBeNull();
  });

  test('a player who is meant need not be pressed, but may be', () => {
    const raids = [1, 2].map((land) => choice(`Raid Bob in ${land}`, ['seat:1', `land:${land}`]));
    expect(named(raids, steps('land:1'))).toBe(raids[0]);
    const offers = [1, 2].map((seat) => choice(`Offer to ${seat}`, [`seat:${seat}`]));
    expect(named(offers, steps('seat:2'))).toBe(offers[1]);
  });

  test('a refused place says why', () => {
    const way = pick(ships, steps('ship:2'), piece('sea:2'));
    expect(offer(ships, way).rows).toEqual([]);
    expect(offer(ships, way).refused).toEqual([ships[3]]);
  });
});

describe('the list', () => {
  test('is numbered, and boards know the numbers', () => {
    const offered = offer(ships, []);
    expect(offered.rows.map((row) => row.key)).toEqual(['1', '2', '3', '4']);
    expect(rowAt(offered, '4')).toMatchObject({ choice: ships[4] });
    expect(rowAt(offered, '9')).toBeNull();
    expect(offered.numbered.map((each) => each.number)).toEqual([1, 2, 3, 0, 4]);
  });

  test('has a tenth key, and no eleventh', () => {
    const many = Array.from({ length: 11 }, (_, at) => choice(`Choose place ${at}`, [`place:${at}`]));
    const offered = offer(many, []);
    expect(offered.rows.map((row) => row.key)).toEqual([...'1234567890', null]);
    expect(offered.numbered.map((each) => each.key)).toEqual([...'1234567890', null]);
  });

  test('has a key for what ends it, however long it is', () => {
    const many = Array.from({ length: 10 }, (_, at) => choice(`Verb${at} it`, [`land:${at}`]));
    const { rows } = offer([...many, choice('End the turn')], []);
    expect(rows.map((row) => row.key)).toEqual([...'123456789', null, '0']);
  });

  test('is folded by verb when it is long, then by piece', () => {
    const many = [1, 2].flatMap((ship) =>
      Array.from({ length: LONG }, (_, at) =>
        choice(`Sail ship ${ship} to ${at}`, [`ship:${ship}`, `sea:${at}`]),
      ),
    );
    const all = [...many, choice('March from A to B', ['land:1', 'land:2']), choice('End the turn')];
    const first = offer(all, []).rows;
    expect(first.map((row) => (row.kind === 'group' ? row.label : row.choice.phrase.text))).toEqual([
      'Sail ship\u00a0…',
      'March from A to B',
      'End the turn',
    ]);
    expect(offer(all, []).numbered[30]).toBeUndefined();
    const [sail] = first;
    const second = offer(all, [{ group: sail?.kind === 'group' ? sail.id : '' }]).rows;
    expect(second.map((row) => (row.kind === 'group' ? row.label : ''))).toEqual([
      'Sail ship 1 to\u00a0…',
      'Sail ship 2 to\u00a0…',
    ]);
    expect(offer(all, steps('ship:1')).rows).toHaveLength(LONG);
  });

  test('is folded by way where the pieces are the same', () => {
    const trades = ['wood', 'stone'].flatMap((good) =>
      Array.from({ length: LONG }, (_, at) =>
        choice(`Trade ${good} for ${at}`, ['market:1'], false, { how: [good] }),
      ),
    );
    expect(offer(trades, []).rows.map((row) => (row.kind === 'group' ? row.choices.length : 0))).toEqual([
      LONG,
      LONG,
    ]);
  });

  test('what sentences have in common', () => {
    expect(common(['Attack Fig Cove from ship 4', 'Attack Mussel Rocks from ship 4'])).toBe(
      'Attack\u00a0… from ship 4',
    );
    expect(common(['Pass', 'Pass'])).toBe('Pass\u00a0…');
  });

  test('short lines stand two by two, and none beside a gap', () => {
    const long = 'Make an offer to Maestrale';
    expect(paired(['Pass', 'Done', 'Stop', long, 'Pass'])).toEqual([true, true, false, false, false]);
    expect(paired([])).toEqual([]);
  });

  test('amounts are picked by their figure', () => {
    const bands = [0, 1, 2, 3, 12].map((n) => choice(`Move ${n} bands`, ['land:1'], n === 0, { amount: n }));
    const { amounts, rows, refused } = offer(bands, []);
    expect(rows).toEqual([]);
    expect(refused).toEqual([bands[0]]);
    expect(amounts.map((entry) => [entry.number, entry.key])).toEqual([
      [1, '1'],
      [2, '2'],
      [3, '3'],
      [12, null],
    ]);
  });

  test('what differs in its pieces, its way or in no amount is a sentence', () => {
    const moves = (more: (at: number) => Partial<Choice>, touched = (_: number): string[] => []) =>
      [1, 2, 3, 4].map((at) => choice(`Take ${at}`, touched(at), false, more(at)));
    const amounts = (choices: Choice[]) => offer(choices, []).amounts.length;
    expect(amounts(moves((at) => ({ amount: at })))).toBe(4);
    expect(
      amounts(
        moves(
          () => ({ amount: 1 }),
          (at) => [`pile:${at}`],
        ),
      ),
    ).toBe(0);
    expect(amounts(moves((at) => ({ amount: 1, how: [String(at)] })))).toBe(0);
    expect(amounts(moves(() => ({ amount: null })))).toBe(0);
  });

  test('shows at most three refused choices, one for each reason, those that resemble live ones first', () => {
    const no = ['March 1', 'Sail 1', 'March 2', 'March 3', 'Sail 2', 'Row 1', 'Swim 1'].map((text) =>
      choice(text, [], true),
    );
    const { refused, hidden, alike } = offer([choice('Sail 9'), ...no], []);
    const texts = (some: Choice[] | undefined) => some?.map((each) => each.phrase.text);
    expect(texts(refused)).toEqual(['Sail 1', 'March 1', 'Row 1']);
    expect(texts(hidden)).toEqual(['Swim 1']);
    expect(refused.map((each) => texts(alike.get(each)))).toEqual([['Sail 2'], ['March 2', 'March 3'], []]);
  });

  test('what the same clause forbids for another reason is told apart, after what other clauses forbid', () => {
    const no = (text: string, because: string) =>
      choice(text, [], true, { because: { text: because, key: 'k', pieces: [] } });
    const all = [
      no('March 1', 'No band.'),
      no('March 2', 'One band.'),
      no('March 3', 'No band.'),
      choice('Sail 1', [], true),
    ];
    const { refused, alike } = offer(all, []);
    expect(refused.map(({ notation }) => notation)).toEqual(['March 1', 'Sail 1', 'March 2']);
    expect(alike.get(all[0]!)).toEqual([all[2]]);
  });
});
