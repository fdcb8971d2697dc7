// Made from the Rust types by `UPDATE=1 cargo test -p approdo-imperial-settlers typescript`.

/** A seat, counted from 0. */
export type Seat = number;
/** Seats, in their order. */
export type SeatSet = Array<Seat>;
/** A card by its name in the data files; where copies of a title differ, with its Deal field. */
export type Card = string;
export type Title = string;
export type Attack = string;
/** Cards, equal ones side by side. */
export type Pile = Card[];
/** A Location, by its number. */
export type LocationId = number;
/** The empire of a seat, or 5 for the area of the virtual player of the solo game. */
export type Empire = number;
export type Stock = Record<Good, number>;
/** Goods that lie on a card; those that are missing do not. */
export type Heap = Partial<Stock>;
export type Sentence = Sign[];
export type Colour = 'brown' | 'grey' | 'red' | 'pink' | 'gold' | 'blue' | 'black' | 'purple' | 'white';
export type Faction = 'barbarians' | 'japanese' | 'romans' | 'egyptians' | 'atlanteans';
export type Good = 'wood' | 'stone' | 'food' | 'worker' | 'gold' | 'raze' | 'defense' | 'basic_tech' | 'advanced_score' | 'advanced_defense';
export type Gain = 'wood' | 'stone' | 'food' | 'worker' | 'gold' | 'raze' | 'defense' | 'basic_tech' | 'advanced_score' | 'advanced_defense' | 'vp' | 'card' | 'common_card' | 'faction_card' | 'resource' | 'advanced_tech' | 'samurai' | 'color_match';
export type Deck = "common" | "faction";
export type Tech = "basic" | "score" | "defense";
export type Kind = "production" | "feature" | "action" | "event";
export type Mode = "base" | "standard" | "open";
export type LookoutVariant = "normal" | "alternative" | "advanced";
export type Options = { 
/**
 * Which cards are in play (section 6).
 */
mode: Mode, 
/**
 * How the Lookout phase goes, with two or more players (section 27).
 */
lookout: LookoutVariant, 
/**
 * IMP-27.8, with two or more players.
 */
peaceful: boolean, 
/**
 * IMP-28.6, in the solo game.
 */
virtual_faction: boolean, 
/**
 * IMP-29.12, in the solo game of the Atlanteans.
 */
advanced_solo: boolean, };
export type Mark = "basic" | "score" | "advanced_defense" | "defense" | "samurai" | "blocked" | "eavesdropped" | "exhausted";
export type LocationView = { 
/**
 * Raze tokens that an enemy needs; nothing if it cannot be razed (IMP-13.4).
 */
raze_cost: number | null, 
/**
 * Whether nothing more can be had from it in this round.
 */
is_used_up: boolean, 
/**
 * Its number.
 */
id: LocationId, 
/**
 * Its card.
 */
card: Card, 
/**
 * In whose empire the card lies (IMP-4.18).
 */
owner: Empire, 
/**
 * Who has taken it over (IMP-23.9).
 */
taken_by: Seat | null, 
/**
 * Activations of its Actions in this round (IMP-14.20).
 */
activations: [number, number], 
/**
 * Visiting Workers (IMP-16.5).
 */
visitors: number, 
/**
 * Tokens, a Samurai, and what was done to it.
 */
marks: Array<Mark>, 
/**
 * Goods spent to activate it (IMP-14.2); Workers of the general supply that only mark a use are among them.
 */
spent: Heap, 
/**
 * Goods stored on it (IMP-20.6) or Resources stashed on it (IMP-20.8).
 */
held: Heap, };
export type Deal = { "card": Card } | { "location": { 
/**
 * Which.
 */
at: LocationId, 
/**
 * For which Good.
 */
good: Gain, } } | { "attack": Attack };
export type StashedCard = { 
/**
 * Under which Location.
 */
at: LocationId, 
/**
 * Which card.
 */
card: Card, };
export type Backs = { 
/**
 * Common cards.
 */
common: number, 
/**
 * Faction cards.
 */
faction: number, };
export type Worth = { 
/**
 * 1 VP for each Common Location.
 */
common: number, 
/**
 * 2 VP for each Faction Location, 0 for those of the Atlanteans.
 */
faction: number, 
/**
 * What Features score at the end.
 */
features: number, };
export type PlayerView = { faction: Faction | null, expands: boolean, vp: number, 
/**
 * What the empire would be worth if the game ended now; after the end what it has added to the VP.
 */
worth: Worth, 
/**
 * The VP with what the empire is worth; after the end the score.
 */
points: number, supply: Stock, 
/**
 * The hand, for its owner alone.
 */
hand: Pile | null, hand_size: Backs, 
/**
 * The deck as it is being built, for its owner alone.
 */
building: Pile | null, 
/**
 * Its code ([`decks::code`]), for its owner alone and only while decks are built.
 */
deck_code: string | null, 
/**
 * The titles that may come into it, for its owner alone and only while decks are built.
 */
offered: Array<Title> | null, deck_size: number, discard: Pile, deals: Array<Deal>, foundations: Pile, 
/**
 * Hidden Foundations, for their owner alone.
 */
hidden: Pile | null, hidden_size: Backs, 
/**
 * Cards under the Gate: which ones, for their owner alone.
 */
stash: Array<StashedCard> | null, 
/**
 * Cards under each Gate.
 */
stash_sizes: Array<[LocationId, Backs]>, 
/**
 * Cards to choose from in the Alternative Lookout, for their holder alone.
 */
held: Pile | null, held_size: number, tokens: number, has_passed: boolean, actions: number, };
export type Phase = "opening" | "lookout" | "production" | "action" | "cleanup" | "attack" | "over";
export type TurnView = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Whether the action has been taken.
 */
has_acted: boolean, 
/**
 * Whether its player is asked for the action or for what follows it, and nothing has to be settled first.
 */
is_open: boolean, };
export type SoloView = { 
/**
 * Attack cards face down.
 */
pile_size: number, 
/**
 * Attack cards turned up, the newest first.
 */
line: Array<Attack>, 
/**
 * Attack cards set aside.
 */
aside: Array<Attack>, 
/**
 * The Collection pile.
 */
collection: Pile, 
/**
 * Tokens in the Collection.
 */
tokens: number, 
/**
 * Locations of the player that count against the Collection (IMP-28.2, IMP-29.1).
 */
own_count: number, 
/**
 * Cards and tokens of the Collection.
 */
collection_count: number, 
/**
 * Whether the player wins if it stays so (IMP-28.30).
 */
is_ahead: boolean, 
/**
 * Whether the Virtual Faction card is in use.
 */
virtual_faction: boolean, };
export type View = { options: Options, seats: number, round: number, first: Seat, active: Seat, phase: Phase, 
/**
 * Whose turn of the Action phase it is, and whether its action has been taken.
 */
turn: TurnView | null, 
/**
 * The factions in play (IMP-6.1).
 */
factions: Array<Faction>, is_expanded: boolean, players: Array<PlayerView>, common_size: number, discard: Pile, display: Pile, 
/**
 * Cards that the viewer looks at before deciding about them.
 */
pool: Pile, locations: Array<LocationView>, solo: SoloView | null, is_over: boolean, };
export type Payment = { wood: number, stone: number, food: number, gold: number, };
export type Move = { "faction": Faction } | "random_faction" | "expand" | "base_only" | { "swap": { 
/**
 * Out of the deck.
 */
out: Title, 
/**
 * Into the deck.
 */
new: Title, } } | "ready_deck" | "deck_done" | { "pick": Card } | { "build": Card } | { "deal": Card } | { "raze_hand": Card } | { "raze": LocationId } | { "activate": { 
/**
 * The Location.
 */
at: LocationId, 
/**
 * The Action on it, counted from 0.
 */
action: number, 
/**
 * How many times.
 */
times: number, } } | { "exchange": number } | { "visit": LocationId } | { "unblock": LocationId } | { "place_defense": LocationId } | { "deploy_samurai": LocationId } | { "place_tech": { 
/**
 * Which type.
 */
tech: Tech, 
/**
 * Where.
 */
at: LocationId, } } | "pass" | "end_turn" | { "draw": Deck } | { "good": Good } | { "colour": Colour } | { "pay": Payment } | { "at": LocationId } | { "card": Card } | { "foundation": { 
/**
 * The card.
 */
card: Card, 
/**
 * Whether only its owner knows it.
 */
hidden: boolean, } } | { "deal_of": { 
/**
 * Whose.
 */
empire: Empire, 
/**
 * Which, counted from 0.
 */
deal: number, } } | { "good_at": { 
/**
 * The Location.
 */
at: LocationId, 
/**
 * The Good.
 */
good: Gain, } } | { "good_of": { 
/**
 * The player.
 */
seat: Seat, 
/**
 * The Good.
 */
good: Good, } } | { "against": Seat } | { "option": number } | "again" | { "move_tech": { 
/**
 * Which type.
 */
tech: Tech, 
/**
 * From.
 */
from: LocationId, 
/**
 * To.
 */
to: LocationId, } } | { "cash_in": Gain } | { "cash_in_card": Card } | "done";
export type RazeKind = "hand" | "enemy" | "own" | "deck";
export type Event = { "faction_chosen": { seat: Seat, faction: Faction, } } | { "luck_chooses": { seat: Seat, } } | { "expanded": { seat: Seat, } } | { "not_expanded": { seat: Seat, } } | { "card_replaced": { seat: Seat, old: Title, new: Title, } } | { "deck_changed": { seat: Seat, swap: [Title, Title] | null, } } | { "deck_built": { seat: Seat, } } | { "first_player": { seat: Seat, } } | { "marker_passed": { seat: Seat, } } | { "round_began": { round: number, } } | { "drew": { seat: Seat, deck: Deck, card: Card | null, } } | { "nothing_to_draw": { seat: Seat, deck: Deck, } } | "reshuffled" | { "event_drawn": { card: Card, } } | { "turned_up": { card: Card, } } | { "picked": { seat: Seat, card: Card, } } | { "left_over": { card: Card, } } | { "virtual_took": { card: Card, at: LocationId, } } | { "dealt": { seat: Seat, card: Card | null, } } | { "kept": { seat: Seat, card: Card | null, } } | { "handed_on": { seat: Seat, card: Card | null, } } | { "discarded": { seat: Seat, card: Card, } } | { "collecting": { seat: Seat, } } | { "gained": { seat: Seat, gain: Gain, n: number, } } | { "spent": { seat: Seat, good: Good, n: number, } } | { "lost": { seat: Seat, good: Good, n: number, } } | { "stole": { seat: Seat, from: Seat, good: Good, } } | { "returned": { seat: Seat, good: Good, n: number, } } | { "turn_began": { seat: Seat, } } | { "turn_ended": { seat: Seat, } } | { "passed": { seat: Seat, } } | { "building": { seat: Seat, card: Card, } } | { "gave_up": { seat: Seat, card: Card, at: LocationId, } } | { "foundation_used": { seat: Seat, card: Card, } } | { "built": { seat: Seat, card: Card, at: LocationId, } } | { "deal_made": { seat: Seat, card: Card, good: Gain, } } | { "location_deal_made": { seat: Seat, card: Card, at: LocationId, good: Gain, } } | { "location_deal_ended": { seat: Seat, card: Card, good: Gain, } } | { "deal_used": { seat: Seat, good: Gain, } } | { "deal_given_up": { seat: Seat, good: Gain, } } | { "deal_cancelled": { seat: Seat, from: Empire, good: Gain, } } | { "deal_taken": { seat: Seat, from: Empire, good: Gain, } } | { "razing": { seat: Seat, card: Card, from: RazeKind, at: LocationId, } } | { "not_razed": { seat: Seat, card: Card, } } | { "became_foundation": { seat: Seat, card: Card, at: LocationId, } } | { "demolished": { card: Card, at: LocationId, empire: Empire, } } | { "removed": { card: Card, at: LocationId, empire: Empire, } } | { "cashed_in": { seat: Seat, good: Gain, n: number, } } | { "activated": { seat: Seat, card: Card, at: LocationId, action: number, times: number, } } | { "in_vain": { seat: Seat, card: Card, } } | { "exchange_announced": { seat: Seat, pairs: number, } } | { "visited": { seat: Seat, card: Card, at: LocationId, } } | { "produced": { seat: Seat, card: Card, at: LocationId, } } | { "reacted": { seat: Seat, card: Card, at: LocationId, } } | { "declined": { seat: Seat, } } | { "score_token": { seat: Seat, card: Card, at: LocationId, } } | { "aimed": { seat: Seat, card: Card, at: LocationId, } } | { "blocked": { seat: Seat, card: Card, at: LocationId, } } | { "unblocked": { seat: Seat, card: Card, at: LocationId, } } | { "exhausted": { seat: Seat, card: Card, at: LocationId, } } | { "taken_over": { seat: Seat, card: Card, at: LocationId, } } | { "eavesdropped": { seat: Seat, card: Card, at: LocationId, } } | { "must_discard": { seat: Seat, from: Seat, } } | { "buried": { seat: Seat, card: Card | null, } } | { "restored": { seat: Seat, card: Card, at: LocationId, } } | { "defense_placed": { seat: Seat, card: Card, at: LocationId, } } | { "samurai_deployed": { seat: Seat, card: Card, at: LocationId, } } | { "tech_placed": { seat: Seat, tech: Tech, card: Card, at: LocationId, } } | { "tech_moved": { seat: Seat, tech: Tech, from: LocationId, card: Card, at: LocationId, } } | { "tech_lost": { seat: Seat, tech: Tech, card: Card, } } | { "stored": { seat: Seat, good: Good, card: Card, at: LocationId, } } | { "unstored": { seat: Seat, good: Good, n: number, } } | { "stashed": { seat: Seat, card: Card | null, at: LocationId, } } | { "stashed_good": { seat: Seat, good: Good, at: LocationId, } } | { "cleaned_up": { round: number, } } | { "attack_turned_up": { attack: Attack, } } | { "collected": { card: Card, at: LocationId, } } | "attack_failed" | { "attack_stopped": { card: Card, at: LocationId, } } | { "attack_razed": { card: Card, at: LocationId, } } | "defense_gone" | { "scored": { seat: Seat, common: number, faction: number, features: number, } } | "game_ended";
export type Both = { en: string, it: string, };
export type Sign = { "glyph": string } | { "small": string } | { "word": string } | { "number": string } | { "limit": string } | { "pip": Colour } | "arrow";
export type TitlePrint = { 
/**
 * Which.
 */
id: Title, 
/**
 * Its name.
 */
name: Both, 
/**
 * What it does, without the word for its row.
 */
text: Both, 
/**
 * Whose deck it belongs to; none for a Common card.
 */
faction: Faction | null, 
/**
 * The row it lies in.
 */
kind: Kind, 
/**
 * How many copies there are.
 */
copies: number, 
/**
 * Its colours.
 */
colours: Array<Colour>, 
/**
 * What it costs to build, one entry for each unit.
 */
cost: Array<string>, 
/**
 * Its Raze field.
 */
raze: Array<Gain>, 
/**
 * Whether Workers can be sent to it.
 */
is_open: boolean, 
/**
 * Its abilities in signs.
 */
signs: Array<Array<Sign>>, 
/**
 * Its Building Bonus in signs.
 */
bonus: Array<Sign>, };
export type CardPrint = { 
/**
 * Which.
 */
id: Card, 
/**
 * What else it shows.
 */
title: Title, 
/**
 * Its Deal field.
 */
deal: Gain | null, };
export type FactionPrint = { 
/**
 * Which.
 */
id: Faction, 
/**
 * Its name.
 */
name: Both, 
/**
 * How it plays.
 */
text: Both, 
/**
 * Its colour.
 */
hex: string, 
/**
 * What it yields every round.
 */
board: Record<Good, number>, 
/**
 * Whether it also yields a Defense token for each player.
 */
defense_per_player: boolean, 
/**
 * What it keeps.
 */
store: Array<Good>, 
/**
 * Its deck without an expansion (IMP-6.17).
 */
plain: Array<Title>, 
/**
 * The same after the exchange (IMP-6.8).
 */
exchanged: Array<Title>, 
/**
 * The ready-made deck (IMP-6.15).
 */
ready: Array<Title>, };
export type GoodPrint = { 
/**
 * Which.
 */
id: Gain, 
/**
 * Its name.
 */
name: Both, };
export type ColourPrint = { 
/**
 * Which.
 */
id: Colour, 
/**
 * Its name.
 */
name: Both, 
/**
 * How it is shown.
 */
hex: string, 
/**
 * The Good that belongs to it.
 */
good: Gain, };
export type AttackPrint = { 
/**
 * Which.
 */
id: Attack, 
/**
 * Its Target.
 */
target: Gain, };
export type Print = { 
/**
 * The entries of the card files.
 */
titles: Array<TitlePrint>, 
/**
 * The cards, as far as copies differ.
 */
cards: Array<CardPrint>, 
/**
 * The boards.
 */
factions: Array<FactionPrint>, 
/**
 * What can be gained.
 */
goods: Array<GoodPrint>, 
/**
 * The colours of Locations.
 */
colours: Array<ColourPrint>, 
/**
 * The kinds of Attack cards.
 */
attacks: Array<AttackPrint>, 
/**
 * Cards in a Standard deck (IMP-6.12).
 */
deck_size: number, 
/**
 * Its titles with one, two and three copies.
 */
deck_classes: [number, number, number], 
/**
 * Raze tokens that the Virtual Faction card asks for (IMP-28.7).
 */
virtual_raze_cost: number, };
