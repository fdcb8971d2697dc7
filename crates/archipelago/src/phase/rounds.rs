//! Phase 5: rounds (section 15).

use crate::{
    content::{Action, Movers, Works, content},
    events::{Event, Log},
    frames::{self, Build, Frame, Harvest, Recruit, Reproduce, Round, Rounds, Scout, Trade},
    ids::{Building, CardId, RegionId, Zone},
    moves::Move,
    phase::{
        build, cards, ending, explore, harvest, migrate,
        offers::{self, Opening},
        people, trade,
    },
    phases::Phase,
    state::{self, Archipelago, Ending},
    text::yes_no,
};
use approdo_contract::{Ask, Auto, Budget, Phrase, Refusal, Seat, Staged, refuse};
use approdo_pieces::NamedId;

impl Auto<Archipelago> for Rounds {
    /// ARC-15.1: the next player who has not passed takes a round; the phase ends when everybody has passed.
    fn run(&self, game: &mut Archipelago, log: &mut Log) {
        game.pop();
        if game.passed == game.everybody() {
            return;
        }
        let seats = game.seats;
        let mut places = (0..seats).map(|step| (self.nth + step) % seats);
        let place = places.find(|place| game.nth(*place).is_some_and(|seat| !game.passed.contains(seat)));
        let place = place.expect("somebody has not passed");
        let seat = game.nth(place).expect("the order has every player");
        game.active = seat;
        game.round = state::Round::default();
        game.offers = [0; 5];
        game.evolution.resting = game.evolution.resting.minus(game.player(seat).cards);
        log.note(|| Event::RoundBegan { seat });
        game.push(Rounds { nth: (place + 1) % seats });
        game.push(Round);
    }

    fn is_sound(&self, game: &Archipelago, below: Option<Frame>) -> bool {
        game.has_place(self.nth) && below == Some(frames::Phase(Phase::Evolution).into())
    }
}

/// One step of a round, an offer, or its end.
pub enum Step {
    Action(Zone),
    Card(CardId),
    Operate(RegionId, Building),
    Offer(Opening),
    End,
}

impl Ask<Archipelago> for Round {
    type Choice = Step;

    fn question(&self, game: &Archipelago, seat: Seat) -> Phrase {
        Phrase::new("archipelago-ask-round")
            .number("discs", game.free_discs(seat))
            .word("action", yes_no(game.round.action))
            .rule("ARC-15.2")
    }

    fn budget(&self, game: &Archipelago, seat: Seat) -> Option<Budget> {
        let (left, of) = (game.free_discs(seat), game.player(seat).discs);
        Some(Budget::new("discs", "archipelago-budget-discs", left, of))
    }

    fn candidates(&self, game: &Archipelago, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(Zone::all().map(Move::Action));
        for owner in game.all_seats() {
            moves.extend(game.player(owner).cards.iter().map(Move::Card));
        }
        for placed in game.chart.regions() {
            let traders =
                [Building::Market, Building::Port].into_iter().filter(|building| placed.has(*building));
            moves.extend(traders.map(|building| Move::Operate { region: placed.region, building }));
        }
        offers::candidates(game, seat, moves);
        moves.push(Move::EndRound);
    }

    /// ARC-15.2: an action, a card and a port or market, each once and in any order, and offers in between.
    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Step, Refusal> {
        let again = |done: bool| if done { Err(refuse!("ARC-15.2")) } else { Ok(()) };
        if let Some(opening) = offers::check(game, seat, mv)? {
            Ok(Step::Offer(opening))
        } else if let Move::Action(zone) = mv {
            again(game.round.action)?;
            check_action(game, seat, zone).map(|()| Step::Action(zone))
        } else if let Move::Card(card) = mv {
            again(game.round.card)?;
            cards::check_use(game, seat, card).map(|()| Step::Card(card))
        } else if let Move::Operate { region, building } = mv {
            again(game.round.trade)?;
            trade::check_operate(game, seat, region, building).map(|()| Step::Operate(region, building))
        } else if mv == Move::EndRound {
            Ok(Step::End)
        } else {
            Err(refuse!("ARC-15.2"))
        }
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, step: Step, log: &mut Log) {
        match step {
            Step::Action(zone) => take_action(game, seat, zone, log),
            Step::Card(card) => cards::use_card(game, seat, card, log),
            Step::Operate(region, building) => trade::operate(game, seat, region, building, log),
            Step::Offer(opening) => opening.begin(game, log),
            Step::End => end_round(game, log),
        }
    }

    fn is_sound(&self, _: &Archipelago, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Rounds(_)))
    }
}

/// ARC-15.3, ARC-15.4: the round ends; a player who did nothing has passed.
fn end_round(game: &mut Archipelago, log: &mut Log) {
    game.pop();
    let seat = game.active;
    let state::Round { action, card, trade, doubled: _ } = std::mem::take(&mut game.round);
    let passed = !action && !card && !trade;
    if passed {
        game.passed = game.passed.with(seat);
    }
    log.note(|| Event::RoundEnded { seat, passed });
    // ARC-28.2: the game ends at the end of the round in which an end condition came true.
    if ending::is_closing(game) {
        ending::end(game, Ending::Objective, log);
    }
}

/// ARC-15.5, ARC-15.9, ARC-15.14: a disc, a circle, and something to do.
fn check_action(game: &Archipelago, seat: Seat, zone: Zone) -> Result<(), Refusal> {
    if game.free_discs(seat) == 0 {
        return Err(refuse!("ARC-15.5", need 1_u8, have 0_u8));
    }
    check_circle(game, seat, zone)?;
    let florins = game.player(seat).florins;
    match content().zones[zone.index()].action {
        Action::Harvest(resource) => harvest::check_start(game, seat, resource),
        Action::Recruit => people::check_recruiting(game, seat, false, florins),
        Action::Build => build::check_start(game, seat, Works::Any, florins),
        Action::Transaction if trade::can_trade(game, seat, None, florins) => Ok(()),
        Action::Transaction => Err(refuse!("ARC-15.14")),
        Action::Migrate => migrate::check_start(game, seat, Movers::All),
        Action::Tax => Ok(()),
        Action::Reproduce => people::check_reproducing(game, seat),
        Action::Explore => explore::check_start(game, seat),
    }
}

/// ARC-15.9: the own circle if it is there and free, otherwise a free multicoloured one.
pub(crate) fn check_circle(game: &Archipelago, seat: Seat, zone: Zone) -> Result<(), Refusal> {
    let rules = &content().zones[zone.index()];
    if !rules.limited {
        return Ok(());
    }
    let discs = &game.wheel.discs[zone];
    let own = u8::from(rules.own_circles);
    if discs[seat.index()] < own {
        return Ok(());
    }
    let taken: u8 = discs.iter().map(|discs| discs.saturating_sub(own)).sum();
    let circles = rules.free_circles[usize::from(game.seats == 5)];
    if taken < circles {
        return Ok(());
    }
    // Reproduction has its own clause: once a turn for each player.
    let clause = if rules.action == Action::Reproduce { "ARC-20.1" } else { "ARC-15.9" };
    Err(refuse!(clause, need taken + 1, have circles))
}

fn take_action(game: &mut Archipelago, seat: Seat, zone: Zone, log: &mut Log) {
    game.wheel.discs[zone][seat.index()] += 1;
    game.round.action = true;
    log.note(|| Event::DiscPlaced { seat, zone });
    match content().zones[zone.index()].action {
        Action::Harvest(resource) => game.push(Harvest { resource, any: false }),
        Action::Recruit => game.push(Recruit { left: u8::MAX, free: false, any: false }),
        Action::Build => game.push(Build { works: Works::Any }),
        Action::Transaction => game.push(Trade { market: None, left: 1, must: true }),
        Action::Migrate => migrate::begin(game, Movers::All, u8::MAX),
        Action::Tax => trade::tax(game, seat, log),
        Action::Reproduce => game.push(Reproduce { left: u8::MAX, any: false }),
        Action::Explore => game.push(Scout),
    }
}
