/** The icon and the cost of an order in the list. */
import { print } from './print';
import { t } from '../../lib/i18n.svelte';
import type { Choice } from '../../wire/types';
import type { ChoiceSign } from '../game';

const icons: Record<string, string> = {
  'armada-moor': 'ship-unlaunched',
  'armada-garrison': 'band',
  'armada-launch': 'ship-unlaunched',
  'armada-march': 'band',
  'armada-load': 'band',
  'armada-unload': 'band',
  'armada-transfer': 'band',
  'armada-sail': 'ship',
  'armada-explore': 'search',
  'armada-attack': 'cannon',
  'armada-sink': 'die-exploding-1',
  'armada-destroy': 'die-exploding-1',
  'armada-convert': 'gold',
  'armada-recruit': 'band',
  'armada-buy-card': 'card',
  'armada-play-card': 'card',
  'armada-resign': 'flag',
  'armada-end-turn': 'confirm',
  'armada-end-surprise': 'confirm',
  'armada-bands': 'band',
  'armada-ingots': 'gold',
  'armada-on': 'flag',
  'armada-seize': 'ship',
  'armada-pay-from': 'gold',
  'armada-double': 'die-gold-2',
  'armada-as-rolled': 'die-gold-1',
  'armada-keep': 'card',
  'armada-stop': 'close',
  'armada-next': 'eye',
  'armada-pass': 'chevron',
  'armada-pass-turn': 'hourglass',
  'armada-lead': 'flag',
  'armada-skip': 'chevron',
};

export function signOf({ verb }: Choice): ChoiceSign {
  const count = print.costs[verb];
  const sign: ChoiceSign = { icon: icons[verb] ?? 'chevron' };
  if (count) sign.cost = { count, icon: 'mp', label: t('armada-cost', { count }) };
  return sign;
}
