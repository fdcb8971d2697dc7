/** Every space and every ship in words, for screen readers. */
import { language, t } from '../../lib/i18n.svelte';
import type { Choice, PieceRef, SeatInfo } from '../../wire/types';
import { pieceKey, type Marks } from '../game';
import { together } from '../../table/names';
import { isLive } from './pointing.svelte';
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

/** Up to so many choices are read out; more are only counted. */
const READ = 3;

/** A space, what is in it, and what can be done with it. */
export function spaceLabel(space: Space, vessel: Vessel | undefined, context: Context): string {
  const pieces = [space.piece, ...(vessel ? [vessel.piece] : [])];
  const both = pieces.length > 1 && pieces.every((piece) => isLive(context.marks, piece));
  const sentences = [contentLabel(space, vessel, context), ...choiceSentences(pieces, context)];
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

/** Why a choice is refused: what is missing here and now, or what its clause allows. */
export function whyNot({ because, refused }: Choice): string {
  return because?.text ?? refused?.text ?? '';
}

function choiceSentences(pieces: PieceRef[], { marks }: Context): string[] {
  const found = pieces.flatMap((piece) => marks.get(pieceKey(piece)) ?? []);
  const choices = [...new Set(found.flatMap((mark) => mark.choices))];
  if (choices.length > READ) return [t('armada-label-choices', { count: choices.length })];
  const said = choices.map(({ key, phrase }) =>
    t('armada-label-choice', { key: key ?? '', keyed: key ? 'yes' : 'no', text: phrase.text }),
  );
  const refused = found.flatMap(({ bar }) => bar ?? []);
  return [
    ...said,
    ...refused.map((bar) => t('armada-label-refused', { text: bar.phrase.text, reason: whyNot(bar) })),
  ];
}

/** The owner, as seen by the reader. */
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
