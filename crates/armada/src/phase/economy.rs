//! Converting gold (section 12) and buying cards (section 16).

use super::{acting, pile, turn::is_action, under_way};
use crate::{
    content::{Action, Site, content},
    events::{Event, Log},
    frames::{Draw, Frame, Pay},
    ids::{Colour, Place, TerritoryId},
    moves::Move,
    sets::has,
    state::{Armada, Berth},
    text::about,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, refuse,
    stage::{Ask, Staged as _},
};
use approdo_pieces::NamedId;

impl Ask<Armada> for Pay {
    type Choice = Place;

    fn asked(&self, game: &Armada) -> SeatSet {
        acting(game)
    }

    fn question(&self, _: &Armada, _: Seat) -> Phrase {
        Phrase::new("armada-ask-pay").number("left", self.left).rule("ARM-16.4")
    }

    fn occasion(&self, game: &Armada, _: Seat) -> Option<Phrase> {
        Some(about("armada-buying", game.acting()).rule("ARM-16.2"))
    }

    fn candidates(&self, game: &Armada, _: Seat, moves: &mut Vec<Move>) {
        let ashore = game.territories.iter().filter(|(_, ground)| 0 < ground.gold);
        moves.extend(ashore.map(|(id, _)| Move::PayFrom(Place::Land(id))));
        let aboard = game.ships.iter().filter(|(_, ship)| 0 < ship.gold);
        moves.extend(aboard.map(|(id, _)| Move::PayFrom(Place::Ship(id))));
    }

    /// ARM-16.4: only with one's own gold.
    fn check(&self, game: &Armada, _: Seat, mv: Move) -> Result<Place, Refusal> {
        let Move::PayFrom(place) = mv else { return Err(under_way(mv)) };
        if game.gold_of(game.acting(), place) == 0 {
            return Err(refuse!("ARM-16.4"));
        }
        Ok(place)
    }

    fn decide(&self, game: &mut Armada, _: Seat, place: Place, log: &mut Log) {
        game.pop();
        match place {
            Place::Land(territory) => game.territories[territory].gold -= 1,
            Place::Ship(ship) => game.ships[ship].gold -= 1,
        }
        game.treasury += 1;
        log.note(|| Event::Paid { colour: game.acting(), place });
        ask_payment(game, self.left - 1, log);
    }

    fn waits(&self, game: &Armada) -> bool {
        game.purses(game.acting()).nth(1).is_some()
    }

    /// Gold that lies in one place only is taken from there at once.
    fn skip(&self, game: &mut Armada, log: &mut Log) {
        let place = game.purses(game.acting()).next().expect("the gold was counted before");
        self.decide(game, game.acting_seat(), place, log);
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        is_action(below)
            && (1..=price()).contains(&self.left)
            && self.left <= game.ingots(game.acting())
            && pile::is_available(game)
    }
}

/// The ingots that an option card costs (ARM-16.4).
fn price() -> u8 {
    content().actions[Action::BuyCard as usize].gold
}

/// ARM-12.2 to ARM-12.8: own gold in a city or base that counts.
pub(super) fn check_convert(game: &Armada, territory: TerritoryId) -> Result<(), Refusal> {
    let content = content();
    let colour = game.acting();
    let realm = game.realm(colour);
    let here = &content.territories[territory.index()];
    if here.site == Site::Open {
        return Err(refuse!("ARM-12.2"));
    }
    if !has(realm, territory.index()) {
        return Err(refuse!("ARM-12.5"));
    }
    let have = |set: u64| (realm & set).count_ones() as u8;
    let (cities, bases) = (content.numbers.cities_to_convert, content.numbers.bases_to_convert);
    match here.den.map(|den| have(content.cities & content.dens[den.index()].set)) {
        Some(held) if held < cities => return Err(refuse!("ARM-12.3", need cities, have held)),
        None if have(content.bases) < bases => {
            return Err(refuse!("ARM-12.4", need bases, have have(content.bases)));
        }
        Some(_) | None => (),
    }
    let (price, gold) = (content.actions[Action::Convert as usize].gold, game.territories[territory].gold);
    if gold < price {
        return Err(if has_gold_afloat(game, colour, territory) {
            refuse!("ARM-12.8", need price, have gold)
        } else {
            refuse!("ARM-12.2", need price, have gold)
        });
    }
    if game.reserve[colour] == 0 {
        return Err(refuse!("ARM-12.7", need 1_u8, have 0_u8));
    }
    Ok(())
}

/// Whether gold of a colour lies aboard beside the territory: a player may take it for convertible.
pub(super) fn has_gold_afloat(game: &Armada, colour: Colour, territory: TerritoryId) -> bool {
    let seas = content().territories[territory.index()].seas;
    game.ships.iter().any(|(id, ship)| {
        matches!(ship.place, Berth::Sea(sea) if has(seas, sea.index()))
            && 0 < game.gold_of(colour, Place::Ship(id))
    })
}

/// ARM-12.6, ARM-12.7: one ingot for up to four bands.
pub(super) fn convert(game: &mut Armada, territory: TerritoryId, log: &mut Log) {
    let colour = game.acting();
    let bands = content().numbers.bands_per_ingot.min(game.reserve[colour]);
    let ingots = content().actions[Action::Convert as usize].gold;
    game.reserve[colour] -= bands;
    game.treasury += ingots;
    let ground = &mut game.territories[territory];
    ground.gold -= ingots;
    ground.bands += bands;
    log.note(|| Event::Converted { colour, territory, bands });
}

/// ARM-16.2, ARM-16.4, ARM-16.9: enough own gold, and a card to draw.
pub(super) fn check_buy(game: &Armada) -> Result<(), Refusal> {
    let (need, have) = (price(), game.ingots(game.acting()));
    if have < need {
        return Err(refuse!("ARM-16.4", need need, have have));
    }
    if !pile::is_available(game) {
        return Err(refuse!("ARM-16.9"));
    }
    Ok(())
}

pub(super) fn buy(game: &mut Armada, log: &mut Log) {
    log.note(|| Event::Buying { colour: game.acting() });
    ask_payment(game, price(), log);
}

/// Asks for the next ingot; once all are paid, a card is drawn.
fn ask_payment(game: &mut Armada, left: u8, log: &mut Log) {
    if 0 < left {
        return game.push(Pay { left });
    }
    pile::refill(game, log);
    game.push(Draw);
}
