// Made from the Rust types by `UPDATE=1 cargo test -p approdo-archipelago typescript`.

/** A seat, counted from 0. */
export type Seat = number;
/** Seats, in their order. */
export type SeatSet = Array<Seat>;
/** Cubes of each kind. */
export type Cubes = Record<Resource, number>;
/** `palm_bay_b` for the open of an area, `palm_bay_b.town` for its town. */
export type Post = string;
/** The events in which units move. */
export type Event =
  | { entered: { seat: Seat; from: Post; area: AreaId } }
  | { migrated: { seat: Seat; from: Post; to: Post } }
  | { deployed: { seat: Seat; from: Post; resource: Resource; cubes: number } }
  | { expelled: { seat: Seat; owner: Seat; from: Post; to: AreaId } };
export type Market = 'domestic' | 'export';
export type Building = 'town' | 'market' | 'port' | 'temple';
export type Resource = 'fruit' | 'cattle' | 'fish' | 'wood' | 'stone' | 'iron';
export type Spot = 'open' | 'town' | 'market' | 'port' | 'temple' | 'fruit' | 'cattle' | 'fish' | 'wood' | 'stone' | 'iron';
export type Posture = 'ready' | 'moved' | 'engaged' | 'lying' | 'lying_engaged';
export type Phase = 'discovery' | 'disengage' | 'order' | 'population' | 'balance' | 'actions' | 'evolution';
export type TileId = string;
export type RegionId = string;
export type AreaId = string;
export type CardId = string;
export type EventId = string;
export type ObjectiveId = string;
export type TrendId = string;
export type Zone = string;
export type Length = "short" | "medium" | "long";
export type Options = { 
/** Which objective cards are used. */ length: Length, 
/** Start in the desert (ARC-31.2). */ desert_start: boolean, 
/** Open objectives (ARC-31.6). */ no_secrets: boolean, 
/** Two trend cards (ARC-31.7). */ more_control: boolean, 
/** The players choose the trend card (ARC-31.8). */ trend_choice: boolean, 
/** The Benefactor is in play (ARC-31.10). */ benefactor: boolean, 
/** Choose among objectives (ARC-31.12). */ more_spice: boolean, };
export type Asking = "vote" | "bid" | { "side": { tile: TileId, } } | { "cell": { region: RegionId, } } | { "rotation": { region: RegionId, q: number, r: number, } };
export type Crisis = { 
/** A domestic or an export crisis, called after the market whose cubes relieve it. */ market: Market, 
/** What is asked for. */ resource: Resource, 
/** Who is responsible now (ARC-12.6). */ responsible: Seat, 
/** In a domestic crisis, the citizens that a cube stands up (ARC-12.4). */ feeds: number | null, 
/** In an export crisis, the cubes that the back of the card asks for. */ demanded: number | null, 
/** Citizens that lie, or cubes that are missing: so far the rebellion rises otherwise. */ missing: number, 
/** Cubes that would settle it. */ needed: number, 
/** Citizens of each player that lie. */ lying: number[], };
export type Hidden = "nothing" | { "cube": Resource };
export type Price = { buy: number | null, sell: number | null, };
export type Row = { 
/** Steps of the surplus marker. */ surplus: number, 
/** Steps of the rebellion marker. */ rebellion: number, 
/** Florins for a worker; board IV only (ARC-21.2). */ recruit_price: number, };
export type Bank = { 
/** Florins. */ florins: number, 
/** Cubes. */ cubes: Cubes, 
/** Tokens for markets and ports (ARC-2.9). */ market_port: number, 
/** Tokens for towns and temples. */ town_temple: number, };
export type Explorers = { 
/** Left in the first, second and third pile (ARC-4.5). */ piles: [number, number, number], 
/** Removed from the game (ARC-14.6). */ removed: number, };
export type Wheel = { 
/** Action discs by zone and player. */ discs: Record<Zone, number[]>, 
/** Florins on the port field of each player (ARC-24.16). */ port_florins: number[], 
/** Florins on the market field of each player. */ market_florins: number[], };
export type Quay = { 
/** Citizens stand here. */ land: AreaId, 
/** Ships lie here. */ sea: AreaId, };
export type Placed = { 
/** Which region. */ region: RegionId, 
/** Axial coordinate; the start region lies at 0, 0. */ q: number, 
/** Axial coordinate. */ r: number, 
/** Clockwise sixths of a turn. */ rotation: number, 
/** The land area of the town (ARC-23.5). */ town: AreaId | null, 
/** The land area of the market. */ market: AreaId | null, 
/** The two areas that the port joins (ARC-23.8). */ port: Quay | null, 
/** The land area of the temple. */ temple: AreaId | null, 
/** Whether the market has been used this turn (ARC-24.17). */ market_used: boolean, 
/** Whether the port has been used this turn. */ port_used: boolean, 
/** Resources whose symbols are plundered (ARC-27.13). */ plundered: Resource[], 
/** Coins that mark them. */ coins: number, 
/** Who gave permission to harvest here (ARC-7.10). */ granted_by: Seat | null, 
/** Who has it. */ granted_to: SeatSet, };
export type Control = { region: RegionId, town: Seat | null, market: Seat | null, port: Seat | null, temple: Seat | null, };
export type Stack = { 
/** Where. */ area: AreaId, 
/** At which spot of the area. */ spot: Spot, 
/** Whose. */ owner: Seat, 
/** What they are doing. */ posture: Posture, 
/** How many. */ count: number, };
export type Slot = { 
/** Which. */ card: CardId, 
/** How often it has been rotated: 0, 1 or 2 (ARC-25.5). */ rotations: number, };
export type Evolution = { 
/** The deck; it has no order until it is drawn from. */ deck: CardId[], 
/** The back that lies on top, called after the first card that has it (ARC-4.6). */ back: CardId | null, 
/** The five spaces of the track. */ track: [Slot | null, Slot | null, Slot | null, Slot | null, Slot | null], 
/** The discard pile. */ discard: CardId[], 
/** Cards that a player has revealed and may buy (ARC-27.6). */ revealed: CardId[], 
/** Activated cards (ARC-26.2). */ activated: CardId[], 
/** Built wonders (ARC-26.12). */ built: CardId[], 
/** Cards bought in this turn (ARC-26.12). */ fresh: CardId[], 
/** Cards that cannot be used before the next round of their owner (ARC-27.8). */ resting: CardId[], 
/** Cards with action discs on them (ARC-26.6). */ loaded: CardId[], };
export type Screen = { florins: number | null, cubes: Cubes | null, tokens: number | null, discs: number, discs_on_cards: number, free_discs: number, citizens: number, ships: number, cards: CardId[], 
/** The objective cards he holds; those the viewer does not know are absent. */ objectives: (ObjectiveId | null)[], 
/** What he has put back into the box, if the viewer is he. */ put_back: ObjectiveId[], spied: SeatSet, sector: number, };
export type Round = { 
/** Placed a disc and carried out an action. */ action: boolean, 
/** Used a card or built a wonder. */ card: boolean, 
/** Used a port or market. */ trade: boolean, 
/** The resource of which the harvest of this round is doubled (ARC-27.2). */ doubled: Resource | null, };
export type Bundle = { 
/** Florins. */ florins: number, 
/** Cubes. */ cubes: Cubes, 
/** Explorer tokens. */ tokens: number, 
/** Evolution cards. */ cards: CardId[], 
/** Permissions to harvest. */ permissions: RegionId[], 
/** A place in the order, counted from 1 (ARC-7.12). */ place: number | null, };
export type Offer = { 
/** Who makes it. */ by: Seat, 
/** To whom. */ to: Seat, 
/** What the maker hands over. */ give: Bundle, 
/** What he asks for. */ ask: Bundle, 
/** How often it has been changed (ARC-7.14). */ changes: number, };
export type Ending = "independence" | "objective" | "last_turn";
export type Condition = { objective: ObjectiveId, now: number, needed: number, };
export type Subject = { "objective": ObjectiveId } | { "trend": TrendId } | "cards";
export type Reckoning = { 
/** What the line is about. */ subject: Subject, 
/** What each player has to count; nothing for lines without a ranking. */ counts: number[], 
/** Victory points of each player. */ vp: number[], };
export type View = { options: Options, seats: number, turn: number, phase: Phase, active: Seat, order: Seat[], 
/** What is being decided, where it is about something on the board. */ asking: Asking | null, 
/** The crisis that is being dealt with, also while an offer is made in it. */ crisis: Crisis | null, 
/** What the viewer has in his hands while he is robbed, the left one first (ARC-27.11). */ hands: Array<Hidden>, 
/** The places of the new order, while it is decided (ARC-10.3). */ places: (Seat | null)[] | null, 
/** Who has placed a bid that is still sealed. */ has_bid: SeatSet, 
/** The viewer's own sealed bid. */ bid: number | null, 
/** Who has voted while the votes are sealed. */ has_voted: SeatSet, 
/** The viewer's own sealed vote. */ vote: TrendId | null, population: number, rebellion: number, surplus: number, markets: Record<Market, Cubes>, 
/** What the last cube of each zone costs and the next one brings (ARC-18.2, ARC-18.3). */ prices: Record<Market, Record<Resource, Price>>, 
/** What boards I to IV would do in Phase 3 now (section 11), and what a worker costs. */ boards: [Row, Row, Row, Row], bank: Bank, explorers: Explorers, wheel: Wheel, chart: Placed[], 
/** Who controls each region of the chart and its buildings, in the order of the chart. */ control: Array<Control>, units: Stack[], 
/** The pieces that moves touch, in the order of the units. */ unit_pieces: Array<number>, 
/** Tiles in the stack, the visible one included. */ stack_size: number, top_tile: RegionId | null, discarded_tiles: TileId[], 
/** The viewer's own tiles in turn 0. */ hand: TileId[], hand_sizes: number[], evolution: Evolution, players: Screen[], trends: TrendId[], open_objectives: ObjectiveId[], revealed: ObjectiveId[], met: ObjectiveId[], round: Round, passed: SeatSet, offer: Offer | null, offers: number[], crisis_offers: number[], 
/** How many offers each player may still make in the running window (ARC-7.8). */ offers_left: number[], ending: Ending | null, 
/** How far the end conditions have come that the viewer knows and can count (ARC-28.2). */ conditions: Array<Condition>, 
/** The final reckoning, line by line, once the game is over (ARC-29.3). */ reckoning: Array<Reckoning>, };
export type Terrain = "sea" | "plains" | "mountain";
export type Ground = "land" | "sea";
export type Access = "owner" | "any" | "none";
export type Named<I> = { id: I, name: [string, string], };
export type Area = { id: AreaId, kind: Ground, 
/** The edges that it reaches when the tile is not turned; none for an island. */ edges: Array<number>, symbols: Array<Resource>, region: RegionId, };
export type Region = { id: RegionId, name: [string, string], 
/** Clockwise from north. */ edges: [Terrain, Terrain, Terrain, Terrain, Terrain, Terrain], areas: Array<Area>, huts: number, };
export type WheelZone = { id: Zone, name: [string, string], good: Resource | null, 
/** Whether everybody has a circle of his own. */ own: boolean, 
/** Circles for all: up to four players, five players. */ free: [number, number], };
export type StallRow = { slots: number, price: number, surplus: number, rebellion: number, };
export type Stall = { market: Market, good: Resource, rows: Array<StallRow>, };
export type Band = { min: number, max: number, 
/** Steps of the surplus marker. */ surplus: number, 
/** Steps of the rebellion marker. */ rebellion: number, 
/** Florins for a worker; board IV only (ARC-21.2). */ recruit_price: number, };
export type BackZone = { red: boolean, market: Market | null, good: Resource | null, 
/** Citizens that a cube feeds, or cubes that are asked for. */ count: number, event: EventId | null, };
export type Card = { id: CardId, 
/** `character`, `progress` or `wonder`. */ kind: string, name: [string, string], text: [string, string], 
/** Fresh, after one quarter turn, after two. */ prices: [number, number, number], access: Access, florins: number, discs: number, 
/** Cubes of any kind. */ any: number, 
/** Cubes of each kind. */ cubes: Array<[Resource, number]>, vp: number, 
/** What it is about: the name of a sign. */ sign: string, back: Array<BackZone>, };
export type EventCard = { id: EventId, text: [string, string], };
export type Objective = { id: ObjectiveId, 
/** Whether everybody is ranked, and not its holder alone rewarded. */ ranked: boolean, separatist: boolean, 
/** The sentence that says when the game ends, for 2, 3, 4 and 5 players. */ end: Array<[string, string]>, end_sign: string, victory: [string, string], victory_sign: string, };
export type Trend = { id: TrendId, name: [string, string], text: [string, string], vp: [number, number, number], sign: string, 
/** Whether florins are given for it. */ benefactor: boolean, };
export type Print = { regions: Array<Region>, goods: Array<Named<Resource>>, buildings: Array<Named<Building>>, wheel: Array<WheelZone>, stalls: Array<Stall>, 
/** Boards III and IV. */ stability: Array<Band>, surplus: Array<Band>, cards: Array<Card>, events: Array<EventCard>, objectives: Array<Objective>, 
/** What the first three places of an objective are worth (ARC-29.3). */ objective_vp: [number, number, number], trends: Array<Trend>, };
