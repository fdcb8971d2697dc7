/** A small position for tests: Romans against Egyptians in the second round. */
import type { Place, Player, View } from '../view';

export function player(faction: string | null, change: Partial<Player> = {}): Player {
  return {
    faction,
    expands: false,
    vp: 10,
    worth: { common: 2, faction: 2, features: 0 },
    supply: { wood: 1, stone: 0, food: 2, worker: 0, gold: 4, raze: 0 },
    hand: null,
    hand_size: { common: 0, faction: 0 },
    building: null,
    deck_size: 20,
    discard: [],
    deals: [],
    foundations: [],
    hidden: null,
    hidden_size: { common: 0, faction: 0 },
    stash: null,
    stash_sizes: [],
    held: null,
    held_size: 0,
    tokens: 0,
    has_passed: false,
    actions: 0,
    ...change,
  };
}

export function place(id: number, card: string, owner: number, change: Partial<Place> = {}): Place {
  return {
    id,
    card,
    owner,
    taken_by: null,
    activations: [0, 0],
    visitors: 0,
    marks: [],
    spent: {},
    held: {},
    raze_cost: 2,
    ...change,
  };
}

export function sample(change: Partial<View> = {}): View {
  return {
    options: { mode: 'standard', lookout: 'normal', peaceful: false },
    seats: 2,
    round: 2,
    first: 0,
    active: 0,
    turn: { seat: 0, has_acted: false },
    is_expanded: true,
    players: [player('romans'), player('egyptians')],
    common_size: 60,
    discard: [],
    display: [],
    pool: [],
    locations: [],
    solo: null,
    is_over: false,
    ...change,
  };
}
