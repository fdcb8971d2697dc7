//! Every clause of the rulebook that constrains play, proved by a test that names it.

mod cards;
mod cards_rolls;
mod cards_search;
mod cards_ships;
mod combat;
mod desk;
mod interrupts;
mod opening;
mod option_cards;
mod round_limit;
mod secrecy;
mod surprise;
mod three_players;
mod two_players;
mod weapons;
