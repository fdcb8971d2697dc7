/** What is asked beside the map: an offer that is put together or answered, tiles to choose from, bids, relief. */
import type { PieceRef, SeatInfo } from '../../../wire/types';
import { isLive } from '../../../table/narrow';
import { seatName } from '../../../table/names';
import type { NumberedChoice } from '../../game';
import { goods, regions } from '../data';
import type { Item } from '../desk/items';
import type { OfferItem, OfferSide } from '../desk/OfferPanel.svelte';
import type { Bundle, View } from '../view';
import type { Position } from '../whole';
import { colourOf } from './seats';

/** The choices of a kind, e.g. `give`. */
export function choicesTo(choices: NumberedChoice[], ...verbs: string[]): NumberedChoice[] {
  return choices.filter(({ verb }) => verbs.some((one) => verb === `archipelago-${one}`));
}

export function offerOf(view: View, choices: NumberedChoice[], seats: SeatInfo[]): Position['offer'] {
  const { offer } = view;
  if (!offer) return null;
  const person = (seat: number) => ({
    colour: colourOf(seat),
    name: seats[seat] ? seatName(seats[seat]) : '',
  });
  const live = choices.filter(isLive);
  return {
    by: person(offer.by),
    to: person(offer.to),
    give: side(offer.give, choicesTo(live, 'give'), choicesTo(live, 'keep')),
    ask: side(offer.ask, choicesTo(live, 'ask-for'), choicesTo(live, 'waive')),
    actions: [
      ...choicesTo(choices, 'send', 'accept').map((choice) => ({ choice, primary: true })),
      ...choicesTo(choices, 'decline', 'withdraw').map((choice) => ({ choice, primary: false })),
    ],
  };
}

function side(bundle: Bundle, add: NumberedChoice[], drop: NumberedChoice[]): OfferSide {
  const wareOf = (choice: NumberedChoice): PieceRef[] => choice.touches.slice(0, 1);
  const items = itemsOf(bundle).map(({ kind, name, item }): OfferItem => {
    // Florins come and go by the coin: the largest is the last.
    const choice = drop.findLast((one) =>
      wareOf(one).some((ware) => ware.kind === kind && (name === null || ware.name === name)),
    );
    return { key: `${kind} ${name}`, item, choice };
  });
  const more = add.flatMap((choice) =>
    wareOf(choice).map((ware): OfferItem => ({ key: choice.notation, item: itemOf(ware), choice })),
  );
  return { items, more };
}

/** What lies in an offer, and what kind of piece is touched to take it off. */
function itemsOf(bundle: Bundle): { kind: string; name: string | null; item: Item }[] {
  const { florins, cubes, tokens, cards, permissions, place } = bundle;
  const some = <T>(there: boolean, thing: T): T[] => (there ? [thing] : []);
  return [
    ...some(florins > 0, { kind: 'coin', name: null, item: { kind: 'florins' as const, count: florins } }),
    ...goods
      .filter((good) => cubes[good] > 0)
      .map((good) => ({
        kind: 'resource',
        name: good,
        item: { kind: 'cube' as const, good, count: cubes[good] },
      })),
    ...some(tokens > 0, { kind: 'token', name: null, item: { kind: 'token' as const, count: tokens } }),
    ...cards.map((card) => ({ kind: 'card', name: card, item: { kind: 'card' as const, card } })),
    ...permissions.map((region) => ({
      kind: 'region',
      name: region,
      item: { kind: 'permission' as const, region },
    })),
    ...(place === null ? [] : [{ kind: 'place', name: null, item: { kind: 'place' as const, place } }]),
  ];
}

/** What would come into an offer. */
function itemOf({ kind, id, name }: PieceRef): Item {
  const good = goods.find((one) => kind === 'resource' && one === name);
  if (good) return { kind: 'cube', good, count: 1 };
  switch (kind) {
    case 'coin':
      return { kind: 'florins', count: id };
    case 'card':
      return { kind: 'card', card: name };
    case 'region':
      return { kind: 'permission', region: name };
    case 'place':
      return { kind: 'place', place: id };
    default:
      return { kind: 'token', count: 1 };
  }
}

/** Sides to choose from, ways to turn a region, or the region whose cell is chosen. */
export function tilesOf({ asking }: View, choices: NumberedChoice[]): Position['tiles'] {
  if (asking !== null && typeof asking === 'object') {
    if ('cell' in asking) return [{ key: 'placed', region: asking.cell.region }];
    if ('rotation' in asking) {
      const turns = choicesTo(choices, 'orient').map((choice) => {
        const rotation = choice.amount ?? 0;
        return { key: String(rotation), region: asking.rotation.region, rotation, choice };
      });
      return turns.toSorted((one, other) => one.rotation - other.rotation);
    }
  }
  const next = choicesTo(choices, 'take-next').map((choice) => ({ key: 'next', region: null, choice }));
  const sides = choicesTo(choices, 'region', 'take-top').flatMap((choice) =>
    choice.touches.map(({ name }) => ({ key: name, region: name, choice })),
  );
  // As the tiles are printed: the two sides of one follow each other; what lies face down comes last.
  const at = (region: string): number => regions.findIndex(({ id }) => id === region);
  const tiles = [...sides.toSorted((one, other) => at(one.region) - at(other.region)), ...next];
  return tiles.length > 0 ? tiles : null;
}

/** A crisis as its panel shows it. */
export function crisisOf(view: View, own: number | null, choices: NumberedChoice[]): Position['crisis'] {
  const { crisis, markets } = view;
  if (!crisis) return null;
  const { market: kind, resource: good, responsible, feeds, demanded, missing, needed, lying } = crisis;
  const me = own === null ? null : view.players[own];
  return {
    kind,
    good,
    responsible: colourOf(responsible),
    count: feeds ?? demanded ?? missing,
    missing,
    needed,
    lying: lying.flatMap((count, seat) =>
      kind === 'domestic' && count > 0 ? { colour: colourOf(seat), count } : [],
    ),
    sources: {
      market: markets[kind][good],
      ...(me ? { screen: me.cubes?.[good] ?? 0, token: me.tokens ?? 0 } : {}),
    },
    temples: choicesTo(choices, 'bless').filter(isLive),
    done: choicesTo(choices, 'done-crisis')[0] ?? null,
  };
}
