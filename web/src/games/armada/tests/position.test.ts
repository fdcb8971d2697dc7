import { describe, expect, it } from 'vitest';
import { claimsOf } from '../claims';
import { detailAt } from '../detail';
import { rowOf } from '../pieces/row';
import { askedColour, coloursOf, countOf, opponentsOf, pointOf } from '../position';
import { landOf, waterOf } from '../spaces';
import { each, pieceNamed, sample, sampleWith } from './sample';

describe('counts', () => {
  const view = sampleWith(
    {
      cf_centre: { flag: 'azure', bands: 3 },
      cf_base_n: { flag: 'azure', gold: 2 },
      purple_a1: { flag: 'azure', bands: 1 },
    },
    {
      ship_1: { place: { sea: 'sea_bay_nw' }, last_owner: 'azure', bands: 4, gold: 1 },
      ship_2: { place: { sea: 'sea_roads_w' }, last_owner: 'azure', bands: 0, gold: 6 },
    },
  );

  it('add up what a colour has; the gold of a ship without a crew is nobody’s', () => {
    const count = countOf(view, 'azure');
    expect(count).toMatchObject({ bands: 7 + 3 + 1 + 4, gold: 3, territories: 10, ships: 2 });
    expect(count).toMatchObject({ den: 7, bases: 2, centre: true, foreignCities: 1 });
  });

  it('know that two colours may belong to one player', () => {
    const two = sample({
      owners: each((colour) => ({ seat: colour === 'azure' || colour === 'blue' ? 0 : 1 })),
    });
    expect(coloursOf(two, 0)).toEqual(['azure', 'blue']);
    expect(opponentsOf(two, 'azure')).toEqual(['purple', 'orange']);
  });
});

describe('the colour that is asked', () => {
  const owners = each((colour) => ({ seat: colour === 'azure' || colour === 'blue' ? 0 : 1 }));
  const turn = { ...sample().turn, colour: 'blue' as const };

  it('is the one whose turn it is, not the first of its player', () => {
    expect(askedColour(sample({ owners, turn }), 0)).toBe('blue');
    expect(askedColour(sample({ owners, turn }), 1)).toBeNull();
  });

  it('is the one that is set up, or attacked', () => {
    const frames = [{ garrison: { colour: 'blue' as const, nth: 0, left: 3 } }];
    expect(askedColour(sample({ owners, frames }), 0)).toBe('blue');
    const reaction = {
      from: 'purple_a1' as const,
      target: 'orange_a1' as const,
      result: { firing: 1, exploding: 0 },
      side: 'defender' as const,
      last: false,
    };
    expect(askedColour(sample({ owners, turn, frames: [{ reaction }] }), 1)).toBe('orange');
  });
});

describe('places', () => {
  it('are those of the drawing', () => {
    const view = sampleWith(
      {},
      {
        ship_1: { place: { sea: 'sea_bay_nw' }, last_owner: 'azure' },
        ship_2: { place: { land: 'azure_a1' }, last_owner: 'azure' },
      },
    );
    expect(pointOf(view, pieceNamed('ship_1'))).toEqual(waterOf('sea_bay_nw').layout.ship);
    expect(pointOf(view, pieceNamed('ship_2'))).toEqual(landOf('azure_a1').layout.slip);
    expect(pointOf(view, pieceNamed('ship_3'))).toBeNull();
  });
});

describe('rows of counters', () => {
  it('show no flag under the printed colour', () => {
    const ground = { flag: 'azure', bands: 2, natives: 0, gold: 1 } as const;
    expect(rowOf(landOf('azure_a1'), ground, 'near').map(({ kind }) => kind)).toEqual(['bands', 'gold']);
    expect(rowOf(landOf('purple_a1'), ground, 'near').map(({ kind }) => kind)).toEqual([
      'flag',
      'bands',
      'gold',
    ]);
  });

  it('never grow wider than there is room, and not at all from afar', () => {
    const ground = { flag: 'natives', bands: 0, natives: 4, gold: 9 } as const;
    const near = rowOf(landOf('cf_centre'), ground, 'near');
    expect(near.at(-1)!.x - near[0]!.x).toBeLessThan(114);
    const far = rowOf(landOf('cf_centre'), ground, 'far');
    expect(far.map(({ kind }) => kind)).toEqual(['natives', 'gold']);
    expect(far[1]!.x - far[0]!.x).toBeLessThan(46);
  });
});

describe('claims', () => {
  it('say when they are checked', () => {
    const view = sample({
      claims: each((colour) => (colour === 'azure' ? { on_board: { check: 1 } } : 'held')),
    });
    expect(claimsOf(view)).toEqual([{ colour: 'azure', when: 'now' }]);
    expect(claimsOf({ ...view, turns_begun: each(() => 0) })).toEqual([{ colour: 'azure', when: 'later' }]);
    expect(claimsOf({ ...view, ending: { victory: 'azure' } })).toEqual([]);
  });
});

describe('detail', () => {
  it('leaves out names from afar and keeps counts readable', () => {
    expect(detailAt(0.53)).toMatchObject({ seaNames: true, landNames: true, hold: false, grow: 1 });
    expect(detailAt(0.4)).toMatchObject({ seaNames: false, landNames: true, far: false });
    expect(detailAt(0.3)).toMatchObject({ landNames: false, far: true });
    expect(25 * 0.3 * detailAt(0.3).grow).toBeCloseTo(12);
    expect(24 * 0.52 * detailAt(0.52).growPlaques).toBeGreaterThanOrEqual(12);
    expect(detailAt(1.2).hold).toBe(true);
  });
});
