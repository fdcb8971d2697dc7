//! Crises and events (section 12): the backs of evolution cards, in Phase 4 and whenever a red zone shows.

use super::unfinished;
use crate::{
    content::{Track, Trouble, content},
    events::{Event, Log},
    frames::{Domestic, Expel, Export, Frame, Rouse, Zones},
    ids::{Building, Market, RegionId, Resource, Spot},
    moves::{Move, Source},
    phase::{
        effects, ending,
        offers::{self, Opening},
        rebels::{FIRST, lying_count},
    },
    state::{Archipelago, Ending},
    text::of_resource,
};
use approdo_contract::{Ask, Auto, Phrase, Refusal, Seat, SeatSet, Staged, refuse};
use approdo_pieces::NamedId;

impl Auto<Archipelago> for Zones {
    /// ARC-12.1, ARC-12.2: the next zone of the back that is printed in the right colour.
    fn run(&self, game: &mut Archipelago, log: &mut Log) {
        game.pop();
        let Zones { back, next, red } = *self;
        // ARC-28.3: in Phase 4 nothing follows a zone in which an end condition came true.
        if !red && ending::is_closing(game) {
            return ending::end(game, Ending::Objective, log);
        }
        let zones = &content().cards[back.index()].back;
        let Some(zone) = zones.get(usize::from(next)) else { return };
        game.push(Zones { back, next: next + 1, red });
        if zone.red != red {
            return;
        }
        match zone.trouble {
            Trouble::Domestic { resource, feeds } => {
                log.note(|| Event::DomesticCrisis { resource, feeds });
                lay_down(game);
                begin_responsibility(game, Domestic { resource, feeds, nth: 0 });
            }
            Trouble::Export { resource, count } => {
                log.note(|| Event::ExportCrisis { resource, count });
                begin_responsibility(game, Export { resource, missing: count, nth: 0 });
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
fn begin_responsibility(game: &mut Archipelago, frame: impl Into<Frame>) {
    game.crisis_offers = [0; 5];
    game.push(frame);
}

/// ARC-12.6: the responsibility passes on.
fn pass_on(game: &mut Archipelago, seat: Seat, next: impl Into<Frame>, log: &mut Log) {
    game.pop();
    log.note(|| Event::ResponsibilityEnded { seat });
    begin_responsibility(game, next);
}

/// What the responsible player does in either kind of crisis.
pub enum Relief {
    /// A cube of the named resource is used up.
    Consume(Source),
    Offer(Opening),
    PassOn,
}

fn check_relief(
    game: &Archipelago,
    seat: Seat,
    market: Market,
    resource: Resource,
    mv: Move,
) -> Result<Relief, Refusal> {
    if let Move::Consume(source) = mv {
        check_consume(game, seat, market, resource, source).map(|()| Relief::Consume(source))
    } else if mv == Move::Done {
        Ok(Relief::PassOn)
    } else {
        offers::check(game, seat, mv)?.map(Relief::Offer).ok_or(unfinished())
    }
}

/// ARC-12.7, ARC-12.9, ARC-12.18: a cube of the named resource from the market, the screen or a token.
fn check_consume(
    game: &Archipelago,
    seat: Seat,
    market: Market,
    resource: Resource,
    source: Source,
) -> Result<(), Refusal> {
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

/// What the responsible player does in a domestic crisis.
pub enum Aid {
    /// A temple is used (ARC-12.12).
    Bless(RegionId),
    /// As in an export crisis.
    Relief(Relief),
}

impl Ask<Archipelago> for Domestic {
    type Choice = Aid;

    fn asked(&self, game: &Archipelago) -> SeatSet {
        game.nth(self.nth).map_or(SeatSet::EMPTY, SeatSet::one)
    }

    fn question(&self, game: &Archipelago, _: Seat) -> Phrase {
        of_resource(Phrase::new("archipelago-ask-domestic"), self.resource)
            .number("feeds", self.feeds)
            .number("lying", lying_count(game))
            .rule("ARC-12.7")
    }

    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend([Source::Market, Source::Screen, Source::Token].map(Move::Consume));
        let temples = game.chart.regions().iter().filter(|placed| placed.temple.is_some());
        moves.extend(temples.map(|placed| Move::Bless(placed.region)));
        offers::candidates(game, seat, moves);
        moves.push(Move::Done);
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Aid, Refusal> {
        if let Move::Bless(region) = mv {
            return check_bless(game, seat, region).map(|()| Aid::Bless(region));
        }
        check_relief(game, seat, Market::Domestic, self.resource, mv).map(Aid::Relief)
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, aid: Aid, log: &mut Log) {
        let Domestic { resource, feeds, nth } = *self;
        match aid {
            Aid::Bless(region) => bless(game, seat, region, log),
            // ARC-12.10: the cube stands citizens up.
            Aid::Relief(Relief::Consume(source)) => {
                spend(game, seat, Market::Domestic, resource, source, log);
                game.push(Rouse { left: feeds, nth });
            }
            Aid::Relief(Relief::Offer(opening)) => opening.begin(game, log),
            Aid::Relief(Relief::PassOn) => {
                pass_on(game, seat, Domestic { resource, feeds, nth: nth + 1 }, log);
            }
        }
    }

    fn waits(&self, game: &Archipelago) -> bool {
        0 < lying_count(game) && self.nth < game.seats
    }

    /// ARC-12.14, ARC-12.15: the crisis is over when no citizen lies any more, or when every player has been responsible.
    fn skip(&self, game: &mut Archipelago, log: &mut Log) {
        game.pop();
        let rebels = lying_count(game);
        log.note(|| Event::DomesticOver { rebels });
        if 0 < rebels {
            game.push(Expel { nth: 0, slot: 0, building: FIRST });
            game.move_marker(Track::Rebellion, rebels as i8, log);
        }
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        game.has_place(self.nth) && 0 < self.feeds && 0 < lying_count(game)
    }
}

impl Ask<Archipelago> for Export {
    type Choice = Relief;

    fn asked(&self, game: &Archipelago) -> SeatSet {
        game.nth(self.nth).map_or(SeatSet::EMPTY, SeatSet::one)
    }

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        of_resource(Phrase::new("archipelago-ask-export"), self.resource)
            .number("missing", self.missing)
            .rule("ARC-12.18")
    }

    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend([Source::Market, Source::Screen, Source::Token].map(Move::Consume));
        offers::candidates(game, seat, moves);
        moves.push(Move::Done);
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Relief, Refusal> {
        check_relief(game, seat, Market::Export, self.resource, mv)
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, relief: Relief, log: &mut Log) {
        let Export { resource, missing, nth } = *self;
        match relief {
            // ARC-12.18: the cube counts towards the demand.
            Relief::Consume(source) => {
                game.pop();
                spend(game, seat, Market::Export, resource, source, log);
                game.push(Export { resource, missing: missing - 1, nth });
            }
            Relief::Offer(opening) => opening.begin(game, log),
            Relief::PassOn => pass_on(game, seat, Export { resource, missing, nth: nth + 1 }, log),
        }
    }

    fn waits(&self, game: &Archipelago) -> bool {
        0 < self.missing && self.nth < game.seats
    }

    /// ARC-12.18, ARC-12.19: everything is supplied, or everybody has been responsible.
    fn skip(&self, game: &mut Archipelago, log: &mut Log) {
        game.pop();
        let missing = self.missing;
        log.note(|| Event::ExportOver { missing });
        if 0 < missing {
            game.move_marker(Track::Rebellion, missing as i8, log);
        }
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        0 < self.missing && game.has_place(self.nth)
    }
}

/// ARC-12.12, ARC-24.20, ARC-24.21: a temple that the player controls, with a citizen lying in its region.
fn check_bless(game: &Archipelago, seat: Seat, region: RegionId) -> Result<(), Refusal> {
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

fn bless(game: &mut Archipelago, seat: Seat, region: RegionId, log: &mut Log) {
    log.note(|| Event::TempleUsed { seat, region });
    game.units.rewrite(|mut stack| {
        if stack.region() == region && !stack.posture.is_active() {
            stack.posture = stack.posture.toppled();
        }
        stack
    });
}
