/** How choices look in the list of orders. */
import type { Choice } from '../../../wire/types';
import type { ChoiceSign } from '../../game';
import { stalls, zoneOf } from '../data';

/** By what is done, where what is touched does not tell. */
const VERBS: Record<string, string> = {
  'take-next': 'game-archipelago',
  'take-top': 'eye',
  'ask-for': 'plus',
  'end-round': 'confirm',
  'done-crisis': 'confirm',
  'done-hire': 'confirm',
  'give-up': 'close',
  'hide-nothing': 'lock',
  'exchange-token': 'replay',
  redraw: 'replay',
  orient: 'redo',
  enter: 'ship',
  bid: 'gold',
  offer: 'chat',
  call: 'chat',
  give: 'plus',
  keep: 'minus',
  waive: 'minus',
  send: 'confirm',
  accept: 'confirm',
  withdraw: 'close',
  decline: 'close',
  tolerate: 'chevron',
  pass: 'confirm',
  done: 'confirm',
  operate: 'anchor',
  restart: 'undo',
  build: 'res-house',
  launch: 'ship',
  pay: 'gold',
  option: 'chevron',
  sink: 'ship',
  plunder: 'res-raze',
  exchange: 'replay',
  rotate: 'redo',
  light: 'ship',
};

/** By what is touched first. */
const KINDS: Record<string, string> = {
  trend: 'card',
  objective: 'card',
  card: 'card',
  unit: 'person',
  area: 'person',
  seat: 'person',
  token: 'search',
  source: 'res-food',
  post: 'den',
  region: 'game-archipelago',
  cell: 'game-archipelago',
  hand: 'lock',
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
export function signOf({ verb, touches: [first] }: Choice): ChoiceSign {
  const by = VERBS[verb.replace('archipelago-', '')];
  if (by) return { icon: by };
  switch (first?.kind) {
    case 'resource':
      return { icon: `res-${first.name}` };
    case 'stall':
      return { icon: `res-${stalls[first.id]!.good}` };
    case 'zone': {
      const { good } = zoneOf(first.name);
      return { icon: good ? `res-${good}` : (ACTIONS[first.name] ?? 'mp') };
    }
    default:
      return { icon: KINDS[first?.kind ?? ''] ?? 'chevron' };
  }
}
