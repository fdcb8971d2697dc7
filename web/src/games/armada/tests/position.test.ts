import { describe, expect, it } from 'vitest';
import { detailAt } from '../detail';
import { rowOf } from '../pieces/row';
import { askedColour, coloursOf, pointOf } from '../position';
import { landOf, waterOf } from '../spaces';
import { each, pieceNamed, sample, sampleWith } from './sample';

describe('the colours of a seat', () => {
  it('are two with two players', () => {
    const two = sample({
      owners: each((colour) => ({ seat: colour === 'azure' || colour === 'blue' ? 0 : 1 })),
    });
    expect(coloursOf(two, 0)).toEqual(['azure', 'blue']);
  });
});

describe('the colour that is asked', () => {
  const owners = each((colour) => ({ seat: colour === 'azure' || colour === 'blue' ? 0 : 1 }));

  it('is the one whose turn it is, not the first of its player', () => {
    expect(askedColour(sample({ owners, asked: 'blue' }), 0)).toBe('blue');
    expect(askedColour(sample({ owners, asked: 'blue' }), 1)).toBeNull();
    expect(askedColour(sample({ owners, asked: null }), 0)).toBeNull();
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
