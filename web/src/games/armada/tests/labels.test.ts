import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../../lib/i18n.svelte';
import { contentLabel, spaceLabel, type Context } from '../labels';
import { marksOf } from '../../../table/marks';
import { moored } from '../position';
import { landOf, waterOf } from '../spaces';
import { choice, sampleWith, seats } from './sample';

const view = sampleWith(
  {
    cf_w_flank_n: { flag: 'natives', natives: 3, gold: 2 },
    cf_base_n: { flag: 'purple', bands: 1 },
    blue_a1: { bands: 0 },
  },
  {
    ship_1: { place: { sea: 'sea_bay_nw' }, last_owner: 'azure', bands: 5, gold: 2 },
    ship_3: { place: { sea: 'sea_roads_w' }, last_owner: 'purple', bands: 0, gold: 1 },
    ship_5: { place: { land: 'blue_a1' }, last_owner: 'blue' },
  },
);
const choices = [
  choice('sail', 'Sail to Northern Strait', ['ship_1', 'sea_strait_n'], 3),
  choice('attack', 'Attack Totem Cape', ['ship_1', 'cf_w_flank_n'], 1),
  choice('explore', 'Explore Mist Plateau', ['cf_inner_w'], 0, 'Nobody is near.'),
];
const context: Context = { view, seats, own: 0, marks: marksOf(choices, []) };
const sea = (id: Parameters<typeof waterOf>[0]) =>
  spaceLabel(waterOf(id), moored(view).get(waterOf(id).index), context);
const land = (id: Parameters<typeof landOf>[0]) =>
  spaceLabel(landOf(id), moored(view).get(landOf(id).index), context);

describe('labels in English', () => {
  beforeAll(() => speak('en'));

  it('tell of a sea, the ship in it and what she can do', () => {
    expect(sea('sea_bay_nw')).toBe(
      'Cedar Bay, sea. Your ship 1: 5 bands and 2 ingots. Key 3: Sail to Northern Strait. Key 1: Attack Totem Cape.',
    );
    expect(sea('sea_strait_n')).toBe('Northern Strait, sea. Key 3: Sail to Northern Strait.');
  });

  it('tell who holds a territory', () => {
    expect(land('cf_w_flank_n')).toMatch(
      /^Totem Cape, territory, held by natives: 3 natives and 2 ingots\. Key 1/,
    );
    expect(land('cf_base_n')).toBe('Northern Trading Base, trading base, held by Luca (purple): 1 band.');
    expect(land('azure_a1')).toBe('Gullport, city, yours (azure): 1 band.');
  });

  it('tell of ships without a crew and on the stocks', () => {
    expect(sea('sea_roads_w')).toBe('Western Roads, sea. Ship 3 without a crew: 1 ingot.');
    expect(contentLabel(landOf('blue_a1'), moored(view).get(landOf('blue_a1').index), context)).toBe(
      'Whalehaven, city, held by Seat 3 (blue). Ship 5 of Seat 3 (blue), not launched yet.',
    );
  });

  it('tell why not', () => {
    expect(land('cf_inner_w')).toBe(
      'Mist Plateau, territory, unexplored. Not now: Explore Mist Plateau. Nobody is near.',
    );
  });
});

describe('labels in Italian', () => {
  beforeAll(() => speak('it'));

  it('agree in gender and number', () => {
    expect(land('azure_a1')).toBe('Porto Gabbiano, città, tua (azzurro): 1 banda.');
    expect(land('azure_a2')).toBe('Costa Sopravvento, territorio, tuo (azzurro): 1 banda.');
    expect(land('cf_centre')).toBe('Base Commerciale Centrale, base commerciale, inesplorata.');
    expect(sea('sea_roads_w')).toBe("Rada d'Occidente, mare. Nave 3 senza ciurma: 1 lingotto.");
  });
});
