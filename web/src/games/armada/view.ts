// Made from the Rust types by `UPDATE=1 cargo test -p approdo-armada typescript`.

/** A seat, counted from 0. */
export type Seat = number;
/** Seats, in their order. */
export type SeatSet = Array<Seat>;
/** How many there are of each kind of card; kinds that are missing are not there. */
export type Cards = Partial<Record<Card, number>>;
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
export type Event = { "dummy_drawn": { colour: Colour, } } | { "colour_drawn": { seat: Seat, colour: Colour, } } | { "dealt": { seat: Seat, card: Card | null, } } | { "moored": { colour: Colour, first: TerritoryId, second: TerritoryId, } } | { "garrisoned": { colour: Colour, territory: TerritoryId, bands: number, } } | { "turn_began": { seat: Seat, colour: Colour, round: number, } } | { "launched": { colour: Colour, ship: ShipId, sea: SeaId, } } | { "set_out": { colour: Colour, from: Place, to: Place, } } | { "group_chosen": { colour: Colour, bands: number, } } | { "hauled": { colour: Colour, from: Place, to: Place, bands: number, ingots: number, } } | { "invaded": { colour: Colour, territory: TerritoryId, previous: Flag, } } | { "ship_captured": { colour: Colour, ship: ShipId, } } | { "boarded": { colour: Colour, ship: ShipId, } } | { "sailed": { colour: Colour, ship: ShipId, from: SeaId, to: SeaId, } } | { "exploring": { colour: Colour, territory: TerritoryId, } } | { "gold_rolled": { territory: TerritoryId, gold: number, } } | { "natives_rolled": { territory: TerritoryId, natives: number, } } | { "explored": { colour: Colour, territory: TerritoryId, gold: number, natives: number, multiplied: boolean, } } | { "attacking": { colour: Colour, from: Place, target: Place, } } | { "combat_rolled": { colour: Colour, from: Place, target: Place, result: Volley, } } | { "weapon_played": { seat: Seat, card: Card, result: Volley, } } | { "reaction_passed": { seat: Seat, side: Side, } } | { "fought": { from: Place, target: Place, attackers_lost: number, defenders_lost: number, } } | { "sunk": { colour: Colour, ship: ShipId, gold: number, } } | { "destroyed": { colour: Colour, ship: ShipId, } } | { "converted": { colour: Colour, territory: TerritoryId, bands: number, } } | { "recruiting": { colour: Colour, bands: number, } } | { "recruited": { colour: Colour, territory: TerritoryId, } } | { "recruit_skipped": { colour: Colour, } } | { "buying": { colour: Colour, } } | { "paid": { colour: Colour, place: Place, } } | "reshuffled" | { "drew": { seat: Seat, card: Card | null, } } | { "card_played": { seat: Seat, card: Card, } } | { "gained_mp": { colour: Colour, mp: number, } } | { "gold_placed": { colour: Colour, territory: TerritoryId, gold: number, } } | { "mustered": { piece: Rolled, count: number, } } | { "stationed": { colour: Colour, piece: Rolled, territory: TerritoryId, previous: Flag, count: number, } } | { "looked": { seat: Seat, card: Card | null, } } | { "kept": { seat: Seat, } } | { "looked_away": { seat: Seat, } } | { "seized": { colour: Colour, ship: ShipId, previous: Colour, bands: number, } } | { "built": { colour: Colour, ship: ShipId, territory: TerritoryId, } } | { "window_passed": { seat: Seat, rest_of_turn: boolean, } } | { "surprise_began": { colour: Colour, mp: number, } } | { "surprise_ended": { colour: Colour, } } | { "turn_ended": { colour: Colour, } } | { "declared": { colour: Colour, } } | { "claim_failed": { colour: Colour, } } | { "eliminated": { colour: Colour, } } | { "discarded": { seat: Seat, card: Card, } } | { "resigned": { seat: Seat, } } | { "won": { colour: Colour, } } | { "last_player": { seat: Seat, } } | { "last_round": { round: number, } };
export type Asking = { "what": "act" } | { "what": "garrison", 
/**
 * Which.
 */
territory: TerritoryId, } | { "what": "haul", 
/**
 * Where they are.
 */
from: Place, 
/**
 * Where they go.
 */
to: Place, } | { "what": "multiply", 
/**
 * What is explored.
 */
territory: TerritoryId, 
/**
 * What the Gold die showed.
 */
gold: number, 
/**
 * What the Native die showed.
 */
natives: number, } | { "what": "react", 
/**
 * Where the attackers are.
 */
from: Place, 
/**
 * What they attack.
 */
target: Place, 
/**
 * The result as it stands.
 */
result: Volley, } | { "what": "ponder", 
/**
 * The card; known to the looker alone (ARM-17.6).
 */
card: Card | null, } | { "what": "interrupt" };
export type Check = "now" | "later";
export type Holdings = { 
/**
 * Bands ashore and aboard.
 */
bands: number, 
/**
 * Ingots that are its own (ARM-4.8, ARM-4.9).
 */
gold: number, 
/**
 * Territories.
 */
territories: number, 
/**
 * Ships that it was the last to place, launch or man.
 */
ships: number, 
/**
 * Most territories of one den (ARM-4.6).
 */
den: number, 
/**
 * Trading bases.
 */
bases: number, 
/**
 * Whether the central one is among them.
 */
centre: boolean, 
/**
 * Cities in opponents' dens (ARM-13.4).
 */
foreign_cities: number, 
/**
 * When the victory that it has declared is checked.
 */
check: Check | null, };
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
 * The colour in whose name a player is asked; none where luck decides or the player is asked for both colours.
 */
asked: Colour | null, 
/**
 * What is asked, as far as the board shows it.
 */
asking: Asking | null, 
/**
 * What each colour has on the board.
 */
holdings: Record<Colour, Holdings>, 
/**
 * Scores as they stand (ARM-14.5), by colour.
 */
scores: Record<Colour, number>, };
export type Words = { 
/**
 * In English.
 */
en: string, 
/**
 * In Italian.
 */
it: string, };
export type PrintedCard = { 
/**
 * What it is called.
 */
name: Words, 
/**
 * What it does.
 */
text: Words, };
export type Numbers = { movement_points_per_turn: number, ship_capacity: number, min_attackers: number, bands_per_ingot: number, max_bands: number, den_majority: number, cities_to_convert: number, bases_to_convert: number, bases_to_win: number, foreign_cities_to_win: number, recruit_group: number, card_price_gold: number, card_price_mp: number, opening_hand: number, surprise_attack_mp: number, score_centre: number, score_base: number, score_foreign_city: number, score_territory: number, };
export type Print = { 
/**
 * The option cards.
 */
cards: Record<Card, PrintedCard>, 
/**
 * Movement points of the actions that cost any, by the verb of the choice.
 */
costs: { [key in string]: number }, 
/**
 * Ingots by face of the Gold die (ARM-2.9).
 */
gold_die: [number, number, number, number, number, number], 
/**
 * Spears by face of the Native die (ARM-2.10).
 */
native_die: [number, number, number, number, number, number], 
/**
 * Cannons by face of the Combat die (ARM-2.11).
 */
combat_die: [Volley, Volley, Volley, Volley, Volley, Volley], 
/**
 * The numbers of the rules.
 */
numbers: Numbers, };
