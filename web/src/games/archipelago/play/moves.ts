/** The moves of the rules, as choices carry them. */
import type { Choice } from '../../../wire/types';
import type { Building, Good, Market } from '../data';
import type { Post } from './view';

/** What may change hands. */
export type Ware =
  | 'token'
  | { florins: number }
  | { cube: Good }
  | { card: string }
  | { permission: string }
  | { place: number };

interface Trade {
  market: Market;
  resource: Good;
}

/** The facts of every move that is more than a word. */
export interface Facts {
  vote: string;
  region: string;
  place: { q: number; r: number };
  orient: number;
  enter: Post;
  land: string;
  stock: Good;
  share: Good;
  put_back: string;
  bid: number;
  next: number;
  offer: number;
  call: number;
  give: Ware;
  ask: Ware;
  keep: Ware;
  waive: Ware;
  consume: 'market' | 'screen' | 'token';
  bless: string;
  rouse: { owner: number; at: Post; engaged: boolean };
  expel: string;
  action: string;
  card: string;
  operate: { region: string; building: Building };
  deploy: Post;
  buy: Trade;
  sell: Trade;
  sell_token: Trade;
  recruit: string;
  birth: string;
  migrate: { from: Post; to: Post };
  build: { building: Building; by: Post; at: string };
  launch: string;
  pay_cube: Good;
  pay_token: Good;
  option: number;
  target: number;
  sink: { owner: number; at: Post };
  plunder: { region: string; resource: Good };
  hide: Good;
  hand: 'left' | 'right';
  release: Post;
  exchange: { give: Good; take: Good };
  exchange_token: Good;
  buy_card: string;
  rotate: string;
  light: string;
  dedicate: Post;
}

export type Verb = keyof Facts;
/** Moves without facts, e.g. `end_round`. */
export type Word =
  | 'redraw'
  | 'send'
  | 'withdraw'
  | 'accept'
  | 'decline'
  | 'tolerate'
  | 'end_round'
  | 'done'
  | 'take_top'
  | 'take_next'
  | 'give_up'
  | 'restart'
  | 'pay'
  | 'hide_nothing';

/** The name of a move, with its facts if it has any. */
export function readMove(choice: Choice): { word: Word } | { verb: Verb; fact: Facts[Verb] } {
  const move = choice.move as Word | Record<string, Facts[Verb]>;
  if (typeof move === 'string') return { word: move };
  const [verb, fact] = Object.entries(move)[0]!;
  return { verb: verb as Verb, fact };
}

/** The name of a move: `end_round`, `buy_card`. */
export function nameOf(choice: Choice): Word | Verb {
  const move = readMove(choice);
  return 'word' in move ? move.word : move.verb;
}

/** The facts of a move if it is of this name. */
export function factOf<V extends Verb>(choice: Choice, verb: V): Facts[V] | null {
  const move = readMove(choice);
  return 'verb' in move && move.verb === verb ? (move.fact as Facts[V]) : null;
}
