//! The main decision: one action, card or announcement of the acting colour (section 6).

use crate::{
    content::{Action, Site, content},
    events::Log,
    frames::Frame,
    ids::{Place, SHIPS},
    moves::Move,
    phase::{cards, combat, economy, explore, haul, ships, turn},
    sets::{sea_spaces, territories},
    state::{Armada, Berth, Flag},
};
use approdo_contract::{Refusal, Seat, refuse};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;

/// Everything the acting colour might try: each own place with each neighbour, and what needs no place.
pub(crate) fn candidates(game: &Armada, seat: Seat, moves: &mut Vec<Move>) {
    let content = content();
    let colour = game.acting();
    let fleet = game.fleet();
    let mut unexplored = 0;
    // To lose a ship on purpose is rare, and must not happen by a slip: such choices come after the others.
    let mut scuttled = ArrayVec::<Move, SHIPS>::new();
    for (id, ship) in game.ships.iter() {
        match ship.place {
            Berth::Box => (),
            Berth::Land(territory) => {
                if game.controls(colour, territory) {
                    let seas = content.territories[territory.index()].seas;
                    moves.extend(sea_spaces(seas).map(|sea| Move::Launch { ship: id, sea }));
                    scuttled.push(Move::Destroy(id));
                    // Going aboard before the launch is what beginners try (ARM-8.28).
                    if 0 < game.territories[territory].bands {
                        moves.push(Move::Load { from: territory, ship: id });
                    }
                }
            }
            Berth::Sea(here) if ship.bands == 0 => {
                scuttled.push(Move::Sink(id));
                // To sail right after the launch, without a crew, is what beginners try (ARM-8.8).
                if ship.last_owner == Some(colour) {
                    let seas = content.seas[here.index()].seas;
                    moves.extend(sea_spaces(seas).map(|sea| Move::Sail { ship: id, sea }));
                }
            }
            // To sink a ship with its crew is what beginners try (ARM-8.24).
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

/// A place that holds others than the acting colour may be attacked, or at least looks like it: also where a flag or
/// a ship of others is left without anybody to defend it (ARM-11.4).
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

/// Refuses in the order of `actions.toml`: option, movement points, then the needs of the action.
pub(crate) fn check(game: &Armada, seat: Seat, mv: Move) -> Result<(), Refusal> {
    if let Some(action) = action_of(mv) {
        let without_option = (action == Action::Recruit && !game.options.recruitment)
            || (action == Action::BuyCard && !game.options.option_cards);
        if without_option {
            return Err(refuse!("ARM-5.10"));
        }
        let need = content().actions[action as usize].mp;
        if game.mp() < need {
            return Err(refuse!("ARM-6.5", need need, have game.mp()));
        }
    }
    match mv {
        Move::Launch { ship, sea } => ships::check_launch(game, ship, sea),
        Move::March { from, to } => haul::check_haul(game, Place::Land(from), Place::Land(to)),
        Move::Load { from, ship } => haul::check_haul(game, Place::Land(from), Place::Ship(ship)),
        Move::Unload { ship, to } => haul::check_haul(game, Place::Ship(ship), Place::Land(to)),
        Move::Transfer { from, to } => haul::check_haul(game, Place::Ship(from), Place::Ship(to)),
        Move::Sail { ship, sea } => ships::check_sail(game, ship, sea),
        Move::Explore(territory) => explore::check_explore(game, territory),
        Move::Attack { from, target } => combat::check_attack(game, from, target),
        Move::Sink(ship) => ships::check_sink(game, ship),
        Move::Destroy(ship) => ships::check_destroy(game, ship),
        Move::Convert(territory) => economy::check_convert(game, territory),
        Move::Recruit => economy::check_recruit(game),
        Move::BuyCard => economy::check_buy(game),
        Move::PlayCard(_) if !game.options.option_cards => Err(refuse!("ARM-5.10")),
        Move::PlayCard(card) => cards::check_play(game, seat, card),
        Move::Resign => turn::check_resign(game),
        Move::EndTurn => Ok(()),
        Move::Pass | Move::PassTurn | Move::Lead(_) => Err(refuse!("ARM-18.1")),
        // Answers to questions that nobody asks now: the clause says when they are asked.
        Move::Moor(_) | Move::Arrange(_) | Move::Garrison(_) => Err(refuse!("ARM-5.5")),
        Move::Seize(_) => Err(refuse!("ARM-17.9")),
        Move::PayFrom(_) => Err(refuse!("ARM-16.4")),
        Move::Skip => Err(refuse!("ARM-15.4")),
        Move::Double | Move::AsRolled => Err(refuse!("ARM-17.1")),
        Move::Keep | Move::Stop | Move::Next => Err(refuse!("ARM-17.7")),
        Move::Bands(_) | Move::Ingots(_) | Move::On(_) => Err(refuse!("ARM-6.4")),
    }
}

/// The action of `actions.toml` that a move is, if it is one.
pub(crate) fn action_of(mv: Move) -> Option<Action> {
    match mv {
        Move::Launch { .. } => Some(Action::Launch),
        Move::March { .. } => Some(Action::March),
        Move::Load { .. } => Some(Action::Load),
        Move::Unload { .. } => Some(Action::Unload),
        Move::Transfer { .. } => Some(Action::Transfer),
        Move::Sail { .. } => Some(Action::Sail),
        Move::Explore(_) => Some(Action::Explore),
        Move::Attack { .. } => Some(Action::Attack),
        Move::Sink(_) => Some(Action::Sink),
        Move::Destroy(_) => Some(Action::Destroy),
        Move::Convert(_) => Some(Action::Convert),
        Move::Recruit => Some(Action::Recruit),
        Move::BuyCard => Some(Action::BuyCard),
        Move::Resign => Some(Action::Resign),
        Move::EndTurn => Some(Action::EndTurn),
        Move::Moor(_)
        | Move::Arrange(_)
        | Move::Garrison(_)
        | Move::PlayCard(_)
        | Move::Bands(_)
        | Move::Ingots(_)
        | Move::On(_)
        | Move::Seize(_)
        | Move::PayFrom(_)
        | Move::Skip
        | Move::Double
        | Move::AsRolled
        | Move::Keep
        | Move::Stop
        | Move::Next
        | Move::Pass
        | Move::PassTurn
        | Move::Lead(_) => None,
    }
}

/// Carries an action out, or begins it; `Settle` below it completes it (ARM-6.9).
pub(crate) fn decide(game: &mut Armada, seat: Seat, mv: Move, log: &mut Log) {
    if let Some(action) = action_of(mv) {
        *game.mp_mut() -= content().actions[action as usize].mp;
    }
    if mv != Move::EndTurn && mv != Move::Resign {
        game.push(Frame::Settle);
    }
    match mv {
        Move::Launch { ship, sea } => ships::launch(game, ship, sea, log),
        Move::March { from, to } => haul::begin(game, Place::Land(from), Place::Land(to), log),
        Move::Load { from, ship } => haul::begin(game, Place::Land(from), Place::Ship(ship), log),
        Move::Unload { ship, to } => haul::begin(game, Place::Ship(ship), Place::Land(to), log),
        Move::Transfer { from, to } => haul::begin(game, Place::Ship(from), Place::Ship(to), log),
        Move::Sail { ship, sea } => ships::sail(game, ship, sea, log),
        Move::Explore(territory) => explore::begin(game, territory, 1, log),
        Move::Attack { from, target } => combat::begin(game, from, target, log),
        Move::Sink(ship) => ships::sink(game, ship, log),
        Move::Destroy(ship) => ships::destroy(game, ship, log),
        Move::Convert(territory) => economy::convert(game, territory, log),
        Move::Recruit => economy::recruit(game, log),
        Move::BuyCard => economy::buy(game, log),
        Move::PlayCard(card) => cards::play(game, seat, card, log),
        Move::Resign => turn::resign(game, log),
        Move::EndTurn => turn::announce_end(game, log),
        Move::Moor(_)
        | Move::Arrange(_)
        | Move::Garrison(_)
        | Move::Bands(_)
        | Move::Ingots(_)
        | Move::On(_)
        | Move::Seize(_)
        | Move::PayFrom(_)
        | Move::Skip
        | Move::Double
        | Move::AsRolled
        | Move::Keep
        | Move::Stop
        | Move::Next
        | Move::Pass
        | Move::PassTurn
        | Move::Lead(_) => unreachable!("{mv:?} is no action"),
    }
}
