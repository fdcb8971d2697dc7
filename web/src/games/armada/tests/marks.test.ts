import { describe, expect, it } from 'vitest';
import { keyOf, marksOf } from '../marks';
import { choice, pieceNamed } from './sample';

const at = (name: string) => keyOf(pieceNamed(name));

describe('marks', () => {
  const choices = [
    choice('sail', 'Sail to Cedar Bay', ['ship_1', 'sea_bay_nw'], 1),
    choice('sail', 'Sail to Northwest Deep', ['ship_1', 'sea_open_nw'], 1),
    choice('explore', 'Explore Totem Cape', ['cf_w_flank_n'], 2),
    choice('sail', 'Sail to Western Roads', ['ship_1', 'sea_roads_w'], 0, 'Another ship is there.'),
  ];

  it('call for those who would go, not for where they could go', () => {
    const { live } = marksOf(choices, []);
    expect(live.get(at('ship_1'))?.calls).toBe(true);
    expect(live.get(at('sea_bay_nw'))?.calls).toBe(false);
    expect(live.get(at('cf_w_flank_n'))?.calls).toBe(true);
  });

  it('call for the goals once somebody was picked, and no more for him', () => {
    const { live } = marksOf(choices.slice(0, 2), [pieceNamed('ship_1')]);
    expect(live.has(at('ship_1'))).toBe(false);
    expect(live.get(at('sea_bay_nw'))?.calls).toBe(true);
  });

  it('carry a key only if it is theirs alone', () => {
    const { live } = marksOf(choices, []);
    expect(live.get(at('cf_w_flank_n'))?.key).toBe('2');
    expect(live.get(at('sea_bay_nw'))?.key).toBeNull();
  });

  it('carry what the keyboard says: 0 for the tenth, nothing beyond', () => {
    const many = [
      choice('explore', 'Explore Totem Cape', ['cf_w_flank_n'], 10),
      choice('explore', 'Explore Drum Cape', ['cf_e_flank_n'], 11),
    ];
    const { live } = marksOf(many, []);
    expect(live.get(at('cf_w_flank_n'))?.key).toBe('0');
    expect(live.get(at('cf_e_flank_n'))?.key).toBeNull();
  });

  it('bar the goal of a refused order, not the one who would go', () => {
    const { refused } = marksOf(choices, []);
    expect([...refused.keys()]).toEqual([at('sea_roads_w')]);
    expect(refused.get(at('sea_roads_w'))?.reason.text).toBe('Another ship is there.');
  });

  it('bar nothing that can also be done', () => {
    const both = [...choices, choice('sink', 'Sink', ['cf_w_flank_n'], 0, 'No ship is there.')];
    expect(marksOf(both, []).refused.has(at('cf_w_flank_n'))).toBe(false);
  });
});
