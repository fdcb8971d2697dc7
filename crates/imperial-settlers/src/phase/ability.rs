//! Abilities at work: using a Location once or several times, and the choices its effects leave.

use crate::{
    content::Effect,
    events::{Event, Log},
    frames::{Ability, Destination, Frame, Occasion, Run, Use, Which},
    goods::{Gain, GoodSet},
    ids::{Card, Deck, Empire, ListId, LocationId, Tech},
    location::Mark,
    moves::Move,
    phase::{activate, draw, effect, feature, free, pay, take, visit},
    state::ImperialSettlers,
};
use approdo_contract::{Pending, Refusal, Seat, SeatSet, refuse};

pub(crate) fn pending(game: &ImperialSettlers, ability: &Ability) -> Option<Pending> {
    let decision = |seat| Some(Pending::Decision { seats: SeatSet::one(seat), sealed: false });
    match *ability {
        Ability::Choose { run, .. } => decision(run.seat),
        // Judged whenever the frame is on top: what the Goods have set off may have brought something to pay with.
        Ability::Repeat { used, .. } if pay::can_pay(game, used.seat, &repeat_cost(&used), 1) => {
            decision(used.seat)
        }
        Ability::DealAgain { seat, .. } | Ability::MoveTech { seat, .. } => decision(seat),
        Ability::Run(_)
        | Ability::Use(_)
        | Ability::Trigger(_)
        | Ability::Repeat { .. }
        | Ability::Visited { .. }
        | Ability::Dig { .. }
        | Ability::Aim { .. } => None,
    }
}

pub(crate) fn run(game: &mut ImperialSettlers, ability: Ability, log: &mut Log) {
    match ability {
        Ability::Run(run) => effect::run(game, run, log),
        Ability::Use(used) => run_use(game, used, log),
        Ability::Trigger(trigger) => feature::run(game, trigger, log),
        Ability::Visited { seat, at } => visit::over(game, seat, at, log),
        Ability::Dig { seat, left, good } => {
            if left == 0 {
                game.frames.pop();
            } else {
                game.replace(Frame::Ability(Ability::Dig { seat, left: left - 1, good }));
                draw::begin(game, seat, Deck::Common, Destination::Foundation { good });
            }
        }
        Ability::Aim { seat, what, left, about } => effect::ask_target(game, seat, what, left, about, log),
        Ability::Repeat { used, has_scored } => end_repeat(game, &used, has_scored),
        Ability::Choose { .. } | Ability::DealAgain { .. } | Ability::MoveTech { .. } => {
            unreachable!("{ability:?} waits for a decision")
        }
    }
}

/// A Location produces for whoever controls it: twice with a Basic token (IMP-9.6, IMP-21.6); not at all while it
/// is blocked (IMP-9.12).
pub(crate) fn produce(game: &mut ImperialSettlers, at: LocationId) {
    let Some(location) = game.location(at) else { return };
    let Some(seat) = location.controller().seat() else { return };
    if location.has(Mark::Blocked) || location.card.info().production.is_none() {
        return;
    }
    let (card, twice) = (location.card, location.has_active(Tech::Basic));
    game.push(Frame::Ability(Ability::Use(Use {
        at,
        card,
        ability: Which::Production,
        seat,
        left: if twice { 2 } else { 1 },
        has_run: false,
        has_tokens: true,
        is_free: false,
        about: card,
    })));
}

fn run_use(game: &mut ImperialSettlers, used: Use, log: &mut Log) {
    if used.has_run {
        game.replace(Frame::Ability(Ability::Use(Use { has_run: false, ..used })));
        return after_use(game, &used, log);
    }
    if used.left == 0 {
        game.frames.pop();
        return;
    }
    game.replace(Frame::Ability(Ability::Use(Use { left: used.left - 1, has_run: true, ..used })));
    let info = used.card.info();
    match used.ability {
        Which::Production => {
            log.note(|| Event::Produced { seat: used.seat, card: used.card, at: used.at });
            let list = info.production.expect("a Location that produces has a production");
            start(game, &used, list, false);
        }
        Which::Action(number) => {
            let action = &info.actions[usize::from(number)];
            if activate::can_work(game, used.seat, used.at, action.effects, Default::default()) {
                start(game, &used, action.effects, false);
            } else {
                // IMP-14.18: it has no effect, but counts.
                log.note(|| Event::InVain { seat: used.seat, card: used.card });
            }
        }
        Which::Feature(number) => {
            let feature = &info.features[usize::from(number)];
            match feature.repeat_cost {
                Some(cost) if pay::can_pay(game, used.seat, &cost, 1) => {
                    game.push(Frame::Ability(Ability::Repeat { used, has_scored: false }));
                }
                Some(_) => (),
                None => start(game, &used, feature.effects, feature.is_optional),
            }
        }
    }
}

/// Carries a list of effects of a used Location out.
fn start(game: &mut ImperialSettlers, used: &Use, list: ListId, is_optional: bool) {
    effect::start(
        game,
        Run {
            list,
            next: 0,
            seat: used.seat,
            at: used.at,
            counted: Empire::from(used.seat),
            about: used.about,
            has_scored: false,
            is_silent: is_silent(used),
            is_optional,
        },
    );
}

fn is_silent(used: &Use) -> bool {
    match used.ability {
        Which::Feature(number) => feature::is_silent(&used.card.info().features[usize::from(number)]),
        Which::Production | Which::Action(_) => false,
    }
}

/// IMP-14.10, IMP-21.14: a Score token gives its VP, then Features react to the activation.
fn after_use(game: &mut ImperialSettlers, used: &Use, log: &mut Log) {
    if let Which::Action(number) = used.ability {
        let action = &used.card.info().actions[usize::from(number)];
        let all =
            crate::goods::Good::ALL.into_iter().filter(|good| !used.is_free && action.cost.names(*good));
        let spent = all.fold(GoodSet::default(), GoodSet::with);
        feature::fire(game, Occasion::Activate { spent, scoring: action.is_scoring }, used.seat, 1);
    }
    if used.has_tokens {
        score_token(game, used.at, log);
    }
}

/// IMP-21.14: each use of a Location with an active Score token is worth 1 VP to the token's owner.
pub(crate) fn score_token(game: &mut ImperialSettlers, at: LocationId, log: &mut Log) {
    let Some(location) = game.location(at).filter(|location| location.has_active(Tech::Score)) else {
        return;
    };
    let (card, Some(seat)) = (location.card, location.owner.seat()) else { return };
    log.note(|| Event::ScoreToken { seat, card, at });
    take::gain(game, seat, Gain::Vp, 1, Destination::Hand, card, log);
    feature::fire(game, Occasion::GainVp, seat, 1);
}

pub(crate) fn candidates(game: &ImperialSettlers, ability: &Ability, moves: &mut Vec<Move>) {
    match *ability {
        Ability::Choose { run, options, .. } => {
            moves.extend((0..options).map(Move::Option));
            if run.is_optional {
                moves.push(Move::Done);
            }
        }
        Ability::Repeat { .. } => moves.extend([Move::Again, Move::Done]),
        Ability::DealAgain { seat, .. } => {
            let empire = Empire::from(seat);
            let deals = game.player(seat).deals.len() as u8;
            moves.extend((0..deals).map(|deal| Move::DealOf { empire, deal }));
            moves.push(Move::Done);
        }
        Ability::MoveTech { seat, .. } => free::move_candidates(game, seat, moves),
        Ability::Run(_)
        | Ability::Use(_)
        | Ability::Trigger(_)
        | Ability::Visited { .. }
        | Ability::Dig { .. }
        | Ability::Aim { .. } => (),
    }
}

pub(crate) fn check(game: &ImperialSettlers, ability: &Ability, mv: Move) -> Result<(), Refusal> {
    match (*ability, mv) {
        (Ability::Choose { run, first, options }, Move::Option(option)) if option < options => {
            check_option(game, run.seat, ListId(first.0 + u16::from(option)))
        }
        (Ability::Choose { run, .. }, Move::Done) if run.is_optional => Ok(()),
        (Ability::Choose { run, .. }, _) => Err(refuse!(choice_clause(&run))),
        (Ability::Repeat { .. } | Ability::DealAgain { .. } | Ability::MoveTech { .. }, Move::Done) => Ok(()),
        (Ability::Repeat { used, .. }, Move::Again) => {
            let cost = repeat_cost(&used);
            if pay::can_pay(game, used.seat, &cost, 1) { Ok(()) } else { Err(refuse!("IMP-25.11")) }
        }
        (Ability::Repeat { .. }, _) => Err(refuse!("IMP-25.11")),
        (Ability::DealAgain { seat, used, .. }, Move::DealOf { empire, deal }) => {
            let exists = empire.is(seat) && usize::from(deal) < game.player(seat).deals.len();
            if exists && used >> deal & 1 == 0 { Ok(()) } else { Err(refuse!("IMP-24.40")) }
        }
        (Ability::DealAgain { .. }, _) => Err(refuse!("IMP-24.5")),
        (Ability::MoveTech { seat, moved, .. }, Move::MoveTech { tech, from, to }) => {
            free::check_move(game, seat, &moved, tech, from, to)
        }
        (Ability::MoveTech { .. }, _) => Err(refuse!("IMP-25.4")),
        (_, _) => Err(refuse!("IMP-10.1")),
    }
}

/// The clause about a choice: one of a production comes up as the Location produces (IMP-9.3), one of a Feature is
/// offered to its owner (IMP-19.5).
pub(crate) fn choice_clause(run: &Run) -> &'static str {
    if effect::is_production(run) { "IMP-9.3" } else { "IMP-19.5" }
}

/// Whether a list of a choice can be paid (IMP-14.9).
fn check_option(game: &ImperialSettlers, seat: Seat, list: ListId) -> Result<(), Refusal> {
    let payable = list.effects().iter().all(|effect| {
        if let Effect::Pay { cost } = effect { pay::can_pay(game, seat, cost, 1) } else { true }
    });
    if payable { Ok(()) } else { Err(refuse!("IMP-14.9")) }
}

/// The lists of a choice that can be paid.
pub(crate) fn payable_options(
    game: &ImperialSettlers,
    seat: Seat,
    first: ListId,
    options: u8,
) -> impl Iterator<Item = ListId> + '_ {
    let lists = (0..u16::from(options)).map(move |option| ListId(first.0 + option));
    lists.filter(move |list| check_option(game, seat, *list).is_ok())
}

fn repeat_cost(used: &Use) -> crate::goods::Cost {
    match used.ability {
        Which::Feature(number) => used.card.info().features[usize::from(number)]
            .repeat_cost
            .expect("only such a Feature is repeated"),
        Which::Production | Which::Action(_) => unreachable!("only Features are repeated"),
    }
}

pub(crate) fn decide(game: &mut ImperialSettlers, ability: Ability, mv: Move, log: &mut Log) {
    match (ability, mv) {
        (Ability::Choose { run, first, .. }, Move::Option(option)) => {
            game.frames.pop();
            let list = ListId(first.0 + u16::from(option));
            effect::start(game, Run { list, next: 0, has_scored: false, ..run });
        }
        (Ability::Choose { run, .. }, Move::Done) => {
            game.frames.pop();
            not_used(game);
            log.note(|| Event::Declined { seat: run.seat });
        }
        (Ability::Repeat { used, has_scored }, Move::Again) => repeat(game, &used, has_scored, log),
        (Ability::Repeat { used, has_scored }, Move::Done) => {
            log.note(|| Event::Declined { seat: used.seat });
            end_repeat(game, &used, has_scored);
        }
        (Ability::DealAgain { seat, left, used }, Move::DealOf { deal, .. }) => {
            let used = used | 1 << deal;
            let all_used = used.count_ones() as usize == game.player(seat).deals.len();
            if left == 1 || all_used {
                game.frames.pop();
            } else {
                game.replace(Frame::Ability(Ability::DealAgain { seat, left: left - 1, used }));
            }
            crate::phase::deal::collect(game, seat, deal, log);
        }
        (Ability::DealAgain { seat, .. } | Ability::MoveTech { seat, .. }, Move::Done) => {
            game.frames.pop();
            log.note(|| Event::Declined { seat });
        }
        (Ability::MoveTech { seat, left, moved }, Move::MoveTech { tech, from, to }) => {
            free::move_tech(game, seat, tech, from, to, log);
            game.frames.pop();
            let moved = [Some((to, tech)), moved[0]];
            if 1 < left {
                game.push(Frame::Ability(Ability::MoveTech { seat, left: left - 1, moved }));
            }
        }
        (ability, mv) => unreachable!("{mv:?} passed the check in {ability:?}"),
    }
}

/// IMP-25.11: the cost is paid once more and the effects follow; all of it is one reaction (IMP-19.9).
fn repeat(game: &mut ImperialSettlers, used: &Use, has_scored: bool, log: &mut Log) {
    let cost = repeat_cost(used);
    pay::pay(game, used.seat, &cost, 1, LocationId::NONE, log);
    let Which::Feature(number) = used.ability else { unreachable!("only Features are repeated") };
    let effects = used.card.info().features[usize::from(number)].effects;
    let mut scored = has_scored;
    // The frame stays below what the Goods leave to choose.
    for effect in effects.effects() {
        if let Effect::Gain { gain, n, .. } = *effect {
            scored |= take::gain(game, used.seat, gain, n.into(), Destination::Hand, used.about, log);
        }
    }
    for frame in game.frames.iter_mut().rev() {
        if let Frame::Ability(Ability::Repeat { has_scored, .. }) = frame {
            *has_scored = scored;
            break;
        }
    }
}

/// Nobody wants to pay any more, or nothing is left to pay with.
fn end_repeat(game: &mut ImperialSettlers, used: &Use, has_scored: bool) {
    game.frames.pop();
    if has_scored && !is_silent(used) {
        feature::fire(game, Occasion::GainVp, used.seat, 1);
    }
}

/// The ability was offered and declined: it has not been used.
fn not_used(game: &mut ImperialSettlers) {
    for frame in game.frames.iter_mut().rev() {
        if let Frame::Ability(Ability::Use(used)) = frame {
            used.has_run = false;
            return;
        }
    }
}

/// A card to stand for none.
pub(crate) const NO_CARD: Card = Card(0);
