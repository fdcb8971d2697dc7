//! Crises and events (section 12): the backs of evolution cards, in Phase 4 and whenever a red zone shows.

use crate::{
    content::{Trouble, content},
    events::{Event, Log},
    frames::Frame,
    ids::{AreaId, Building, Market, Post, RegionId, Resource, Spot},
    moves::{Move, Source},
    phase::{effects, ending, offers, turn::EXPELLABLE},
    state::{Archipelago, Ending},
    units::{Posture, Stack},
};
use approdo_contract::{Refusal, Seat, refuse};
use approdo_pieces::NamedId;

/// ARC-12.1, ARC-12.2: the next zone of the back that is printed in the right colour.
pub(crate) fn next_zone(
    game: &mut Archipelago,
    back: crate::ids::CardId,
    next: u8,
    red: bool,
    log: &mut Log,
) {
    game.pop();
    // ARC-28.3: in Phase 4 nothing follows a zone in which an end condition came true.
    if !red && ending::is_closing(game) {
        return ending::end(game, Ending::Objective, log);
    }
    let zones = &content().cards[back.index()].back;
    let Some(zone) = zones.get(usize::from(next)) else { return };
    game.push(Frame::Zones { back, next: next + 1, red });
    if zone.red != red {
        return;
    }
    match zone.trouble {
        Trouble::Domestic { resource, feeds } => {
            log.note(|| Event::DomesticCrisis { resource, feeds });
            lay_down(game);
            begin_responsibility(game, Frame::Domestic { resource, feeds, nth: 0 });
        }
        Trouble::Export { resource, count } => {
            log.note(|| Event::ExportCrisis { resource, count });
            begin_responsibility(game, Frame::Export { resource, missing: count, nth: 0 });
        }
        Trouble::Event(event) => {
            log.note(|| Event::EventHappened { event });
            for effect in &content().events[event.index()].effects {
                effects::move_markers(game, effect, log);
                if game.ending.is_some() {
                    return;
                }
            }
        }
    }
}

/// ARC-12.5: all citizens are laid down, except those on temples.
fn lay_down(game: &mut Archipelago) {
    game.units.rewrite(|mut stack| {
        if !stack.is_ship() && stack.spot != Spot::Temple && stack.posture.is_active() {
            stack.posture = stack.posture.toppled();
        }
        stack
    });
}

/// ARC-12.6: a player becomes responsible, with a window of his own for offers (ARC-7.8).
fn begin_responsibility(game: &mut Archipelago, frame: Frame) {
    game.crisis_offers = [0; 5];
    game.push(frame);
}

/// The stacks of citizens that lie.
pub(crate) fn lying(game: &Archipelago) -> impl Iterator<Item = Stack> + '_ {
    game.units.iter().filter(|stack| !stack.posture.is_active())
}

/// How many citizens lie.
pub(crate) fn lying_count(game: &Archipelago) -> u8 {
    lying(game).map(|stack| stack.count).fold(0, u8::saturating_add)
}

/// ARC-12.14, ARC-12.15: the crisis is over when nobody lies, or when everybody has been responsible. True while
/// somebody is responsible.
pub(crate) fn domestic_goes_on(game: &mut Archipelago, nth: u8, log: &mut Log) -> bool {
    let rebels = lying_count(game);
    if 0 < rebels && nth < game.seats {
        return true;
    }
    game.pop();
    log.note(|| Event::DomesticOver { rebels });
    if 0 < rebels {
        game.push(Frame::Expel { nth: 0, slot: 0, building: EXPELLABLE[0] });
        game.move_marker(crate::content::Track::Rebellion, rebels as i8, log);
    }
    false
}

pub(crate) fn domestic_candidates(game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
    moves.extend([Source::Market, Source::Screen, Source::Token].map(Move::Consume));
    let temples = game.chart.regions().iter().filter(|placed| placed.temple.is_some());
    moves.extend(temples.map(|placed| Move::Bless(placed.region)));
    offers::candidates(game, seat, moves);
    moves.push(Move::Done);
}

/// Which market a crisis is about (ARC-12.7, ARC-12.18).
fn market_of(frame: Frame) -> Market {
    if matches!(frame, Frame::Export { .. }) { Market::Export } else { Market::Domestic }
}

/// ARC-12.7, ARC-12.9, ARC-12.18: a cube of the named resource from the market, the screen or a token.
pub(crate) fn check_consume(
    game: &Archipelago,
    seat: Seat,
    frame: Frame,
    resource: Resource,
    source: Source,
) -> Result<(), Refusal> {
    let market = market_of(frame);
    let clause = if market == Market::Export { "ARC-12.18" } else { "ARC-12.7" };
    match source {
        Source::Market if game.markets[market][resource] == 0 => Err(refuse!(clause, need 1_u8, have 0_u8)),
        Source::Screen if game.player(seat).cubes[resource] == 0 => {
            Err(refuse!(clause, need 1_u8, have 0_u8))
        }
        Source::Token if game.player(seat).tokens == 0 => Err(refuse!("ARC-12.9", need 1_u8, have 0_u8)),
        Source::Token if !game.bank_has(resource) => Err(refuse!("ARC-14.5")),
        Source::Market | Source::Screen | Source::Token => Ok(()),
    }
}

/// The cube goes to the bank (ARC-12.11).
fn spend(
    game: &mut Archipelago,
    seat: Seat,
    market: Market,
    resource: Resource,
    source: Source,
    log: &mut Log,
) {
    match source {
        Source::Market => {
            game.markets[market][resource] -= 1;
            game.bank.cubes[resource] += 1;
        }
        Source::Screen => {
            game.player_mut(seat).cubes[resource] -= 1;
            game.bank.cubes[resource] += 1;
        }
        // ARC-14.4: the cube comes from the bank and goes straight back.
        Source::Token => game.spend_token(seat),
    }
    log.note(|| Event::Consumed { seat, resource, source });
    match source {
        Source::Screen | Source::Token => game.reward_benefactor(seat, log),
        Source::Market => (),
    }
}

/// ARC-12.10: the cube stands citizens up.
pub(crate) fn consume(
    game: &mut Archipelago,
    seat: Seat,
    resource: Resource,
    (feeds, nth): (u8, u8),
    source: Source,
    log: &mut Log,
) {
    spend(game, seat, Market::Domestic, resource, source, log);
    game.push(Frame::Rouse { left: feeds, nth });
}

/// ARC-12.18: the cube counts towards the demand.
pub(crate) fn supply(
    game: &mut Archipelago,
    seat: Seat,
    resource: Resource,
    (missing, nth): (u8, u8),
    source: Source,
    log: &mut Log,
) {
    game.pop();
    spend(game, seat, Market::Export, resource, source, log);
    game.push(Frame::Export { resource, missing: missing - 1, nth });
}

/// ARC-12.18, ARC-12.19: true while something is missing and somebody is responsible.
pub(crate) fn export_goes_on(game: &mut Archipelago, missing: u8, nth: u8, log: &mut Log) -> bool {
    if 0 < missing && nth < game.seats {
        return true;
    }
    game.pop();
    log.note(|| Event::ExportOver { missing });
    if 0 < missing {
        game.move_marker(crate::content::Track::Rebellion, missing as i8, log);
    }
    false
}

pub(crate) fn export_candidates(game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
    moves.extend([Source::Market, Source::Screen, Source::Token].map(Move::Consume));
    offers::candidates(game, seat, moves);
    moves.push(Move::Done);
}

/// ARC-12.6: the responsibility passes on.
pub(crate) fn pass_on(game: &mut Archipelago, seat: Seat, next: Frame, log: &mut Log) {
    game.pop();
    log.note(|| Event::ResponsibilityEnded { seat });
    begin_responsibility(game, next);
}

/// ARC-12.12, ARC-24.20, ARC-24.21: a temple that the player controls, with somebody lying in its region.
pub(crate) fn check_bless(game: &Archipelago, seat: Seat, region: RegionId) -> Result<(), Refusal> {
    let Some(placed) = game.chart.get(region).filter(|placed| placed.temple.is_some()) else {
        return Err(refuse!("ARC-12.12"));
    };
    if game.controller(placed, Building::Temple) != Some(seat) {
        let own_mayor_lies = game
            .occupant(placed, Building::Town)
            .is_some_and(|unit| unit.owner == seat && !unit.posture.is_active())
            && game.occupant(placed, Building::Temple).is_none();
        return Err(if own_mayor_lies { refuse!("ARC-24.20") } else { refuse!("ARC-12.12") });
    }
    let lies = game.units.in_region(region).iter().any(|stack| !stack.posture.is_active());
    if lies { Ok(()) } else { Err(refuse!("ARC-24.21")) }
}

pub(crate) fn bless(game: &mut Archipelago, seat: Seat, region: RegionId, log: &mut Log) {
    log.note(|| Event::TempleUsed { seat, region });
    game.units.rewrite(|mut stack| {
        if stack.region() == region && !stack.posture.is_active() {
            stack.posture = stack.posture.toppled();
        }
        stack
    });
}

/// ARC-12.10: if no more citizens lie than can stand up, all of them do. True while there is a choice.
pub(crate) fn rouse_goes_on(game: &mut Archipelago, left: u8, log: &mut Log) -> bool {
    if 0 < left && left < lying_count(game) {
        return true;
    }
    game.pop();
    if 0 < left && lying(game).next().is_some() {
        log.note(|| Event::AllStoodUp);
        game.units.rewrite(|mut stack| {
            if !stack.posture.is_active() {
                stack.posture = stack.posture.toppled();
            }
            stack
        });
    }
    false
}

/// The citizens that can be stood up.
pub(crate) fn rouse_candidates(game: &Archipelago, moves: &mut Vec<Move>) {
    moves.extend(lying(game).map(|stack| Move::Rouse {
        owner: stack.owner,
        at: stack.post(),
        engaged: stack.posture == Posture::LyingEngaged,
    }));
}

fn lying_posture(engaged: bool) -> Posture {
    if engaged { Posture::LyingEngaged } else { Posture::Lying }
}

/// ARC-12.10, ARC-27.32: a citizen that lies there.
pub(crate) fn check_rouse(game: &Archipelago, owner: Seat, at: Post, engaged: bool) -> Result<(), Refusal> {
    if game.units.count(at, owner, lying_posture(engaged)) == 0 {
        return Err(refuse!("ARC-12.10"));
    }
    Ok(())
}

pub(crate) fn rouse(game: &mut Archipelago, owner: Seat, at: Post, engaged: bool, log: &mut Log) {
    let posture = lying_posture(engaged);
    game.units.shift(owner, (at, posture), (at, posture.toppled()));
    log.note(|| Event::StoodUp { owner, at });
}

/// ARC-24.14, ARC-24.15: looks for the next building whose town holder may expel a rebel. True while one is
/// asked.
pub(crate) fn expel_goes_on(game: &mut Archipelago, nth: u8, slot: u8, building: Building) -> bool {
    game.pop();
    let mut from = (slot, building);
    for nth in nth..game.seats {
        let seat = game.nth(nth).expect("the order has every player");
        for slot in from.0..game.chart.len() as u8 {
            let placed = &game.chart.regions()[usize::from(slot)];
            if game.ruler(placed) != Some(seat) {
                continue;
            }
            let first = if slot == from.0 { from.1 } else { EXPELLABLE[0] };
            let rebel = |building: &&Building| {
                let unit = game.occupant(placed, **building);
                unit.is_some_and(|unit| unit.owner != seat && !unit.posture.is_active())
            };
            if let Some(building) =
                EXPELLABLE.iter().filter(|building| first <= **building).find(rebel).copied()
            {
                game.push(Frame::Expel { nth, slot, building });
                return true;
            }
        }
        from = (0, EXPELLABLE[0]);
    }
    false
}

/// The region and the rebel that an `Expel` frame asks about.
pub(crate) fn rebel(game: &Archipelago, slot: u8, building: Building) -> Option<(RegionId, Stack)> {
    let placed = game.chart.regions().get(usize::from(slot))?;
    Some((placed.region, game.occupant(placed, building)?))
}

pub(crate) fn expel_candidates(game: &Archipelago, slot: u8, moves: &mut Vec<Move>) {
    let region = game.chart.regions()[usize::from(slot)].region;
    moves.extend(content().regions[region.index()].land.iter().copied().map(Move::Expel));
    moves.push(Move::Tolerate);
}

/// ARC-24.15: any land area of the region.
pub(crate) fn check_expel(game: &Archipelago, slot: u8, area: AreaId) -> Result<(), Refusal> {
    let region = game.chart.regions()[usize::from(slot)].region;
    if content().regions[region.index()].land.contains(&area) { Ok(()) } else { Err(refuse!("ARC-24.15")) }
}

pub(crate) fn expel(
    game: &mut Archipelago,
    (nth, slot, building): (u8, u8, Building),
    area: Option<AreaId>,
    log: &mut Log,
) {
    let seat = game.nth(nth).expect("the order has every player");
    let (region, unit) = rebel(game, slot, building).expect("a rebel stands on the building");
    match area {
        Some(area) => {
            game.units.shift(unit.owner, (unit.post(), unit.posture), (Post::open(area), unit.posture));
            log.note(|| Event::Expelled { seat, owner: unit.owner, from: unit.post(), to: area });
        }
        None => log.note(|| Event::Tolerated { seat, region, building }),
    }
    game.pop();
    // The next building in the order of `Building`, then the next region.
    match EXPELLABLE.iter().find(|next| building < **next) {
        Some(next) => game.push(Frame::Expel { nth, slot, building: *next }),
        None => game.push(Frame::Expel { nth, slot: slot + 1, building: EXPELLABLE[0] }),
    }
}
