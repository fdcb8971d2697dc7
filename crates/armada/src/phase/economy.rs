//! Converting gold (section 12), recruitment (section 15) and buying cards (section 16).

use crate::{
    content::{Action, Site, content},
    events::{Event, Log},
    frames::{Frame, Target},
    ids::{Colour, Place, TerritoryId},
    moves::Move,
    phase::pile,
    sets::{bits, has, territories},
    state::{Armada, Berth},
};
use approdo_contract::{Refusal, refuse};
use approdo_pieces::NamedId;

/// ARM-12.2 to ARM-12.8: own gold in a city or base that counts.
pub(crate) fn check_convert(game: &Armada, territory: TerritoryId) -> Result<(), Refusal> {
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

/// Whether gold of a colour lies aboard beside the territory: a person may take it for convertible.
pub(crate) fn has_gold_afloat(game: &Armada, colour: Colour, territory: TerritoryId) -> bool {
    let seas = content().territories[territory.index()].seas;
    game.ships.iter().any(|(id, ship)| {
        matches!(ship.place, Berth::Sea(sea) if has(seas, sea.index()))
            && 0 < game.gold_of(colour, Place::Ship(id))
    })
}

/// ARM-12.6, ARM-12.7: one ingot for up to four bands.
pub(crate) fn convert(game: &mut Armada, territory: TerritoryId, log: &mut Log) {
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

/// What a recruitment brings: dens as bits in turn order, and bands from the Formation (ARM-15.2, ARM-15.3).
pub(crate) fn levy(game: &Armada, colour: Colour) -> (u8, u8) {
    let content = content();
    let realm = game.realm(colour);
    let dens = Colour::ALL
        .iter()
        .filter(|den| Armada::possesses(realm, **den, content))
        .fold(0, |dens, den| dens | 1 << den.index());
    let formation = (realm & content.formation).count_ones() as u8 / content.numbers.recruit_group;
    (dens, formation)
}

/// ARM-15.1, ARM-15.5: once in an own turn, and only if it brings something.
pub(crate) fn check_recruit(game: &Armada) -> Result<(), Refusal> {
    if game.surprise.is_some() {
        return Err(refuse!("ARM-15.5"));
    }
    if game.turn.recruited {
        return Err(refuse!("ARM-15.1"));
    }
    if levy(game, game.turn.colour) == (0, 0) || game.reserve[game.turn.colour] == 0 {
        return Err(refuse!("ARM-15.5"));
    }
    Ok(())
}

pub(crate) fn recruit(game: &mut Armada, log: &mut Log) {
    let colour = game.turn.colour;
    game.turn.recruited = true;
    let (dens, formation) = levy(game, colour);
    log.note(|| Event::Recruiting { colour, bands: due(dens, formation).min(game.reserve[colour]) });
    game.push(Frame::Target(Target::Recruit { dens, formation }));
}

/// Bands that are still to be placed.
fn due(dens: u8, formation: u8) -> u8 {
    dens.count_ones() as u8 + formation
}

/// Where the next recruited band may go: the den that is due first, then the Formation.
pub(crate) fn recruiting_ground(game: &Armada, dens: u8) -> u64 {
    let content = content();
    let realm = game.realm(game.turn.colour);
    match bits(u64::from(dens)).next() {
        Some(den) => realm & content.dens[den].set,
        None => realm & content.formation,
    }
}

/// Why the next recruited band cannot go elsewhere.
pub(crate) fn not_a_recruiting_ground(dens: u8) -> Refusal {
    if dens == 0 { refuse!("ARM-15.3") } else { refuse!("ARM-15.2") }
}

pub(crate) fn recruit_candidates(game: &Armada, dens: u8, moves: &mut Vec<Move>) {
    let near = match bits(u64::from(dens)).next() {
        Some(den) => content().dens[den].set,
        None => content().formation,
    };
    let explored = territories(near).filter(|t| game.territories[*t].flag.colour().is_some());
    moves.extend(explored.map(Move::On));
    moves.push(Move::Skip);
}

/// ARM-15.4: bands can be left out only while the reserve is too small for all.
pub(crate) fn check_skip(game: &Armada, dens: u8, formation: u8) -> Result<(), Refusal> {
    let (need, have) = (due(dens, formation), game.reserve[game.turn.colour]);
    if need <= have {
        return Err(refuse!("ARM-15.4"));
    }
    Ok(())
}

/// Places a band, or skips one, and goes on with what is due while the reserve lasts (ARM-15.4).
pub(crate) fn place_recruit(game: &mut Armada, territory: Option<TerritoryId>, log: &mut Log) {
    let Some(Frame::Target(Target::Recruit { dens, formation })) = game.frames.pop() else {
        unreachable!("bands are placed while recruiting");
    };
    let colour = game.turn.colour;
    match territory {
        Some(territory) => {
            game.reserve[colour] -= 1;
            game.territories[territory].bands += 1;
            log.note(|| Event::Recruited { colour, territory });
        }
        None => log.note(|| Event::RecruitSkipped { colour }),
    }
    let (dens, formation) = match dens {
        0 => (0, formation - 1),
        _ => (dens & (dens - 1), formation),
    };
    if 0 < due(dens, formation) && 0 < game.reserve[colour] {
        game.push(Frame::Target(Target::Recruit { dens, formation }));
    }
}

/// ARM-16.2, ARM-16.4, ARM-16.9: enough own gold, and a card to draw.
pub(crate) fn check_buy(game: &Armada) -> Result<(), Refusal> {
    let (need, have) = (content().actions[Action::BuyCard as usize].gold, game.ingots(game.acting()));
    if have < need {
        return Err(refuse!("ARM-16.4", need need, have have));
    }
    if !pile::is_available(game) {
        return Err(refuse!("ARM-16.9"));
    }
    Ok(())
}

pub(crate) fn buy(game: &mut Armada, log: &mut Log) {
    log.note(|| Event::Buying { colour: game.acting() });
    ask_payment(game, content().actions[Action::BuyCard as usize].gold, log);
}

/// Asks for the next ingot; gold that lies in one place only is taken from there at once.
fn ask_payment(game: &mut Armada, mut left: u8, log: &mut Log) {
    while 0 < left {
        let colour = game.acting();
        let mut purses = game.purses(colour);
        match (purses.next(), purses.next()) {
            (Some(place), None) => {
                drop(purses);
                take_ingot(game, colour, place, log);
                left -= 1;
            }
            (Some(_), Some(_)) => {
                drop(purses);
                return game.push(Frame::Pay { left });
            }
            (None, _) => unreachable!("the gold was counted before"),
        }
    }
    pile::refill(game, log);
    game.push(Frame::Draw);
}

fn take_ingot(game: &mut Armada, colour: Colour, place: Place, log: &mut Log) {
    match place {
        Place::Land(territory) => game.territories[territory].gold -= 1,
        Place::Ship(ship) => game.ships[ship].gold -= 1,
    }
    game.treasury += 1;
    log.note(|| Event::Paid { colour, place });
}

pub(crate) fn pay_candidates(game: &Armada, moves: &mut Vec<Move>) {
    let ashore = game.territories.iter().filter(|(_, ground)| 0 < ground.gold).map(|(id, _)| Place::Land(id));
    let aboard = game.ships.iter().filter(|(_, ship)| 0 < ship.gold).map(|(id, _)| Place::Ship(id));
    moves.extend(ashore.chain(aboard).map(Move::PayFrom));
}

/// ARM-16.4: only with one's own gold.
pub(crate) fn check_pay(game: &Armada, place: Place) -> Result<(), Refusal> {
    if game.gold_of(game.acting(), place) == 0 {
        return Err(refuse!("ARM-16.4"));
    }
    Ok(())
}

pub(crate) fn pay(game: &mut Armada, left: u8, place: Place, log: &mut Log) {
    game.frames.pop();
    take_ingot(game, game.acting(), place, log);
    ask_payment(game, left - 1, log);
}
