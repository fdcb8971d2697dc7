//! The interpreter of lists of effects, one effect after the other.

use crate::{
    content::{Effect, From, Per, RazeTarget},
    events::{Event, Log},
    frames::{Frame, Point},
    goods::Gain,
    ids::{Card, Deck, Empire, ListId, LocationId},
    phase::{
        ability::{self, Aim, Choose, DealAgain, Dig, MoveTech, Run},
        draw::{self, Destination},
        feature::{self, Occasion},
        pay,
        take::{self, Drawn, Next},
        target::{self, Target},
    },
    state::ImperialSettlers,
};
use approdo_contract::{
    Seat,
    stage::{Auto, Staged},
};

impl Run {
    pub(crate) fn of(list: ListId, seat: Seat, about: Card) -> Self {
        Run {
            list,
            next: 0,
            seat,
            at: LocationId::NONE,
            counted: Empire::from(seat),
            about,
            has_scored: false,
            is_silent: false,
            is_optional: false,
        }
    }
}

/// Carries out the next effect; after the last one VP gained are reported as one source (IMP-19.9).
impl Auto<ImperialSettlers> for Run {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        let seat = self.seat;
        let Some(effect) = self.list.effects().get(usize::from(self.next)) else {
            game.pop();
            if self.has_scored && !self.is_silent {
                feature::fire(game, Occasion::GainVp, seat, 1);
            }
            return;
        };
        let run = Run { next: self.next + 1, ..*self };
        game.replace(run);
        match *effect {
            Effect::Gain { gain, n, per, max } => {
                let n = amount(game, &run, n, per, max);
                if take::gain(game, seat, gain, n, Destination::Hand, run.about, log) {
                    game.replace(Run { has_scored: true, ..run });
                }
            }
            Effect::Pay { cost } => pay::pay(game, seat, &cost, 1, LocationId::NONE, log),
            Effect::Lose { goods, n } => take::lose(game, seat, goods, n, log),
            Effect::Choose { first, options } => choose(game, run, first, options),
            Effect::DrawPick { draw, .. } => {
                game.pool_of = seat;
                game.push(Drawn { seat });
                game.push(Next { seat, what: Gain::FactionCard, left: draw, to: Destination::Pool });
            }
            Effect::ProduceAgain { n } => {
                let within_production = is_production(&run);
                aim(game, &run, Target::Produce { at: run.at, within_production }, n);
            }
            Effect::DealAgain { n } => {
                if !game.player(seat).deals.is_empty() {
                    game.push(DealAgain { seat, left: n, used: 0 });
                }
            }
            Effect::Raze { target: RazeTarget::CommonDeck, .. } => {
                draw::begin(game, seat, Deck::Common, Destination::Raze);
            }
            Effect::Raze { target, free, cash_in } => {
                aim(game, &run, Target::Raze { target, free, cash_in }, 1);
            }
            Effect::Remove => aim(game, &run, Target::Remove, 1),
            Effect::RemovePair => aim(game, &run, Target::OwnOfPair, 1),
            Effect::Steal { goods, n } => aim(game, &run, Target::Steal { goods }, n),
            Effect::CopyRazeGood { n } => aim(game, &run, Target::Copy, n),
            Effect::Build { from } => aim(game, &run, Target::Build { from }, 1),
            Effect::CancelDeal => aim(game, &run, Target::CancelDeal, 1),
            Effect::TakeDeal => aim(game, &run, Target::TakeDeal, 1),
            Effect::LocationDeal => aim(game, &run, Target::LocationDeal, 1),
            Effect::EnemyDiscard { n } => aim(game, &run, Target::EnemyDiscard { n }, 1),
            Effect::Foundation { from: From::CommonDeck, n, good } => {
                game.push(Dig { seat, left: n, good });
            }
            Effect::Foundation { n, good, .. } => aim(game, &run, Target::Bury { good }, n),
            Effect::Restore => aim(game, &run, Target::Restore, 1),
            Effect::Exhaust => aim(game, &run, Target::Exhaust, 1),
            Effect::Block => aim(game, &run, Target::Block, 1),
            Effect::TakeOver => aim(game, &run, Target::TakeOver, 1),
            Effect::Eavesdrop => aim(game, &run, Target::Eavesdrop, 1),
            // The activation itself opens what needs it (IMP-14.16).
            Effect::Unlock => (),
            Effect::FreeActivate => aim(game, &run, Target::FreeActivate { at: run.at }, 1),
            Effect::SendWorker => aim(game, &run, Target::SendWorker, 1),
            Effect::MoveTech { n } => game.push(MoveTech { seat, left: n, moved: [None; 2] }),
            Effect::EachPlayer { .. } => unreachable!("only Events address every player"),
        }
    }

    /// Checks that players carry out this list one by one.
    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        let effects = self.list.effects();
        let is_event = effects.iter().any(|effect| matches!(effect, Effect::EachPlayer { .. }));
        game.has_seat(self.seat) && usize::from(self.next) <= effects.len() && !is_event
    }
}

/// How many Goods an effect gives: per counted thing, up to the maximum.
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

/// Asks for a target `times` times.
fn aim(game: &mut ImperialSettlers, run: &Run, what: Target, times: u8) {
    game.push(Aim { seat: run.seat, what, left: times, about: run.about });
}

/// Asks for the next target, if there is a legal one now; otherwise the rest of the effect has no result (IMP-14.18,
/// IMP-24.8). The target before may have been the last.
impl Auto<ImperialSettlers> for Aim {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        let Aim { seat, what, left, about } = *self;
        game.pop();
        if !target::exists(game, seat, what) {
            return log.note(|| Event::InVain { seat, card: about });
        }
        if 1 < left {
            game.push(Aim { left: left - 1, ..*self });
        }
        game.push(Point { seat, what });
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.seat) && 0 < self.left
    }
}

/// A single payable list is taken without a question, unless it may be declined; without one nothing happens.
fn choose(game: &mut ImperialSettlers, run: Run, first: ListId, options: u8) {
    let mut payable = ability::payable_options(game, run.seat, first, options);
    let (one, other) = (payable.next(), payable.next());
    drop(payable);
    match (one, other) {
        (None, _) => (),
        (Some(list), None) if !run.is_optional => {
            game.push(Run { list, next: 0, has_scored: false, ..run });
        }
        (Some(_), _) => game.push(Choose { run, first, options }),
    }
}

/// Whether the list is the production of its Location (IMP-24.7).
pub(crate) fn is_production(run: &Run) -> bool {
    run.about.info().production == Some(run.list)
}
