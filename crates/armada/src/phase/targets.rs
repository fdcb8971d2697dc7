//! Choosing a territory or ship for something already decided: recruits, gold, natives, militia, new ships,
//! mutinies and surveys. All these questions have the same shape: one place out of a set.

use crate::{
    content::{Action, Rolled, TerritorySet, content},
    events::{Event, Log},
    frames::Target,
    holdings::Force,
    ids::{Place, ShipId, TerritoryId},
    moves::Move,
    phase::{cards, economy, explore},
    sets::{has, territories},
    state::{Armada, Berth, Flag},
};
use approdo_contract::{Refusal, refuse};
use approdo_pieces::NamedId;

/// The territories that answer the question, and the refusal of all others.
fn eligible(game: &Armada, target: Target) -> (TerritorySet, Refusal) {
    match target {
        Target::Recruit { dens, .. } => {
            (economy::recruiting_ground(game, dens), economy::not_a_recruiting_ground(dens))
        }
        Target::Survey { .. } => (explore::explorable(game), refuse!("ARM-17.3")),
        Target::Mine { .. } => (game.realm(game.acting()), refuse!("ARM-17.5")),
        Target::Station { piece, barred, .. } => (stations(game, piece, barred), not_a_station(piece)),
        Target::Build => (free_own_cities(game), refuse!("ARM-17.24")),
        Target::Seize { .. } => (0, refuse!("ARM-17.10")),
    }
}

/// Where rolled counters may go: natives on explored Formation territories that nobody occupies (ARM-17.12),
/// bands on own territories (ARM-17.21); never where the first roll went (ARM-17.30).
pub(crate) fn stations(game: &Armada, piece: Rolled, barred: Option<TerritoryId>) -> TerritorySet {
    let set = match piece {
        Rolled::OwnBand => game.realm(game.acting()),
        Rolled::Native => empty_explored(game),
    };
    barred.map_or(set, |territory| set & !(1 << territory.index()))
}

fn not_a_station(piece: Rolled) -> Refusal {
    match piece {
        Rolled::OwnBand => refuse!("ARM-17.21"),
        Rolled::Native => refuse!("ARM-17.12"),
    }
}

/// Explored Formation territories without bands and natives (ARM-17.12).
pub(crate) fn empty_explored(game: &Armada) -> TerritorySet {
    territories(content().formation)
        .filter(|t| game.territories[*t].flag != Flag::Unexplored && !game.territories[*t].is_occupied())
        .fold(0, |set, t| set | 1 << t.index())
}

/// Controlled cities without a ship (ARM-17.24, ARM-8.29).
pub(crate) fn free_own_cities(game: &Armada) -> TerritorySet {
    territories(game.realm(game.acting()) & content().cities)
        .filter(|t| game.ship_on(*t).is_none())
        .fold(0, |set, t| set | 1 << t.index())
}

/// ARM-17.9, ARM-17.10: ships at sea with a small crew of an enemy.
pub(crate) fn is_mutinous(game: &Armada, ship: ShipId, min_crew: u8, max_crew: u8) -> bool {
    let afloat = matches!(game.ships[ship].place, Berth::Sea(_));
    let crew = game.ships[ship].bands;
    let enemy = match game.garrison(Place::Ship(ship)) {
        Some(Force::Pirates(colour)) => !game.same_player(game.acting(), colour),
        Some(Force::Natives) | None => false,
    };
    afloat && enemy && (min_crew..=max_crew).contains(&crew)
}

/// ARM-19.7: a ship that could be taken if its crew were not of the other colour of the same player.
pub(crate) fn is_mutinous_partner(game: &Armada, ship: ShipId, min_crew: u8, max_crew: u8) -> bool {
    let afloat = matches!(game.ships[ship].place, Berth::Sea(_));
    afloat && is_of_partner(game, ship) && (min_crew..=max_crew).contains(&game.ships[ship].bands)
}

/// Whether the crew is of the other colour of the same player.
fn is_of_partner(game: &Armada, ship: ShipId) -> bool {
    match game.garrison(Place::Ship(ship)) {
        Some(Force::Pirates(colour)) => colour != game.acting() && game.same_player(game.acting(), colour),
        Some(Force::Natives) | None => false,
    }
}

/// Everything a person might point at for this question.
pub(crate) fn candidates(game: &Armada, target: Target, moves: &mut Vec<Move>) {
    let content = content();
    let offered = match target {
        Target::Recruit { dens, .. } => return economy::recruit_candidates(game, dens, moves),
        Target::Seize { .. } => {
            let afloat = game.ships.iter().filter(|(_, ship)| matches!(ship.place, Berth::Sea(_)));
            return moves.extend(afloat.map(|(id, _)| Move::Seize(id)));
        }
        Target::Survey { .. } => unexplored(game),
        Target::Station { piece: Rolled::Native, .. } => content.formation & !unexplored(game),
        Target::Build => content.cities,
        Target::Mine { .. } | Target::Station { piece: Rolled::OwnBand, .. } => {
            u64::MAX >> (64 - TerritoryId::count())
        }
    };
    moves.extend(territories(offered).map(Move::On));
}

fn unexplored(game: &Armada) -> TerritorySet {
    territories(content().formation)
        .filter(|t| game.territories[*t].flag == Flag::Unexplored)
        .fold(0, |set, t| set | 1 << t.index())
}

pub(crate) fn check(game: &Armada, target: Target, mv: Move) -> Result<(), Refusal> {
    match (target, mv) {
        (Target::Station { barred: Some(barred), .. }, Move::On(territory)) if barred == territory => {
            Err(refuse!("ARM-17.30"))
        }
        (Target::Seize { min_crew, max_crew }, Move::Seize(ship))
            if is_mutinous(game, ship, min_crew, max_crew) =>
        {
            Ok(())
        }
        (Target::Seize { .. }, Move::Seize(ship)) if is_of_partner(game, ship) => Err(refuse!("ARM-19.7")),
        (Target::Seize { .. }, Move::Seize(_)) => Err(refuse!("ARM-17.10")),
        (Target::Recruit { dens, formation }, Move::Skip) => economy::check_skip(game, dens, formation),
        (target, Move::On(territory)) => match eligible(game, target) {
            (set, _) if has(set, territory.index()) => Ok(()),
            (_, refusal) => Err(refusal),
        },
        (_, _) => Err(refuse!("ARM-6.4")),
    }
}

/// The answer to a question that has only one: it is not asked. Depends on open facts alone.
pub(crate) fn only_answer(game: &Armada, target: Target) -> Option<Move> {
    match target {
        Target::Seize { min_crew, max_crew } => {
            let mut ships = ShipId::all().filter(|ship| is_mutinous(game, *ship, min_crew, max_crew));
            ships.next().filter(|_| ships.next().is_none()).map(Move::Seize)
        }
        Target::Survey { .. } | Target::Mine { .. } | Target::Station { .. } | Target::Build => {
            let (set, _) = eligible(game, target);
            (set.count_ones() == 1).then(|| Move::On(TerritoryId::from_index(set.trailing_zeros() as usize)))
        }
        // Each band is placed by hand, and a den or the Formation always leaves a choice.
        Target::Recruit { .. } => None,
    }
}

pub(crate) fn decide(game: &mut Armada, target: Target, mv: Move, log: &mut Log) {
    match (target, mv) {
        (Target::Recruit { .. }, Move::On(territory)) => economy::place_recruit(game, Some(territory), log),
        (Target::Recruit { .. }, _) => economy::place_recruit(game, None, log),
        (Target::Seize { .. }, Move::Seize(ship)) => seize(game, ship, log),
        (Target::Survey { factor }, Move::On(territory)) => {
            game.frames.pop();
            *game.mp_mut() -= content().actions[Action::Explore as usize].mp;
            explore::begin(game, territory, factor, log);
        }
        (Target::Mine { amount }, Move::On(territory)) => mine(game, territory, amount, log),
        (Target::Station { .. }, Move::On(territory)) => cards::station(game, territory, log),
        (Target::Build, Move::On(territory)) => build(game, territory, log),
        (target, mv) => unreachable!("{mv:?} passed the check for {target:?}"),
    }
}

/// ARM-17.4: gold from the treasury, as far as it goes (ARM-4.12).
fn mine(game: &mut Armada, territory: TerritoryId, amount: u8, log: &mut Log) {
    game.frames.pop();
    let gold = amount.min(game.treasury);
    game.treasury -= gold;
    game.territories[territory].gold += gold;
    log.note(|| Event::GoldPlaced { colour: game.acting(), territory, gold });
}

/// ARM-17.11: the crew is replaced by as many own bands as the reserve has.
fn seize(game: &mut Armada, id: ShipId, log: &mut Log) {
    game.frames.pop();
    let colour = game.acting();
    let crew = game.ships[id].bands;
    let previous = game.ships[id].last_owner.expect("a manned ship has an owner");
    game.return_bands(previous, crew);
    let bands = crew.min(game.reserve[colour]);
    game.reserve[colour] -= bands;
    game.ships[id].bands = bands;
    game.ships[id].last_owner = Some(colour);
    log.note(|| Event::Seized { colour, ship: id, previous, bands });
}

/// ARM-17.22 to ARM-17.24: a ship from the box replaces a lost one.
fn build(game: &mut Armada, territory: TerritoryId, log: &mut Log) {
    game.frames.pop();
    let colour = game.acting();
    let ship = game.ships.iter().find(|(_, ship)| ship.place == Berth::Box).map(|(id, _)| id);
    let ship = ship.expect("a ship in the box was required");
    game.lost_ships[colour] -= 1;
    game.ships[ship].place = Berth::Land(territory);
    game.ships[ship].last_owner = Some(colour);
    log.note(|| Event::Built { colour, ship, territory });
}
