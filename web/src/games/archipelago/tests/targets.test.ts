import './print';
import { expect, test } from 'vitest';
import { Cartographer } from '../chart/cartographer';
import { cellPlace, type MapRegion, type Mark, type Marks, type Place, type Stack } from '../position';
import { figuresOf } from '../map/figures';
import { besideCorner, liveFrame, middlesOf, sheetFrame } from '../map/frames';
import { towards } from '../../../draw/steer';
import { badgeOf, meant, pointOf, postsOf, targetsOf } from '../map/targets';

const regions: MapRegion[] = [
  { region: 'open_sea', q: 0, r: 0, rotation: 0, buildings: [] },
  {
    region: 'palm_bay',
    q: 0,
    r: -1,
    rotation: 2,
    buildings: [{ kind: 'town', area: 'palm_bay_b', flag: 'azure' }],
  },
];
const stacks: Stack[] = [
  { area: 'palm_bay_b', spot: 'open', colour: 'azure', posture: 'ready', count: 2, piece: 8 },
  { area: 'open_sea_a', spot: 'open', colour: 'azure', posture: 'ready', count: 1, piece: 9 },
];
const drawing = new Cartographer(11).draw(regions);
const figures = figuresOf(regions, stacks, drawing.anchors);
const can: Mark = { state: 'can', label: 'do it', number: 1 };
const meantBy = (place: Place, marks: Marks): Place => meant(place, marks, figures);
const marked = (...places: Place[]): Marks => new Map(places.map((place) => [place, can]));

test('a press on an area means its region if only that can be picked', () => {
  expect(meantBy('area:palm_bay_b', marked('region:palm_bay'))).toBe('region:palm_bay');
  expect(meantBy('area:palm_bay_b', marked('region:palm_bay', 'area:palm_bay_b'))).toBe('area:palm_bay_b');
  expect(meantBy('area:palm_bay_b', marked())).toBe('area:palm_bay_b');
  // A press beside the only unit that can be picked picks the unit.
  const unit = 'unit:8';
  expect(meantBy('region:palm_bay', marked(unit))).toBe(unit);
  expect(meantBy('region:palm_bay', marked(unit, 'post:palm_bay_b.town'))).toBe('region:palm_bay');
});

test('every area can be reached, and whatever else is marked', () => {
  const marks = marked(cellPlace(1, -1), 'post:palm_bay_b.fruit', 'unit:8');
  const posts = postsOf(marks, figures, drawing);
  const targets = targetsOf(marks, figures, posts, drawing);
  expect(targets.map(({ place }) => place)).toEqual([
    'area:open_sea_a',
    'area:palm_bay_a',
    'area:palm_bay_b',
    cellPlace(1, -1),
    'post:palm_bay_b.fruit',
    'unit:8',
  ]);
  for (const place of marks.keys()) expect(badgeOf(place, targets, drawing)).not.toBeNull();
});

test('a spot is ringed: both symbols, the building, or the place of a building to come', () => {
  const [fruit, town, temple, port] = postsOf(
    marked('post:palm_bay_b.fruit', 'post:palm_bay_b.town', 'post:palm_bay_b.temple', 'post:palm_bay_b.port'),
    figures,
    drawing,
  );
  expect([fruit!.rings.length, fruit!.plan]).toEqual([2, null]);
  expect([town!.rings.length, town!.plan]).toEqual([1, null]);
  expect(temple!.plan?.kind).toBe('temple');
  expect(port!.plan?.kind).toBe('port');
});

test('units come from where they stand, or from the open of their area', () => {
  const [citizen] = figures.figures;
  expect(pointOf('unit:8', figures, drawing)).toBe(citizen);
  const muster = drawing.anchors.get('palm_bay')!.musters[0];
  expect(pointOf('area:palm_bay_a', figures, drawing)).toEqual(muster);
  expect(pointOf('area:timber_coast_a', figures, drawing)).toBeNull();
});

test('the sheet grows with the cells where a region may come', () => {
  const before = sheetFrame(middlesOf(drawing, marked()));
  const after = sheetFrame(middlesOf(drawing, marked(cellPlace(1, 0))));
  expect(after.right).toBeGreaterThan(before.right);
  expect(after.left).toBe(before.left);
  expect(liveFrame([], marked(), figures, null)).toBeNull();
});

test('an arrow leads to the nearest thing in its direction', () => {
  const here = { x: 0, y: 0 };
  const [north, far, east] = [
    { x: 10, y: -100 },
    { x: 0, y: -300 },
    { x: 150, y: 30 },
  ];
  const at = ({ x, y }: typeof here): [number, number] => [x, y];
  expect(towards(here, [far, north, east], 'up', at)).toBe(north);
  expect(towards(here, [far, north, east], 'right', at)).toBe(east);
  expect(towards(here, [far, north, east], 'left', at)).toBeNull();
});

test('beside a panel in a corner the map is as large as no region lies under it', () => {
  // A row of regions that rises to the right leaves the upper left corner of its sheet empty.
  const rising = [0, 1, 2].map((nth) => ({ x: nth * 220, y: -nth * 200 }));
  const box: [number, number] = [800, 700];
  const beside = besideCorner(rising, box, { width: 380, height: 360, foot: false });
  const scale = (800 - beside.left) / 700;
  expect(scale).toBeGreaterThan((800 - 380) / 700);
  expect(beside.left + 26 * scale >= 380 || beside.top + 420 * scale >= 360).toBe(true);
  // Where the panel takes the whole edge, the map has the rest.
  expect(besideCorner(rising, box, { width: 380, height: 700, foot: true })).toEqual({
    left: 380,
    top: 0,
    bottom: 0,
  });
});
