/** A position of the rules as it is drawn. */
import { t } from '../../../lib/i18n.svelte';
import type { SeatInfo } from '../../../wire/types';
import { seatName } from '../../../table/names';
import { isLive } from '../../../table/narrow';
import type { NumberedChoice } from '../../game';
import type { CardState } from '../desk/CardList.svelte';
import { buildings, trendOf } from '../data';
import type { MapRegion, Stack, Standing } from '../position';
import type { Building, Placed, View } from '../view';
import type { Position } from '../whole';
import { choicesTo, crisisOf, offerOf, tilesOf } from './panels';
import { colourOf } from './seats';

/** The viewer of a position. */
export interface Reader {
  seats: SeatInfo[];
  own: number | null;
  asked: number[];
  choices: NumberedChoice[];
}

export function positionOf(view: View, reader: Reader): Position {
  const { own, seats, choices } = reader;
  const me = own === null ? null : (view.players[own] ?? null);
  const name = (seat: number): string => (seats[seat] ? seatName(seats[seat]) : '');
  const { track, back, deck, revealed } = view.evolution;
  const acts = view.phase === 'actions' ? view.active : null;
  return {
    seats: Array.from({ length: view.seats }, (_, seat) => colourOf(seat)),
    order: view.order.map(colourOf),
    active: view.ending ? null : colourOf(view.active),
    regions: regionsOf(view),
    stacks: stacksOf(view),
    preview: previewOf(view),
    markets: view.markets,
    prices: view.prices,
    boards: view.boards,
    deals: choicesTo(choices, 'buy', 'sell', 'sell-token').filter(isLive),
    population: view.population,
    rebellion: view.rebellion,
    surplus: view.surplus,
    discs: discsOf(view),
    hub: {
      heading: hubHeading(view, own, name),
      title: acts === null ? '' : t('archipelago-discs-left', { count: view.players[acts]!.free_discs }),
      note: momentOf(view),
    },
    free: acts === null ? null : { colour: colourOf(acts), count: view.players[acts]!.free_discs },
    slots: track,
    back,
    deck: deck.length,
    revealed,
    hands: view.players
      .map((player, seat) => ({
        colour: colourOf(seat),
        name: name(seat),
        own: seat === own,
        cards: player.cards.map((card) => ({ card, state: cardState(view, card) })),
      }))
      .filter((hand) => hand.own || hand.cards.length > 0)
      .toSorted((one, other) => Number(other.own) - Number(one.own)),
    screen: screenOf(view, own),
    objectives: [
      ...(me?.objectives ?? []).flatMap((id) => (id ? { id, secret: true, ...progressOf(view, id) } : [])),
      ...view.open_objectives.map((id) => ({ id, secret: false, ...progressOf(view, id) })),
    ],
    trends: view.trends.map((id) => ({
      id,
      sectors: trendOf(id).benefactor
        ? view.players.map(({ sector }, seat) => ({ colour: colourOf(seat), florins: sector }))
        : [],
    })),
    supplies: {
      florins: view.bank.florins,
      cubes: view.bank.cubes,
      tokens: { market_port: view.bank.market_port, town_temple: view.bank.town_temple },
      piles: view.explorers.piles,
      stack: { top: view.top_tile, count: view.stack_size },
    },
    crisis: crisisOf(view, own, choices),
    offer: offerOf(view, choices, seats),
    tiles: tilesOf(view, choices),
    sealed: sealedOf(view, reader, name),
    places: view.places?.map((seat) => (seat === null ? null : colourOf(seat))) ?? null,
  };
}

/** How near an objective is to ending the game, if that can be counted. */
function progressOf({ conditions }: View, id: string): { progress: { now: number; needed: number } | null } {
  return { progress: conditions.find(({ objective }) => objective === id) ?? null };
}

/** Where the game is: "Turn 3 · Actions". */
export function momentOf(view: View): string {
  return view.turn === 0
    ? t('archipelago-turn-0')
    : t('archipelago-moment', { turn: view.turn, phase: view.phase });
}

function hubHeading(view: View, own: number | null, name: (seat: number) => string): string {
  if (view.phase !== 'actions') return t('archipelago-phase', { phase: view.phase });
  return view.active === own
    ? t('archipelago-round-own')
    : t('archipelago-round-of', { name: name(view.active) });
}

function regionsOf(view: View): MapRegion[] {
  return view.chart.map((laid, nth) => {
    const { region, q, r, rotation, plundered } = laid;
    const control = view.control[nth]!;
    const standing = buildings.flatMap((kind): Standing[] => {
      const area = areaOf(laid, kind);
      if (!area) return [];
      const holder = control[kind];
      return [
        {
          kind,
          area,
          sea: kind === 'port' ? laid.port!.sea : undefined,
          flag: holder === null ? null : colourOf(holder),
          used: (kind === 'market' && laid.market_used) || (kind === 'port' && laid.port_used),
        },
      ];
    });
    return { region, q, r, rotation, plundered, buildings: standing };
  });
}

function areaOf(laid: Placed, kind: Building): string | null {
  return kind === 'port' ? (laid.port?.land ?? null) : laid[kind];
}

function stacksOf(view: View): Stack[] {
  return view.units.map(({ area, spot, owner, posture, count }, nth) => ({
    area,
    spot,
    colour: colourOf(owner),
    posture,
    count,
    piece: view.unit_pieces[nth]!,
  }));
}

/** A region whose cell is chosen lies there already, before it is turned as it should be. */
function previewOf({ asking }: View): Position['preview'] {
  if (asking === null || typeof asking === 'string' || !('rotation' in asking)) return null;
  return { ...asking.rotation, rotation: 0 };
}

/** The reader's own screen: the goods of other players are hidden. */
function screenOf(view: View, own: number | null): Position['screen'] {
  const me = own === null ? undefined : view.players[own];
  if (!me || me.florins === null || me.cubes === null || me.tokens === null) return null;
  return {
    colour: colourOf(own!),
    hoard: { florins: me.florins, cubes: me.cubes, tokens: me.tokens },
    reserve: { citizens: me.citizens, ships: me.ships },
    discs: { free: me.free_discs, total: me.discs },
  };
}

function discsOf(view: View): Position['discs'] {
  return Object.fromEntries(
    Object.entries(view.wheel.discs).map(([zone, counts]) => [
      zone,
      Object.fromEntries(counts.slice(0, view.seats).map((count, seat) => [colourOf(seat), count])),
    ]),
  );
}

function cardState({ evolution }: View, card: string): CardState {
  if (evolution.built.includes(card)) return 'built';
  if (evolution.activated.includes(card)) return 'used';
  if (evolution.resting.includes(card)) return 'resting';
  if (evolution.loaded.includes(card)) return 'loaded';
  return evolution.fresh.includes(card) ? 'fresh' : 'ready';
}

/** Who has bid or voted while the amounts are sealed. */
function sealedOf(
  view: View,
  { asked, own, choices }: Reader,
  name: (seat: number) => string,
): Position['sealed'] {
  const kind = view.asking;
  if (kind !== 'bid' && kind !== 'vote') return null;
  const given = kind === 'bid' ? view.has_bid : view.has_voted;
  const rows = view.players.map((_, seat) => ({
    colour: colourOf(seat),
    name: name(seat),
    state: given.includes(seat)
      ? ('given' as const)
      : asked.includes(seat)
        ? ('asked' as const)
        : ('none' as const),
    own: seat === own,
  }));
  return { kind, rows, bid: view.bid, bids: choicesTo(choices, 'bid').filter(isLive) };
}
