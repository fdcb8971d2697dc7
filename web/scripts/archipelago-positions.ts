/** Made-up positions of Archipelago, to be looked at while it is drawn. */
import type { MapRegion, Mark, Marks, Place, Stack } from '../src/games/archipelago/position';
import type { Position } from '../src/games/archipelago/whole';
import type { SeatColour } from '../src/games/game';

/** A game in its middle. */
const LAYOUT: [region: string, q: number, r: number, rotation: number][] = [
  ['open_sea', 0, 0, 0],
  ['twin_islands', 1, 0, 3],
  ['stone_terraces', 1, -1, 3],
  ['twin_coves', 2, -1, 4],
  ['river_plains', 2, -2, 2],
  ['volcano', 1, -2, 3],
  ['mangrove_delta', 2, 0, 1],
  ['marble_cliffs', 0, -1, 3],
  ['narrow_channel', 1, 1, 0],
  ['turtle_strait', 3, -1, 1],
  ['old_forest', 3, 0, 3],
  ['iron_ridge', 3, -2, 4],
  ['red_mountain', 3, -3, 1],
  ['shell_beach', 0, 1, 3],
  ['coral_island', -1, 0, 3],
  ['crescent_reef', -1, 1, 0],
  ['golden_bay', -1, -1, 1],
];
const BUILT: Record<string, MapRegion['buildings']> = {
  stone_terraces: [{ kind: 'town', area: 'stone_terraces_b', flag: 'azure' }],
  twin_coves: [
    { kind: 'port', area: 'twin_coves_c', sea: 'twin_coves_a', flag: 'crimson' },
    { kind: 'market', area: 'twin_coves_c', flag: 'crimson', used: true },
  ],
  river_plains: [{ kind: 'temple', area: 'river_plains_b', flag: 'purple' }],
  old_forest: [{ kind: 'town', area: 'old_forest_a', flag: null }],
  golden_bay: [
    { kind: 'port', area: 'golden_bay_b', sea: 'golden_bay_a', flag: 'green' },
    { kind: 'town', area: 'golden_bay_b', flag: 'green' },
    { kind: 'temple', area: 'golden_bay_b', flag: 'green' },
    { kind: 'market', area: 'golden_bay_b', flag: 'green' },
  ],
};
export const map: MapRegion[] = LAYOUT.map(([region, q, r, rotation]) => ({
  region,
  q,
  r,
  rotation,
  buildings: BUILT[region] ?? [],
  plundered: region === 'iron_ridge' ? ['iron'] : [],
}));
const unit = (
  text: string,
  colour: Stack['colour'],
  posture: Stack['posture'] = 'ready',
  count = 1,
): Stack => {
  const [area, spot = 'open'] = text.split('.') as [string, Stack['spot']?];
  return { area, spot, colour, posture, count };
};
export const stacks: Stack[] = [
  unit('open_sea_a.fish', 'azure', 'engaged'),
  unit('open_sea_a', 'orange'),
  unit('stone_terraces_b.town', 'azure'),
  unit('stone_terraces_b.stone', 'azure', 'engaged'),
  unit('stone_terraces_b', 'azure'),
  unit('stone_terraces_b', 'orange', 'ready', 2),
  unit('twin_coves_a.port', 'crimson'),
  unit('twin_coves_c.market', 'crimson', 'engaged'),
  unit('twin_coves_c.cattle', 'crimson', 'engaged'),
  unit('twin_coves_c', 'crimson'),
  unit('river_plains_b', 'purple', 'ready', 2),
  unit('river_plains_b.temple', 'purple'),
  unit('river_plains_b.cattle', 'purple', 'engaged'),
  unit('volcano_a', 'green', 'lying'),
  unit('old_forest_a.wood', 'orange', 'engaged'),
  unit('old_forest_a', 'orange', 'lying', 2),
  unit('old_forest_a', 'azure', 'ready', 3),
  unit('old_forest_a', 'crimson', 'moved', 2),
  unit('old_forest_a', 'green', 'ready', 2),
  unit('golden_bay_b.cattle', 'green', 'engaged'),
  unit('golden_bay_b', 'green'),
  unit('golden_bay_a.fish', 'green', 'engaged'),
  unit('narrow_channel_b', 'azure'),
  unit('narrow_channel_c', 'purple', 'lying'),
  unit('narrow_channel_a', 'purple', 'ready', 2),
  unit('red_mountain_b', 'crimson', 'ready', 2),
  unit('red_mountain_b.iron', 'crimson', 'engaged'),
  unit('coral_island_a', 'orange', 'ready', 5),
  unit('mangrove_delta_c.wood', 'azure', 'engaged'),
];
export const can = (label: string, number: number): Mark => ({ state: 'can', label, number });
export const barred = (label: string, text: string, clause: string): Mark => ({
  state: 'refused',
  label,
  reason: { text, clause },
});

export const explore: Marks = new Map<Place, Mark>([
  ['cell:-2,0', can('place Sugarloaf west of Coral Island', 1)],
  ['cell:-2,1', can('place Sugarloaf south-west of Coral Island', 2)],
  ['cell:-1,2', barred('Place it here', 'No free unit of yours is beside it.', 'ARC-19.7')],
  ['region:coral_island', can('look at Coral Island', 3)],
]);
export const migrate: Marks = new Map<Place, Mark>([
  ['unit:stone_terraces_b.open/azure/ready', { state: 'chosen', label: 'your citizen in Stone Terraces' }],
  ['area:twin_coves_c', can('to Twin Coves', 1)],
  ['area:river_plains_b', can('to River Plains', 2)],
  ['area:volcano_a', can('to the volcano', 3)],
  ['post:river_plains_b.temple', can('onto the temple', 4)],
  ['post:stone_terraces_b.fruit', can('harvest fruit', 5)],
  ['post:stone_terraces_b.temple', can('build a temple', 6)],
  ['unit:open_sea_a.open/orange/ready', can('the ship', 7)],
  ['area:marble_cliffs_b', barred('Marble Cliffs', 'Three of your citizens are there already.', 'ARC-3.14')],
  ['unit:old_forest_a.open/azure/ready', barred('Old Forest', 'They have moved already.', 'ARC-22.1')],
]);
export const round: ReadonlyMap<string, Mark> = new Map<string, Mark>([
  ['zone:harvest_fruit', can('harvest fruit', 1)],
  ['zone:build', can('build', 2)],
  ['zone:transaction', can('trade', 3)],
  ['zone:migrate', can('migrate', 4)],
  ['zone:reproduce', barred('Families', 'Your circle is taken.', 'ARC-15.9')],
  ['card:fishing_fleet', can('use Fishing Fleet', 5)],
]);
const seats: SeatColour[] = ['azure', 'orange', 'purple', 'crimson'];
export const players = { azure: 'Ada', orange: 'Luca', crimson: 'Mira', purple: 'Bot' };

export const position: Position = {
  seats,
  order: ['orange', 'azure', 'crimson', 'purple'],
  active: 'azure',
  regions: map,
  stacks,
  markets: {
    domestic: { fruit: 4, cattle: 2, fish: 5, wood: 3, stone: 1, iron: 6 },
    export: { fruit: 1, cattle: 0, fish: 2, wood: 6, stone: 3, iron: 1 },
  },
  population: 24,
  rebellion: 11,
  surplus: 9,
  discs: {
    harvest_fish: { azure: 1, crimson: 2 },
    harvest_wood: { orange: 1 },
    recruit: { purple: 1 },
    explore: { orange: 2, crimson: 1 },
    tax: { purple: 1 },
    reproduce: { azure: 1 },
  },
  hub: { heading: 'Your round', title: '2 discs left', note: 'round 2 of turn 4' },
  free: { colour: 'azure', count: 2 },
  slots: [
    { card: 'researcher', rotations: 0 },
    { card: 'plantation', rotations: 2 },
    { card: 'pyramid', rotations: 1 },
    { card: 'recruiter', rotations: 0 },
    { card: 'expansionism', rotations: 1 },
  ],
  back: 'colossus',
  deck: 31,
  revealed: [],
  hands: [
    {
      colour: 'azure',
      name: 'Ada',
      own: true,
      cards: [
        { card: 'fishing_fleet', state: 'ready' },
        { card: 'recruiter', state: 'used' },
        { card: 'pyramid', state: 'fresh' },
      ],
    },
  ],
  screen: {
    colour: 'azure',
    hoard: { florins: 14, tokens: 3, cubes: { fruit: 2, cattle: 1, fish: 4, wood: 3, stone: 2, iron: 0 } },
    reserve: { citizens: 5, ships: 2 },
    discs: { free: 2, total: 4 },
  },
  objectives: [{ id: 'medium_markets_wood_lands', secret: true, have: 4 }],
  trends: [{ id: 'trend_wood', sectors: [] }],
  supplies: {
    florins: 67,
    cubes: { fruit: 9, cattle: 11, fish: 4, wood: 8, stone: 6, iron: 0 },
    tokens: { market_port: 9, town_temple: 10 },
    piles: [0, 3, 8],
    stack: { top: 'cedar_hills', count: 12 },
  },
};
export const crisis: NonNullable<Position['crisis']> = {
  kind: 'domestic',
  good: 'stone',
  count: 6,
  missing: 13,
  lying: [
    { colour: 'azure', count: 4 },
    { colour: 'orange', count: 6 },
    { colour: 'crimson', count: 3 },
  ],
  sources: { market: 1, screen: 2, token: 3 },
  responsible: 'azure',
};
export const relief: ReadonlyMap<string, Mark> = new Map<string, Mark>([
  ['crisis:market', can('consume the cube of the market', 1)],
  ['crisis:screen', can('consume a cube of yours', 2)],
  ['crisis:token', barred('use a token', 'The bank has no stone left.', 'ARC-14.5')],
  ['crisis:temple:river_plains', can('Use the temple of River Plains', 3)],
  ['crisis:done', can('Leave it to the others', 4)],
]);
