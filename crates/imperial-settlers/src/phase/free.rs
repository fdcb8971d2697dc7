//! Free moves: Defense tokens, Samurai and Technology tokens (sections 18 and 21).

use crate::{
    events::{Event, Log},
    frames::Frame,
    goods::Good,
    ids::{LocationId, Tech},
    location::{Location, Mark},
    moves::Move,
    phase::{
        ability::{self, MoveTech},
        feature::{self, Occasion},
        take::Post,
    },
    state::ImperialSettlers,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, refuse,
    stage::{Ask, Staged},
};

#[derive(Clone, Copy)]
pub enum Placing {
    Defense(LocationId),
    Samurai(LocationId),
    Tech(Tech, LocationId),
}

/// The placing that a move asks for, checked; `None` if the move is no free move.
pub(crate) fn check(game: &ImperialSettlers, seat: Seat, mv: Move) -> Option<Result<Placing, Refusal>> {
    Some(if let Move::PlaceDefense(at) = mv {
        check_defense(game, seat, at).map(|()| Placing::Defense(at))
    } else if let Move::DeploySamurai(at) = mv {
        check_samurai(game, seat, at).map(|()| Placing::Samurai(at))
    } else if let Move::PlaceTech { tech, at } = mv {
        check_tech(game, seat, tech, at).map(|()| Placing::Tech(tech, at))
    } else {
        return None;
    })
}

pub(crate) fn place(game: &mut ImperialSettlers, seat: Seat, placing: Placing, log: &mut Log) {
    match placing {
        Placing::Defense(at) => place_defense(game, seat, at, log),
        Placing::Samurai(at) => {
            game.player_mut(seat).supply[Good::Worker] -= 1;
            post(game, seat, at, log);
        }
        Placing::Tech(tech, at) => place_tech(game, seat, tech, at, log),
    }
}

/// Everything that a seat might try to place.
pub(crate) fn candidates(game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
    let info = game.faction_info(seat);
    let own = || game.locations.iter().filter(|location| location.works_for(seat));
    if 0 < game.has(seat, Good::Defense) {
        moves.extend(own().map(|location| Move::PlaceDefense(location.id)));
    }
    if info.has_samurai && 0 < game.has(seat, Good::Worker) {
        moves.extend(own().map(|location| Move::DeploySamurai(location.id)));
    }
    if info.places_tech {
        for tech in Tech::ALL.into_iter().filter(|tech| 0 < game.has(seat, good(*tech))) {
            let lying = game.locations.iter().filter(|location| location.owner.is(seat));
            moves.extend(lying.map(|location| Move::PlaceTech { tech, at: location.id }));
        }
    }
}

/// The candidates that pass the check, without looking up every Location again.
pub(crate) fn legal(game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
    let info = game.faction_info(seat);
    if 0 < game.has(seat, Good::Defense) {
        let fits = |location: &&Location| check_shield(location, seat).is_ok();
        moves.extend(game.locations.iter().filter(fits).map(|location| Move::PlaceDefense(location.id)));
    }
    if info.has_samurai && 0 < game.has(seat, Good::Worker) {
        let fits = |location: &&Location| check_post_at(game, location, seat).is_ok();
        moves.extend(game.locations.iter().filter(fits).map(|location| Move::DeploySamurai(location.id)));
    }
    if info.places_tech {
        for tech in Tech::ALL.into_iter().filter(|tech| 0 < game.has(seat, good(*tech))) {
            let fits = |location: &&Location| check_room(location, seat, tech).is_ok();
            let places = game.locations.iter().filter(fits);
            moves.extend(places.map(|location| Move::PlaceTech { tech, at: location.id }));
        }
    }
}

/// Whether a seat could place anything (IMP-10.9).
pub(crate) fn any(game: &ImperialSettlers, seat: Seat) -> bool {
    let info = game.faction_info(seat);
    let defense = 0 < game.has(seat, Good::Defense);
    let samurai = info.has_samurai && 0 < game.has(seat, Good::Worker);
    let placeable = |tech: &Tech| info.places_tech && 0 < game.has(seat, good(*tech));
    let techs = Tech::ALL.map(|tech| placeable(&tech).then_some(tech));
    game.locations.iter().any(|location| {
        (defense && check_shield(location, seat).is_ok())
            || (samurai && check_post_at(game, location, seat).is_ok())
            || techs.iter().flatten().any(|tech| check_room(location, seat, *tech).is_ok())
    })
}

/// The Good of a token type in a supply.
pub(crate) fn good(tech: Tech) -> Good {
    match tech {
        Tech::Basic => Good::BasicTech,
        Tech::Score => Good::AdvancedScore,
        Tech::Defense => Good::AdvancedDefense,
    }
}

/// IMP-18.1: a token, and a Common Location of one's own without protection.
fn check_defense(game: &ImperialSettlers, seat: Seat, at: LocationId) -> Result<(), Refusal> {
    let Some(location) = game.location(at) else { return Err(refuse!("IMP-18.1")) };
    check_shield(location, seat)?;
    if game.has(seat, Good::Defense) == 0 {
        return Err(refuse!("IMP-18.1", need 1_u8, have 0_u8));
    }
    Ok(())
}

/// IMP-18.1, IMP-18.3 to IMP-18.5: whether a Location of a seat has room for a Defense token.
fn check_shield(location: &Location, seat: Seat) -> Result<(), Refusal> {
    if !location.works_for(seat) {
        return Err(refuse!("IMP-18.1"));
    }
    if location.card.info().has_printed_defense {
        return Err(refuse!("IMP-18.4"));
    }
    if !location.card.is_common() {
        return Err(refuse!("IMP-18.1"));
    }
    if location.has(Mark::Defense) {
        return Err(refuse!("IMP-18.3"));
    }
    if location.has(Mark::AdvancedDefense) {
        return Err(refuse!("IMP-18.5"));
    }
    Ok(())
}

fn place_defense(game: &mut ImperialSettlers, seat: Seat, at: LocationId, log: &mut Log) {
    game.player_mut(seat).supply[Good::Defense] -= 1;
    let location = game.location_mut(at).expect("the Location was checked");
    location.marks.set(Mark::Defense);
    let card = location.card;
    log.note(|| Event::DefensePlaced { seat, card, at });
}

/// IMP-18.6, IMP-18.7, IMP-18.9: a faction with Samurai, a Worker, and a Faction Location without one.
fn check_samurai(game: &ImperialSettlers, seat: Seat, at: LocationId) -> Result<(), Refusal> {
    if !game.faction_info(seat).has_samurai {
        return Err(refuse!("IMP-18.6"));
    }
    check_post(game, seat, at)?;
    if game.has(seat, Good::Worker) == 0 {
        return Err(refuse!("IMP-18.6", need 1_u8, have 0_u8));
    }
    Ok(())
}

/// IMP-18.6: a Location of one's own on which a Samurai can stand.
fn check_post(game: &ImperialSettlers, seat: Seat, at: LocationId) -> Result<(), Refusal> {
    match game.location(at) {
        Some(location) => check_post_at(game, location, seat),
        None => Err(refuse!("IMP-18.6")),
    }
}

/// IMP-18.7, IMP-18.9: a Faction Location of one's own without a Samurai.
pub(crate) fn check_post_at(game: &ImperialSettlers, location: &Location, seat: Seat) -> Result<(), Refusal> {
    if !location.works_for(seat) {
        return Err(refuse!("IMP-18.6"));
    }
    if location.card.info().faction != game.player(seat).faction {
        return Err(refuse!("IMP-18.9"));
    }
    if location.has(Mark::Samurai) {
        return Err(refuse!("IMP-18.7"));
    }
    Ok(())
}

/// Puts a Samurai on a Location; Features react (IMP-18.6).
pub(crate) fn post(game: &mut ImperialSettlers, seat: Seat, at: LocationId, log: &mut Log) {
    let location = game.location_mut(at).expect("the Location was checked");
    location.marks.set(Mark::Samurai);
    let card = location.card;
    log.note(|| Event::SamuraiDeployed { seat, card, at });
    feature::fire(game, Occasion::DeploySamurai, seat, 1);
}

/// IMP-24.13: a Samurai that was gained.
impl Ask<ImperialSettlers> for Post {
    type Choice = LocationId;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-post").rule("IMP-24.13")
    }

    fn occasion(&self, game: &ImperialSettlers, _: Seat) -> Option<Phrase> {
        ability::occasion(game)
    }

    fn candidates(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        let own = game.locations.iter().filter(|location| location.works_for(seat));
        moves.extend(own.map(|location| Move::At(location.id)));
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<LocationId, Refusal> {
        let at = mv.at().ok_or(refuse!("IMP-24.13"))?;
        check_post(game, seat, at).map(|()| at)
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, at: LocationId, log: &mut Log) {
        game.pop();
        post(game, seat, at, log);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        has_post(game, self.seat)
    }
}

/// Whether there is a Location for a Samurai; otherwise it is lost (IMP-24.13).
pub(crate) fn has_post(game: &ImperialSettlers, seat: Seat) -> bool {
    game.locations.iter().any(|location| check_post_at(game, location, seat).is_ok())
}

/// IMP-21.1, IMP-21.3, IMP-21.23: a faction that places tokens, a token, and a Common Location of one's own that
/// bears none of the type.
fn check_tech(game: &ImperialSettlers, seat: Seat, tech: Tech, at: LocationId) -> Result<(), Refusal> {
    if !game.faction_info(seat).places_tech {
        return Err(refuse!("IMP-21.1"));
    }
    let Some(location) = game.location(at) else { return Err(refuse!("IMP-21.3")) };
    check_room(location, seat, tech)?;
    if game.has(seat, good(tech)) == 0 {
        return Err(refuse!("IMP-18.10", need 1_u8, have 0_u8));
    }
    Ok(())
}

/// IMP-18.5, IMP-21.3, IMP-21.23: whether a Location of a seat has room for a token of a type.
fn check_room(location: &Location, seat: Seat, tech: Tech) -> Result<(), Refusal> {
    if !location.owner.is(seat) || !location.card.is_common() {
        return Err(refuse!("IMP-21.3"));
    }
    if location.taken_by.is_some() {
        return Err(refuse!("IMP-21.23"));
    }
    if location.has_tech(tech) {
        return Err(refuse!("IMP-21.3"));
    }
    if tech == Tech::Defense && location.has_any_defense() {
        return Err(refuse!("IMP-18.5"));
    }
    Ok(())
}

fn place_tech(game: &mut ImperialSettlers, seat: Seat, tech: Tech, at: LocationId, log: &mut Log) {
    game.player_mut(seat).supply[good(tech)] -= 1;
    let location = game.location_mut(at).expect("the Location was checked");
    location.marks.set(tech.into());
    let card = location.card;
    log.note(|| Event::TechPlaced { seat, tech, card, at });
    feature::fire(game, Occasion::PlaceTech(tech), seat, 1);
}

/// IMP-25.4, IMP-25.5, IMP-25.30: a token that has not been moved yet, to a Location with room for it.
impl Ask<ImperialSettlers> for MoveTech {
    /// The token, its Location and the new one; `None` if no more are moved.
    type Choice = Option<(Tech, LocationId, LocationId)>;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-move-tech").number("left", self.left).rule("IMP-25.4")
    }

    /// Every token to every other Location of its owner, and stopping.
    fn candidates(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        let is_own = |location: &&Location| location.owner.is(seat) && location.card.is_common();
        let own = || game.locations.iter().filter(is_own);
        for from in own() {
            for tech in Tech::ALL.into_iter().filter(|tech| from.has_tech(*tech)) {
                let others = own().filter(|to| to.id != from.id);
                moves.extend(others.map(|to| Move::MoveTech { tech, from: from.id, to: to.id }));
            }
        }
        moves.push(Move::Done);
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Self::Choice, Refusal> {
        if mv == Move::Done {
            return Ok(None);
        }
        let Move::MoveTech { tech, from, to } = mv else { return Err(refuse!("IMP-25.4")) };
        let (Some(source), Some(goal)) = (game.location(from), game.location(to)) else {
            return Err(refuse!("IMP-25.4"));
        };
        if from == to || !source.owner.is(seat) || !source.has_tech(tech) {
            return Err(refuse!("IMP-25.4"));
        }
        if self.moved.contains(&Some((from, tech))) {
            return Err(refuse!("IMP-25.30"));
        }
        if source.taken_by.is_some() {
            return Err(refuse!("IMP-21.23"));
        }
        check_room(goal, seat, tech).map_err(|refusal| match refusal.rule.0 {
            "IMP-18.5" => refuse!("IMP-25.5"),
            "IMP-21.3" => refuse!("IMP-25.4"),
            _ => refusal,
        })?;
        Ok(Some((tech, from, to)))
    }

    /// IMP-25.30: moving is not placing.
    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, choice: Self::Choice, log: &mut Log) {
        game.pop();
        let Some((tech, from, to)) = choice else { return log.note(|| Event::Declined { seat }) };
        game.location_mut(from).expect("the Location was checked").marks.clear(tech.into());
        let goal = game.location_mut(to).expect("the Location was checked");
        goal.marks.set(tech.into());
        let card = goal.card;
        log.note(|| Event::TechMoved { seat, tech, from, card, at: to });
        if 1 < self.left {
            game.push(MoveTech { seat, left: self.left - 1, moved: [Some((to, tech)), self.moved[0]] });
        }
    }

    fn is_sound(&self, _: &ImperialSettlers, _: Option<Frame>) -> bool {
        0 < self.left
    }
}
