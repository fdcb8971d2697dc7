//! Events as lines of the log.

use super::{amount, deck_word, located, tech_word, whose};
use crate::{events::Event, ids::Card, phase::raze::RazeKind};
use approdo_contract::{Line, Opens, Phrase, Seat};

pub(crate) fn line(event: &Event) -> Line {
    let line = Line::from(narrate(event));
    if let Event::RoundBegan { round } = *event {
        line.opens(Opens::Round(round.into()))
    } else if let Event::TurnBegan { seat } = *event {
        line.opens(Opens::Turn { seat, round: None })
    } else if is_detail(event) {
        line.minor()
    } else {
        line
    }
}

/// Whether an event only details another one, or reports a pass.
fn is_detail(event: &Event) -> bool {
    matches!(
        event,
        Event::Gained { .. }
            | Event::Spent { .. }
            | Event::Returned { .. }
            | Event::Unstored { .. }
            | Event::Building { .. }
            | Event::Aimed { .. }
            | Event::Declined { .. }
            | Event::TurnEnded { .. }
    )
}

fn narrate(event: &Event) -> Phrase {
    match *event {
        Event::FactionChosen { seat, faction } => {
            by("imperial-settlers-faction-chosen", seat).piece("faction", faction).rule("IMP-5.2")
        }
        Event::LuckChooses { seat } => by("imperial-settlers-luck-chooses", seat).rule("IMP-5.3"),
        Event::Expanded { seat } => by("imperial-settlers-expanded", seat).rule("IMP-6.16"),
        Event::NotExpanded { seat } => by("imperial-settlers-not-expanded", seat).rule("IMP-6.17"),
        Event::CardReplaced { seat, old, new } => {
            by("imperial-settlers-card-replaced", seat).piece("old", old).piece("new", new).rule("IMP-6.8")
        }
        Event::DeckChanged { seat, swap: Some((out, new)) } => {
            by("imperial-settlers-deck-changed", seat).piece("out", out).piece("new", new).rule("IMP-6.13")
        }
        Event::DeckChanged { seat, swap: None } | Event::DeckBuilt { seat } => {
            by("imperial-settlers-deck-built", seat).rule("IMP-6.16")
        }
        Event::FirstPlayer { seat } => by("imperial-settlers-first-player", seat).rule("IMP-5.5"),
        Event::MarkerPassed { seat } => by("imperial-settlers-first-player", seat).rule("IMP-20.16"),
        Event::RoundBegan { round } => {
            Phrase::new("imperial-settlers-round-began").number("round", round).rule("IMP-7.1")
        }
        Event::Drew { seat, deck, card } => {
            secret("imperial-settlers-drew", "imperial-settlers-drew-hidden", seat, card)
                .word("deck", deck_word(deck))
                .rule("IMP-3.9")
        }
        Event::NothingToDraw { seat, deck } => {
            by("imperial-settlers-nothing-to-draw", seat).word("deck", deck_word(deck)).rule("IMP-4.15")
        }
        Event::Reshuffled => Phrase::new("imperial-settlers-reshuffled").rule("IMP-4.13"),
        Event::EventDrawn { card } => {
            Phrase::new("imperial-settlers-event-drawn").piece("card", card).rule("IMP-22.1")
        }
        Event::TurnedUp { card } => {
            Phrase::new("imperial-settlers-turned-up").piece("card", card).rule("IMP-8.2")
        }
        Event::Picked { seat, card } => {
            by("imperial-settlers-picked", seat).piece("card", card).rule("IMP-8.2")
        }
        Event::LeftOver { card } => {
            Phrase::new("imperial-settlers-left-over").piece("card", card).rule("IMP-8.2")
        }
        Event::VirtualTook { card, at } => {
            located(Phrase::new("imperial-settlers-virtual-took"), card, at).rule("IMP-28.9")
        }
        Event::Dealt { seat, card } => {
            secret("imperial-settlers-dealt", "imperial-settlers-dealt-hidden", seat, card).rule("IMP-27.1")
        }
        Event::Kept { seat, card } => {
            secret("imperial-settlers-kept", "imperial-settlers-kept-hidden", seat, card).rule("IMP-4.16")
        }
        Event::HandedOn { seat, card } => {
            secret("imperial-settlers-handed-on", "imperial-settlers-handed-on-hidden", seat, card)
                .rule("IMP-27.1")
        }
        Event::Discarded { seat, card } => {
            by("imperial-settlers-discarded", seat).piece("card", card).rule("IMP-4.11")
        }
        Event::Collecting { seat } => by("imperial-settlers-collecting", seat).rule("IMP-9.1"),
        Event::Gained { seat, gain, n } => {
            amount(by("imperial-settlers-gained", seat), gain, n).rule("IMP-3.10")
        }
        Event::Spent { seat, good, n } => {
            amount(by("imperial-settlers-spent", seat), good.into(), n).rule("IMP-3.10")
        }
        Event::Lost { seat, good, n } => {
            amount(by("imperial-settlers-lost", seat), good.into(), n).rule("IMP-22.4")
        }
        Event::Stole { seat, from, good } => {
            amount(by("imperial-settlers-stole", seat).seat("owner", from), good.into(), 1).rule("IMP-24.27")
        }
        Event::Returned { seat, good, n } => {
            amount(by("imperial-settlers-returned", seat), good.into(), n).rule("IMP-21.12")
        }
        Event::TurnBegan { seat } => by("imperial-settlers-turn-began", seat).rule("IMP-10.1"),
        Event::TurnEnded { seat } => by("imperial-settlers-turn-ended", seat).rule("IMP-10.9"),
        Event::Passed { seat } => by("imperial-settlers-passed", seat).rule("IMP-10.6"),
        Event::Building { seat, card } => {
            by("imperial-settlers-building", seat).piece("card", card).rule("IMP-11.2")
        }
        Event::GaveUp { seat, card, at } => {
            located(by("imperial-settlers-gave-up", seat), card, at).rule("IMP-11.3")
        }
        Event::FoundationUsed { seat, card } => {
            by("imperial-settlers-foundation-used", seat).piece("card", card).rule("IMP-13.16")
        }
        Event::Built { seat, card, at } => {
            located(by("imperial-settlers-built", seat), card, at).rule("IMP-11.12")
        }
        Event::DealMade { seat, card, good } => {
            amount(by("imperial-settlers-deal-made", seat).piece("card", card), good, 1).rule("IMP-12.3")
        }
        Event::LocationDealMade { seat, card, at, good } => {
            amount(located(by("imperial-settlers-location-deal-made", seat), card, at), good, 1)
                .rule("IMP-24.15")
        }
        Event::LocationDealEnded { seat, card, good } => {
            amount(by("imperial-settlers-location-deal-ended", seat).piece("card", card), good, 1)
                .rule("IMP-24.17")
        }
        Event::DealUsed { seat, good } => {
            amount(by("imperial-settlers-deal-used", seat), good, 1).rule("IMP-12.4")
        }
        Event::DealGivenUp { seat, good } => {
            amount(by("imperial-settlers-deal-given-up", seat), good, 1).rule("IMP-14.7")
        }
        Event::DealCancelled { seat, from, good } => {
            amount(whose(by("imperial-settlers-deal-cancelled", seat), from), good, 1).rule("IMP-24.33")
        }
        Event::DealTaken { seat, from, good } => {
            amount(whose(by("imperial-settlers-deal-taken", seat), from), good, 1).rule("IMP-24.24")
        }
        Event::Razing { seat, card, from, at } => {
            let phrase =
                by("imperial-settlers-razing", seat).piece("card", card).word("from", raze_word(from));
            match from {
                RazeKind::Enemy | RazeKind::Own => phrase.piece("location", at).rule("IMP-13.3"),
                RazeKind::Hand => phrase.rule("IMP-13.2"),
                RazeKind::Deck => phrase.rule("IMP-25.14"),
            }
        }
        Event::NotRazed { seat, card } => {
            by("imperial-settlers-not-razed", seat).piece("card", card).rule("IMP-25.15")
        }
        Event::BecameFoundation { seat, card, at } => {
            located(by("imperial-settlers-became-foundation", seat), card, at).rule("IMP-13.7")
        }
        Event::Demolished { card, at, empire } => {
            whose(located(Phrase::new("imperial-settlers-demolished"), card, at), empire).rule("IMP-13.6")
        }
        Event::Removed { card, at, empire } => {
            whose(located(Phrase::new("imperial-settlers-removed"), card, at), empire).rule("IMP-13.18")
        }
        Event::CashedIn { seat, good, n } => {
            amount(by("imperial-settlers-cashed-in", seat), good, 1).number("vp", n).rule("IMP-24.28")
        }
        Event::Activated { seat, card, at, action, times } => {
            located(by("imperial-settlers-activated", seat), card, at)
                .word("key", if action == 0 { "first" } else { "second" })
                .number("times", times)
                .rule("IMP-14.1")
        }
        Event::InVain { seat, card } => {
            by("imperial-settlers-in-vain", seat).piece("card", card).rule("IMP-14.18")
        }
        Event::ExchangeAnnounced { seat, pairs } => {
            by("imperial-settlers-exchanging", seat).number("pairs", pairs).rule("IMP-15.2")
        }
        Event::Visited { seat, card, at } => {
            located(by("imperial-settlers-visited", seat), card, at).rule("IMP-16.4")
        }
        Event::Produced { seat, card, at } => {
            located(by("imperial-settlers-produced", seat), card, at).rule("IMP-9.5")
        }
        Event::Reacted { seat, card, at } => {
            located(by("imperial-settlers-reacted", seat), card, at).rule("IMP-19.2")
        }
        Event::Declined { seat } => by("imperial-settlers-declined", seat).rule("IMP-19.5"),
        Event::ScoreToken { seat, card, at } => {
            located(by("imperial-settlers-score-token", seat), card, at).rule("IMP-21.14")
        }
        Event::Aimed { seat, card, at } => {
            located(by("imperial-settlers-aimed", seat), card, at).rule("IMP-10.8")
        }
        Event::Blocked { seat, card, at } => {
            located(by("imperial-settlers-blocked", seat), card, at).rule("IMP-23.15")
        }
        Event::Unblocked { seat, card, at } => {
            located(by("imperial-settlers-unblocked", seat), card, at).rule("IMP-17.1")
        }
        Event::Exhausted { seat, card, at } => {
            located(by("imperial-settlers-exhausted", seat), card, at).rule("IMP-24.22")
        }
        Event::TakenOver { seat, card, at } => {
            located(by("imperial-settlers-taken-over", seat), card, at).rule("IMP-23.9")
        }
        Event::Eavesdropped { seat, card, at } => {
            located(by("imperial-settlers-eavesdropped", seat), card, at).rule("IMP-23.13")
        }
        Event::MustDiscard { seat, from } => {
            by("imperial-settlers-must-discard", seat).seat("owner", from).rule("IMP-10.8")
        }
        Event::Buried { seat, card } => {
            secret("imperial-settlers-buried", "imperial-settlers-buried-hidden", seat, card)
                .rule("IMP-24.20")
        }
        Event::Restored { seat, card, at } => {
            located(by("imperial-settlers-restored", seat), card, at).rule("IMP-25.7")
        }
        Event::DefensePlaced { seat, card, at } => {
            located(by("imperial-settlers-defense-placed", seat), card, at).rule("IMP-18.1")
        }
        Event::SamuraiDeployed { seat, card, at } => {
            located(by("imperial-settlers-samurai-deployed", seat), card, at).rule("IMP-18.6")
        }
        Event::TechPlaced { seat, tech, card, at } => {
            located(by("imperial-settlers-tech-placed", seat), card, at)
                .word("tech", tech_word(tech))
                .rule("IMP-21.2")
        }
        Event::TechMoved { seat, tech, from, card, at } => {
            located(by("imperial-settlers-tech-moved", seat), card, at)
                .word("tech", tech_word(tech))
                .piece("from", from)
                .rule("IMP-25.4")
        }
        Event::TechLost { seat, tech, card } => by("imperial-settlers-tech-lost", seat)
            .piece("card", card)
            .word("tech", tech_word(tech))
            .rule("IMP-21.19"),
        Event::Stored { seat, good, card, at } => {
            amount(located(by("imperial-settlers-stored", seat), card, at), good.into(), 1).rule("IMP-20.6")
        }
        Event::Unstored { seat, good, n } => {
            amount(by("imperial-settlers-unstored", seat), good.into(), n).rule("IMP-9.11")
        }
        Event::Stashed { seat, card, at } => {
            secret("imperial-settlers-stashed", "imperial-settlers-stashed-hidden", seat, card)
                .piece("location", at)
                .rule("IMP-20.8")
        }
        Event::StashedGood { seat, good, at } => {
            amount(by("imperial-settlers-stashed-good", seat), good.into(), 1)
                .piece("location", at)
                .rule("IMP-20.8")
        }
        Event::CleanedUp { round } => {
            Phrase::new("imperial-settlers-cleaned-up").number("round", round).rule("IMP-20.9")
        }
        Event::AttackTurnedUp { attack } => {
            Phrase::new("imperial-settlers-attack-turned-up").piece("attack", attack).rule("IMP-28.17")
        }
        Event::Collected { card, at } => {
            located(Phrase::new("imperial-settlers-collected"), card, at).rule("IMP-28.15")
        }
        Event::AttackFailed => Phrase::new("imperial-settlers-attack-failed").rule("IMP-28.19"),
        Event::AttackStopped { card, at } => {
            located(Phrase::new("imperial-settlers-attack-stopped"), card, at).rule("IMP-29.6")
        }
        Event::AttackRazed { card, at } => {
            located(Phrase::new("imperial-settlers-attack-razed"), card, at).rule("IMP-28.20")
        }
        Event::DefenseGone => Phrase::new("imperial-settlers-defense-gone").rule("IMP-29.3"),
        Event::Scored { seat, common, faction, features } => by("imperial-settlers-scored", seat)
            .number("common", common)
            .number("faction", faction)
            .number("features", features)
            .rule("IMP-26.2"),
        Event::GameEnded => Phrase::new("imperial-settlers-game-ended").rule("IMP-26.1"),
    }
}

/// A sentence about what a player does.
fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("player", seat)
}

/// Two messages for a card that only its player knows.
fn secret(open: &'static str, hidden: &'static str, seat: Seat, card: Option<Card>) -> Phrase {
    match card {
        Some(card) => by(open, seat).piece("card", card),
        None => by(hidden, seat),
    }
}

fn raze_word(from: RazeKind) -> &'static str {
    match from {
        RazeKind::Hand => "hand",
        RazeKind::Enemy => "enemy",
        RazeKind::Own => "own",
        RazeKind::Deck => "deck",
    }
}
