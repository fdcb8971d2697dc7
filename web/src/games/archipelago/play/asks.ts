/** What is asked beside the map: an offer that is put together or answered, and tiles to choose from. */
import type { SeatInfo } from '../../../wire/types';
import { seatName } from '../../../table/names';
import { goods, regions } from '../data';
import type { Item } from '../desk/items';
import type { OfferItem, OfferSide } from '../desk/OfferPanel.svelte';
import type { Mark } from '../position';
import type { Position } from '../whole';
import type { Aim } from './marks';
import { factOf, type Ware } from './moves';
import { colourOf } from './seats';
import { wareKey } from './stages';
import { topFrame, type Bundle, type View } from './view';

/** From the largest on. */
const COINS = [5, 1];

type Aims = ReadonlyMap<string, Aim>;

export function offerOf(view: View, aims: Aims, seats: SeatInfo[]): Position['offer'] {
  const { offer } = view;
  if (!offer) return null;
  const person = (seat: number) => ({
    colour: colourOf(seat),
    name: seats[seat] ? seatName(seats[seat]) : '',
  });
  const actions = (['send', 'accept', 'decline', 'withdraw'] as const).flatMap((key) => {
    const mark = aims.get(`offer:${key}`);
    return mark ? { key, primary: key === 'send' || key === 'accept', mark } : [];
  });
  return {
    by: person(offer.by),
    to: person(offer.to),
    give: side(offer.give, aims, 'give', 'keep'),
    ask: side(offer.ask, aims, 'ask', 'waive'),
    actions,
  };
}

function side(bundle: Bundle, aims: Aims, add: 'give' | 'ask', drop: 'keep' | 'waive'): OfferSide {
  const wares = [...aims].flatMap(([key, mark]) => {
    const ware = mark.choices.map((choice) => factOf(choice, add))[0];
    return ware && mark.state === 'can' && key.startsWith(`offer:${add} `) ? { ware, mark } : [];
  });
  return {
    items: itemsOf(bundle).map(({ ware, item }) => ({
      key: `${drop} ${wareKey(ware)}`,
      item,
      mark: liveMark(aims, `offer:${drop} ${wareKey(ware)}`),
    })),
    more: wares.map(({ ware, mark }): OfferItem => ({
      key: `${add} ${wareKey(ware)}`,
      item: itemOf(ware),
      mark,
    })),
  };
}

function liveMark(aims: Aims, key: string): Mark | undefined {
  const mark = aims.get(key);
  return mark?.state === 'can' ? mark : undefined;
}

function itemsOf(bundle: Bundle): { ware: Ware; item: Item }[] {
  const list: { ware: Ware; item: Item }[] = [];
  if (bundle.florins > 0) {
    // Florins come and go by the coin.
    const coin = COINS.find((value) => value <= bundle.florins)!;
    list.push({ ware: { florins: coin }, item: { kind: 'florins', count: bundle.florins } });
  }
  for (const good of goods) {
    const count = bundle.cubes[good];
    if (count > 0) list.push({ ware: { cube: good }, item: { kind: 'cube', good, count } });
  }
  if (bundle.tokens > 0) list.push({ ware: 'token', item: { kind: 'token', count: bundle.tokens } });
  for (const card of bundle.cards) list.push({ ware: { card }, item: { kind: 'card', card } });
  for (const region of bundle.permissions) {
    list.push({ ware: { permission: region }, item: { kind: 'permission', region } });
  }
  if (bundle.place !== null) {
    list.push({ ware: { place: bundle.place }, item: { kind: 'place', place: bundle.place } });
  }
  return list;
}

function itemOf(ware: Ware): Item {
  if (ware === 'token') return { kind: 'token', count: 1 };
  if ('florins' in ware) return { kind: 'florins', count: ware.florins };
  if ('cube' in ware) return { kind: 'cube', good: ware.cube, count: 1 };
  if ('card' in ware) return { kind: 'card', card: ware.card };
  if ('permission' in ware) return { kind: 'permission', region: ware.permission };
  return { kind: 'place', place: ware.place };
}

/** As the tiles are printed: the two sides of one follow each other; what lies face down comes last. */
function byPrint(one: string, other: string): number {
  const at = (region: string): number =>
    regions.findIndex(({ id }) => id === region) + (region === 'next' ? 1000 : 0);
  return at(one) - at(other);
}

/** Sides to choose from, ways to turn a region, or the region whose cell is chosen. */
export function tilesOf(view: View, aims: Aims): Position['tiles'] {
  const { name, fact } = topFrame(view);
  const keys = [...aims.keys()].flatMap((key) => (key.startsWith('tile:') ? key.slice(5) : []));
  if (name === 'position') return [{ key: 'placed', region: fact['region'] as string }];
  if (keys.length === 0) return null;
  if (name !== 'orient')
    return keys.toSorted(byPrint).map((key) => ({ key, region: key === 'next' ? null : key }));
  const region = fact['region'] as string;
  return keys
    .map(Number)
    .toSorted((one, other) => one - other)
    .map((rotation) => ({ key: String(rotation), region, rotation }));
}
