/** The icon of an order in the list. */
import type { Choice } from '../../wire/types';
import type { ChoiceSign } from '../game';

const icons: Record<string, string> = {
  build: 'city',
  'build-now': 'city',
  deal: 'card',
  raze: 'die-exploding-1',
  'raze-hand': 'die-exploding-1',
  visit: 'band',
  exchange: 'band',
  activate: 'flag',
  pass: 'hourglass',
  'end-turn': 'confirm',
  done: 'confirm',
  'deck-done': 'confirm',
  'ready-deck': 'card',
  pick: 'card',
  draw: 'card',
  pay: 'gold',
};

export function signOf(choice: Choice): ChoiceSign {
  return { icon: icons[choice.phrase.key.replace(/^imperial-settlers-/, '')] ?? 'chevron' };
}
