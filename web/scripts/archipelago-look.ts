/** A page of Archipelago's drawings with made-up positions, to be looked at while they are drawn. */
import '../src/styles/main.css';
import { mount, type Component, type ComponentProps } from 'svelte';
import HexMap from '../src/games/archipelago/HexMap.svelte';
import CardList from '../src/games/archipelago/desk/CardList.svelte';
import CrisisPanel from '../src/games/archipelago/desk/CrisisPanel.svelte';
import EvolutionTrack from '../src/games/archipelago/desk/EvolutionTrack.svelte';
import MarketBoard from '../src/games/archipelago/desk/MarketBoard.svelte';
import ObjectiveCard from '../src/games/archipelago/desk/ObjectiveCard.svelte';
import OfferPanel from '../src/games/archipelago/desk/OfferPanel.svelte';
import Ranking, { type Standing } from '../src/games/archipelago/desk/Ranking.svelte';
import Screen from '../src/games/archipelago/desk/Screen.svelte';
import Stability from '../src/games/archipelago/desk/Stability.svelte';
import Supplies from '../src/games/archipelago/desk/Supplies.svelte';
import Surplus from '../src/games/archipelago/desk/Surplus.svelte';
import TileChoice from '../src/games/archipelago/desk/TileChoice.svelte';
import TrendCard from '../src/games/archipelago/desk/TrendCard.svelte';
import Wheel from '../src/games/archipelago/desk/Wheel.svelte';
import EvolutionCard from '../src/games/archipelago/desk/EvolutionCard.svelte';
import RegionTile from '../src/games/archipelago/RegionTile.svelte';
import { cards, inWords, objectives, regions, trends, type Good } from '../src/games/archipelago/data';
import Whole from '../src/games/archipelago/Whole.svelte';
import type { Mark, Marks } from '../src/games/archipelago/position';
import type { Position } from '../src/games/archipelago/whole';
import type { SeatColour } from '../src/games/game';
import { language, speak } from '../src/lib/i18n.svelte';
import {
  barred,
  can,
  crisis,
  explore,
  map,
  migrate,
  players,
  position,
  relief,
  round,
  stacks,
} from './archipelago-positions';

const wish = new URLSearchParams(location.search);

function place<What extends Component<any>>(
  what: What,
  props: ComponentProps<What>,
  into: HTMLElement,
): void {
  mount(what, { target: into, props });
}

function box(className: string, into: HTMLElement = document.body): HTMLElement {
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

function chart(marks: Marks): void {
  place(HexMap, { regions: map, stacks, marks, players }, box('look-map'));
}

function whole(marks: ReadonlyMap<string, Mark>, more: Partial<Position> = {}): void {
  place(Whole, { position: { ...position, ...more }, marks, players }, box('look-map'));
}

function boards(): void {
  const desk = box('look-desk');
  const left = box('look-left', desk);
  const middle = box('look-middle', desk);
  const right = box('look-right', desk);
  const below = box('look-below', desk);
  const marks = new Map<Good, Mark>([
    ['wood', can('buy or sell wood', 5)],
    ['iron', barred('sell iron', 'There is no room for more iron.', 'ARC-18.4')],
  ]);
  const { discs, hub, free, seats, slots, back, deck, order, active } = position;
  place(MarketBoard, { market: 'domestic', cubes: position.markets.domestic, marks }, left);
  place(MarketBoard, { market: 'export', cubes: position.markets.export }, left);
  place(Stability, { population: 24, rebellion: 11 }, left);
  place(Surplus, { workers: 9 }, left);
  const zones = new Map([...round].map(([key, mark]) => [key.slice(5), mark]));
  place(Wheel, { seats, discs, ...hub, free, marks: zones }, middle);
  place(Screen, position.screen!, right);
  const two = box('look-two', right);
  place(ObjectiveCard, { objective: 'medium_markets_wood_lands', players: 4, have: 4 }, two);
  place(TrendCard, { trend: 'trend_wood' }, two);
  place(
    CardList,
    {
      title: 'Your cards',
      cards: [
        { card: 'fishing_fleet', state: 'ready' },
        { card: 'recruiter', state: 'used' },
        { card: 'pyramid', state: 'fresh' },
      ],
      marks: new Map([['fishing_fleet', can('use Fishing Fleet', 6)]]),
    },
    right,
  );
  place(
    EvolutionTrack,
    {
      slots,
      back,
      deck,
      order,
      active,
      marks: new Map([
        ['plantation', can('buy Plantation for 5 florins', 1)],
        ['pyramid', barred('buy Pyramid', 'You have 5 florins; it costs 6.', 'ARC-25.3')],
      ]),
    },
    below,
  );
}

function offer(): ComponentProps<typeof OfferPanel> {
  const chosen: Mark = { state: 'chosen', label: 'take it off' };
  return {
    by: { colour: 'azure', name: 'Ada' },
    to: { colour: 'orange', name: 'Luca' },
    give: {
      items: [
        { key: 'a', item: { kind: 'florins', count: 3 }, mark: chosen },
        { key: 'b', item: { kind: 'cube', good: 'wood', count: 2 }, mark: chosen },
      ],
      more: [
        { key: 'c', item: { kind: 'florins', count: 1 }, mark: can('add', 1) },
        { key: 'd', item: { kind: 'cube', good: 'fish', count: 1 }, mark: can('add', 2) },
        { key: 'e', item: { kind: 'cube', good: 'stone', count: 1 }, mark: can('add', 3) },
        { key: 'f', item: { kind: 'token', count: 1 }, mark: can('add', 4) },
        { key: 'g', item: { kind: 'card', card: 'fishing_fleet' }, mark: can('add', 5) },
        { key: 'h', item: { kind: 'permission', region: 'stone_terraces' }, mark: can('add', 6) },
      ],
    },
    ask: {
      items: [{ key: 'i', item: { kind: 'place', place: 2 } }],
      more: [{ key: 'j', item: { kind: 'florins', count: 1 }, mark: can('add', 7) }],
    },
    actions: [
      { key: 'withdraw', mark: { state: 'can', label: 'Withdraw' } },
      { key: 'send', primary: true, mark: can('Ask for the answer', 8) },
    ],
    left: 2,
  };
}

function panels(): void {
  const desk = box('look-panels');
  const [left, right] = [box('look-left', desk), box('look-right', desk)];
  const { order } = position;
  const marks = new Map([...relief].map(([key, mark]) => [key.slice(7), mark]));
  place(CrisisPanel, { ...crisis, order, players, marks }, left);
  place(
    CrisisPanel,
    {
      kind: 'export',
      good: 'cattle',
      count: 3,
      missing: 1,
      sources: { market: 0 },
      order,
      responsible: 'crimson',
      players,
    },
    left,
  );
  place(OfferPanel, offer(), left);
  const row = (
    colour: SeatColour,
    name: string,
    rank: number,
    points: number[],
    counts: number[],
    florins: number,
  ): Standing => ({
    colour,
    name,
    place: rank,
    points: points.map((won, at) => ({ points: won, count: counts[at] })),
    total: points.reduce((sum, won) => sum + won, 0),
    florins,
    winner: rank === 1,
  });
  place(
    Ranking,
    {
      ending: 'objective',
      criteria: [
        { kind: 'trend', id: 'trend_temples' },
        { kind: 'objective', id: 'short_markets_iron' },
        { kind: 'objective', id: 'short_resources2_temples' },
        { kind: 'objective', id: 'short_towns_ports' },
        { kind: 'cards' },
      ],
      standings: [
        row('azure', 'Ada', 1, [3, 0, 2, 3, 1], [3, 0, 3, 2], 12),
        row('green', 'Luca', 2, [4, 0, 3, 0, 1], [4, 0, 4, 0], 7),
        row('crimson', 'Mira', 3, [2, 2, 1, 2, 0], [2, 4, 2, 1], 4),
        row('orange', 'Steady bot', 4, [0, 3, 0, 3, 0], [1, 6, 1, 2], 22),
      ],
    },
    right,
  );
  const hand = ['palm_bay', 'quiet_meadows', 'timber_coast', 'stone_terraces', 'orchard_point', 'twin_coves'];
  const tiles = hand.map((region, nth) => ({
    key: region,
    region,
    mark: nth === 3 ? barred('place it', 'It fits nowhere.', 'ARC-3.2') : can('place it', nth + 1),
  }));
  place(TileChoice, { tiles }, right);
  const turns = [1, 2, 3].map((rotation) => ({
    key: String(rotation),
    region: 'palm_bay',
    rotation,
    mark: can('turn it so', rotation),
  }));
  place(TileChoice, { tiles: turns }, right);
  place(Supplies, position.supplies, right);
  place(
    Screen,
    {
      colour: 'orange',
      name: 'Luca',
      hoard: null,
      reserve: { citizens: 7, ships: 1 },
      discs: { free: 0, total: 4 },
    },
    right,
  );
}

function deck(): void {
  const grid = box('look-deck');
  cards.forEach(({ id }, nth) => place(EvolutionCard, { card: id, rotations: nth % 3 }, grid));
}

function goals(): void {
  const grid = box('look-goals');
  for (const { id } of objectives) place(ObjectiveCard, { objective: id, players: 4, have: 2 }, grid);
  for (const { id } of trends)
    place(TrendCard, { trend: id, sectors: [{ colour: 'azure', florins: 3 }] }, grid);
}

const pages: Record<string, () => void> = {
  sheet,
  boards,
  panels,
  deck,
  goals,
  rest: () => chart(new Map()),
  explore: () => chart(explore),
  migrate: () => chart(migrate),
  whole: () => whole(round),
  crisis: () => whole(relief, { crisis }),
  offer: () => whole(new Map(), { offer: offer() }),
};

await speak(wish.get('lang') === 'it' ? 'it' : 'en');
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'light';
pages[wish.get('page') ?? 'sheet']?.();
document.documentElement.dataset['ready'] = 'yes';
