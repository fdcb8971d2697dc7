//! What a seat that is asked may try, and the answer to each: the frame decides which file knows.

use crate::{
    content::content,
    frames::{Frame, Hidden, Quest},
    moves::Move,
    phase::{
        build, cards, crisis, discovery, explore, harvest, migrate, offers, opening, order, pay, people,
        placing, purchase, rounds, targets, theft, trade,
    },
    state::Archipelago,
};
use approdo_contract::{Refusal, Seat, refuse};
use approdo_pieces::NamedId;

/// Every move that a person might try now.
pub(crate) fn candidates(game: &Archipelago, seat: Seat, frame: Frame, moves: &mut Vec<Move>) {
    match frame {
        Frame::Vote => opening::vote_candidates(moves),
        Frame::PutBack => opening::put_back_candidates(game, seat, moves),
        Frame::Discover { .. } => discovery::discover_candidates(game, seat, moves),
        Frame::Handed { tile, .. } => discovery::side_candidates(tile, moves),
        Frame::Position { quest, .. } => placing::cell_candidates(game, quest, moves),
        Frame::Orient { .. } => moves.extend((0..6).map(Move::Orient)),
        Frame::Berth { region } => {
            moves.extend(discovery::berths(game, region).iter().copied().map(Move::Land));
        }
        Frame::Landing { region, .. } => {
            moves.extend(content().regions[region.index()].land.iter().copied().map(Move::Land));
        }
        Frame::Stock { region } => discovery::stock_candidates(region, moves),
        Frame::Share { region, .. } => discovery::share_candidates(region, moves),
        Frame::Bid { .. } => order::bid_candidates(game, seat, moves),
        Frame::Arrange { .. } => {
            order::arrange_candidates(game, moves);
            offers::candidates(game, seat, moves);
        }
        Frame::Domestic { .. } => crisis::domestic_candidates(game, seat, moves),
        Frame::Rouse { .. } => crisis::rouse_candidates(game, moves),
        Frame::Export { .. } => crisis::export_candidates(game, seat, moves),
        Frame::Expel { slot, .. } => crisis::expel_candidates(game, slot, moves),
        Frame::Round => rounds::candidates(game, seat, moves),
        Frame::Harvest { .. } => harvest::candidates(game, seat, moves),
        Frame::Trade { market, .. } => trade::candidates(market, moves),
        Frame::Scout => moves.extend([Move::TakeTop, Move::TakeNext]),
        Frame::Survey { tile } => explore::survey_candidates(tile, moves),
        Frame::Enter { region } => explore::enter_candidates(game, region, moves),
        Frame::Recruit { .. } => people::recruit_candidates(game, seat, moves),
        Frame::Reproduce { .. } => people::birth_candidates(game, seat, moves),
        Frame::Migrate { movers, left, restarts } => {
            migrate::list(game, seat, (movers, left, restarts), false, moves);
        }
        Frame::Build { works } => build::candidates(game, seat, works, moves),
        Frame::Pay { cubes, any } => pay::candidates(game, cubes, any, moves),
        Frame::Alternative { card } => cards::option_candidates(card, moves),
        Frame::Piracy => targets::sink_candidates(game, seat, moves),
        Frame::Theft | Frame::Espionage => targets::target_candidates(game, moves),
        Frame::Hide { .. } => theft::hide_candidates(moves),
        Frame::Guess { .. } => {
            moves.extend([crate::moves::Hand::Left, crate::moves::Hand::Right].map(Move::Hand));
        }
        Frame::Pillage { .. } => targets::plunder_candidates(game, seat, moves),
        Frame::Release { .. } => targets::release_candidates(game, seat, moves),
        Frame::Calm { .. } => {
            crisis::rouse_candidates(game, moves);
            moves.push(Move::Done);
        }
        Frame::Exchange { .. } => targets::exchange_candidates(moves),
        Frame::Hire { .. } => cards::hire_candidates(game, moves),
        Frame::Lighthouse { lit, .. } => targets::light_candidates(game, seat, lit, moves),
        Frame::Dedicate { .. } => moves.extend(cards::builders(game, seat).map(Move::Dedicate)),
        Frame::Draft => offers::draft_candidates(game, moves),
        Frame::Answer => moves.extend([Move::Accept, Move::Decline]),
        Frame::Purchase { .. } => purchase::candidates(game, moves),
        Frame::DrawOrder
        | Frame::BreakTie
        | Frame::DealTile { .. }
        | Frame::Discoverers { .. }
        | Frame::RedrawTile { .. }
        | Frame::HandTile { .. }
        | Frame::Huts { .. }
        | Frame::FirstStack
        | Frame::TurnTile
        | Frame::Refill { .. }
        | Frame::Draw { .. }
        | Frame::Uncover { .. }
        | Frame::DrawTrend { .. }
        | Frame::DealObjective { .. }
        | Frame::LayObjective { .. }
        | Frame::Phase(_)
        | Frame::Board(_)
        | Frame::Zones { .. }
        | Frame::Rounds { .. }
        | Frame::NextTile
        | Frame::Raise { .. }
        | Frame::Launch { .. }
        | Frame::Effects { .. }
        | Frame::Reveal { .. }
        | Frame::Purchases { .. } => unreachable!("{frame:?} asks nobody"),
    }
}

/// The legal moves; where checking each candidate would do the same work again and again, they are listed at once.
pub(crate) fn legal(game: &Archipelago, seat: Seat, frame: Frame, moves: &mut Vec<Move>) {
    if let Frame::Migrate { movers, left, restarts } = frame {
        return migrate::list(game, seat, (movers, left, restarts), true, moves);
    }
    let start = moves.len();
    candidates(game, seat, frame, moves);
    let mut kept = start;
    for index in start..moves.len() {
        if check(game, seat, frame, moves[index]).is_ok() {
            moves.swap(kept, index);
            kept += 1;
        }
    }
    moves.truncate(kept);
}

/// Whether a seat that is asked may make a move, whatever move it is.
pub(crate) fn check(game: &Archipelago, seat: Seat, frame: Frame, mv: Move) -> Result<(), Refusal> {
    match (frame, mv) {
        (Frame::Round, mv) => check_in_round(game, seat, mv),
        (Frame::Vote, Move::Vote(trend)) => opening::check_vote(game, trend),
        (Frame::PutBack, Move::PutBack(objective)) => opening::check_put_back(game, seat, objective),
        (Frame::Discover { .. }, Move::Region(region)) => discovery::check_discover(game, seat, region),
        (Frame::Discover { .. }, Move::Redraw) => discovery::check_redraw(game, seat),
        (Frame::Handed { tile, quest }, Move::Region(region)) => {
            discovery::check_side(game, quest, tile, region)
        }
        (Frame::Position { region, quest }, Move::Place { q, r }) => {
            placing::check_cell(game, quest, region, q, r)
        }
        (Frame::Orient { region, quest, q, r }, Move::Orient(rotation)) => {
            placing::check_rotation(game, quest, region, (q, r), rotation)
        }
        (Frame::Berth { region }, Move::Land(area)) => discovery::check_berth(game, region, area),
        (Frame::Landing { region, .. }, Move::Land(area)) => discovery::check_landing(region, area),
        (Frame::Stock { region }, Move::Stock(resource)) => discovery::check_stock(game, region, resource),
        (Frame::Share { region, given }, Move::Share(resource)) => {
            discovery::check_share(game, region, given, resource)
        }
        (Frame::Bid { .. }, Move::Bid(florins)) => order::check_bid(game, seat, florins),
        (Frame::Arrange { .. }, Move::Next(next)) => order::check_next(game, next),
        (Frame::Arrange { .. } | Frame::Domestic { .. } | Frame::Export { .. }, Move::Offer(to)) => {
            offers::check_offer(game, seat, to)
        }
        (Frame::Arrange { .. } | Frame::Domestic { .. } | Frame::Export { .. }, Move::Call(maker)) => {
            offers::check_call(game, seat, maker)
        }
        (Frame::Domestic { resource, .. } | Frame::Export { resource, .. }, Move::Consume(source)) => {
            crisis::check_consume(game, seat, frame, resource, source)
        }
        (Frame::Domestic { .. }, Move::Bless(region)) => crisis::check_bless(game, seat, region),
        (Frame::Domestic { .. } | Frame::Export { .. }, Move::Done) => Ok(()),
        (Frame::Rouse { .. } | Frame::Calm { .. }, Move::Rouse { owner, at, engaged }) => {
            crisis::check_rouse(game, owner, at, engaged)
        }
        (Frame::Expel { slot, .. }, Move::Expel(area)) => crisis::check_expel(game, slot, area),
        (Frame::Expel { .. }, Move::Tolerate) => Ok(()),
        (Frame::Draft, mv) => check_draft(game, mv),
        (Frame::Answer, Move::Accept) => offers::check_accept(game),
        (Frame::Answer, Move::Decline) => Ok(()),
        (Frame::Purchase { bought, turned }, Move::BuyCard(card)) => {
            purchase::check_buy(game, seat, (bought, turned), card)
        }
        (Frame::Purchase { turned, .. }, Move::Rotate(card)) => purchase::check_rotate(game, turned, card),
        (frame, mv) => check_in_action(game, seat, frame, mv),
    }
}

/// The three steps of a round, offers, and its end (ARC-15.2, ARC-15.3).
fn check_in_round(game: &Archipelago, seat: Seat, mv: Move) -> Result<(), Refusal> {
    if let Move::Action(zone) = mv {
        rounds::check_action(game, seat, zone)
    } else if let Move::Card(card) = mv {
        rounds::check_card(game, seat, card)
    } else if let Move::Operate { region, building } = mv {
        trade::check_operate(game, seat, region, building)
    } else if let Move::Offer(to) = mv {
        offers::check_offer(game, seat, to)
    } else if let Move::Call(maker) = mv {
        offers::check_call(game, seat, maker)
    } else if mv == Move::EndRound {
        Ok(())
    } else {
        Err(refuse!("ARC-15.2"))
    }
}

/// The moves that put an offer together (ARC-7.14).
fn check_draft(game: &Archipelago, mv: Move) -> Result<(), Refusal> {
    if let Move::Give(good) = mv {
        offers::check_give(game, good)
    } else if let Move::Ask(good) = mv {
        offers::check_ask(game, good)
    } else if let Move::Keep(good) = mv {
        offers::check_keep(game, good)
    } else if let Move::Waive(good) = mv {
        offers::check_waive(game, good)
    } else if mv == Move::Send {
        offers::check_send(game)
    } else if mv == Move::Withdraw {
        Ok(())
    } else {
        Err(refuse!("ARC-7.13"))
    }
}

/// The choices inside an action, a card or the use of a building.
fn check_in_action(game: &Archipelago, seat: Seat, frame: Frame, mv: Move) -> Result<(), Refusal> {
    match (frame, mv) {
        (Frame::Harvest { resource, .. }, Move::Deploy(from)) => {
            harvest::check_deploy(game, seat, resource, from)
        }
        (Frame::Harvest { any: true, .. }, Move::Done) => Ok(()),
        (Frame::Harvest { any: false, .. }, Move::Done) => Err(refuse!("ARC-15.14")),
        (Frame::Trade { market, .. }, Move::Buy { market: wanted, resource }) => {
            trade::check_market(market, wanted)?;
            trade::check_buy(game, seat, wanted, resource)
        }
        (Frame::Trade { market, .. }, Move::Sell { market: wanted, resource }) => {
            trade::check_market(market, wanted)?;
            trade::check_sell(game, seat, wanted, resource)
        }
        (Frame::Trade { market, .. }, Move::SellToken { market: wanted, resource }) => {
            trade::check_market(market, wanted)?;
            trade::check_sell_token(game, seat, wanted, resource)
        }
        (Frame::Trade { market, must, .. }, Move::Done) => trade::check_done(game, seat, market, must),
        (Frame::Scout, Move::TakeTop) => Ok(()),
        (Frame::Scout, Move::TakeNext) => explore::check_next(game),
        (Frame::Survey { tile }, Move::Region(region)) => {
            discovery::check_side(game, Quest::Explore, tile, region)
        }
        (Frame::Survey { .. }, Move::GiveUp) => Ok(()),
        (Frame::Enter { region }, Move::Enter(from)) => explore::check_enter(game, region, from),
        (Frame::Recruit { free, .. }, Move::Recruit(area)) => people::check_recruit(game, seat, free, area),
        (Frame::Recruit { free, any, .. }, Move::Done) => people::check_recruited(game, seat, free, any),
        (Frame::Reproduce { .. }, Move::Birth(area)) => people::check_birth(game, seat, area),
        (Frame::Reproduce { any, .. }, Move::Done) => people::check_born(any),
        (Frame::Migrate { movers, left, restarts }, Move::Migrate { from, to }) => {
            migrate::check_step(game, seat, (movers, left, restarts), from, to)
        }
        (Frame::Migrate { restarts, .. }, Move::Restart) => migrate::check_restart(game, seat, restarts),
        (Frame::Migrate { .. }, Move::Done) => migrate::check_done(game, seat),
        (Frame::Build { works }, Move::Build { building, by, at }) => {
            build::check_build(game, seat, works, building, by, at)
        }
        (Frame::Build { works }, Move::Launch(area)) => build::check_launch(game, seat, works, area),
        (Frame::Build { works }, Move::Done) => build::check_done(game, seat, works),
        (Frame::Pay { cubes, any }, Move::Pay) => pay::check_pay(game, seat, cubes, any),
        (Frame::Pay { any, .. }, Move::PayCube(resource)) => pay::check_pay_cube(game, seat, any, resource),
        (Frame::Pay { cubes, any }, Move::PayToken(resource)) => {
            pay::check_pay_token(game, seat, cubes, any, resource)
        }
        (Frame::Alternative { card }, Move::Option(option)) => cards::check_option(game, seat, card, option),
        (Frame::Alternative { card }, Move::Done) => cards::check_no_option(game, seat, card),
        (Frame::Piracy, Move::Sink { owner, at }) => targets::check_sink(game, seat, owner, at),
        (Frame::Theft, Move::Target(target)) => targets::check_target(game, seat, target, "ARC-27.11"),
        (Frame::Espionage, Move::Target(target)) => targets::check_target(game, seat, target, "ARC-27.15"),
        (Frame::Hide { victim, left }, Move::Hide(resource)) => {
            theft::check_hide(game, victim, left, Hidden::Cube(resource))
        }
        (Frame::Hide { victim, left }, Move::HideNothing) => {
            theft::check_hide(game, victim, left, Hidden::Nothing)
        }
        (Frame::Guess { .. }, Move::Hand(_)) => Ok(()),
        (Frame::Pillage { .. }, Move::Plunder { region, resource }) => {
            targets::check_plunder(game, seat, region, resource)
        }
        (Frame::Release { .. }, Move::Release(post)) => targets::check_release(game, seat, post),
        (Frame::Release { .. } | Frame::Calm { .. } | Frame::Hire { .. }, Move::Done) => Ok(()),
        (Frame::Exchange { .. }, Move::Exchange { give, take }) => {
            targets::check_exchange(game, seat, give, take)
        }
        (Frame::Exchange { .. }, Move::ExchangeToken(take)) => {
            targets::check_exchange_token(game, seat, take)
        }
        (Frame::Exchange { .. }, Move::Done) => targets::check_no_exchange(game, seat),
        (Frame::Hire { kind }, Move::BuyCard(card)) => cards::check_hire(game, seat, kind, card),
        (Frame::Lighthouse { lit, .. }, Move::Light(region)) => targets::check_light(game, seat, lit, region),
        (Frame::Dedicate { .. }, Move::Dedicate(post)) => cards::check_dedicate(game, seat, post),
        // ARC-15.3: each step is finished before the next one begins.
        (_, _) => Err(refuse!("ARC-15.3")),
    }
}
