/** What a card does as a line of signs: made from its effects, so that the picture says what the rules do. */
import { t } from '../../../lib/i18n.svelte';
import type { Action, Amounts, CardPrint, Effect, Feature } from '../data';

/** One sign of a sentence. */
export type Sign = { glyph: string; size?: number } | { word: string } | { pip: string } | { arrow: true };

export type Sentence = Sign[];

const ARROW: Sign = { arrow: true };

const glyph = (name: string, size?: number): Sign => (size ? { glyph: name, size } : { glyph: name });
const word = (text: string): Sign => ({ word: text });
const say = (key: string): Sign => word(t(`imperial-settlers-sign-${key}`));

/** Up to two units repeat the sign, more show a number. */
function many(name: string, n = 1): Sentence {
  return n > 2 ? [word(String(n)), glyph(name)] : Array.from({ length: n }, () => glyph(name));
}

/** Words that belong to the sign before them: how often, or how many at most. */
const CLINGS = /^[×≤∞]/;
/** Numbers belong to the sign that follows. */
const COUNTS = /^[−+]?\d+$/;

/** A sentence in parts that no line breaks: a number stays with what it counts. */
export function partsOf(sentence: Sentence): Sentence[] {
  const parts: Sentence[] = [];
  let counts = false;
  for (const sign of sentence) {
    const text = 'word' in sign ? sign.word : '';
    const last = parts.at(-1);
    if (last && (counts || CLINGS.test(text))) last.push(sign);
    else parts.push([sign]);
    counts = COUNTS.test(text);
  }
  return parts;
}

/** About how long a sentence is, in em of its text. */
export function lengthOf(sentence: Sentence): number {
  const long = (sign: Sign): number => {
    if ('glyph' in sign) return (sign.size ?? 1.5) + 0.12;
    if ('word' in sign) return sign.word.length * 0.42 + 0.42;
    return 'pip' in sign ? 1.36 : 1.57;
  };
  return sentence.reduce((sum, sign) => sum + long(sign), 0);
}

/** Smaller signs could not be told apart. */
const LEAST = 0.76;

/** Whether a sentence needs two lines of so many em, however small it is drawn. */
export function isLong(sentence: Sentence, room: number): boolean {
  return lengthOf(sentence) * LEAST > room;
}

/** How large a sentence is drawn: one that is a little too long for its line is drawn smaller. */
export function scaleOf(sentence: Sentence, room: number): number {
  return isLong(sentence, room) ? 1 : Math.min(1, room / lengthOf(sentence));
}

/** The abilities of a card, one sentence each; the building bonus is apart. */
export function sentencesOf(card: CardPrint): Sentence[] {
  return [
    ...(card.production ? [effectsOf(card.production)] : []),
    ...(card.actions ?? []).map(actionOf),
    ...(card.features ?? []).map(featureOf),
    ...(card.event ? [effectsOf(card.event)] : []),
  ].filter((sentence) => sentence.length > 0);
}

export function bonusOf(card: CardPrint): Sentence {
  return effectsOf(card.bonus ?? []);
}

function effectsOf(effects: Effect[]): Sentence {
  return effects.flatMap(effectOf);
}

function actionOf({ cost, effects, limit, needs }: Action): Sentence {
  const price = costOf(cost);
  return [
    ...(needs ? [glyph('basic_tech', 1)] : []),
    ...(price.length > 0 ? price : [say('free')]),
    ARROW,
    ...effectsOf(effects),
    ...(limit > 1 ? [word(`×${limit}`)] : limit === 0 ? [word('∞')] : []),
  ];
}

export function costOf(cost: Amounts = {}): Sentence {
  return Object.entries(cost).flatMap(([good, n]) => many(good, n));
}

function countedBy(per: string): Sign {
  return per.startsWith('color:') ? { pip: per.slice(6) } : perGlyphs[per] ? glyph(perGlyphs[per]) : say(per);
}

const perGlyphs: Record<string, string> = {
  samurai: 'samurai',
  stored: 'chest',
  stashed: 'chest',
  tech_tokens: 'basic_tech',
};

/** Effects that are a sign, or a sign and a word. */
const plain: Record<string, (effect: Effect) => Sentence> = {
  gain: ({ good = 'vp', n, per, max }) => [
    ...many(good, n),
    ...(per ? [say('per'), countedBy(per)] : []),
    ...(max ? [word(`≤ ${max}`)] : []),
  ],
  pay: ({ cost }) => [...costOf(cost), ARROW],
  lose: ({ n = 1 }) => [word(`−${n}`), glyph('resource')],
  choose: ({ options = [] }) =>
    options.flatMap((option, at) => [...(at > 0 ? [say('or')] : []), ...effectsOf(option)]),
  draw_pick: ({ draw = 2, keep = 1 }) => [...many('faction_card', draw), ARROW, word(String(keep))],
  produce_again: ({ n }) => [...many('wheel', n), glyph('again', 1.1)],
  deal_again: ({ n }) => [...many('deal', n), glyph('again', 1.1)],
  raze: ({ target }) => [glyph('raze'), say(`raze-${target ?? 'enemy'}`)],
  remove: () => [glyph('location'), say('remove')],
  remove_pair: () => [glyph('location'), glyph('location'), say('remove')],
  steal: ({ goods = [] }) => [say('steal'), ...(goods.length > 2 ? [glyph('resource')] : orOf(goods))],
  copy_raze_good: () => [say('copy'), glyph('raze')],
  build: ({ source }) => [glyph('hammer'), glyph(source === 'deals' ? 'deal' : 'faction_card')],
  cancel_deal: () => [glyph('deal'), say('cancel')],
  take_deal: () => [glyph('deal'), say('take')],
  location_deal: () => [glyph('deal'), glyph('location')],
  enemy_discard: ({ n }) => [say('enemy'), word('−'), ...many('card', n)],
  foundation: ({ n, good = 'wood' }) => [...many('foundation', n), ARROW, glyph(good)],
  restore: () => [glyph('foundation'), glyph('again', 1.1)],
  exhaust: () => [glyph('exhausted'), glyph('hand')],
  block: () => [glyph('barbarian_token'), glyph('location')],
  take_over: () => [glyph('egypt_token'), glyph('location')],
  eavesdrop: () => [glyph('egypt_token'), glyph('pillar')],
  unlock: () => [say('unlock')],
  free_activate: () => [glyph('hand'), say('free')],
  send_worker: () => [glyph('worker'), glyph('wheel')],
  move_tech: ({ n }) => [say('move'), ...many('basic_tech', n)],
  each_player: ({ effects = [] }) => [say('each'), ...effectsOf(effects)],
};

function effectOf(effect: Effect): Sentence {
  return plain[effect.do]?.(effect) ?? [word(effect.do)];
}

function orOf(goods: string[]): Sentence {
  return goods.flatMap((good, at) => [...(at > 0 ? [word('/')] : []), glyph(good)]);
}

function featureOf(feature: Feature): Sentence {
  const opened = feature.needs ? [glyph('basic_tech', 1)] : [];
  if (feature.static) return [...opened, ...lastingOf(feature)];
  return [...opened, ...triggerOf(feature), ARROW, ...effectsOf(feature.effects ?? [])];
}

function lastingOf({ static: what, goods = [], what: stashed, n = 1, per }: Feature): Sentence {
  switch (what) {
    case 'store':
      return [glyph('chest'), ...goods.slice(0, 3).map((good) => glyph(good))];
    case 'stash':
      return [glyph('chest'), glyph(stashed ?? 'card')];
    case 'end_vp':
      return [say('end'), ...many('vp', n), ...(per ? [say('per'), countedBy(per)] : [])];
    case 'raze_tax':
      return [glyph('raze'), word(`+${n}`)];
    default:
      return [];
  }
}

const triggers: Record<string, (feature: Feature) => Sentence> = {
  build: ({ color, deck }) => [
    glyph('hammer'),
    ...(color && color !== 'any' ? [{ pip: color }] : deck === 'faction' ? [glyph('faction_card')] : []),
  ],
  raze: () => [glyph('raze')],
  raze_enemy: () => [glyph('raze'), glyph('location')],
  raze_hand: () => [glyph('raze'), glyph('card')],
  make_deal: () => [glyph('deal')],
  deploy_samurai: () => [glyph('samurai')],
  gain_vp: () => [glyph('vp')],
  enemy_exchange: () => [say('enemy'), glyph('worker'), glyph('worker')],
  activate: ({ scoring, spends }) => [
    glyph('hand'),
    ...(scoring ? [glyph('vp', 1.1)] : spends ? [glyph(spends, 1.1)] : []),
  ],
  visit: () => [glyph('worker'), glyph('location')],
  enemy_visit: () => [say('enemy'), glyph('worker')],
  place_tech: () => [glyph('basic_tech')],
};

function triggerOf(feature: Feature): Sentence {
  return triggers[feature.on ?? '']?.(feature) ?? [word(feature.on ?? '')];
}
