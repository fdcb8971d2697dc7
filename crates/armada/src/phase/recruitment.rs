//! Recruitment (section 15).

use super::{acting, targets::check_on, turn::is_action};
use crate::{
    content::{TerritorySet, content},
    events::{Event, Log},
    frames::{Frame, Recruit},
    ids::{Colour, TerritoryId},
    moves::Move,
    sets::{bits, territories},
    state::Armada,
    text,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, refuse,
    stage::{Ask, Staged as _},
};
use approdo_pieces::NamedId;

impl Ask<Armada> for Recruit {
    /// The territory of the band; `None` if it is left out.
    type Choice = Option<TerritoryId>;

    fn asked(&self, game: &Armada) -> SeatSet {
        acting(game)
    }

    fn question(&self, _: &Armada, _: Seat) -> Phrase {
        match bits(u64::from(self.dens)).next() {
            Some(den) => Phrase::new("armada-ask-recruit-den")
                .piece("den", text::den(Colour::ALL[den]))
                .rule("ARM-15.2"),
            None => {
                Phrase::new("armada-ask-recruit-formation").number("left", self.formation).rule("ARM-15.3")
            }
        }
    }

    fn candidates(&self, game: &Armada, _: Seat, moves: &mut Vec<Move>) {
        let explored = territories(self.near()).filter(|t| game.territories[*t].flag.colour().is_some());
        moves.extend(explored.map(Move::On));
        moves.push(Move::Skip);
    }

    /// ARM-15.4: bands can be left out only while the reserve is too small for all.
    fn check(&self, game: &Armada, _: Seat, mv: Move) -> Result<Self::Choice, Refusal> {
        let colour = game.turn.colour;
        if mv != Move::Skip {
            let elsewhere = if self.dens == 0 { refuse!("ARM-15.3") } else { refuse!("ARM-15.2") };
            return check_on(mv, game.realm(colour) & self.near(), elsewhere).map(Some);
        }
        if self.due() <= game.reserve[colour] {
            return Err(refuse!("ARM-15.4"));
        }
        Ok(None)
    }

    /// Places a band, or skips one, and goes on with what is due while the reserve lasts (ARM-15.4).
    fn decide(&self, game: &mut Armada, _: Seat, territory: Self::Choice, log: &mut Log) {
        game.pop();
        let colour = game.turn.colour;
        match territory {
            Some(territory) => {
                game.reserve[colour] -= 1;
                game.territories[territory].bands += 1;
                log.note(|| Event::Recruited { colour, territory });
            }
            None => log.note(|| Event::RecruitSkipped { colour }),
        }
        let rest = match self.dens {
            0 => Recruit { dens: 0, formation: self.formation - 1 },
            dens => Recruit { dens: dens & (dens - 1), formation: self.formation },
        };
        if 0 < rest.due() && 0 < game.reserve[colour] {
            game.push(rest);
        }
    }

    /// At most what the realm brings, and a band to place.
    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        let most = levy(game, game.turn.colour);
        is_action(below)
            && game.options.recruitment
            && game.surprise.is_none()
            && game.turn.recruited
            && self.dens & !most.dens == 0
            && self.formation <= most.formation
            && 0 < self.due()
            && 0 < game.reserve[game.turn.colour]
    }
}

impl Recruit {
    /// Bands that are still to be placed.
    pub(crate) fn due(self) -> u8 {
        self.dens.count_ones() as u8 + self.formation
    }

    /// Where the next band belongs: the den that is due first, then the Formation.
    fn near(self) -> TerritorySet {
        bits(u64::from(self.dens)).next().map_or(content().formation, |den| content().dens[den].set)
    }
}

/// What a recruitment brings: bands for dens and for the Formation (ARM-15.2, ARM-15.3).
fn levy(game: &Armada, colour: Colour) -> Recruit {
    let content = content();
    let realm = game.realm(colour);
    let dens = Colour::ALL
        .iter()
        .filter(|den| Armada::possesses(realm, **den, content))
        .fold(0, |dens, den| dens | 1 << den.index());
    Recruit {
        dens,
        formation: (realm & content.formation).count_ones() as u8 / content.numbers.recruit_group,
    }
}

/// ARM-15.1, ARM-15.5: once in an own turn, and only if it brings something.
pub(super) fn check_recruit(game: &Armada) -> Result<(), Refusal> {
    if game.surprise.is_some() {
        return Err(refuse!("ARM-15.5"));
    }
    if game.turn.recruited {
        return Err(refuse!("ARM-15.1"));
    }
    if levy(game, game.turn.colour).due() == 0 || game.reserve[game.turn.colour] == 0 {
        return Err(refuse!("ARM-15.5"));
    }
    Ok(())
}

pub(super) fn begin(game: &mut Armada, log: &mut Log) {
    let colour = game.turn.colour;
    game.turn.recruited = true;
    let levy = levy(game, colour);
    log.note(|| Event::Recruiting { colour, bands: levy.due().min(game.reserve[colour]) });
    game.push(levy);
}
