//! Reproduction (section 20) and recruitment (section 21).

use super::unfinished;
use crate::{
    content::{Track, content},
    events::{Event, Log},
    frames::{Frame, Recruit, Reproduce},
    ids::{AreaId, Post, RegionId},
    moves::Move,
    phase::placing::is_land,
    state::Archipelago,
};
use approdo_contract::{Ask, Budget, Phrase, Refusal, Seat, Staged, refuse};
use approdo_pieces::NamedId;

/// ARC-21.2: what a worker costs now.
pub(crate) fn wage(game: &Archipelago) -> u8 {
    content().surplus[usize::from(game.surplus)].recruit_price
}

/// ARC-21.5, ARC-2.12: workers and pieces are there.
fn check_workers(game: &Archipelago, seat: Seat) -> Result<(), Refusal> {
    if game.surplus == 0 {
        return Err(refuse!("ARC-21.5", need 1_u8, have 0_u8));
    }
    if game.player(seat).citizens == 0 {
        return Err(refuse!("ARC-2.12", need 1_u8, have 0_u8));
    }
    Ok(())
}

/// ARC-21.2: the price of the row is paid to the bank.
fn check_wage(game: &Archipelago, have: u8, free: bool) -> Result<(), Refusal> {
    let need = wage(game);
    if !free && have < need { Err(refuse!("ARC-21.2", need need, have have)) } else { Ok(()) }
}

/// ARC-21.4: an active unit, engaged or not, and fewer than three citizens.
fn check_place(game: &Archipelago, seat: Seat, region: RegionId) -> Result<(), Refusal> {
    let units = game.units.in_region(region);
    if !units.iter().any(|stack| stack.owner == seat && stack.posture.is_active()) {
        return Err(refuse!("ARC-21.4"));
    }
    if content().numbers.citizens_per_region <= game.units.citizens(region, seat) {
        return Err(refuse!("ARC-3.14"));
    }
    Ok(())
}

/// Whether a worker could be recruited, by what is public.
pub(crate) fn has_vacancy(game: &Archipelago, seat: Seat) -> bool {
    check_workers(game, seat).is_ok()
        && game.chart.regions().iter().any(|placed| {
            !content().regions[placed.region.index()].land.is_empty()
                && check_place(game, seat, placed.region).is_ok()
        })
}

/// ARC-15.14: at least one worker can be recruited with these florins.
pub(crate) fn check_recruiting(
    game: &Archipelago,
    seat: Seat,
    free: bool,
    florins: u8,
) -> Result<(), Refusal> {
    check_workers(game, seat)?;
    check_wage(game, florins, free)?;
    if has_vacancy(game, seat) { Ok(()) } else { Err(refuse!("ARC-15.14")) }
}

impl Ask<Archipelago> for Recruit {
    /// Where a worker is recruited, or nothing at the end.
    type Choice = Option<AreaId>;

    fn question(&self, game: &Archipelago, _: Seat) -> Phrase {
        let price = if self.free { 0 } else { wage(game) };
        Phrase::new("archipelago-ask-recruit").number("florins", price).rule("ARC-21.1")
    }

    fn occasion(&self, game: &Archipelago, _: Seat) -> Option<Phrase> {
        super::effects::occasion(game)
    }

    fn budget(&self, game: &Archipelago, _: Seat) -> Option<Budget> {
        super::effects::budget(game, self.left)
    }

    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        for placed in game.chart.regions() {
            if game.units.in_region(placed.region).iter().any(|stack| stack.owner == seat) {
                let land = content().regions[placed.region.index()].land.iter();
                moves.extend(land.copied().map(Move::Recruit));
            }
        }
        moves.push(Move::Done);
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Option<AreaId>, Refusal> {
        if mv == Move::Done {
            // ARC-15.14: at least one worker, unless there is none to recruit.
            let may_stop =
                self.any || check_recruiting(game, seat, self.free, game.player(seat).florins).is_err();
            return if may_stop { Ok(None) } else { Err(refuse!("ARC-15.14")) };
        }
        let Move::Recruit(area) = mv else { return Err(unfinished()) };
        if !is_land(area) || game.chart.of_area(area).is_none() {
            return Err(refuse!("ARC-21.4"));
        }
        check_workers(game, seat)?;
        check_place(game, seat, content().areas[area.index()].region)?;
        check_wage(game, game.player(seat).florins, self.free)?;
        Ok(Some(area))
    }

    /// ARC-21.3: the worker becomes a citizen.
    fn decide(&self, game: &mut Archipelago, seat: Seat, choice: Option<AreaId>, log: &mut Log) {
        let Some(area) = choice else { return game.finish_action(log) };
        game.pop();
        let Recruit { left, free, .. } = *self;
        let florins = if free { 0 } else { wage(game) };
        game.pay_bank(seat, florins);
        game.settle(seat, Post::open(area));
        log.note(|| Event::Recruited { seat, area, florins, population: game.population });
        game.move_marker(Track::Surplus, -1, log);
        game.push(Recruit { left: one_less(left), free, any: true });
    }

    /// While a worker can still be recruited by what is public.
    fn waits(&self, game: &Archipelago) -> bool {
        0 < self.left && has_vacancy(game, game.active)
    }

    fn skip(&self, game: &mut Archipelago, log: &mut Log) {
        game.finish_action(log);
    }
}

/// A count goes down, unless it has no limit.
fn one_less(left: u8) -> u8 {
    left.saturating_sub(u8::from(left != u8::MAX))
}

/// ARC-20.2 to ARC-20.4: exactly two citizens, both active, and a third in the supply.
fn check_parents(game: &Archipelago, seat: Seat, region: RegionId) -> Result<(), Refusal> {
    let citizens = game.units.citizens(region, seat);
    if content().numbers.citizens_per_region <= citizens {
        return Err(refuse!("ARC-20.4"));
    }
    if citizens != 2 {
        return Err(refuse!("ARC-20.2", need 2_u8, have citizens));
    }
    let rebels = |stack: &crate::units::Stack| stack.owner == seat && !stack.posture.is_active();
    if game.units.in_region(region).iter().any(rebels) {
        return Err(refuse!("ARC-20.3"));
    }
    if game.player(seat).citizens == 0 {
        return Err(refuse!("ARC-20.4", need 1_u8, have 0_u8));
    }
    Ok(())
}

/// Whether a citizen can be born somewhere.
fn has_parents(game: &Archipelago, seat: Seat) -> bool {
    game.chart.regions().iter().any(|placed| check_parents(game, seat, placed.region).is_ok())
}

/// In how many regions a citizen can be born; for bots.
pub(crate) fn births(game: &Archipelago, seat: Seat) -> u8 {
    let fertile =
        game.chart.regions().iter().filter(|placed| check_parents(game, seat, placed.region).is_ok());
    (fertile.count() as u8).min(game.player(seat).citizens)
}

/// ARC-15.14: at least one citizen can be born.
pub(crate) fn check_reproducing(game: &Archipelago, seat: Seat) -> Result<(), Refusal> {
    if has_parents(game, seat) { Ok(()) } else { Err(refuse!("ARC-15.14")) }
}

/// The land areas on which citizens of the player stand.
fn homes(game: &Archipelago, seat: Seat) -> impl Iterator<Item = AreaId> + '_ {
    let mut last = None;
    let own = game.units.iter().filter(move |stack| stack.owner == seat && !stack.is_ship());
    own.map(|stack| stack.area).filter(move |area| last.replace(*area) != Some(*area))
}

impl Ask<Archipelago> for Reproduce {
    /// Where a citizen is born, or nothing at the end.
    type Choice = Option<AreaId>;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-reproduce").rule("ARC-20.2")
    }

    fn occasion(&self, game: &Archipelago, _: Seat) -> Option<Phrase> {
        super::effects::occasion(game)
    }

    fn budget(&self, game: &Archipelago, _: Seat) -> Option<Budget> {
        super::effects::budget(game, self.left)
    }

    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(homes(game, seat).map(Move::Birth));
        moves.push(Move::Done);
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Option<AreaId>, Refusal> {
        if mv == Move::Done {
            return if self.any { Ok(None) } else { Err(refuse!("ARC-15.14")) };
        }
        let Move::Birth(area) = mv else { return Err(unfinished()) };
        check_parents(game, seat, content().areas[area.index()].region)?;
        // ARC-20.5: in a land area where one of the two parents stands.
        let home = is_land(area) && game.units.in_area(area).iter().any(|stack| stack.owner == seat);
        if home { Ok(Some(area)) } else { Err(refuse!("ARC-20.5")) }
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, choice: Option<AreaId>, log: &mut Log) {
        let Some(area) = choice else { return game.finish_action(log) };
        game.pop();
        game.settle(seat, Post::open(area));
        log.note(|| Event::Born { seat, area, population: game.population });
        game.push(Reproduce { left: one_less(self.left), any: true });
    }

    fn waits(&self, game: &Archipelago) -> bool {
        0 < self.left && has_parents(game, game.active)
    }

    fn skip(&self, game: &mut Archipelago, log: &mut Log) {
        game.finish_action(log);
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        0 < self.left && (self.any || has_parents(game, game.active))
    }
}
