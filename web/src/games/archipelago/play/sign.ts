/** How choices look in the list of orders. */
import type { Choice } from '../../../wire/types';
import type { ChoiceSign } from '../../game';
import { nameOf, readMove, type Facts, type Verb, type Word } from './moves';

const ICONS: Record<Verb | Word, string> = {
  vote: 'card',
  region: 'game-archipelago',
  redraw: 'replay',
  place: 'game-archipelago',
  orient: 'redo',
  enter: 'ship',
  land: 'person',
  stock: 'plus',
  share: 'plus',
  put_back: 'card',
  bid: 'gold',
  next: 'person',
  offer: 'chat',
  call: 'chat',
  give: 'plus',
  ask: 'plus',
  keep: 'minus',
  waive: 'minus',
  send: 'confirm',
  withdraw: 'close',
  accept: 'confirm',
  decline: 'close',
  consume: 'res-food',
  bless: 'den',
  rouse: 'person',
  expel: 'person',
  tolerate: 'chevron',
  action: 'mp',
  card: 'card',
  operate: 'anchor',
  end_round: 'confirm',
  done: 'confirm',
  deploy: 'person',
  buy: 'gold',
  sell: 'gold',
  sell_token: 'gold',
  take_top: 'eye',
  take_next: 'game-archipelago',
  give_up: 'close',
  recruit: 'person',
  birth: 'person',
  migrate: 'person',
  restart: 'undo',
  build: 'res-house',
  launch: 'ship',
  pay: 'gold',
  pay_cube: 'gold',
  pay_token: 'search',
  option: 'chevron',
  target: 'person',
  sink: 'ship',
  plunder: 'res-raze',
  hide: 'lock',
  hide_nothing: 'lock',
  hand: 'lock',
  release: 'person',
  exchange: 'replay',
  exchange_token: 'replay',
  buy_card: 'card',
  rotate: 'redo',
  light: 'ship',
  dedicate: 'person',
};

/** What each action is about; without these all of them would look alike. */
const ACTIONS: Record<string, string> = {
  tax: 'gold',
  transaction: 'replay',
  explore: 'eye',
  reproduce: 'den',
  recruit: 'res-worker',
  migrate: 'step-forward',
  build: 'res-house',
};

/** Harvests, and what is done with one good, show the good. */
export function signOf(choice: Choice): ChoiceSign {
  const good = goodIn(choice);
  const move = readMove(choice);
  const action = 'verb' in move && move.verb === 'action' ? ACTIONS[move.fact as string] : undefined;
  return { icon: good ? `res-${good}` : (action ?? ICONS[nameOf(choice)]) };
}

function goodIn(choice: Choice): string | null {
  const move = readMove(choice);
  if (!('verb' in move)) return null;
  const { verb, fact } = move;
  if (verb === 'action') return /^harvest_(.*)$/.exec(fact as string)?.[1] ?? null;
  if (['stock', 'share', 'pay_cube', 'hide'].includes(verb)) return fact as string;
  if (['buy', 'sell', 'sell_token'].includes(verb)) return (fact as Facts['buy']).resource;
  return null;
}
