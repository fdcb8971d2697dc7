// Made from the Rust types by `UPDATE=1 cargo test -p approdo-armada typescript`.

/** A seat, counted from 0. */
export type Seat = number;
/** Seats, in their order. */
export type SeatSet = Array<Seat>;
/** How many there are of each kind of card; kinds that are missing are not there. */
export type Cards = Partial<Record<Card, number>>;
/** What still has to happen, as far as the page draws it; each has a name. */
export type Frame =
  | string
  | { moor: { colour: Colour } }
  | { garrison: { colour: Colour; nth: number; left: number } }
  | { haul_bands: { from: Place; to: Place } }
  | { haul_ingots: { from: Place; to: Place; bands: number } }
  | { doubling: { territory: TerritoryId; factor: number; gold: number; natives: number } }
  | { reaction: { from: Place; target: Place; result: Volley; side: Side; last: boolean } }
  | { ponder: { card: Card | null; price: number } }
  | { window: { step: number } };
export type Colour = 'azure' | 'purple' | 'blue' | 'orange';
export type TerritoryId = 'azure_a1' | 'azure_a2' | 'azure_a3' | 'azure_b1' | 'azure_b2' | 'azure_c1' | 'azure_c2' | 'purple_a1' | 'purple_a2' | 'purple_a3' | 'purple_b1' | 'purple_b2' | 'purple_c1' | 'purple_c2' | 'blue_a1' | 'blue_a2' | 'blue_a3' | 'blue_b1' | 'blue_b2' | 'blue_c1' | 'blue_c2' | 'orange_a1' | 'orange_a2' | 'orange_a3' | 'orange_b1' | 'orange_b2' | 'orange_c1' | 'orange_c2' | 'cf_centre' | 'cf_base_n' | 'cf_base_e' | 'cf_base_s' | 'cf_base_w' | 'cf_inner_w' | 'cf_inner_e' | 'cf_inner_nw' | 'cf_n_flank_w' | 'cf_w_flank_n' | 'cf_inner_ne' | 'cf_n_flank_e' | 'cf_e_flank_n' | 'cf_inner_se' | 'cf_s_flank_e' | 'cf_e_flank_s' | 'cf_inner_sw' | 'cf_s_flank_w' | 'cf_w_flank_s' | 'cf_north_isle_w' | 'cf_north_isle_e' | 'cf_south_isle_w' | 'cf_south_isle_e' | 'cf_south_isle_m';
export type SeaId = 'sea_haven_nw' | 'sea_haven_ne' | 'sea_haven_se' | 'sea_haven_sw' | 'sea_cape_nw' | 'sea_cape_ne' | 'sea_cape_se' | 'sea_cape_sw' | 'sea_shore_nw' | 'sea_shore_ne' | 'sea_shore_se' | 'sea_shore_sw' | 'sea_reach_nw' | 'sea_reach_ne' | 'sea_reach_se' | 'sea_reach_sw' | 'sea_sound_nw' | 'sea_sound_ne' | 'sea_sound_se' | 'sea_sound_sw' | 'sea_open_nw' | 'sea_open_ne' | 'sea_open_se' | 'sea_open_sw' | 'sea_bay_nw' | 'sea_bay_ne' | 'sea_bay_se' | 'sea_bay_sw' | 'sea_inlet_nw' | 'sea_inlet_ne' | 'sea_inlet_se' | 'sea_inlet_sw' | 'sea_isle_n' | 'sea_isle_s' | 'sea_strait_n' | 'sea_strait_s' | 'sea_roads_w' | 'sea_roads_e' | 'sea_ocean_w' | 'sea_ocean_e';
export type ShipId = 'ship_1' | 'ship_2' | 'ship_3' | 'ship_4' | 'ship_5' | 'ship_6' | 'ship_7' | 'ship_8';
export type Card = 'bonus_discovery' | 'gold_mine' | 'grand_strategy' | 'large_scale_native_mobilization' | 'large_scale_peoples_militia' | 'mutiny' | 'native_mobilization' | 'new_defensive_weapons' | 'new_offensive_weapons' | 'peoples_militia' | 'shipyard' | 'surprise_attack' | 'winning_option' | 'yo_ho_ho';
export type Place = TerritoryId | ShipId;
export type Options = { 
/**
 * Section 15: each colour may recruit once per turn.
 */
recruitment: boolean, 
/**
 * Section 16: play with the deck of option cards.
 */
option_cards: boolean, 
/**
 * The last round (ARM-21.1).
 */
round_limit: number, 
/**
 * Players may resign (ARM-14.7).
 */
resignation: boolean, };
export type Owner = "undrawn" | { "seat": Seat } | "dummy";
export type Flag = "unexplored" | "natives" | "azure" | "purple" | "blue" | "orange";
export type Ground = { 
/**
 * Who controls it (ARM-4.1, ARM-4.5).
 */
flag: Flag, 
/**
 * Bands of the flag's colour.
 */
bands: number, 
/**
 * Natives.
 */
natives: number, 
/**
 * Ingots.
 */
gold: number, };
export type Berth = "box" | { "land": TerritoryId } | { "sea": SeaId };
export type Ship = { 
/**
 * Where it is.
 */
place: Berth, 
/**
 * The colour that last placed, launched or manned it (ARM-4.10).
 */
last_owner: Colour | null, 
/**
 * Its crew.
 */
bands: number, 
/**
 * Ingots aboard.
 */
gold: number, };
export type Claim = "held" | { "on_board": { 
/**
 * The number of that turn, counted from 1.
 */
check: number, } } | "removed";
export type Turn = { 
/**
 * Whose turn it is.
 */
colour: Colour, 
/**
 * Movement points left (ARM-6.1).
 */
mp: number, 
/**
 * Whether the colour has recruited (ARM-15.1).
 */
recruited: boolean, 
/**
 * Whether the end has been announced (ARM-6.7).
 */
announced: boolean, 
/**
 * Players who have passed for the rest of the turn (ARM-18.13).
 */
passed: SeatSet, 
/**
 * Players who have played a once-per-turn card in this turn (ARM-17.28).
 */
played_once: SeatSet, };
export type Surprise = { 
/**
 * The colour that acts.
 */
colour: Colour, 
/**
 * Movement points left (ARM-17.26).
 */
mp: number, 
/**
 * The card, in neither pile while it runs (ARM-16.9).
 */
card: Card, };
export type Ending = { "victory": Colour } | { "last_player": Seat } | "round_limit";
export type Rolled = "own_band" | "native";
export type Volley = { 
/**
 * Firing cannons: defenders eliminated (ARM-11.6).
 */
firing: number, 
/**
 * Exploding cannons: attackers eliminated (ARM-11.7).
 */
exploding: number, };
export type Side = "attacker" | "defender";
export type View = { options: Options, seats: number, owners: Record<Colour, Owner>, territories: Record<TerritoryId, Ground>, ships: Record<ShipId, Ship>, reserve: Record<Colour, number>, treasury: number, native_supply: number, lost_ships: Record<Colour, number>, 
/**
 * The viewer's own cards; none for a spectator.
 */
hand: Cards | null, hand_sizes: number[], pile_size: number, discard: Cards, 
/**
 * Cards the viewer has passed over in its own running Grand Strategy.
 */
seen: Cards | null, claims: Record<Colour, Claim>, turns_begun: Record<Colour, number>, round: number, turn: Turn, surprise: Surprise | null, out: Colour[], ending: Ending | null, 
/**
 * What still has to happen; a card under Grand Strategy shows to its looker alone.
 */
frames: Frame[], 
/**
 * Scores as they stand (ARM-14.5), by colour.
 */
scores: Record<Colour, number>, };
