/** A position and choices for tests: two players, a ship and a few citizens. */
import type { NumberedChoice } from '../../game';
import { cards, goods, wheel } from '../data';
import type { Cubes } from '../markets';
import type { Person, View } from './view';

const none = Object.fromEntries(goods.map((good) => [good, 0])) as Cubes;

const person = (own: boolean): Person => ({
  florins: own ? 12 : null,
  cubes: own ? { ...none, fish: 2 } : null,
  tokens: own ? 1 : null,
  discs: 4,
  free_discs: 2,
  citizens: 6,
  ships: 3,
  cards: own ? ['pirate'] : [],
  objectives: own ? ['short_towns_ports'] : [null],
  put_back: [],
  sector: 0,
});

export function sample(change: Partial<View> = {}): View {
  const laid = { town: null, market: null, port: null, temple: null, market_used: false, port_used: false };
  return {
    seats: 2,
    turn: 3,
    phase: 'actions',
    active: 0,
    order: [1, 0],
    places: [null, null],
    has_bid: [],
    bid: null,
    has_voted: [],
    vote: null,
    population: 5,
    rebellion: 2,
    surplus: 4,
    markets: { domestic: { ...none, fish: 1 }, export: none },
    bank: { florins: 80, cubes: { ...none, fish: 9 }, market_port: 9, town_temple: 9 },
    explorers: { piles: [0, 3, 8], removed: 0 },
    wheel: { discs: Object.fromEntries(wheel.map(({ id }) => [id, id === 'build' ? [1, 0] : [0, 0]])) },
    chart: [
      { region: 'open_sea', q: 0, r: 0, rotation: 0, plundered: [], ...laid },
      { region: 'golden_bay', q: 1, r: 0, rotation: 0, plundered: [], ...laid, town: 'golden_bay_b' },
    ],
    control: [
      { region: 'open_sea', town: null, market: null, port: null, temple: null },
      { region: 'golden_bay', town: 0, market: null, port: null, temple: null },
    ],
    units: [
      { area: 'open_sea_a', spot: 'open', owner: 0, posture: 'ready', count: 1 },
      { area: 'golden_bay_b', spot: 'open', owner: 0, posture: 'ready', count: 2 },
      { area: 'golden_bay_b', spot: 'open', owner: 0, posture: 'engaged', count: 1 },
      { area: 'golden_bay_b', spot: 'open', owner: 1, posture: 'lying', count: 3 },
    ],
    stack_size: 12,
    top_tile: null,
    hand: [],
    evolution: {
      deck: cards.map(({ id }) => id),
      back: null,
      track: [null, null, null, null, null],
      revealed: [],
      activated: ['pirate'],
      built: [],
      fresh: [],
      resting: [],
      loaded: [],
    },
    players: [person(true), person(false)],
    trends: [],
    open_objectives: [],
    round: { action: false, card: false, trade: false, doubled: null },
    passed: [],
    offer: null,
    offers: [0, 0],
    crisis_offers: [0, 0],
    ending: null,
    frames: ['round'],
    reckoning: [],
    ...change,
  };
}

/** A choice as the server sends it, with the text as its words. */
export function choice(
  move: unknown,
  text: string,
  number: number,
  refused: string | null = null,
): NumberedChoice {
  return {
    move,
    notation: text,
    verb: 'archipelago-test',
    how: [],
    touches: [],
    phrase: { text, key: 'archipelago-test', rule: null, pieces: [] },
    refused: refused === null ? null : { rule: 'ARC-1.1', text: refused, need: null, have: null },
    number,
  } as NumberedChoice;
}
