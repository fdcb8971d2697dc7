//! Choosing a territory or ship for something already decided: recruits, gold, natives, militia, new ships,
//! mutinies and surveys. All these questions have the same shape: one place out of a set.

use super::{
    acting,
    cards::{self, effect_of},
    explore, under_way,
};
use crate::{
    content::{Action, Effect, Rolled, TerritorySet, content},
    events::{Event, Log},
    frames::Frame,
    holdings::Force,
    ids::{Place, ShipId, TerritoryId},
    moves::Move,
    sets::{has, only_those, territories},
    state::{Armada, Berth, Flag},
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, frames, refuse,
    stage::{Ask, Staged as _},
};
use approdo_pieces::NamedId;

frames! {
    /// What a territory or ship is chosen for.
    #[serde(rename_all = "snake_case")]
    pub enum Target of Armada in Frame {
        /// A recruited band (ARM-15.2, ARM-15.3).
        ask Recruit {
            /// Dens that still give a band, one bit each in turn order.
            #[serde(with = "crate::sets::dens")]
            dens: u8,
            /// Bands the Formation still gives.
            formation: u8,
        },
        /// What to explore with Bonus Discovery (ARM-17.3).
        ask Survey {
            /// What it may multiply by.
            factor: u8,
        },
        /// Gold from a Gold Mine (ARM-17.4).
        ask Mine {
            /// How many ingots.
            amount: u8,
        },
        /// What was rolled (ARM-17.14, ARM-17.21).
        ask Station {
            /// What is placed.
            piece: Rolled,
            /// How many.
            count: u8,
            /// How many rolls are still to come afterwards.
            left: u8,
            /// The territory that has already received counters (ARM-17.30).
            barred: Option<TerritoryId>,
        },
        /// A Mutiny (ARM-17.10).
        ask Seize {
            /// The smallest crew.
            min_crew: u8,
            /// The largest crew.
            max_crew: u8,
        },
        /// A new ship (ARM-17.24).
        ask Build,
    }
}

/// The territory that a move points at, if it is one of these.
pub(super) fn check_on(mv: Move, set: TerritorySet, elsewhere: Refusal) -> Result<TerritoryId, Refusal> {
    let Move::On(territory) = mv else { return Err(under_way(mv)) };
    if has(set, territory.index()) { Ok(territory) } else { Err(elsewhere) }
}

/// The only territory of a set, which is taken without a question. Sets depend on open facts alone.
pub(super) fn only(set: TerritorySet) -> Option<TerritoryId> {
    (set.count_ones() == 1).then(|| TerritoryId::from_index(set.trailing_zeros() as usize))
}

pub(super) fn unexplored(game: &Armada) -> TerritorySet {
    only_those(content().formation, |territory| game.territories[territory].flag == Flag::Unexplored)
}

impl Ask<Armada> for Survey {
    type Choice = TerritoryId;

    fn asked(&self, game: &Armada) -> SeatSet {
        acting(game)
    }

    fn question(&self, _: &Armada, _: Seat) -> Phrase {
        Phrase::new("armada-ask-survey").rule("ARM-17.3")
    }

    fn candidates(&self, game: &Armada, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(territories(unexplored(game)).map(Move::On));
    }

    fn check(&self, game: &Armada, _: Seat, mv: Move) -> Result<TerritoryId, Refusal> {
        check_on(mv, explore::explorable(game), refuse!("ARM-17.3"))
    }

    fn decide(&self, game: &mut Armada, _: Seat, territory: TerritoryId, log: &mut Log) {
        game.pop();
        *game.mp_mut() -= content().actions[Action::Explore as usize].mp;
        explore::begin(game, territory, self.factor, log);
    }

    fn waits(&self, game: &Armada) -> bool {
        only(explore::explorable(game)).is_none()
    }

    fn skip(&self, game: &mut Armada, log: &mut Log) {
        let territory = only(explore::explorable(game)).expect("the card needs something to explore");
        self.decide(game, game.acting_seat(), territory, log);
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        effect_of(below) == Some(Effect::ExploreFactor { factor: self.factor })
            && content().actions[Action::Explore as usize].mp <= game.mp()
            && explore::explorable(game) != 0
    }
}

impl Ask<Armada> for Mine {
    type Choice = TerritoryId;

    fn asked(&self, game: &Armada) -> SeatSet {
        acting(game)
    }

    fn question(&self, _: &Armada, _: Seat) -> Phrase {
        Phrase::new("armada-ask-mine").number("gold", self.amount).rule("ARM-17.4")
    }

    fn occasion(&self, game: &Armada, _: Seat) -> Option<Phrase> {
        cards::occasion(game)
    }

    fn candidates(&self, _: &Armada, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(TerritoryId::all().map(Move::On));
    }

    fn check(&self, game: &Armada, _: Seat, mv: Move) -> Result<TerritoryId, Refusal> {
        check_on(mv, game.realm(game.acting()), refuse!("ARM-17.5"))
    }

    /// ARM-17.4: gold from the treasury, at most what it holds (ARM-4.12).
    fn decide(&self, game: &mut Armada, _: Seat, territory: TerritoryId, log: &mut Log) {
        game.pop();
        let gold = self.amount.min(game.treasury);
        game.treasury -= gold;
        game.territories[territory].gold += gold;
        log.note(|| Event::GoldPlaced { colour: game.acting(), territory, gold });
    }

    fn waits(&self, game: &Armada) -> bool {
        only(game.realm(game.acting())).is_none()
    }

    fn skip(&self, game: &mut Armada, log: &mut Log) {
        let territory = only(game.realm(game.acting())).expect("the card needs an own territory");
        self.decide(game, game.acting_seat(), territory, log);
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        effect_of(below) == Some(Effect::PlaceGold { amount: self.amount })
            && 0 < game.treasury
            && game.realm(game.acting()) != 0
    }
}

impl Ask<Armada> for Seize {
    type Choice = ShipId;

    fn asked(&self, game: &Armada) -> SeatSet {
        acting(game)
    }

    fn question(&self, _: &Armada, _: Seat) -> Phrase {
        Phrase::new("armada-ask-seize").rule("ARM-17.9")
    }

    fn candidates(&self, game: &Armada, _: Seat, moves: &mut Vec<Move>) {
        let afloat = game.ships.iter().filter(|(_, ship)| matches!(ship.place, Berth::Sea(_)));
        moves.extend(afloat.map(|(id, _)| Move::Seize(id)));
    }

    fn check(&self, game: &Armada, _: Seat, mv: Move) -> Result<ShipId, Refusal> {
        if let Move::On(_) = mv {
            return Err(refuse!("ARM-17.10"));
        }
        let Move::Seize(ship) = mv else { return Err(under_way(mv)) };
        if is_mutinous(game, ship, self.min_crew, self.max_crew) {
            return Ok(ship);
        }
        Err(if is_of_partner(game, ship) { refuse!("ARM-19.7") } else { refuse!("ARM-17.10") })
    }

    /// ARM-17.11: the crew is replaced by as many own bands as the reserve has.
    fn decide(&self, game: &mut Armada, _: Seat, id: ShipId, log: &mut Log) {
        game.pop();
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

    fn waits(&self, game: &Armada) -> bool {
        self.prizes(game).nth(1).is_some()
    }

    fn skip(&self, game: &mut Armada, log: &mut Log) {
        let ship = self.prizes(game).next().expect("the card needs a ship to take");
        self.decide(game, game.acting_seat(), ship, log);
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        effect_of(below) == Some(Effect::TakeShip { min_crew: self.min_crew, max_crew: self.max_crew })
            && self.prizes(game).next().is_some()
            && 0 < game.reserve[game.acting()]
    }
}

impl Seize {
    fn prizes(self, game: &Armada) -> impl Iterator<Item = ShipId> + '_ {
        ShipId::all().filter(move |ship| is_mutinous(game, *ship, self.min_crew, self.max_crew))
    }
}

impl Ask<Armada> for Build {
    type Choice = TerritoryId;

    fn asked(&self, game: &Armada) -> SeatSet {
        acting(game)
    }

    fn question(&self, _: &Armada, _: Seat) -> Phrase {
        Phrase::new("armada-ask-build").rule("ARM-17.22")
    }

    fn occasion(&self, game: &Armada, _: Seat) -> Option<Phrase> {
        cards::occasion(game)
    }

    fn candidates(&self, _: &Armada, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(territories(content().cities).map(Move::On));
    }

    fn check(&self, game: &Armada, _: Seat, mv: Move) -> Result<TerritoryId, Refusal> {
        check_on(mv, free_own_cities(game), refuse!("ARM-17.24"))
    }

    /// ARM-17.22 to ARM-17.24: a ship from the box replaces a lost one.
    fn decide(&self, game: &mut Armada, _: Seat, territory: TerritoryId, log: &mut Log) {
        game.pop();
        let colour = game.acting();
        let ship = game.ships.iter().find(|(_, ship)| ship.place == Berth::Box).map(|(id, _)| id);
        let ship = ship.expect("a ship in the box was required");
        game.lost_ships[colour] -= 1;
        game.ships[ship].place = Berth::Land(territory);
        game.ships[ship].last_owner = Some(colour);
        log.note(|| Event::Built { colour, ship, territory });
    }

    fn waits(&self, game: &Armada) -> bool {
        only(free_own_cities(game)).is_none()
    }

    fn skip(&self, game: &mut Armada, log: &mut Log) {
        let city = only(free_own_cities(game)).expect("the card needs a free city");
        self.decide(game, game.acting_seat(), city, log);
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        effect_of(below) == Some(Effect::BuildShip)
            && game.ships.values().iter().any(|ship| ship.place == Berth::Box)
            && 0 < game.lost_ships[game.acting()]
            && free_own_cities(game) != 0
    }
}

/// Controlled cities without a ship (ARM-17.24, ARM-8.29).
pub(super) fn free_own_cities(game: &Armada) -> TerritorySet {
    only_those(game.realm(game.acting()) & content().cities, |city| game.ship_on(city).is_none())
}

/// ARM-17.9, ARM-17.10: ships at sea with a small crew of an enemy.
pub(super) fn is_mutinous(game: &Armada, ship: ShipId, min_crew: u8, max_crew: u8) -> bool {
    let afloat = matches!(game.ships[ship].place, Berth::Sea(_));
    let crew = game.ships[ship].bands;
    let enemy = match game.garrison(Place::Ship(ship)) {
        Some(Force::Pirates(colour)) => !game.same_player(game.acting(), colour),
        Some(Force::Natives) | None => false,
    };
    afloat && enemy && (min_crew..=max_crew).contains(&crew)
}

/// ARM-19.7: a ship that could be taken if its crew were not of the other colour of the same player.
pub(super) fn is_mutinous_partner(game: &Armada, ship: ShipId, min_crew: u8, max_crew: u8) -> bool {
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
