//! Lists of effects, carried out one effect after the other.

use crate::{
    content::{Effect, From, Per, RazeTarget},
    events::{Event, Log},
    frames::{Ability, Destination, Frame, Occasion, Run, Take, Target},
    ids::{Deck, LocationId},
    phase::{ability, draw, feature, pay, take, target},
    state::ImperialSettlers,
};

/// Begins a list of effects.
pub(crate) fn start(game: &mut ImperialSettlers, run: Run) {
    game.push(Frame::Ability(Ability::Run(run)));
}

/// Carries out the next effect; after the last one VP gained are reported as one source (IMP-19.9).
pub(crate) fn run(game: &mut ImperialSettlers, run: Run, log: &mut Log) {
    let Some(effect) = run.list.effects().get(usize::from(run.next)) else {
        game.frames.pop();
        if run.has_scored && !run.is_silent {
            feature::fire(game, Occasion::GainVp, run.seat, 1);
        }
        return;
    };
    let run = Run { next: run.next + 1, ..run };
    game.replace(Frame::Ability(Ability::Run(run)));
    let seat = run.seat;
    match *effect {
        Effect::Gain { gain, n, per, max } => {
            let n = amount(game, &run, n, per, max);
            if take::gain(game, seat, gain, n, Destination::Hand, run.about, log) {
                game.replace(Frame::Ability(Ability::Run(Run { has_scored: true, ..run })));
            }
        }
        Effect::Pay { cost } => pay::pay(game, seat, &cost, 1, LocationId::NONE, log),
        Effect::Lose { goods, n } => take::lose(game, seat, goods, n, log),
        Effect::Choose { first, options } => choose(game, run, first, options),
        Effect::DrawPick { draw, .. } => {
            game.pool_of = seat;
            game.push(Frame::Take(Take::Drawn { seat }));
            game.push(Frame::Take(Take::Next {
                seat,
                what: crate::goods::Gain::FactionCard,
                left: draw,
                to: Destination::Pool,
            }));
        }
        Effect::ProduceAgain { n } => {
            let what = Target::Produce { at: run.at, within_production: is_production(&run) };
            (0..n).for_each(|_| aim(game, &run, what, log));
        }
        Effect::DealAgain { n } => {
            if !game.player(seat).deals.is_empty() {
                game.push(Frame::Ability(Ability::DealAgain { seat, left: n, used: 0 }));
            }
        }
        Effect::Raze { target: RazeTarget::CommonDeck, .. } => {
            draw::begin(game, seat, Deck::Common, Destination::Raze);
        }
        Effect::Raze { target, free, cash_in } => {
            aim(game, &run, Target::Raze { target, free, cash_in }, log);
        }
        Effect::Remove => aim(game, &run, Target::Remove, log),
        Effect::RemovePair => aim(game, &run, Target::OwnOfPair, log),
        Effect::Steal { goods, n } => (0..n).for_each(|_| aim(game, &run, Target::Steal { goods }, log)),
        Effect::CopyRazeGood { n } => (0..n).for_each(|_| aim(game, &run, Target::Copy, log)),
        Effect::Build { from } => aim(game, &run, Target::Build { from }, log),
        Effect::CancelDeal => aim(game, &run, Target::CancelDeal, log),
        Effect::TakeDeal => aim(game, &run, Target::TakeDeal, log),
        Effect::LocationDeal => aim(game, &run, Target::LocationDeal, log),
        Effect::EnemyDiscard { n } => aim(game, &run, Target::EnemyDiscard { n }, log),
        Effect::Foundation { from: From::CommonDeck, n, good } => {
            game.push(Frame::Ability(Ability::Dig { seat, left: n, good }));
        }
        Effect::Foundation { n, good, .. } => {
            (0..n).for_each(|_| aim(game, &run, Target::Bury { good }, log));
        }
        Effect::Restore => aim(game, &run, Target::Restore, log),
        Effect::Exhaust => aim(game, &run, Target::Exhaust, log),
        Effect::Block => aim(game, &run, Target::Block, log),
        Effect::TakeOver => aim(game, &run, Target::TakeOver, log),
        Effect::Eavesdrop => aim(game, &run, Target::Eavesdrop, log),
        // The activation itself opens what needs it (IMP-14.16).
        Effect::Unlock => (),
        Effect::FreeActivate => aim(game, &run, Target::FreeActivate { at: run.at }, log),
        Effect::SendWorker => aim(game, &run, Target::SendWorker, log),
        Effect::MoveTech { n } => {
            game.push(Frame::Ability(Ability::MoveTech { seat, left: n, moved: [None; 2] }));
        }
        Effect::EachPlayer { .. } => unreachable!("only Events address every player"),
    }
}

/// How many Goods an effect gives: for each counted thing, up to the maximum.
pub(crate) fn amount(game: &ImperialSettlers, run: &Run, n: u8, per: Option<Per>, max: u8) -> u16 {
    let Some(per) = per else { return u16::from(n) };
    let counted = match per {
        Per::Colour(colour) => game.count_colour(run.counted, colour),
        Per::Samurai => game.count_samurai(run.counted),
        Per::TechTokens => game.count_tech(run.counted),
        Per::Stored | Per::Stashed => game.location(run.at).map_or(0, |location| game.count_held(location)),
    };
    let total = counted * u16::from(n);
    if max == 0 { total } else { total.min(max.into()) }
}

/// Asks for a target, if there is a legal one; otherwise the effect does nothing (IMP-14.18, IMP-24.8).
fn aim(game: &mut ImperialSettlers, run: &Run, what: Target, log: &mut Log) {
    if target::exists(game, run.seat, what) {
        game.push(Frame::Target { seat: run.seat, what });
    } else {
        log.note(|| Event::InVain { seat: run.seat, card: run.about });
    }
}

/// One list that can be paid needs no question, unless it may be declined; with none nothing happens.
fn choose(game: &mut ImperialSettlers, run: Run, first: crate::ids::ListId, options: u8) {
    let mut payable = ability::payable_options(game, run.seat, first, options);
    match (payable.next(), payable.next()) {
        (None, _) => (),
        (Some(list), None) if !run.is_optional => {
            drop(payable);
            start(game, Run { list, next: 0, has_scored: false, ..run });
        }
        (Some(_), _) => {
            drop(payable);
            game.push(Frame::Ability(Ability::Choose { run, first, options }));
        }
    }
}

/// Whether the list is the production of its Location (IMP-24.7).
fn is_production(run: &Run) -> bool {
    run.about.info().production == Some(run.list)
}
