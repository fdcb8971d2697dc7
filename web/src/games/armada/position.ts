/** Small queries on a position. */
import type { PieceRef, SeatInfo } from '../../wire/types';
import { seatName } from '../../table/names';
import {
  landOf,
  lands,
  middleOf,
  spaces,
  waterOf,
  waters,
  type Land,
  type Point,
  type Space,
} from './spaces';
import type { Berth, Colour, Flag, Place, Ship, ShipId, TerritoryId, View } from './view';

/** The colours in turn order. */
export const COLOURS: Colour[] = ['azure', 'purple', 'blue', 'orange'];

export function isColour(flag: Flag): flag is Colour {
  return flag !== 'natives' && flag !== 'unexplored';
}

/** The seat that plays a colour, if any does. */
export function seatOf(view: View, colour: Colour): number | null {
  const owner = view.owners[colour];
  return typeof owner === 'object' ? owner.seat : null;
}

/** The colours of a seat, in turn order; with two players there are two. */
export function coloursOf(view: View, seat: number): Colour[] {
  return COLOURS.filter((colour) => seatOf(view, colour) === seat);
}

/** The colour that acts, also in the middle of another player's turn. */
export function acting(view: View): Colour {
  return view.surprise?.colour ?? view.turn.colour;
}

/** The colour for which a seat is asked: in the opening, when attacked, in its turn. */
export function askedColour({ owners, asked }: View, seat: number): Colour | null {
  const owner = asked && owners[asked];
  return owner && typeof owner === 'object' && owner.seat === seat ? asked : null;
}

/** Whether a player may answer what another one did. */
export function mayAnswer({ asking }: View): boolean {
  return asking?.what === 'interrupt' || asking?.what === 'react';
}

export interface Vessel extends Ship {
  id: ShipId;
  piece: PieceRef;
}

/** What the orders call a ship. */
export function numberOf(ship: ShipId): string {
  return ship.replace('ship_', '');
}

/** All ships, wherever they are. */
export function fleet(view: View): Vessel[] {
  return Object.entries(view.ships).map(([id, ship], index) => ({
    ...ship,
    id: id as ShipId,
    piece: { kind: 'ship', id: index, name: id },
  }));
}

/** The space in which a ship is, if she is on the board. */
export function spaceOfBerth(berth: Berth): Space | null {
  if (berth === 'box') return null;
  return 'sea' in berth ? waterOf(berth.sea) : landOf(berth.land);
}

/** The ships by the place of their space in the list of spaces. */
export function moored(view: View): Map<number, Vessel> {
  const found = new Map<number, Vessel>();
  for (const vessel of fleet(view)) {
    const space = spaceOfBerth(vessel.place);
    if (space) found.set(space.index, vessel);
  }
  return found;
}

/** Where a ship is drawn. */
export function pointOfShip(ship: Ship): Point | null {
  if (ship.place === 'box') return null;
  return 'sea' in ship.place ? waterOf(ship.place.sea).layout.ship : landOf(ship.place.land).layout.slip;
}

/** The space that a piece is or is in. */
export function spaceOf(view: View, piece: PieceRef): Space | null {
  if (piece.kind === 'territory') return lands[piece.id] ?? null;
  if (piece.kind === 'sea') return spaces[lands.length + piece.id] ?? null;
  const ship = piece.kind === 'ship' ? view.ships[piece.name as ShipId] : undefined;
  return ship ? spaceOfBerth(ship.place) : null;
}

/** Where a piece is drawn, if it is on the board. */
export function pointOf(view: View, piece: PieceRef): Point | null {
  const ship = piece.kind === 'ship' ? view.ships[piece.name as ShipId] : undefined;
  if (ship) return pointOfShip(ship);
  const space = spaceOf(view, piece);
  return space ? middleOf(space) : null;
}

/** Where the number of a choice stands. */
export function badgeOf(view: View, piece: PieceRef): Point | null {
  if (piece.kind === 'territory') return lands[piece.id]?.layout.badge ?? null;
  if (piece.kind === 'sea') return waters[piece.id]?.layout.badge ?? null;
  const point = pointOf(view, piece);
  return point ? [point[0] - 44, point[1] - 30] : null;
}

/** The same for a place of the rules, which is a territory or a ship. */
export function pointOfPlace(view: View, place: Place): Point | null {
  const ship = place in view.ships ? view.ships[place as ShipId] : undefined;
  return ship ? pointOfShip(ship) : middleOf(landOf(place as TerritoryId));
}

/** Whether a flag is shown: a den under its printed colour needs none. */
export function showsFlag(land: Land, flag: Flag): boolean {
  return flag !== 'unexplored' && flag !== land.den;
}

/** The name of the player of a colour. */
export function playerOf(view: View, seats: SeatInfo[], colour: Colour): string {
  const seat = seatOf(view, colour);
  const info = seats.find((one) => one.seat === seat);
  return info ? seatName(info) : '';
}
