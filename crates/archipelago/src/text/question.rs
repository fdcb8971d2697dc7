//! The question that a seat is asked.

use super::{of_building, of_resource};
use crate::{
    content::{CardKind, Movers, Works},
    frames::{Frame, Quest},
    phase::crisis,
    state::Archipelago,
};
use approdo_contract::{Phrase, Seat};

pub(crate) fn question(game: &Archipelago, seat: Seat) -> Phrase {
    let Some(frame) = game.top() else { return Phrase::new("archipelago-ask-nothing") };
    let ask = Phrase::new;
    match frame {
        Frame::Vote => ask("archipelago-ask-vote").rule("ARC-31.9"),
        Frame::PutBack => ask("archipelago-ask-put-back").rule("ARC-31.12"),
        Frame::Discover { .. } => ask("archipelago-ask-discover").rule("ARC-5.4"),
        Frame::Handed { tile, .. } => ask("archipelago-ask-side").piece("tile", tile).rule("ARC-5.7"),
        Frame::Position { region, quest } => {
            ask("archipelago-ask-position").piece("region", region).rule(match quest {
                Quest::First => "ARC-5.4",
                Quest::Anywhere => "ARC-5.22",
                Quest::Explore => "ARC-19.6",
            })
        }
        Frame::Orient { region, .. } => ask("archipelago-ask-orient").piece("region", region).rule("ARC-3.2"),
        Frame::Berth { region } => ask("archipelago-ask-berth").piece("region", region).rule("ARC-5.22"),
        Frame::Landing { region, left } => {
            ask("archipelago-ask-landing").piece("region", region).number("left", left).rule("ARC-5.10")
        }
        Frame::Stock { region } => ask("archipelago-ask-stock").piece("region", region).rule("ARC-5.12"),
        Frame::Share { region, .. } => ask("archipelago-ask-share").piece("region", region).rule("ARC-5.12"),
        Frame::Bid { again, .. } => {
            let key = if again { "archipelago-ask-bid-again" } else { "archipelago-ask-bid" };
            ask(key).number("florins", game.player(seat).florins).rule("ARC-10.1")
        }
        Frame::Arrange { .. } => ask("archipelago-ask-arrange").rule("ARC-10.3"),
        Frame::Domestic { resource, feeds, .. } => of_resource(ask("archipelago-ask-domestic"), resource)
            .number("feeds", feeds)
            .number("lying", crisis::lying_count(game))
            .rule("ARC-12.7"),
        Frame::Rouse { left, .. } => ask("archipelago-ask-rouse").number("left", left).rule("ARC-12.10"),
        Frame::Export { resource, missing, .. } => {
            of_resource(ask("archipelago-ask-export"), resource).number("missing", missing).rule("ARC-12.18")
        }
        Frame::Expel { slot, building, .. } => match crisis::rebel(game, slot, building) {
            Some((region, rebel)) => of_building(ask("archipelago-ask-expel"), building)
                .piece("region", region)
                .seat("owner", rebel.owner)
                .rule("ARC-24.14"),
            None => ask("archipelago-ask-nothing"),
        },
        Frame::Round => ask("archipelago-ask-round")
            .number("discs", game.free_discs(seat))
            .word("action", super::yes_no(game.round.action))
            .rule("ARC-15.2"),
        Frame::Harvest { resource, .. } => {
            of_resource(ask("archipelago-ask-harvest"), resource).rule("ARC-16.1")
        }
        Frame::Trade { left, .. } => ask("archipelago-ask-trade").number("left", left).rule("ARC-18.1"),
        Frame::Scout => ask("archipelago-ask-scout").rule("ARC-19.3"),
        Frame::Survey { tile } => ask("archipelago-ask-survey").piece("tile", tile).rule("ARC-19.5"),
        Frame::Enter { region } => ask("archipelago-ask-enter").piece("region", region).rule("ARC-19.7"),
        Frame::Recruit { free, .. } => {
            let price = if free { 0 } else { crate::phase::people::wage(game) };
            ask("archipelago-ask-recruit").number("florins", price).rule("ARC-21.1")
        }
        Frame::Reproduce { .. } => ask("archipelago-ask-reproduce").rule("ARC-20.2"),
        Frame::Migrate { movers, .. } => {
            let who = match movers {
                Movers::All => "all",
                Movers::Ship => "ships",
                Movers::Citizen => "citizens",
            };
            ask("archipelago-ask-migrate").word("movers", who).rule("ARC-22.1")
        }
        Frame::Build { works } => {
            let what = match works {
                Works::Any => "any",
                Works::Building => "building",
                Works::Ship => "ship",
            };
            ask("archipelago-ask-build").word("works", what).rule("ARC-23.1")
        }
        Frame::Pay { any: 0, .. } => ask("archipelago-ask-pay").rule("ARC-23.3"),
        Frame::Pay { .. } => ask("archipelago-ask-pay-any").rule("ARC-26.7"),
        Frame::Alternative { card } => ask("archipelago-ask-option").piece("card", card).rule("ARC-26.10"),
        Frame::Piracy => ask("archipelago-ask-piracy").rule("ARC-27.10"),
        Frame::Theft => ask("archipelago-ask-theft").rule("ARC-27.11"),
        Frame::Espionage => ask("archipelago-ask-espionage").rule("ARC-27.15"),
        Frame::Hide { left: None, .. } => ask("archipelago-ask-hide-left").rule("ARC-27.11"),
        Frame::Hide { left: Some(_), .. } => ask("archipelago-ask-hide-right").rule("ARC-27.11"),
        Frame::Guess { victim, .. } => ask("archipelago-ask-guess").seat("player", victim).rule("ARC-27.11"),
        Frame::Pillage { .. } => ask("archipelago-ask-pillage").rule("ARC-27.14"),
        Frame::Release { .. } => ask("archipelago-ask-release").rule("ARC-27.33"),
        Frame::Calm { left } => ask("archipelago-ask-calm").number("left", left).rule("ARC-27.32"),
        Frame::Exchange { .. } => ask("archipelago-ask-exchange").rule("ARC-27.36"),
        Frame::Hire { kind } => {
            let kind = match kind {
                CardKind::Character => "character",
                CardKind::Progress => "progress",
                CardKind::Any => "any",
            };
            ask("archipelago-ask-hire").word("kind", kind).rule("ARC-27.6")
        }
        Frame::Lighthouse { .. } => {
            ask("archipelago-ask-light").number("ships", game.player(seat).ships).rule("ARC-27.18")
        }
        Frame::Dedicate { card } => ask("archipelago-ask-dedicate").piece("card", card).rule("ARC-26.13"),
        Frame::Draft => match game.offer {
            Some(offer) => ask("archipelago-ask-draft").seat("player", offer.to).rule("ARC-7.14"),
            None => ask("archipelago-ask-nothing"),
        },
        Frame::Answer => match game.offer {
            Some(offer) => ask("archipelago-ask-answer").seat("player", offer.by).rule("ARC-7.6"),
            None => ask("archipelago-ask-nothing"),
        },
        Frame::Purchase { bought: false, turned: None } => ask("archipelago-ask-purchase").rule("ARC-25.2"),
        Frame::Purchase { .. } => ask("archipelago-ask-rotate").rule("ARC-25.2"),
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
        | Frame::Purchases { .. } => ask("archipelago-ask-nothing"),
    }
}
