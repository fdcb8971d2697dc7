//! Exploration (section 9) and Bonus Discovery (ARM-17.1 to ARM-17.3).

use crate::{
    content::{TerritorySet, content},
    events::{Event, Log},
    frames::Frame,
    ids::TerritoryId,
    sets::{bits, has},
    state::{Armada, Berth, Flag},
};
use approdo_contract::{Refusal, refuse};
use approdo_pieces::NamedId;

/// ARM-9.1, ARM-9.2, ARM-9.7: an unexplored territory next to an own band.
pub(crate) fn check_explore(game: &Armada, territory: TerritoryId) -> Result<(), Refusal> {
    if content().territories[territory.index()].den.is_some() {
        return Err(refuse!("ARM-9.1"));
    }
    if game.territories[territory].flag != Flag::Unexplored {
        return Err(refuse!("ARM-9.7"));
    }
    if !has(within_reach(game), territory.index()) {
        return Err(refuse!("ARM-9.2"));
    }
    Ok(())
}

/// Every territory that touches a manned ship of the acting colour or a Formation territory it occupies
/// (ARM-9.2).
fn within_reach(game: &Armada) -> TerritorySet {
    let content = content();
    let colour = game.acting();
    let flag = Flag::from(colour);
    let mut reach = 0;
    for ship in game.ships.values() {
        if let Berth::Sea(sea) = ship.place
            && ship.last_owner == Some(colour)
            && 0 < ship.bands
        {
            reach |= content.seas[sea.index()].territories;
        }
    }
    for index in bits(content.formation) {
        let ground = game.territories.values()[index];
        if ground.flag == flag && 0 < ground.bands {
            reach |= content.territories[index].land;
        }
    }
    reach
}

/// What the acting colour can explore now.
pub(crate) fn explorable(game: &Armada) -> TerritorySet {
    bits(within_reach(game) & content().formation)
        .filter(|index| game.territories.values()[*index].flag == Flag::Unexplored)
        .fold(0, |set, index| set | 1 << index)
}

/// ARM-16.8: whether a multiplied roll can place more than a plain one somewhere in reach. The supplies must hold
/// more than the smallest find.
pub(crate) fn can_be_multiplied(game: &Armada) -> bool {
    let content = content();
    let exceeds = |supply: u8, die: &[u8], factor: u8| {
        let smallest = die.iter().filter(|shown| 0 < **shown).min();
        smallest.is_some_and(|shown| shown * factor < supply)
    };
    bits(explorable(game)).map(|index| content.territories[index].explore_factor).any(|factor| {
        exceeds(game.treasury, &content.gold_die, factor)
            || exceeds(game.native_supply, &content.native_die, factor)
    })
}

/// Asks for the two dice, the Gold die first (ARM-9.4).
pub(crate) fn begin(game: &mut Armada, territory: TerritoryId, factor: u8, log: &mut Log) {
    log.note(|| Event::Exploring { colour: game.acting(), territory });
    game.push(Frame::GoldRoll { territory, factor });
}

pub(crate) fn gold_rolled(game: &mut Armada, territory: TerritoryId, factor: u8, face: u16, log: &mut Log) {
    game.frames.pop();
    let gold = content().gold_die[usize::from(face)];
    log.note(|| Event::GoldRolled { territory, gold });
    game.push(Frame::NativeRoll { territory, factor, gold });
}

/// With Bonus Discovery the player decides after the roll, unless both dice were blank and there is nothing to
/// double (ARM-17.1).
pub(crate) fn natives_rolled(
    game: &mut Armada,
    territory: TerritoryId,
    factor: u8,
    gold: u8,
    face: u16,
    log: &mut Log,
) {
    game.frames.pop();
    let natives = content().native_die[usize::from(face)];
    log.note(|| Event::NativesRolled { territory, natives });
    if 1 < factor && 0 < gold + natives {
        game.push(Frame::Doubling { territory, factor, gold, natives });
    } else {
        reveal(game, territory, 1, gold, natives, log);
    }
}

/// ARM-17.2: both results are multiplied or none.
pub(crate) fn doubled(game: &mut Armada, double: bool, log: &mut Log) {
    let Some(Frame::Doubling { territory, factor, gold, natives }) = game.frames.pop() else {
        unreachable!("the question was about a roll");
    };
    reveal(game, territory, if double { factor } else { 1 }, gold, natives, log);
}

/// ARM-9.4 to ARM-9.6: gold, natives and a native flag; supplies that run short place what is left (ARM-4.12).
fn reveal(game: &mut Armada, territory: TerritoryId, factor: u8, gold: u8, natives: u8, log: &mut Log) {
    let factor_here = u16::from(factor) * u16::from(content().territories[territory.index()].explore_factor);
    let found = |shown: u8, supply: u8| (u16::from(shown) * factor_here).min(u16::from(supply)) as u8;
    let (gold, natives) = (found(gold, game.treasury), found(natives, game.native_supply));
    game.treasury -= gold;
    game.native_supply -= natives;
    let ground = &mut game.territories[territory];
    ground.flag = Flag::Natives;
    ground.gold = gold;
    ground.natives = natives;
    let colour = game.acting();
    log.note(|| Event::Explored { colour, territory, gold, natives, multiplied: 1 < factor });
}
