/** A small position for tests: Romans against Egyptians in the second round; and what is printed on their cards. */
import { marksOf } from '../../../table/marks';
import type { PieceRef } from '../../../wire/types';
import type { BoardProps, NumberedChoice } from '../../game';
import { use } from '../data';
import type { Faction, LocationView, PlayerView, Print, Stock, View } from '../view';
import print from './print.json';

use(print as unknown as Print);

export const piece = (kind: string, name: string, id = 0): PieceRef => ({ kind, name, id });

/** A choice by its verb and what is touched for it; `refused` says why it cannot be made. */
export function choice(
  verb: string,
  text: string,
  touched: PieceRef[] = [],
  refused?: string,
): NumberedChoice {
  const key = `imperial-settlers-${verb}`;
  return {
    move: text,
    notation: text,
    verb: key,
    how: [],
    touches: touched.map((touch) => ({ role: touch.kind, ...touch })),
    phrase: { key, text, rule: null, pieces: [] },
    refused: refused ? { rule: 'IMP-11.2', text: 'Pay the cost.', need: 3, have: 1 } : null,
    because: refused ? { key, text: refused, rule: null, pieces: [] } : null,
    number: 1,
  };
}

/** What a board is given for these choices. */
export function given(
  choices: NumberedChoice[],
  picked: PieceRef[] = [],
): Omit<BoardProps, 'view' | 'pick' | 'point'> {
  const marks = marksOf(choices, picked);
  return { seats: [], own: 0, asked: [0], choices, marks, picked, lit: [], news: [], motion: false };
}

const NOTHING: Stock = {
  wood: 0,
  stone: 0,
  food: 0,
  worker: 0,
  gold: 0,
  raze: 0,
  defense: 0,
  basic_tech: 0,
  advanced_score: 0,
  advanced_defense: 0,
};

export function player(faction: Faction | null, change: Partial<PlayerView> = {}): PlayerView {
  return {
    faction,
    expands: false,
    vp: 10,
    worth: { common: 2, faction: 2, features: 0 },
    points: 14,
    supply: { ...NOTHING, wood: 1, food: 2, gold: 4 },
    hand: null,
    hand_size: { common: 0, faction: 0 },
    building: null,
    deck_code: null,
    offered: null,
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

export function place(
  id: number,
  card: string,
  owner: number,
  change: Partial<LocationView> = {},
): LocationView {
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
    is_used_up: false,
    ...change,
  };
}

export function sample(change: Partial<View> = {}): View {
  return {
    options: {
      mode: 'standard',
      lookout: 'normal',
      peaceful: false,
      virtual_faction: false,
      advanced_solo: false,
    },
    seats: 2,
    round: 2,
    first: 0,
    active: 0,
    phase: 'action',
    turn: { seat: 0, has_acted: false, is_open: true },
    factions: ['barbarians', 'japanese', 'romans', 'egyptians', 'atlanteans'],
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
