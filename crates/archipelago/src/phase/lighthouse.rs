//! The Lighthouse: ships at ports (ARC-27.17, ARC-27.18).

use super::unfinished;
use crate::{
    chart::Placed,
    events::{Event, Log},
    frames::{Frame, Lighthouse},
    ids::{Building, Post, RegionId},
    moves::Move,
    sets::IdSet,
    state::Archipelago,
};
use approdo_contract::{Ask, Phrase, Refusal, Seat, SeatSet, Staged, refuse};

/// The regions in which a player gets a ship.
fn dark_ports(game: &Archipelago, seat: Seat, lit: IdSet<RegionId>) -> impl Iterator<Item = &Placed> {
    game.chart.regions().iter().filter(move |placed| {
        !lit.contains(placed.region) && game.controller(placed, Building::Port) == Some(seat)
    })
}

/// Whether any player would get a ship.
pub(crate) fn can_light(game: &Archipelago) -> bool {
    game.all_seats()
        .any(|seat| 0 < game.player(seat).ships && dark_ports(game, seat, IdSet::EMPTY).next().is_some())
}

fn light(game: &mut Archipelago, seat: Seat, region: RegionId, log: &mut Log) {
    let quay = game.chart.get(region).and_then(|placed| placed.port).expect("the port was looked at");
    game.launch(seat, Post::open(quay.sea));
    log.note(|| Event::ShipAdded { seat, area: quay.sea });
}

impl Lighthouse {
    /// The player whose ports are looked at: the builder first, then the others in order of play (ARC-27.18).
    fn lighter(&self, game: &Archipelago) -> Option<Seat> {
        let others = game.order.iter().copied().filter(|seat| *seat != game.active);
        std::iter::once(game.active).chain(others).nth(usize::from(self.nth))
    }
}

impl Ask<Archipelago> for Lighthouse {
    type Choice = RegionId;

    fn asked(&self, game: &Archipelago) -> SeatSet {
        self.lighter(game).map_or(SeatSet::EMPTY, SeatSet::one)
    }

    fn question(&self, game: &Archipelago, seat: Seat) -> Phrase {
        Phrase::new("archipelago-ask-light").number("ships", game.player(seat).ships).rule("ARC-27.18")
    }

    fn occasion(&self, game: &Archipelago, seat: Seat) -> Option<Phrase> {
        let built = || Phrase::new("archipelago-occasion-lighthouse").seat("player", game.active);
        (seat != game.active).then(built)
    }

    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(dark_ports(game, seat, self.lit).map(|placed| Move::Light(placed.region)));
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<RegionId, Refusal> {
        let Move::Light(region) = mv else { return Err(unfinished()) };
        let dark = dark_ports(game, seat, self.lit).any(|placed| placed.region == region);
        if dark { Ok(region) } else { Err(refuse!("ARC-27.18")) }
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, region: RegionId, log: &mut Log) {
        game.pop();
        light(game, seat, region, log);
        let mut lit = self.lit;
        lit.insert(region);
        game.push(Lighthouse { nth: self.nth, lit });
    }

    /// ARC-27.18: only a player who is short of ships chooses.
    fn waits(&self, game: &Archipelago) -> bool {
        self.lighter(game).is_some_and(|seat| {
            let ships = game.player(seat).ships;
            0 < ships && usize::from(ships) < dark_ports(game, seat, self.lit).count()
        })
    }

    /// ARC-27.18: a player who has enough ships gets them all.
    fn skip(&self, game: &mut Archipelago, log: &mut Log) {
        game.pop();
        let Some(seat) = self.lighter(game) else { return };
        if 0 < game.player(seat).ships {
            let ports: IdSet<RegionId> =
                dark_ports(game, seat, self.lit).map(|placed| placed.region).collect();
            ports.iter().for_each(|region| light(game, seat, region, log));
        }
        game.push(Lighthouse { nth: self.nth + 1, lit: IdSet::EMPTY });
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        self.lit.iter().all(|region| game.has_region(region))
            && self.lighter(game).is_some_and(|seat| 0 < game.player(seat).ships)
    }
}
