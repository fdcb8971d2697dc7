/** The icon and the cost of an order in the list. */
import { costs } from './print.made';
import { t } from '../../lib/i18n.svelte';
import type { Choice } from '../../wire/types';
import type { ChoiceSign } from '../game';

const icons: Record<string, string> = {
  moor: 'ship-unlaunched',
  garrison: 'band',
  launch: 'ship-unlaunched',
  march: 'band',
  load: 'band',
  unload: 'band',
  transfer: 'band',
  sail: 'ship',
  explore: 'search',
  attack: 'cannon',
  sink: 'die-exploding-1',
  destroy: 'die-exploding-1',
  convert: 'gold',
  recruit: 'band',
  'buy-card': 'card',
  'play-card': 'card',
  resign: 'flag',
  'end-turn': 'confirm',
  'end-surprise': 'confirm',
  bands: 'band',
  ingots: 'gold',
  on: 'flag',
  seize: 'ship',
  'pay-from': 'gold',
  double: 'die-gold-2',
  'as-rolled': 'die-gold-1',
  keep: 'card',
  stop: 'close',
  next: 'eye',
  pass: 'chevron',
  'pass-turn': 'hourglass',
  lead: 'flag',
  skip: 'chevron',
};

export function signOf(choice: Choice): ChoiceSign {
  const verb = choice.phrase.key.replace(/^armada-/, '');
  const count = costs[verb.replace('-', '_')];
  const sign: ChoiceSign = { icon: icons[verb] ?? 'chevron' };
  if (count) sign.cost = { count, icon: 'mp', label: t('armada-cost', { count }) };
  return sign;
}
