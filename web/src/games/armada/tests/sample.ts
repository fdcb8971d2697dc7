/** A small position for tests: every den under its colour, the Formation unexplored, one ship per colour at home. */
import { takePrint } from '../print';
import { lands, waters } from '../spaces';
import type { Colour, Flag, Ground, Print, Ship, ShipId, TerritoryId, View } from '../view';
import type { NumberedChoice } from '../../game';
import type { PieceRef, SeatInfo } from '../../../wire/types';
import printed from './print.json';

takePrint(printed as unknown as Print);

const colours: Colour[] = ['azure', 'purple', 'blue', 'orange'];

export function each<Value>(value: (colour: Colour) => Value): Record<Colour, Value> {
  return Object.fromEntries(colours.map((colour) => [colour, value(colour)])) as Record<Colour, Value>;
}

export function sample(change: Partial<View> = {}): View {
  const territories = Object.fromEntries(
    lands.map((land): [string, Ground] => [
      land.id,
      { flag: (land.den ?? 'unexplored') as Flag, bands: land.den ? 1 : 0, natives: 0, gold: 0 },
    ]),
  ) as Record<TerritoryId, Ground>;
  const ships = Object.fromEntries(
    Array.from({ length: 8 }, (_, index): [string, Ship] => [
      `ship_${index + 1}`,
      { place: 'box', last_owner: null, bands: 0, gold: 0 },
    ]),
  ) as Record<ShipId, Ship>;
  return {
    options: { recruitment: true, option_cards: false, round_limit: 40, resignation: false },
    seats: 4,
    owners: each((colour) => ({ seat: colours.indexOf(colour) })),
    territories,
    ships,
    reserve: each(() => 30),
    treasury: 50,
    native_supply: 50,
    lost_ships: each(() => 0),
    hand: {},
    hand_sizes: [0, 0, 0, 0],
    pile_size: 0,
    discard: {},
    seen: null,
    claims: each(() => 'held'),
    turns_begun: each(() => 1),
    round: 1,
    turn: { colour: 'azure', mp: 10, recruited: false, announced: false, passed: [], played_once: [] },
    surprise: null,
    out: [],
    ending: null,
    asked: 'azure',
    asking: { what: 'act' },
    holdings: each(() => ({
      bands: 7,
      gold: 0,
      territories: 7,
      ships: 0,
      den: 7,
      bases: 0,
      centre: false,
      foreign_cities: 0,
      check: null,
    })),
    scores: each(() => 7),
    ...change,
  };
}

/** The sample with some territories and ships changed. */
export function sampleWith(
  grounds: Partial<Record<TerritoryId, Partial<Ground>>>,
  ships: Partial<Record<ShipId, Partial<Ship>>> = {},
): View {
  const view = sample();
  for (const [id, ground] of Object.entries(grounds))
    Object.assign(view.territories[id as TerritoryId], ground);
  for (const [id, ship] of Object.entries(ships)) Object.assign(view.ships[id as ShipId], ship);
  return view;
}

export const seats: SeatInfo[] = ['Ada', 'Luca', '', 'Aiko'].map((name, seat) => ({
  seat,
  kind: 'person',
  name,
  bot: null,
  standing_in: false,
  forfeited: false,
  awaited: false,
  screens: 1,
  present: true,
  thinking: false,
  hints_taken: 0,
  clock_ms: null,
  clock_running: false,
}));

export function pieceNamed(name: string): PieceRef {
  const space = [...lands, ...waters].find(({ id }) => id === name);
  return space ? space.piece : { kind: 'ship', id: Number(name.replace('ship_', '')) - 1, name };
}

/** A choice about some pieces. */
export function choice(
  key: string,
  text: string,
  names: string[],
  number: number,
  refused = '',
): NumberedChoice {
  return {
    move: { [key]: names },
    notation: text,
    verb: `armada-${key}`,
    how: [],
    touches: names.map((name) => ({ role: pieceNamed(name).kind, ...pieceNamed(name) })),
    phrase: { text, key: `armada-${key}`, rule: null, pieces: names.map(pieceNamed) },
    refused: refused === '' ? null : { rule: 'ARM-8.10', text: refused, need: null, have: null },
    number,
    key: refused !== '' || number > 10 ? null : String(number % 10),
  };
}
