/** A position and choices for tests: two players, a ship and a few citizens. */
import type { PieceRef, Refusal } from '../../../wire/types';
import type { NumberedChoice } from '../../game';
import { goods, wheel, type Market } from '../data';
import type { Cubes, Screen, View } from '../view';

const none = Object.fromEntries(goods.map((good) => [good, 0])) as Cubes;
const free = Object.fromEntries(
  goods.map((good) => [good, { buy: null, sell: 9 }]),
) as View['prices'][Market];
const still = { surplus: 0, rebellion: 0, recruit_price: 3 };

const person = (own: boolean): Screen => ({
  florins: own ? 12 : null,
  cubes: own ? { ...none, fish: 2 } : null,
  tokens: own ? 1 : null,
  discs: 4,
  discs_on_cards: 0,
  free_discs: 2,
  citizens: 6,
  ships: 3,
  cards: own ? ['pirate'] : [],
  objectives: own ? ['short_towns_ports'] : [null],
  put_back: [],
  spied: [],
  sector: 0,
});

export function sample(change: Partial<View> = {}): View {
  const laid = {
    town: null,
    market: null,
    port: null,
    temple: null,
    market_used: false,
    port_used: false,
    plundered: [],
    coins: 0,
    granted_by: null,
    granted_to: [],
  };
  return {
    options: {
      length: 'short',
      desert_start: false,
      no_secrets: false,
      more_control: false,
      trend_choice: false,
      benefactor: false,
      more_spice: false,
    },
    seats: 2,
    turn: 3,
    phase: 'actions',
    active: 0,
    order: [1, 0],
    asking: null,
    crisis: null,
    hands: [],
    places: null,
    has_bid: [],
    bid: null,
    has_voted: [],
    vote: null,
    population: 5,
    rebellion: 2,
    surplus: 4,
    markets: { domestic: { ...none, fish: 1 }, export: none },
    prices: { domestic: free, export: free },
    boards: [still, still, still, still],
    bank: { florins: 80, cubes: { ...none, fish: 9 }, market_port: 9, town_temple: 9 },
    explorers: { piles: [0, 3, 8], removed: 0 },
    wheel: {
      discs: Object.fromEntries(wheel.map(({ id }) => [id, id === 'build' ? [1, 0] : [0, 0]])),
      port_florins: [],
      market_florins: [],
    },
    chart: [
      { region: 'open_sea', q: 0, r: 0, rotation: 0, ...laid },
      { region: 'golden_bay', q: 1, r: 0, rotation: 0, ...laid, town: 'golden_bay_b' },
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
    unit_pieces: [10, 20, 21, 26],
    stack_size: 12,
    top_tile: null,
    discarded_tiles: [],
    hand: [],
    hand_sizes: [0, 0],
    evolution: {
      deck: [],
      back: null,
      track: [null, null, null, null, null],
      discard: [],
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
    revealed: [],
    met: [],
    round: { action: false, card: false, trade: false, doubled: null },
    passed: [],
    offer: null,
    offers: [0, 0],
    crisis_offers: [0, 0],
    offers_left: [2, 2],
    ending: null,
    conditions: [{ objective: 'short_towns_ports', now: 1, needed: 3 }],
    reckoning: [],
    ...change,
  };
}

export function piece(kind: string, name: string | number): PieceRef {
  return typeof name === 'number' ? { kind, id: name, name: '' } : { kind, id: name.length, name };
}

/** A choice as the server sends it. */
export function choice(
  verb: string,
  touched: PieceRef[],
  number: number,
  more: { text?: string; refused?: string; amount?: number } = {},
): NumberedChoice {
  const { text = verb, refused, amount } = more;
  const refusal: Refusal | null = refused ? { rule: 'ARC-1.1', text: refused, need: null, have: null } : null;
  return {
    move: null,
    notation: `${verb} ${number}`,
    verb: `archipelago-${verb}`,
    how: [],
    touches: touched.map((one, at) => ({ role: String(at), ...one })),
    amount: amount ?? null,
    phrase: { text, key: verb, rule: null, pieces: [] },
    refused: refusal,
    because: null,
    number,
    key: number > 0 ? String(number) : null,
  };
}
