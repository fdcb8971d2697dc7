/** Every space and every ship in words, for whoever does not see the drawing. */
import { language, t } from '../../lib/i18n.svelte';
import type { SeatInfo } from '../../wire/types';
import { together } from '../../table/names';
import { keyOf, type Marks } from './marks';
import { isColour, playerOf, seatOf, type Vessel } from './position';
import type { Space } from './spaces';
import type { Colour, View } from './view';

/** What the words depend on. */
export interface Context {
  view: View;
  seats: SeatInfo[];
  own: number | null;
  marks: Marks;
}

/** So many choices are read out; more are only counted. */
const READ = 3;

/** A space, what is in it, and what can be done with it. */
export function spaceLabel(space: Space, vessel: Vessel | undefined, context: Context): string {
  const keys = [keyOf(space.piece), ...(vessel ? [keyOf(vessel.piece)] : [])];
  const both = keys.length > 1 && keys.every((key) => context.marks.live.has(key));
  const sentences = [contentLabel(space, vessel, context), ...choiceSentences(keys, context)];
  if (both) sentences.push(t('armada-label-both'));
  return sentences.join(' ');
}

/** A space and what is in it. */
export function contentLabel(space: Space, vessel: Vessel | undefined, context: Context): string {
  const place = placeSentence(space, context);
  return vessel ? `${place} ${shipLabel(vessel, context)}` : place;
}

export function shipLabel(vessel: Vessel, { view, seats, own }: Context): string {
  const owner = vessel.last_owner;
  const holder =
    vessel.bands === 0 && vessel.place !== 'box' && 'sea' in vessel.place
      ? 'nobody'
      : holderOf(view, own, owner);
  const cargo = list([
    ...(vessel.bands > 0 ? [t('armada-bands', { count: vessel.bands })] : []),
    ...(vessel.gold > 0 ? [t('armada-ingots', { count: vessel.gold })] : []),
  ]);
  const place = vessel.place !== 'box' && 'land' in vessel.place ? 'land' : 'sea';
  return t('armada-label-ship', {
    number: Number(vessel.id.replace('ship_', '')),
    holder,
    player: owner ? playerOf(view, seats, owner) : '',
    colour: owner ?? 'none',
    place,
    cargo: cargo === '' ? 'none' : 'some',
    list: cargo,
  });
}

function placeSentence(space: Space, { view, seats, own }: Context): string {
  const name = space.name[language()];
  if (space.kind === 'sea') return t('armada-label-sea', { name, kind: space.open ? 'open' : 'coastal' });
  const { flag, bands, natives, gold } = view.territories[space.id];
  const counters = list([
    ...(bands > 0 ? [t('armada-bands', { count: bands })] : []),
    ...(natives > 0 ? [t('armada-natives', { count: natives })] : []),
    ...(gold > 0 ? [t('armada-ingots', { count: gold })] : []),
  ]);
  const holder = isColour(flag) ? holderOf(view, own, flag) : flag;
  return t('armada-label-land', {
    name,
    site: space.site,
    holder,
    player: isColour(flag) ? playerOf(view, seats, flag) : '',
    colour: isColour(flag) ? flag : 'none',
    counters: counters === '' ? 'none' : 'some',
    list: counters,
  });
}

function choiceSentences(keys: string[], { marks }: Context): string[] {
  const found = keys.flatMap((key) => marks.live.get(key)?.choices ?? []);
  const choices = [...new Set(found)];
  if (choices.length > READ) return [t('armada-label-choices', { count: choices.length })];
  const said = choices.map(({ key, phrase }) =>
    t('armada-label-choice', { key: key ?? '', keyed: key ? 'yes' : 'no', text: phrase.text }),
  );
  const refused = keys.flatMap((key) => marks.refused.get(key) ?? []);
  return [
    ...said,
    ...refused.map(({ text, reason }) => t('armada-label-refused', { text, reason: reason.text })),
  ];
}

/** Whose it is, as seen by the reader. */
function holderOf(view: View, own: number | null, colour: Colour | null): 'own' | 'other' | 'dummy' {
  if (!colour) return 'dummy';
  const seat = seatOf(view, colour);
  if (seat === null) return 'dummy';
  return seat === own ? 'own' : 'other';
}

/** "5 bands and 2 ingots", as the language joins things. */
function list(parts: string[]): string {
  return together(parts, language());
}
