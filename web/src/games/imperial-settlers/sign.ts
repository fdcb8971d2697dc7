/** The icon of an order in the list. */
import type { Choice } from '../../wire/types';
import type { ChoiceSign } from '../game';

const icons: Record<string, string> = {
  'imperial-settlers-build': 'city',
  'imperial-settlers-build-now': 'city',
  'imperial-settlers-deal': 'card',
  'imperial-settlers-raze': 'die-exploding-1',
  'imperial-settlers-raze-hand': 'die-exploding-1',
  'imperial-settlers-visit': 'band',
  'imperial-settlers-exchange': 'band',
  'imperial-settlers-activate': 'flag',
  'imperial-settlers-pass': 'hourglass',
  'imperial-settlers-end-turn': 'confirm',
  'imperial-settlers-done': 'confirm',
  'imperial-settlers-deck-done': 'confirm',
  'imperial-settlers-ready-deck': 'card',
  'imperial-settlers-pick': 'card',
  'imperial-settlers-draw': 'card',
  'imperial-settlers-pay': 'gold',
};

export function signOf({ verb }: Choice): ChoiceSign {
  return { icon: icons[verb] ?? 'chevron' };
}
