//! What follows from a choice, from luck, and by itself.

use crate::{
    content::content,
    events::Log,
    frames::{Frame, Hidden, Quest},
    moves::Move,
    phase::{
        build, cards, crisis, discovery, ending, evolution, explore, harvest, migrate,
        offers::{self, Side},
        opening, order, pay, people, placing, purchase, rounds, targets, theft, trade, turn,
    },
    state::Archipelago,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// No chain of automatic frames is longer; a longer one is a fault in the rules.
const RUNAWAY: usize = 1000;

/// A seat makes a move that was checked.
pub(crate) fn decide(game: &mut Archipelago, seat: Seat, mv: Move, log: &mut Log) {
    let frame = game.top().expect("a decision has a frame");
    match (frame, mv) {
        (Frame::Vote, Move::Vote(trend)) => opening::vote(game, seat, trend, log),
        (Frame::PutBack, Move::PutBack(objective)) => opening::put_back(game, seat, objective, log),
        (Frame::Discover { .. }, Move::Region(region)) => discovery::discover(game, seat, region, log),
        (Frame::Discover { redraws }, Move::Redraw) => discovery::redraw(game, seat, redraws, log),
        (Frame::Handed { quest, .. }, Move::Region(region)) => {
            game.pop();
            placing::choose_region(game, quest, region, log);
        }
        (Frame::Position { region, quest }, Move::Place { q, r }) => {
            placing::choose_cell(game, region, quest, q, r, log);
        }
        (Frame::Orient { region, quest, q, r }, Move::Orient(rotation)) => {
            placing::orient(game, region, quest, (q, r), rotation, log);
        }
        (Frame::Berth { .. }, Move::Land(area)) => discovery::berth(game, area, log),
        (Frame::Landing { region, left }, Move::Land(area)) => discovery::land(game, region, left, area, log),
        (Frame::Stock { region }, Move::Stock(resource)) => {
            discovery::stock(game, region, Some(resource), log);
        }
        (Frame::Share { .. }, Move::Share(resource)) => discovery::share(game, Some(resource), log),
        (Frame::Bid { seats, again }, Move::Bid(florins)) => {
            order::bid(game, seat, seats, again, florins, log);
        }
        (Frame::Arrange { .. }, Move::Next(next)) => order::give_next_place(game, next, log),
        (_, Move::Offer(to)) => offers::open(game, seat, to, log),
        (_, Move::Call(maker)) => offers::open(game, maker, seat, log),
        (Frame::Domestic { resource, feeds, nth }, Move::Consume(source)) => {
            crisis::consume(game, seat, resource, (feeds, nth), source, log);
        }
        (Frame::Domestic { .. }, Move::Bless(region)) => crisis::bless(game, seat, region, log),
        (Frame::Domestic { resource, feeds, nth }, Move::Done) => {
            crisis::pass_on(game, seat, Frame::Domestic { resource, feeds, nth: nth + 1 }, log);
        }
        (Frame::Export { resource, missing, nth }, Move::Consume(source)) => {
            crisis::supply(game, seat, resource, (missing, nth), source, log);
        }
        (Frame::Export { resource, missing, nth }, Move::Done) => {
            crisis::pass_on(game, seat, Frame::Export { resource, missing, nth: nth + 1 }, log);
        }
        (Frame::Rouse { left, nth }, Move::Rouse { owner, at, engaged }) => {
            game.pop();
            crisis::rouse(game, owner, at, engaged, log);
            game.push(Frame::Rouse { left: left - 1, nth });
        }
        (Frame::Calm { left }, Move::Rouse { owner, at, engaged }) => {
            game.pop();
            crisis::rouse(game, owner, at, engaged, log);
            game.push(Frame::Calm { left: left - 1 });
        }
        (Frame::Expel { nth, slot, building }, Move::Expel(area)) => {
            crisis::expel(game, (nth, slot, building), Some(area), log);
        }
        (Frame::Expel { nth, slot, building }, Move::Tolerate) => {
            crisis::expel(game, (nth, slot, building), None, log);
        }
        (Frame::Round, Move::Action(zone)) => rounds::take_action(game, seat, zone, log),
        (Frame::Round, Move::Card(card)) => cards::use_card(game, seat, card, log),
        (Frame::Round, Move::Operate { region, building }) => {
            trade::operate(game, seat, region, building, log);
        }
        (Frame::Round, Move::EndRound) => rounds::end_round(game, log),
        (Frame::Draft, Move::Send) => offers::send(game, log),
        (Frame::Draft, Move::Withdraw) => offers::withdraw(game, log),
        (Frame::Draft, Move::Give(good)) => offers::change(game, Side::Give, good, true, log),
        (Frame::Draft, Move::Ask(good)) => offers::change(game, Side::Ask, good, true, log),
        (Frame::Draft, Move::Keep(good)) => offers::change(game, Side::Give, good, false, log),
        (Frame::Draft, Move::Waive(good)) => offers::change(game, Side::Ask, good, false, log),
        (Frame::Answer, Move::Accept) => offers::accept(game, log),
        (Frame::Answer, Move::Decline) => offers::decline(game, log),
        (Frame::Purchase { .. }, Move::BuyCard(card)) => purchase::buy(game, seat, card, log),
        (Frame::Purchase { bought, turned }, Move::Rotate(card)) => {
            purchase::rotate(game, seat, (bought, turned), card, log);
        }
        (frame, mv) => decide_in_action(game, seat, frame, mv, log),
    }
}

/// A choice inside an action, a card or the use of a building.
fn decide_in_action(game: &mut Archipelago, seat: Seat, frame: Frame, mv: Move, log: &mut Log) {
    match (frame, mv) {
        (Frame::Harvest { resource, .. }, Move::Deploy(from)) => {
            harvest::deploy(game, seat, resource, from, log);
        }
        (Frame::Harvest { .. }, Move::Done) => harvest::finish(game, log),
        (Frame::Trade { .. }, Move::Buy { market, resource }) => {
            trade::buy(game, seat, market, resource, log);
        }
        (Frame::Trade { .. }, Move::Sell { market, resource }) => {
            trade::sell(game, seat, market, resource, false, log);
        }
        (Frame::Trade { .. }, Move::SellToken { market, resource }) => {
            trade::sell(game, seat, market, resource, true, log);
        }
        (Frame::Scout, Move::TakeTop) => explore::take_top(game, log),
        (Frame::Scout, Move::TakeNext) => explore::take_next(game, log),
        (Frame::Survey { .. }, Move::Region(region)) => {
            game.pop();
            placing::choose_region(game, Quest::Explore, region, log);
        }
        (Frame::Survey { tile }, Move::GiveUp) => explore::give_up(game, tile, log),
        (Frame::Enter { region }, Move::Enter(from)) => explore::enter(game, region, from, log),
        (Frame::Recruit { left, free, .. }, Move::Recruit(area)) => {
            people::recruit(game, left, free, area, log);
        }
        (Frame::Reproduce { left, .. }, Move::Birth(area)) => people::birth(game, left, area, log),
        (Frame::Migrate { movers, left, restarts }, Move::Migrate { from, to }) => {
            migrate::step(game, seat, (movers, left, restarts), from, to, log);
        }
        (Frame::Migrate { movers, left, restarts }, Move::Restart) => {
            migrate::restart(game, seat, (movers, left, restarts), log);
        }
        (Frame::Migrate { .. }, Move::Done) => migrate::finish(game, log),
        (Frame::Build { .. }, Move::Build { building, by, at }) => {
            build::build(game, seat, building, by, at, log);
        }
        (Frame::Build { .. }, Move::Launch(area)) => build::launch(game, seat, area, log),
        (Frame::Pay { cubes, .. }, Move::Pay) => pay::pay(game, seat, cubes, log),
        (Frame::Pay { any, .. }, Move::PayCube(resource)) => pay::pay_cube(game, seat, any, resource, log),
        (Frame::Pay { cubes, any }, Move::PayToken(resource)) => {
            pay::pay_token(game, seat, cubes, any, resource, log);
        }
        (Frame::Alternative { card }, Move::Option(option)) => cards::choose_option(game, card, option, log),
        (Frame::Piracy, Move::Sink { owner, at }) => targets::sink(game, owner, at, log),
        (Frame::Theft, Move::Target(victim)) => theft::rob(game, victim, log),
        (Frame::Espionage, Move::Target(target)) => targets::spy(game, target, log),
        (Frame::Hide { victim, left }, Move::Hide(resource)) => {
            theft::hide(game, victim, left, Hidden::Cube(resource), log);
        }
        (Frame::Hide { victim, left }, Move::HideNothing) => {
            theft::hide(game, victim, left, Hidden::Nothing, log);
        }
        (Frame::Guess { victim, hands }, Move::Hand(hand)) => theft::guess(game, victim, hands, hand, log),
        (Frame::Pillage { cubes }, Move::Plunder { region, resource }) => {
            targets::plunder(game, cubes, region, resource, log);
        }
        (Frame::Release { left }, Move::Release(post)) => targets::release(game, left, post, log),
        (Frame::Exchange { take: count }, Move::Exchange { give, take }) => {
            targets::exchange(game, Some(give), take, count, log);
        }
        (Frame::Exchange { take: count }, Move::ExchangeToken(take)) => {
            targets::exchange(game, None, take, count, log);
        }
        (Frame::Hire { .. }, Move::BuyCard(card)) => cards::hire(game, Some(card), log),
        (Frame::Hire { .. }, Move::Done) => cards::hire(game, None, log),
        (Frame::Lighthouse { nth, lit }, Move::Light(region)) => {
            targets::light(game, seat, (nth, lit), region, log);
        }
        (Frame::Dedicate { card }, Move::Dedicate(post)) => cards::dedicate(game, card, post, log),
        (
            Frame::Trade { .. }
            | Frame::Recruit { .. }
            | Frame::Reproduce { .. }
            | Frame::Build { .. }
            | Frame::Alternative { .. }
            | Frame::Release { .. }
            | Frame::Calm { .. }
            | Frame::Exchange { .. },
            Move::Done,
        ) => targets::stop(game, log),
        (frame, mv) => unreachable!("{mv:?} passed the check in {frame:?}"),
    }
}

/// Runs automatic frames until the game waits again or is over. End conditions are looked at after each step
/// (ARC-28.4).
pub(crate) fn run(game: &mut Archipelago, log: &mut Log) {
    for _ in 0..RUNAWAY {
        ending::watch(game, log);
        if game.ending.is_some() {
            return ending::lay_out(game, log);
        }
        let frame = game.top().expect("a game that goes on has a frame");
        if waits(game, frame, log) {
            return;
        }
    }
    unreachable!("automatic frames ran away: {:?}", game.frames);
}

/// Whether the game waits in this frame; otherwise takes the step that nobody has to choose.
fn waits(game: &mut Archipelago, frame: Frame, log: &mut Log) -> bool {
    match frame {
        Frame::Discoverers { nth } => discovery::next_discoverer(game, nth),
        Frame::FirstStack => opening::first_stack(game, log),
        Frame::Huts { region } => discovery::count_huts(game, region, log),
        Frame::Refill { red } => evolution::refill(game, red),
        Frame::Phase(phase) => turn::begin(game, phase, log),
        Frame::Board(board) => turn::apply_board(game, board, log),
        Frame::Zones { back, next, red } => crisis::next_zone(game, back, next, red, log),
        Frame::Rounds { nth } => rounds::next_round(game, nth, log),
        Frame::Raise { building, by, at } => build::raise(game, building, by, at, log),
        Frame::Launch { area } => build::launched(game, area, log),
        Frame::Effects { card, option, next } => cards::carry_on(game, card, option, next, log),
        Frame::Purchases { nth } => purchase::next_purchase(game, nth, log),
        Frame::Position { region, quest } => match placing::only_cell(game, quest, region) {
            Some((q, r)) => placing::choose_cell(game, region, quest, q, r, log),
            None => return true,
        },
        Frame::Orient { region, quest, q, r } => match placing::only_rotation(game, quest, region, q, r) {
            Some(rotation) => placing::orient(game, region, quest, (q, r), rotation, log),
            None => return true,
        },
        Frame::Berth { region } => match discovery::berths(game, region) {
            [area] => discovery::berth(game, *area, log),
            _ => return true,
        },
        Frame::Landing { region, left } => match content().regions[region.index()].land.as_slice() {
            [area] => discovery::land(game, region, left, *area, log),
            _ => return true,
        },
        Frame::Stock { region } => match discovery::forced_stock(game, region) {
            Some(resource) => discovery::stock(game, region, resource, log),
            None => return true,
        },
        Frame::Share { region, given } => match discovery::forced_share(game, region, given) {
            Some(resource) => discovery::share(game, resource, log),
            None => return true,
        },
        Frame::TurnTile => {
            evolution::renew_stack(game, log);
            if !game.tiles.stack.is_empty() {
                return true;
            }
            game.pop();
        }
        Frame::Draw { slot, red } => match evolution::top_cards(game).len() {
            1 => evolution::drawn(game, slot, red, 0, log),
            _ => return true,
        },
        Frame::Uncover { red } => {
            evolution::renew_deck(game, log);
            match game.evolution.deck.len() {
                0 => game.pop(),
                1 => evolution::uncovered(game, red, 0, log),
                _ => return true,
            }
        }
        Frame::Arrange { .. } => return !order::is_arranged(game, log),
        Frame::Domestic { nth, .. } => return crisis::domestic_goes_on(game, nth, log),
        Frame::Rouse { left, .. } => return crisis::rouse_goes_on(game, left, log),
        Frame::Export { missing, nth, .. } => return crisis::export_goes_on(game, missing, nth, log),
        Frame::Expel { nth, slot, building } => return crisis::expel_goes_on(game, nth, slot, building),
        Frame::Harvest { resource, .. } => return harvest::goes_on(game, resource, log),
        Frame::Scout => {
            if explore::check_next(game).is_ok() {
                return true;
            }
            explore::take_top(game, log);
        }
        Frame::Survey { tile } => return explore::survey_goes_on(game, tile, log),
        Frame::Enter { region } => match explore::only_newcomer(game, region) {
            Some(post) => explore::enter(game, region, post, log),
            None => return true,
        },
        Frame::Recruit { left, .. } => return people::recruit_goes_on(game, left, log),
        Frame::Reproduce { left, .. } => return people::reproduce_goes_on(game, left, log),
        Frame::Reveal { left, kind } => return cards::reveal_goes_on(game, left, kind, log),
        Frame::Release { left } => return targets::release_goes_on(game, left),
        Frame::Calm { left } => return targets::calm_goes_on(game, left),
        Frame::Lighthouse { nth, lit } => return targets::lighthouse_goes_on(game, nth, lit, log),
        Frame::Purchase { turned, .. } => return purchase::goes_on(game, turned),
        Frame::DrawOrder
        | Frame::Vote
        | Frame::BreakTie
        | Frame::DealTile { .. }
        | Frame::Discover { .. }
        | Frame::RedrawTile { .. }
        | Frame::HandTile { .. }
        | Frame::Handed { .. }
        | Frame::DrawTrend { .. }
        | Frame::DealObjective { .. }
        | Frame::LayObjective { .. }
        | Frame::PutBack
        | Frame::Bid { .. }
        | Frame::Round
        | Frame::Trade { .. }
        | Frame::NextTile
        | Frame::Migrate { .. }
        | Frame::Build { .. }
        | Frame::Pay { .. }
        | Frame::Alternative { .. }
        | Frame::Piracy
        | Frame::Theft
        | Frame::Hide { .. }
        | Frame::Guess { .. }
        | Frame::Pillage { .. }
        | Frame::Espionage
        | Frame::Exchange { .. }
        | Frame::Hire { .. }
        | Frame::Dedicate { .. }
        | Frame::Draft
        | Frame::Answer => return true,
    }
    false
}
