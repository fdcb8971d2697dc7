//! The main decision: one action, card or announcement of the acting colour (section 6).

use super::{acting, cards, combat, economy, explore, haul, recruitment, ships, turn, window};
use crate::{
    content::{Action, Site, content},
    events::Log,
    frames::{Act, Frame, Settle},
    ids::{Card, Place, SHIPS, SeaId, ShipId, TerritoryId},
    moves::Move,
    sets::{sea_spaces, territories},
    state::{Armada, Berth, Flag},
    text::about,
};
use approdo_contract::{
    Budget, Phrase, Refusal, Seat, SeatSet, refuse,
    stage::{Ask, Staged as _},
};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;

/// What a move does in a turn: the moves of the same names, and every way to move bands as one.
#[derive(Clone, Copy, PartialEq)]
pub enum Deed {
    Launch(ShipId, SeaId),
    Haul(Place, Place),
    Sail(ShipId, SeaId),
    Explore(TerritoryId),
    Attack(Place, Place),
    Sink(ShipId),
    Destroy(ShipId),
    Convert(TerritoryId),
    Recruit,
    BuyCard,
    PlayCard(Card),
    Resign,
    EndTurn,
}

impl Ask<Armada> for Act {
    type Choice = (Deed, u8);

    fn asked(&self, game: &Armada) -> SeatSet {
        acting(game)
    }

    fn question(&self, game: &Armada, _: Seat) -> Phrase {
        let (key, rule) = match game.surprise {
            Some(_) => ("armada-ask-surprise", "ARM-18.5"),
            None => ("armada-ask-act", "ARM-6.1"),
        };
        about(key, game.acting()).number("mp", game.mp()).rule(rule)
    }

    fn occasion(&self, game: &Armada, _: Seat) -> Option<Phrase> {
        game.surprise.map(|_| about("armada-occasion-surprise", game.turn.colour).rule("ARM-18.2"))
    }

    fn budget(&self, game: &Armada, _: Seat) -> Option<Budget> {
        Some(points(game))
    }

    /// Each own place with each neighbour, and what needs no place.
    fn candidates(&self, game: &Armada, seat: Seat, moves: &mut Vec<Move>) {
        let content = content();
        let colour = game.acting();
        let fleet = game.fleet();
        let mut unexplored = 0;
        // Losing a ship on purpose is rare and must not happen by a slip: such choices come last.
        let mut scuttled = ArrayVec::<Move, SHIPS>::new();
        for (id, ship) in game.ships.iter() {
            match ship.place {
                Berth::Box => (),
                Berth::Land(territory) => {
                    if game.controls(colour, territory) {
                        let seas = content.territories[territory.index()].seas;
                        moves.extend(sea_spaces(seas).map(|sea| Move::Launch { ship: id, sea }));
                        scuttled.push(Move::Destroy(id));
                        // Loading before the launch is a common mistake of beginners (ARM-8.28).
                        if 0 < game.territories[territory].bands {
                            moves.push(Move::Load { from: territory, ship: id });
                        }
                    }
                }
                Berth::Sea(here) if ship.bands == 0 => {
                    scuttled.push(Move::Sink(id));
                    // Sailing without a crew right after the launch is a common mistake of beginners (ARM-8.8).
                    if ship.last_owner == Some(colour) {
                        let seas = content.seas[here.index()].seas;
                        moves.extend(sea_spaces(seas).map(|sea| Move::Sail { ship: id, sea }));
                    }
                }
                // Sinking a manned ship is a common mistake of beginners (ARM-8.24).
                Berth::Sea(here) if ship.last_owner != Some(colour) => {
                    if game.has_band_beside(colour, here) {
                        scuttled.push(Move::Sink(id));
                    }
                }
                Berth::Sea(here) => {
                    let space = &content.seas[here.index()];
                    for sea in sea_spaces(space.seas) {
                        moves.push(Move::Sail { ship: id, sea });
                        if let Some(other) = fleet.at(sea.index()) {
                            moves.push(Move::Transfer { from: id, to: other });
                            offer_attack(game, Place::Ship(id), Place::Ship(other), moves);
                        }
                    }
                    for to in territories(space.territories) {
                        moves.push(Move::Unload { ship: id, to });
                        offer_attack(game, Place::Ship(id), Place::Land(to), moves);
                        unexplored |= u64::from(game.territories[to].flag == Flag::Unexplored) << to.index();
                    }
                }
            }
        }
        let flag = Flag::from(colour);
        for (from, ground) in game.territories.iter() {
            if ground.flag != flag {
                continue;
            }
            let here = &content.territories[from.index()];
            // Gold aboard beside the place looks convertible, too (ARM-12.8).
            if here.site != Site::Open && (0 < ground.gold || economy::has_gold_afloat(game, colour, from)) {
                moves.push(Move::Convert(from));
            }
            if ground.bands == 0 {
                continue;
            }
            for to in territories(here.land) {
                moves.push(Move::March { from, to });
                offer_attack(game, Place::Land(from), Place::Land(to), moves);
                unexplored |= u64::from(game.territories[to].flag == Flag::Unexplored) << to.index();
            }
            for ship in sea_spaces(here.seas).filter_map(|sea| fleet.at(sea.index())) {
                moves.push(Move::Load { from, ship });
                offer_attack(game, Place::Land(from), Place::Ship(ship), moves);
            }
        }
        moves.extend(territories(unexplored).map(Move::Explore));
        moves.extend(scuttled);
        if game.options.recruitment {
            moves.push(Move::Recruit);
        }
        if game.options.option_cards {
            moves.push(Move::BuyCard);
            moves.extend(game.hand(seat).kinds().map(Move::PlayCard));
        }
        if game.options.resignation {
            moves.push(Move::Resign);
        }
        moves.push(Move::EndTurn);
    }

    /// Refuses in the order of `actions.toml`: option, movement points, then the needs of the action.
    fn check(&self, game: &Armada, seat: Seat, mv: Move) -> Result<(Deed, u8), Refusal> {
        let (deed, price) = deed(mv)?;
        if (deed == Deed::Recruit && !game.options.recruitment)
            || (deed == Deed::BuyCard && !game.options.option_cards)
        {
            return Err(refuse!("ARM-5.10"));
        }
        if game.mp() < price {
            return Err(refuse!("ARM-6.5", need price, have game.mp()));
        }
        match deed {
            Deed::Launch(ship, sea) => ships::check_launch(game, ship, sea),
            Deed::Haul(from, to) => haul::check_haul(game, from, to),
            Deed::Sail(ship, sea) => ships::check_sail(game, ship, sea),
            Deed::Explore(territory) => explore::check_explore(game, territory),
            Deed::Attack(from, target) => combat::check_attack(game, from, target),
            Deed::Sink(ship) => ships::check_sink(game, ship),
            Deed::Destroy(ship) => ships::check_destroy(game, ship),
            Deed::Convert(territory) => economy::check_convert(game, territory),
            Deed::Recruit => recruitment::check_recruit(game),
            Deed::BuyCard => economy::check_buy(game),
            Deed::PlayCard(_) if !game.options.option_cards => Err(refuse!("ARM-5.10")),
            Deed::PlayCard(card) => cards::check_play(game, seat, card),
            Deed::Resign => turn::check_resign(game),
            Deed::EndTurn => Ok(()),
        }?;
        Ok((deed, price))
    }

    /// The check scans the board, and most steps are turns: a permitted move is not checked again.
    fn chosen(&self, _: &Armada, _: Seat, mv: Move) -> (Deed, u8) {
        deed(mv).expect("the move was permitted")
    }

    /// Carries an action out, or begins it; `Settle` below it completes it (ARM-6.9).
    fn decide(&self, game: &mut Armada, seat: Seat, (deed, price): (Deed, u8), log: &mut Log) {
        *game.mp_mut() -= price;
        if deed != Deed::EndTurn && deed != Deed::Resign {
            game.push(Settle);
        }
        match deed {
            Deed::Launch(ship, sea) => ships::launch(game, ship, sea, log),
            Deed::Haul(from, to) => haul::begin(game, from, to, log),
            Deed::Sail(ship, sea) => ships::sail(game, ship, sea, log),
            Deed::Explore(territory) => explore::begin(game, territory, 1, log),
            Deed::Attack(from, target) => combat::begin(game, from, target, log),
            Deed::Sink(ship) => ships::sink(game, ship, log),
            Deed::Destroy(ship) => ships::destroy(game, ship, log),
            Deed::Convert(territory) => economy::convert(game, territory, log),
            Deed::Recruit => recruitment::begin(game, log),
            Deed::BuyCard => economy::buy(game, log),
            Deed::PlayCard(card) => cards::play(game, seat, card, log),
            Deed::Resign => turn::resign(game, log),
            Deed::EndTurn => turn::announce_end(game, log),
        }
    }

    /// The turn itself, or the Surprise Attack that interrupts it.
    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        match below {
            None => !game.turn.announced,
            Some(below) => game.surprise.is_some() && window::is_open(below),
        }
    }
}

/// The movement points of the turn or Surprise Attack, with those added by cards.
pub(super) fn points(game: &Armada) -> Budget {
    let numbers = &content().numbers;
    let all = match game.surprise {
        Some(_) => numbers.surprise_attack_mp,
        None => numbers.movement_points_per_turn,
    };
    Budget::new("mp", "armada-tally-mp", game.mp(), all.max(game.mp()))
}

/// The deed of a move in a turn and its movement points, or the clause that says when it is made instead.
fn deed(mv: Move) -> Result<(Deed, u8), Refusal> {
    use Place::{Land, Ship};
    let (deed, action) = match mv {
        Move::Launch { ship, sea } => (Deed::Launch(ship, sea), Action::Launch),
        Move::March { from, to } => (Deed::Haul(Land(from), Land(to)), Action::March),
        Move::Load { from, ship } => (Deed::Haul(Land(from), Ship(ship)), Action::Load),
        Move::Unload { ship, to } => (Deed::Haul(Ship(ship), Land(to)), Action::Unload),
        Move::Transfer { from, to } => (Deed::Haul(Ship(from), Ship(to)), Action::Transfer),
        Move::Sail { ship, sea } => (Deed::Sail(ship, sea), Action::Sail),
        Move::Explore(territory) => (Deed::Explore(territory), Action::Explore),
        Move::Attack { from, target } => (Deed::Attack(from, target), Action::Attack),
        Move::Sink(ship) => (Deed::Sink(ship), Action::Sink),
        Move::Destroy(ship) => (Deed::Destroy(ship), Action::Destroy),
        Move::Convert(territory) => (Deed::Convert(territory), Action::Convert),
        Move::Recruit => (Deed::Recruit, Action::Recruit),
        Move::BuyCard => (Deed::BuyCard, Action::BuyCard),
        Move::Resign => (Deed::Resign, Action::Resign),
        Move::EndTurn => (Deed::EndTurn, Action::EndTurn),
        Move::PlayCard(card) => return Ok((Deed::PlayCard(card), 0)),
        Move::Pass | Move::PassTurn | Move::Lead(_) => return Err(refuse!("ARM-18.1")),
        Move::Moor(_) | Move::Arrange(_) | Move::Garrison(_) => return Err(refuse!("ARM-5.5")),
        Move::Seize(_) => return Err(refuse!("ARM-17.9")),
        Move::PayFrom(_) => return Err(refuse!("ARM-16.4")),
        Move::Skip => return Err(refuse!("ARM-15.4")),
        Move::Double | Move::AsRolled => return Err(refuse!("ARM-17.1")),
        Move::Keep | Move::Stop | Move::Next => return Err(refuse!("ARM-17.7")),
        Move::Bands(_) | Move::Ingots(_) | Move::On(_) => return Err(refuse!("ARM-6.4")),
    };
    Ok((deed, content().actions[action as usize].mp))
}

/// Offers an attack on a place that others hold or seem to hold: also where a flag or a ship of others has no
/// defenders (ARM-11.4).
fn offer_attack(game: &Armada, from: Place, target: Place, moves: &mut Vec<Move>) {
    let colour = game.acting();
    let is_foreign = match target {
        Place::Land(territory) => {
            let flag = game.territories[territory].flag;
            flag != Flag::Unexplored && flag != Flag::from(colour)
        }
        Place::Ship(ship) => game.ships[ship].last_owner != Some(colour),
    };
    if is_foreign || game.garrison(target).is_some() && game.bands_of(colour, target) == 0 {
        moves.push(Move::Attack { from, target });
    }
}
