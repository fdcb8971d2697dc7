//! Exploration (section 9) and Bonus Discovery (ARM-17.1 to ARM-17.3).

use super::{acting, cards, targets::unexplored, turn::is_action, under_way};
use crate::{
    content::{Effect, TerritorySet, content},
    events::{Event, Log},
    frames::{Doubling, Frame, GoldRoll, NativeRoll},
    ids::TerritoryId,
    moves::Move,
    sets::{bits, has},
    state::{Armada, Berth, Flag},
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, refuse,
    stage::{Ask, Luck, Staged as _},
};
use approdo_pieces::NamedId;

impl Luck<Armada> for GoldRoll {
    fn among(&self, _: &Armada) -> u16 {
        content().gold_die.len() as u16
    }

    fn befall(&self, game: &mut Armada, picked: u16, log: &mut Log) {
        let GoldRoll { territory, factor } = *self;
        game.pop();
        let gold = content().gold_die[usize::from(picked)];
        log.note(|| Event::GoldRolled { territory, gold });
        game.push(NativeRoll { territory, factor, gold });
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        is_explored(game, self.territory, self.factor, below)
    }
}

impl Luck<Armada> for NativeRoll {
    fn among(&self, _: &Armada) -> u16 {
        content().native_die.len() as u16
    }

    /// With Bonus Discovery the player decides after the roll, unless both dice were blank and there is nothing to
    /// double (ARM-17.1).
    fn befall(&self, game: &mut Armada, picked: u16, log: &mut Log) {
        let NativeRoll { territory, factor, gold } = *self;
        game.pop();
        let natives = content().native_die[usize::from(picked)];
        log.note(|| Event::NativesRolled { territory, natives });
        if 1 < factor && 0 < gold + natives {
            game.push(Doubling { territory, factor, gold, natives });
        } else {
            reveal(game, territory, 1, gold, natives, log);
        }
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        is_explored(game, self.territory, self.factor, below) && content().gold_die.contains(&self.gold)
    }
}

impl Ask<Armada> for Doubling {
    /// What both results are multiplied by (ARM-17.2).
    type Choice = u8;

    fn asked(&self, game: &Armada) -> SeatSet {
        acting(game)
    }

    fn question(&self, _: &Armada, _: Seat) -> Phrase {
        let phrase = Phrase::new("armada-ask-double").piece("territory", self.territory);
        let phrase = phrase.number("factor", self.factor).number("gold", self.gold);
        phrase.number("natives", self.natives).rule("ARM-17.1")
    }

    fn candidates(&self, _: &Armada, _: Seat, moves: &mut Vec<Move>) {
        moves.extend([Move::Double, Move::AsRolled]);
    }

    fn check(&self, _: &Armada, _: Seat, mv: Move) -> Result<u8, Refusal> {
        if mv == Move::Double {
            return Ok(self.factor);
        }
        if mv == Move::AsRolled { Ok(1) } else { Err(under_way(mv)) }
    }

    fn decide(&self, game: &mut Armada, _: Seat, factor: u8, log: &mut Log) {
        game.pop();
        reveal(game, self.territory, factor, self.gold, self.natives, log);
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        let shown = content().gold_die.contains(&self.gold) && content().native_die.contains(&self.natives);
        is_explored(game, self.territory, self.factor, below)
            && 1 < self.factor
            && shown
            && (0 < self.gold || 0 < self.natives)
    }
}

/// Whether the territory can be explored, and the action or card below allows this factor (ARM-17.1).
fn is_explored(game: &Armada, territory: TerritoryId, factor: u8, below: Option<Frame>) -> bool {
    let fits = if is_action(below) {
        factor == 1
    } else {
        cards::effect_of(below) == Some(Effect::ExploreFactor { factor })
    };
    fits && check_explore(game, territory).is_ok()
}

/// ARM-9.1, ARM-9.2, ARM-9.7: an unexplored territory next to an own band.
pub(super) fn check_explore(game: &Armada, territory: TerritoryId) -> Result<(), Refusal> {
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
pub(super) fn explorable(game: &Armada) -> TerritorySet {
    within_reach(game) & unexplored(game)
}

/// ARM-16.8: whether a multiplied roll can place more than a plain one within reach: the supplies must hold more
/// than the smallest find.
pub(super) fn can_be_multiplied(game: &Armada) -> bool {
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
pub(super) fn begin(game: &mut Armada, territory: TerritoryId, factor: u8, log: &mut Log) {
    log.note(|| Event::Exploring { colour: game.acting(), territory });
    game.push(GoldRoll { territory, factor });
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
