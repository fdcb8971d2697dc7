//! What a seat is asked.

use super::{amount, place, whose};
use crate::{
    content::{RazeTarget, Stashed},
    decks,
    frames::{
        Ability, AttackFrame, Cleanup, Frame, Lookout, Opening, Payment as Owed, Raze, Take, Target, Turn,
    },
    ids::Empire,
    phase::{ability, target},
    state::ImperialSettlers,
};
use approdo_contract::{Phrase, Seat};

/// The question that a seat is asked now.
pub(crate) fn question(game: &ImperialSettlers, seat: Seat) -> Phrase {
    let Some(frame) = game.top() else { return nothing() };
    match frame {
        Frame::Opening(frame) => opening(game, seat, frame),
        Frame::Lookout(Lookout::Pick { .. }) if game.is_solo() => {
            Phrase::new("imperial-settlers-ask-pick").rule("IMP-28.9")
        }
        Frame::Lookout(Lookout::Pick { .. }) => Phrase::new("imperial-settlers-ask-pick").rule("IMP-8.2"),
        Frame::Lookout(Lookout::Keep { .. }) => {
            Phrase::new("imperial-settlers-ask-keep-one").rule("IMP-27.1")
        }
        Frame::Take(frame) => take(frame),
        Frame::Turn(Turn::Act { .. }) => {
            let taken = game.player(seat).actions;
            Phrase::new("imperial-settlers-ask-act").number("taken", taken).rule("IMP-10.1")
        }
        Frame::Turn(Turn::Rest { .. }) => Phrase::new("imperial-settlers-ask-rest").rule("IMP-10.9"),
        Frame::Ability(frame) => ability(&frame),
        Frame::Payment(frame) => payment(game, seat, frame),
        Frame::Target { what, .. } => aim(game, what),
        Frame::Raze(Raze::CashIn { loot, .. }) => Phrase::new("imperial-settlers-ask-cash-in")
            .piece("card", loot.card)
            .number("n", loot.cash_in)
            .rule("IMP-24.28"),
        Frame::Cleanup(frame) => cleanup(game, frame),
        Frame::Attack(AttackFrame::Choose { .. }) => {
            Phrase::new("imperial-settlers-ask-attack").rule("IMP-28.22")
        }
        Frame::Lookout(_)
        | Frame::Draw(_)
        | Frame::Production(_)
        | Frame::Turn(_)
        | Frame::Raze(_)
        | Frame::Attack(_) => nothing(),
    }
}

fn nothing() -> Phrase {
    Phrase::new("imperial-settlers-ask-nothing")
}

fn opening(game: &ImperialSettlers, seat: Seat, frame: Opening) -> Phrase {
    match frame {
        Opening::Faction { .. } => Phrase::new("imperial-settlers-ask-faction").rule("IMP-5.2"),
        Opening::Declare { .. } => Phrase::new("imperial-settlers-ask-expansion")
            .piece("faction", game.faction(seat))
            .rule("IMP-6.6"),
        Opening::Decks { swaps, .. } => Phrase::new("imperial-settlers-ask-deck")
            .piece("faction", game.faction(seat))
            .number("left", decks::MOST_SWAPS - swaps[seat.index()])
            .rule("IMP-6.16"),
        Opening::RandomFaction { .. }
        | Opening::FirstPlayer
        | Opening::Hands { .. }
        | Opening::FirstAttack => nothing(),
    }
}

fn take(frame: Take) -> Phrase {
    match frame {
        Take::Deck { .. } => Phrase::new("imperial-settlers-ask-draw").rule("IMP-3.9"),
        Take::Resource { .. } => Phrase::new("imperial-settlers-ask-resource").rule("IMP-3.3"),
        Take::Form { .. } => Phrase::new("imperial-settlers-ask-form").rule("IMP-21.13"),
        Take::Post { .. } => Phrase::new("imperial-settlers-ask-post").rule("IMP-24.13"),
        Take::Colour { .. } => Phrase::new("imperial-settlers-ask-colour").rule("IMP-25.12"),
        Take::Lose { left, .. } => {
            Phrase::new("imperial-settlers-ask-lose").number("left", left).rule("IMP-22.4")
        }
        Take::Keep { .. } => Phrase::new("imperial-settlers-ask-keep").rule("IMP-24.38"),
        Take::Exchange { left, .. } => {
            Phrase::new("imperial-settlers-ask-exchange").number("left", left).rule("IMP-15.3")
        }
        Take::Next { .. } | Take::Drawn { .. } => nothing(),
    }
}

fn ability(frame: &Ability) -> Phrase {
    match *frame {
        Ability::Choose { run, .. } => Phrase::new("imperial-settlers-ask-option")
            .piece("card", run.about)
            .rule(ability::choice_clause(&run)),
        Ability::Repeat { used, .. } => {
            Phrase::new("imperial-settlers-ask-repeat").piece("card", used.card).rule("IMP-25.11")
        }
        Ability::DealAgain { left, .. } => {
            Phrase::new("imperial-settlers-ask-deal-again").number("left", left).rule("IMP-24.5")
        }
        Ability::MoveTech { left, .. } => {
            Phrase::new("imperial-settlers-ask-move-tech").number("left", left).rule("IMP-25.4")
        }
        Ability::Run(_)
        | Ability::Use(_)
        | Ability::Trigger(_)
        | Ability::Visited { .. }
        | Ability::Dig { .. }
        | Ability::Aim { .. } => nothing(),
    }
}

fn payment(game: &ImperialSettlers, seat: Seat, frame: Owed) -> Phrase {
    match frame {
        Owed::Split { bill, .. } => Phrase::new("imperial-settlers-ask-pay")
            .number("wood", bill.wood)
            .number("stone", bill.stone)
            .number("food", bill.food)
            .number("any", bill.any)
            .rule("IMP-3.6"),
        Owed::Location { left, .. } => {
            Phrase::new("imperial-settlers-ask-give-location").number("left", left).rule("IMP-11.3")
        }
        // Somebody else's effect forces the discard.
        Owed::Card { left, .. } if seat != game.active => {
            Phrase::new("imperial-settlers-ask-forced-discard").number("left", left).rule("IMP-10.8")
        }
        Owed::Card { left, .. } => {
            Phrase::new("imperial-settlers-ask-discard").number("left", left).rule("IMP-14.7")
        }
        Owed::Deal { left, .. } => {
            Phrase::new("imperial-settlers-ask-give-deal").number("left", left).rule("IMP-14.7")
        }
        Owed::Place { .. } | Owed::Slide { .. } => nothing(),
    }
}

fn aim(game: &ImperialSettlers, what: Target) -> Phrase {
    let key = match what {
        Target::Produce { .. } => "imperial-settlers-ask-produce",
        Target::Remove => "imperial-settlers-ask-remove",
        Target::OwnOfPair => "imperial-settlers-ask-own-of-pair",
        Target::EnemyOfPair { .. } => "imperial-settlers-ask-enemy-of-pair",
        Target::Raze { target: RazeTarget::Own, .. } => "imperial-settlers-ask-raze-own",
        Target::Raze { target: RazeTarget::HandOrEnemy, .. } => "imperial-settlers-ask-raze-any",
        Target::Raze { .. } => "imperial-settlers-ask-raze-enemy",
        Target::Steal { .. } => "imperial-settlers-ask-steal",
        Target::Copy => "imperial-settlers-ask-copy",
        Target::LocationDeal => "imperial-settlers-ask-location-deal",
        Target::Build { from: crate::content::From::Deals } => "imperial-settlers-ask-build-deal",
        Target::Build { .. } => "imperial-settlers-ask-build-card",
        Target::CancelDeal => "imperial-settlers-ask-cancel-deal",
        Target::TakeDeal => "imperial-settlers-ask-take-deal",
        Target::EnemyDiscard { .. } => "imperial-settlers-ask-enemy-discard",
        Target::Bury { .. } => "imperial-settlers-ask-bury",
        Target::Restore => "imperial-settlers-ask-restore",
        Target::Exhaust => "imperial-settlers-ask-exhaust",
        Target::Block => "imperial-settlers-ask-block",
        Target::Lift { onto } => {
            return place(Phrase::new("imperial-settlers-ask-lift"), game, onto).rule("IMP-23.17");
        }
        Target::TakeOver => "imperial-settlers-ask-take-over",
        Target::Eavesdrop => "imperial-settlers-ask-eavesdrop",
        Target::FreeActivate { .. } => "imperial-settlers-ask-free-activate",
        Target::SendWorker => "imperial-settlers-ask-send-worker",
    };
    Phrase::new(key).rule(target::clause(what))
}

fn cleanup(game: &ImperialSettlers, frame: Cleanup) -> Phrase {
    match frame {
        Cleanup::Store { at, left, .. } => {
            place(Phrase::new("imperial-settlers-ask-store"), game, at).number("left", left).rule("IMP-20.6")
        }
        Cleanup::Stash { at, left, .. } => {
            let stashed = game.location(at).and_then(crate::phase::cleanup::stash_of);
            let what = match stashed {
                Some(Stashed::Resource) => "resource",
                Some(Stashed::Card) | None => "card",
            };
            place(Phrase::new("imperial-settlers-ask-stash"), game, at)
                .word("what", what)
                .number("left", left)
                .rule("IMP-20.8")
        }
        Cleanup::Player { .. } | Cleanup::Locations { .. } => nothing(),
    }
}

/// Whose Deal it is and what it yields.
pub(super) fn deal(phrase: Phrase, game: &ImperialSettlers, empire: Empire, deal: u8) -> Phrase {
    use crate::state::Deal;
    let found = match empire.seat() {
        Some(seat) => {
            game.players.get(seat.index()).and_then(|player| player.deals.get(usize::from(deal)).copied())
        }
        None => game.solo.line.get(usize::from(deal)).copied().map(Deal::Attack),
    };
    let phrase = whose(phrase, empire);
    let Some(deal) = found else { return phrase.word("good", "none").number("n", 0).word("piece", "none") };
    let phrase = amount(phrase, deal.good(), 1);
    match deal {
        Deal::Card(card) => phrase.piece("piece", card),
        Deal::Location { at, .. } => match game.location(at) {
            Some(location) => phrase.piece("piece", location.card).piece("location", at),
            None => phrase.piece("piece", at),
        },
        Deal::Attack(attack) => phrase.piece("piece", attack),
    }
}
