//! Citizens that lie are rebels: they are stood up in a crisis (ARC-12.10) or by a card (ARC-27.32), and expelled from
//! buildings after it (ARC-24.14).

use super::unfinished;
use crate::{
    content::content,
    events::{Event, Log},
    frames::{Calm, Expel, Frame, Rouse},
    ids::{AreaId, Building, Post, RegionId},
    moves::Move,
    state::Archipelago,
    text::of_building,
    units::{Posture, Stack},
};
use approdo_contract::{Ask, Budget, Phrase, Refusal, Seat, SeatSet, Staged, refuse};
use approdo_pieces::NamedId;

/// The stacks of citizens that lie.
fn lying(game: &Archipelago) -> impl Iterator<Item = Stack> + '_ {
    game.units.iter().filter(|stack| !stack.posture.is_active())
}

pub(crate) fn lying_count(game: &Archipelago) -> u8 {
    lying(game).map(|stack| stack.count).fold(0, u8::saturating_add)
}

pub struct Rebel {
    owner: Seat,
    at: Post,
    engaged: bool,
}

impl Rebel {
    fn posture(&self) -> Posture {
        if self.engaged { Posture::LyingEngaged } else { Posture::Lying }
    }

    /// ARC-12.10, ARC-27.32: a citizen that lies there.
    fn check(game: &Archipelago, mv: Move) -> Result<Rebel, Refusal> {
        let Move::Rouse { owner, at, engaged } = mv else { return Err(unfinished()) };
        let rebel = Rebel { owner, at, engaged };
        if game.units.count(at, owner, rebel.posture()) == 0 { Err(refuse!("ARC-12.10")) } else { Ok(rebel) }
    }

    fn stand_up(&self, game: &mut Archipelago, log: &mut Log) {
        let Rebel { owner, at, .. } = *self;
        let posture = self.posture();
        game.units.shift(owner, (at, posture), (at, posture.toppled()));
        log.note(|| Event::StoodUp { owner, at });
    }

    fn candidates(game: &Archipelago, moves: &mut Vec<Move>) {
        moves.extend(lying(game).map(|stack| Move::Rouse {
            owner: stack.owner,
            at: stack.post(),
            engaged: stack.posture == Posture::LyingEngaged,
        }));
    }
}

impl Ask<Archipelago> for Rouse {
    type Choice = Rebel;

    fn asked(&self, game: &Archipelago) -> SeatSet {
        game.nth(self.nth).map_or(SeatSet::EMPTY, SeatSet::one)
    }

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-rouse").number("left", self.left).rule("ARC-12.10")
    }

    fn candidates(&self, game: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        Rebel::candidates(game, moves);
    }

    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<Rebel, Refusal> {
        Rebel::check(game, mv)
    }

    fn decide(&self, game: &mut Archipelago, _: Seat, rebel: Rebel, log: &mut Log) {
        game.pop();
        rebel.stand_up(game, log);
        game.push(Rouse { left: self.left - 1, nth: self.nth });
    }

    fn waits(&self, game: &Archipelago) -> bool {
        0 < self.left && self.left < lying_count(game)
    }

    /// ARC-12.10: if no more citizens lie than can stand up, all of them do.
    fn skip(&self, game: &mut Archipelago, log: &mut Log) {
        game.pop();
        if self.left == 0 || lying(game).next().is_none() {
            return;
        }
        log.note(|| Event::AllStoodUp);
        game.units.rewrite(|mut stack| {
            if !stack.posture.is_active() {
                stack.posture = stack.posture.toppled();
            }
            stack
        });
    }

    fn is_sound(&self, game: &Archipelago, below: Option<Frame>) -> bool {
        0 < self.left && game.has_place(self.nth) && matches!(below, Some(Frame::Domestic(_)))
    }
}

impl Ask<Archipelago> for Calm {
    /// Who stands up, or nothing at the end.
    type Choice = Option<Rebel>;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-calm").number("left", self.left).rule("ARC-27.32")
    }

    fn occasion(&self, game: &Archipelago, _: Seat) -> Option<Phrase> {
        super::effects::occasion(game)
    }

    fn budget(&self, game: &Archipelago, _: Seat) -> Option<Budget> {
        super::effects::budget(game, self.left)
    }

    fn candidates(&self, game: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        Rebel::candidates(game, moves);
        moves.push(Move::Done);
    }

    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<Option<Rebel>, Refusal> {
        if mv == Move::Done { Ok(None) } else { Rebel::check(game, mv).map(Some) }
    }

    fn decide(&self, game: &mut Archipelago, _: Seat, choice: Option<Rebel>, log: &mut Log) {
        let Some(rebel) = choice else { return game.finish_action(log) };
        game.pop();
        rebel.stand_up(game, log);
        game.push(Calm { left: self.left - 1 });
    }

    fn waits(&self, game: &Archipelago) -> bool {
        0 < self.left && 0 < lying_count(game)
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        self.waits(game)
    }
}

/// The buildings of a region that are looked through for rebels, in this order.
const SEARCHED: [Building; 3] = [FIRST, Building::Port, Building::Temple];

/// The building that is looked at first.
pub(crate) const FIRST: Building = Building::Market;

impl Expel {
    /// The region and the unit on the building that is looked at.
    fn occupant(&self, game: &Archipelago) -> Option<(RegionId, Stack)> {
        let placed = game.chart.regions().get(usize::from(self.slot))?;
        Some((placed.region, game.occupant(placed, self.building)?))
    }

    /// Whether the player may expel a rebel here: he holds the town, and another's rebel stands on the building.
    fn finds_rebel(&self, game: &Archipelago) -> bool {
        let (Some(seat), Some(placed)) =
            (game.nth(self.nth), game.chart.regions().get(usize::from(self.slot)))
        else {
            return false;
        };
        let rebels = |unit: Stack| unit.owner != seat && !unit.posture.is_active();
        game.ruler(placed) == Some(seat) && game.occupant(placed, self.building).is_some_and(rebels)
    }

    /// Where to look next: the next building, the next region, the next player in the order.
    fn next(self, game: &Archipelago) -> Option<Expel> {
        let Expel { nth, slot, building } = self;
        if let Some(building) = SEARCHED.iter().copied().find(|next| building < *next) {
            Some(Expel { building, ..self })
        } else if slot + 1 < game.chart.len() as u8 {
            Some(Expel { slot: slot + 1, building: FIRST, ..self })
        } else if nth + 1 < game.seats {
            Some(Expel { nth: nth + 1, slot: 0, building: FIRST })
        } else {
            None
        }
    }

    /// The land areas of the region.
    fn lands(&self, game: &Archipelago) -> &'static [AreaId] {
        let region = game.chart.regions()[usize::from(self.slot)].region;
        &content().regions[region.index()].land
    }
}

impl Ask<Archipelago> for Expel {
    /// Where the rebel goes, or nothing if he stays.
    type Choice = Option<AreaId>;

    fn asked(&self, game: &Archipelago) -> SeatSet {
        game.nth(self.nth).map_or(SeatSet::EMPTY, SeatSet::one)
    }

    fn question(&self, game: &Archipelago, _: Seat) -> Phrase {
        let (region, rebel) = self.occupant(game).expect("a rebel stands on the building");
        of_building(Phrase::new("archipelago-ask-expel"), self.building)
            .piece("region", region)
            .seat("owner", rebel.owner)
            .rule("ARC-24.14")
    }

    fn candidates(&self, game: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(self.lands(game).iter().copied().map(Move::Expel));
        moves.push(Move::Tolerate);
    }

    /// ARC-24.15: any land area of the region.
    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<Option<AreaId>, Refusal> {
        if mv == Move::Tolerate {
            return Ok(None);
        }
        let Move::Expel(area) = mv else { return Err(unfinished()) };
        if self.lands(game).contains(&area) { Ok(Some(area)) } else { Err(refuse!("ARC-24.15")) }
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, choice: Option<AreaId>, log: &mut Log) {
        let (region, unit) = self.occupant(game).expect("a rebel stands on the building");
        match choice {
            Some(area) => {
                game.units.shift(unit.owner, (unit.post(), unit.posture), (Post::open(area), unit.posture));
                log.note(|| Event::Expelled { seat, owner: unit.owner, from: unit.post(), to: area });
            }
            None => log.note(|| Event::Tolerated { seat, region, building: self.building }),
        }
        self.skip(game, log);
    }

    fn waits(&self, game: &Archipelago) -> bool {
        self.finds_rebel(game)
    }

    /// ARC-24.14: the next rebel is looked for.
    fn skip(&self, game: &mut Archipelago, _: &mut Log) {
        game.pop();
        let mut later = std::iter::successors(self.next(game), |expel| expel.next(game));
        if let Some(found) = later.find(|expel| expel.finds_rebel(game)) {
            game.push(found);
        }
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        let rebels =
            |(_, unit): (_, Stack)| Some(unit.owner) != game.nth(self.nth) && !unit.posture.is_active();
        self.building != Building::Town && self.occupant(game).is_some_and(rebels)
    }
}
