/** What the log tells as data, as far as it is shown as motion. */
import type { LogLine } from '../../wire/types';
import type { Colour, Place, Rolled, SeaId, ShipId, TerritoryId, Volley } from './view';

/** The facts of the game that move something; all others are words only. */
interface Facts {
  launched: { colour: Colour; ship: ShipId; sea: SeaId };
  sailed: { colour: Colour; ship: ShipId; from: SeaId; to: SeaId };
  hauled: { colour: Colour; from: Place; to: Place; bands: number; ingots: number };
  exploring: { colour: Colour; territory: TerritoryId };
  explored: { colour: Colour; territory: TerritoryId; gold: number; natives: number };
  fought: { from: Place; target: Place; attackers_lost: number; defenders_lost: number };
  converted: { colour: Colour; territory: TerritoryId; bands: number };
  recruited: { colour: Colour; territory: TerritoryId };
  garrisoned: { colour: Colour; territory: TerritoryId; bands: number };
  stationed: { colour: Colour; piece: Rolled; territory: TerritoryId; count: number };
  gold_placed: { colour: Colour; territory: TerritoryId; gold: number };
  invaded: { colour: Colour; territory: TerritoryId };
  sunk: { colour: Colour; ship: ShipId };
  seized: { colour: Colour; ship: ShipId };
  built: { colour: Colour; ship: ShipId; territory: TerritoryId };
  gold_rolled: { territory: TerritoryId; gold: number };
  natives_rolled: { territory: TerritoryId; natives: number };
  combat_rolled: { colour: Colour; from: Place; target: Place; result: Volley };
  weapon_played: { result: Volley };
  mustered: { piece: Rolled; count: number };
}

export type Happening = { [Name in keyof Facts]: { name: Name; fact: Facts[Name] } }[keyof Facts];

/** The fact of a line of the log. */
export function happeningOf(line: LogLine): Happening | null {
  const event = line.event;
  if (typeof event !== 'object' || event === null) return null;
  const [entry] = Object.entries(event);
  return entry ? ({ name: entry[0], fact: entry[1] } as Happening) : null;
}
