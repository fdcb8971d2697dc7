/** A page of Archipelago's drawings with made-up positions, to be looked at while they are drawn. */
import '../src/styles/main.css';
import { mount, type Component } from 'svelte';
import HexMap from '../src/boards/archipelago/HexMap.svelte';
import RegionTile from '../src/boards/archipelago/RegionTile.svelte';
import { inWords, regions } from '../src/boards/archipelago/data';
import type { MapRegion, Marks, Place, Stack } from '../src/boards/archipelago/position';
import { language, speak } from '../src/lib/i18n.svelte';

const target = document.body;
const wish = new URLSearchParams(location.search);

function place<Props extends Record<string, unknown>>(
  what: Component<Props>,
  props: Props,
  into = target,
): void {
  mount(what, { target: into, props });
}

function box(className: string, into: HTMLElement = target): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  into.append(made);
  return made;
}

function sheet(): void {
  const grid = box('look-sheet');
  for (const region of regions) {
    const cell = box('look-cell', grid);
    place(RegionTile, { region: region.id, seed: Number(wish.get('seed') ?? 5) }, cell);
    const name = document.createElement('em');
    name.textContent = inWords(region.name, language());
    cell.append(name);
  }
}

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
const map: MapRegion[] = LAYOUT.map(([region, q, r, rotation]) => ({
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
const stacks: Stack[] = [
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
const can = (label: string, number: number): { state: 'can'; label: string; number: number } => ({
  state: 'can',
  label,
  number,
});
const explore: Marks = new Map<
  Place,
  ReturnType<typeof can> | { state: 'refused'; label: string; reason: { text: string; clause: string } }
>([
  ['cell:-2,0', can('place Sugarloaf west of Coral Island', 1)],
  ['cell:-2,1', can('place Sugarloaf south-west of Coral Island', 2)],
  [
    'cell:-1,2',
    {
      state: 'refused',
      label: 'Place it here',
      reason: { text: 'No free unit of yours is beside it.', clause: 'ARC-19.7' },
    },
  ],
  ['region:coral_island', can('look at Coral Island', 3)],
]);
const migrate: Marks = new Map<
  Place,
  Parameters<typeof explore.get> extends never ? never : NonNullable<ReturnType<typeof explore.get>>
>([
  [
    'unit:stone_terraces_b.open/azure/ready',
    { state: 'chosen', label: 'your citizen in Stone Terraces', number: null },
  ],
  ['area:twin_coves_c', can('to Twin Coves', 1)],
  ['area:river_plains_b', can('to River Plains', 2)],
  ['area:volcano_a', can('to the volcano', 3)],
  ['post:river_plains_b.temple', can('onto the temple', 4)],
  ['post:stone_terraces_b.temple', can('build a temple', 6)],
  ['post:stone_terraces_b.fruit', can('harvest fruit', 5)],
  ['unit:open_sea_a.open/orange/ready', can('the ship', 7)],
  [
    'area:marble_cliffs_b',
    {
      state: 'refused',
      label: 'Marble Cliffs',
      reason: { text: 'Three of your citizens are there already.', clause: 'ARC-3.14' },
    },
  ],
  [
    'unit:old_forest_a.open/azure/ready',
    {
      state: 'refused',
      label: 'Old Forest',
      reason: { text: 'They have moved already.', clause: 'ARC-22.1' },
    },
  ],
]);

function chart(marks: Marks): void {
  const into = box('look-map');
  place(HexMap, { regions: map, stacks, marks, pick: (what: Place) => console.info('pick', what) }, into);
}

const pages: Record<string, () => void> = {
  sheet,
  explore: () => chart(explore),
  migrate: () => chart(migrate),
  rest: () => chart(new Map()),
};

await speak(wish.get('lang') === 'it' ? 'it' : 'en');
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'light';
pages[wish.get('page') ?? 'sheet']?.();
document.documentElement.dataset['ready'] = 'yes';
