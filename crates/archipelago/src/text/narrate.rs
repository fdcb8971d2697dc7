//! Events in words.

use super::{at_cell, at_post, back, of_building, of_good, of_resource, on_market, yes_no};
use crate::{
    events::Event,
    frames::Hidden,
    ids::{ObjectiveId, TileId, TrendId},
    moves::{Hand, Source},
    phases::Phase,
    state::Ending,
};
use approdo_contract::{Phrase, Seat};
use approdo_pieces::NamedId;

pub(crate) fn narrate(event: &Event) -> Phrase {
    match *event {
        Event::PlaceDrawn { seat, place } => {
            by("archipelago-place-drawn", seat).number("place", place).rule("ARC-5.1")
        }
        Event::Voted { seat, trend } => match trend {
            Some(trend) => by("archipelago-voted", seat).piece("trend", trend).rule("ARC-31.9"),
            None => by("archipelago-voted-hidden", seat).rule("ARC-31.9"),
        },
        Event::VoteShown { seat, trend } => trend_of("archipelago-vote-shown", trend).seat("player", seat),
        Event::TrendShown { trend } => trend_of("archipelago-trend-shown", trend),
        Event::TileDealt { seat, tile } => match tile {
            Some(tile) => tile_of("archipelago-tile-dealt", seat, tile).rule("ARC-5.2"),
            None => by("archipelago-tile-dealt-hidden", seat).rule("ARC-5.2"),
        },
        Event::TileDiscarded { seat, tile } => {
            tile_of("archipelago-tile-discarded", seat, tile).rule("ARC-5.6")
        }
        Event::TileHanded { seat, tile } => tile_of("archipelago-tile-handed", seat, tile).rule("ARC-5.7"),
        Event::StackReshuffled { tiles } => {
            Phrase::new("archipelago-stack-reshuffled").number("tiles", tiles).rule("ARC-19.15")
        }
        Event::RegionChosen { seat, region } => {
            by("archipelago-region-chosen", seat).piece("region", region).rule("ARC-19.5")
        }
        Event::CellChosen { seat, cell } => {
            at_cell(by("archipelago-cell-chosen", seat), cell).rule("ARC-19.6")
        }
        Event::RegionPlaced { seat, region, cell, rotation } => {
            at_cell(by("archipelago-region-placed", seat).piece("region", region), cell)
                .number("rotation", rotation)
                .rule("ARC-3.2")
        }
        Event::Entered { seat, from, area } => by("archipelago-entered", seat)
            .piece("from", from.area)
            .word("spot", from.spot.name())
            .piece("area", area)
            .rule("ARC-19.8"),
        Event::TokenTaken { seat, pile, left } => {
            by("archipelago-token-taken", seat).number("pile", pile).number("left", left).rule("ARC-19.11")
        }
        Event::DiscsGained { discs } => {
            Phrase::new("archipelago-discs-gained").number("discs", discs).rule("ARC-15.13")
        }
        Event::Landed { seat, area, population } => by("archipelago-landed", seat)
            .piece("area", area)
            .number("population", population)
            .rule("ARC-5.10"),
        Event::Stocked { seat, resource } => {
            of_resource(by("archipelago-stocked", seat), resource).rule("ARC-19.13")
        }
        Event::Shared { seat, resource } => {
            of_resource(by("archipelago-shared", seat), resource).rule("ARC-19.13")
        }
        Event::TilesReturned { tiles } => {
            Phrase::new("archipelago-tiles-returned").number("tiles", tiles).rule("ARC-5.15")
        }
        Event::TileTurned { region } => {
            Phrase::new("archipelago-tile-turned").piece("region", region).rule("ARC-5.16")
        }
        Event::CardDrawn { card } => {
            Phrase::new("archipelago-card-drawn").piece("card", card).rule("ARC-25.6")
        }
        Event::DeckReshuffled { cards } => {
            Phrase::new("archipelago-deck-reshuffled").number("cards", cards).rule("ARC-25.12")
        }
        Event::BackUncovered { back: card } => {
            Phrase::new("archipelago-back-uncovered").piece("back", back(card)).rule("ARC-4.6")
        }
        Event::ObjectiveDealt { seat, objective } => match objective {
            Some(objective) => card_of("archipelago-objective-dealt", seat, objective).rule("ARC-5.20"),
            None => by("archipelago-objective-dealt-hidden", seat).rule("ARC-5.20"),
        },
        Event::ObjectiveLaid { objective } => {
            Phrase::new("archipelago-objective-laid").piece("objective", objective).rule("ARC-31.6")
        }
        Event::ObjectivePutBack { seat, objective } => match objective {
            Some(objective) => card_of("archipelago-objective-put-back", seat, objective).rule("ARC-31.12"),
            None => by("archipelago-objective-put-back-hidden", seat).rule("ARC-31.12"),
        },
        Event::TurnBegan { turn } => {
            Phrase::new("archipelago-turn-began").number("turn", turn).rule("ARC-8.1")
        }
        Event::PhaseBegan { phase } => {
            Phrase::new("archipelago-phase-began").word("phase", phase.name()).rule(phase_clause(phase))
        }
        Event::BidPlaced { seat, florins } => match florins {
            Some(florins) => money("archipelago-bid-placed", seat, florins).rule("ARC-10.1"),
            None => by("archipelago-bid-placed-hidden", seat).rule("ARC-10.1"),
        },
        Event::BidShown { seat, florins } => money("archipelago-bid-shown", seat, florins).rule("ARC-10.2"),
        Event::BidTied { florins } => {
            Phrase::new("archipelago-bid-tied").number("florins", florins).rule("ARC-10.5")
        }
        Event::OrderKept => Phrase::new("archipelago-order-kept").rule("ARC-10.4"),
        Event::Decides { seat } => by("archipelago-decides", seat).rule("ARC-10.3"),
        Event::PlaceGiven { seat, place } => {
            by("archipelago-place-given", seat).number("place", place).rule("ARC-10.3")
        }
        Event::BoardApplied { board } => {
            Phrase::new("archipelago-board-applied").number("board", board).rule("ARC-11.1")
        }
        Event::RebellionMoved { from, to } => {
            marker("archipelago-rebellion-moved", from, to).rule("ARC-1.11")
        }
        Event::SurplusMoved { from, to } => marker("archipelago-surplus-moved", from, to).rule("ARC-1.10"),
        Event::Independence { population, rebellion } => Phrase::new("archipelago-independence")
            .number("population", population)
            .number("rebellion", rebellion)
            .rule("ARC-13.5"),
        Event::DomesticCrisis { resource, feeds } => {
            of_resource(Phrase::new("archipelago-domestic-crisis"), resource)
                .number("feeds", feeds)
                .rule("ARC-12.4")
        }
        Event::ExportCrisis { resource, count } => {
            of_resource(Phrase::new("archipelago-export-crisis"), resource)
                .number("count", count)
                .rule("ARC-12.17")
        }
        Event::EventHappened { event } => {
            let phrase = Phrase::new("archipelago-event-happened").piece("event", event);
            phrase.piece("text", super::text_of_event(event)).rule("ARC-12.20")
        }
        Event::Consumed { seat, resource, source } => {
            let key = match source {
                Source::Market => "archipelago-consumed-market",
                Source::Screen => "archipelago-consumed-screen",
                Source::Token => "archipelago-consumed-token",
            };
            of_resource(by(key, seat), resource).rule("ARC-12.11")
        }
        Event::Rewarded { seat, sector } => {
            by("archipelago-rewarded", seat).number("sector", sector).rule("ARC-29.9")
        }
        Event::TempleUsed { seat, region } => {
            by("archipelago-temple-used", seat).piece("region", region).rule("ARC-12.12")
        }
        Event::StoodUp { owner, at } => at_post(by("archipelago-stood-up", owner), at).rule("ARC-12.10"),
        Event::AllStoodUp => Phrase::new("archipelago-all-stood-up").rule("ARC-12.10"),
        Event::ResponsibilityEnded { seat } => by("archipelago-responsibility-ended", seat).rule("ARC-12.6"),
        Event::DomesticOver { rebels } => {
            Phrase::new("archipelago-domestic-over").number("rebels", rebels).rule("ARC-12.15")
        }
        Event::ExportOver { missing } => {
            Phrase::new("archipelago-export-over").number("missing", missing).rule("ARC-12.19")
        }
        Event::Expelled { seat, owner, from, to } => at_post(by("archipelago-expelled", seat), from)
            .seat("owner", owner)
            .piece("to", to)
            .rule("ARC-24.14"),
        Event::Tolerated { seat, region, building } => {
            of_building(by("archipelago-tolerated", seat), building).piece("region", region).rule("ARC-24.14")
        }
        Event::RoundBegan { seat } => by("archipelago-round-began", seat).rule("ARC-15.1"),
        Event::RoundEnded { seat, passed } => {
            by("archipelago-round-ended", seat).word("passed", yes_no(passed)).rule("ARC-15.4")
        }
        Event::DiscPlaced { seat, zone } => {
            by("archipelago-disc-placed", seat).piece("zone", zone).rule("ARC-15.2")
        }
        Event::ActionDone { seat } => by("archipelago-action-done", seat).rule("ARC-15.3"),
        Event::Deployed { seat, from, resource, cubes } => {
            of_resource(at_post(by("archipelago-deployed", seat), from), resource)
                .number("cubes", cubes)
                .rule("ARC-16.5")
        }
        Event::Bought { seat, market, resource, florins } => {
            on_market(of_resource(money("archipelago-bought", seat, florins), resource), market)
                .rule("ARC-18.2")
        }
        Event::Sold { seat, market, resource, florins, token } => {
            on_market(of_resource(money("archipelago-sold", seat, florins), resource), market)
                .word("token", yes_no(token))
                .rule("ARC-18.3")
        }
        Event::Operated { seat, region, building } => {
            of_building(by("archipelago-operated", seat), building).piece("region", region).rule("ARC-24.16")
        }
        Event::Taxed { seat, florins } => money("archipelago-taxed", seat, florins).rule("ARC-17.2"),
        Event::TileTaken { seat, tile } => tile_of("archipelago-tile-taken", seat, tile).rule("ARC-19.3"),
        Event::ExplorationFailed { seat, tile } => {
            tile_of("archipelago-exploration-failed", seat, tile).rule("ARC-19.9")
        }
        Event::ExplorationGivenUp { seat, tile } => {
            tile_of("archipelago-exploration-given-up", seat, tile).rule("ARC-19.10")
        }
        Event::Recruited { seat, area, florins, population } => money("archipelago-recruited", seat, florins)
            .piece("area", area)
            .number("population", population)
            .rule("ARC-21.3"),
        Event::Born { seat, area, population } => {
            by("archipelago-born", seat).piece("area", area).number("population", population).rule("ARC-20.2")
        }
        Event::Migrated { seat, from, to } => by("archipelago-migrated", seat)
            .piece("from", from.area)
            .word("spot", from.spot.name())
            .piece("to", to.area)
            .word("target", to.spot.name())
            .rule("ARC-22.2"),
        Event::MigrationRestarted { seat } => by("archipelago-migration-restarted", seat).rule("ARC-22.18"),
        Event::Building { seat, building, by: builder, florins } => {
            of_building(money("archipelago-building", seat, florins), building)
                .piece("area", builder.area)
                .rule("ARC-23.2")
        }
        Event::BuildingShip { seat, area, florins } => {
            money("archipelago-building-ship", seat, florins).piece("area", area).rule("ARC-23.2")
        }
        Event::Paid { seat, resource, cubes, tokens } => of_resource(by("archipelago-paid", seat), resource)
            .number("cubes", cubes)
            .number("tokens", tokens)
            .rule("ARC-23.3"),
        Event::Built { seat, region, building } => {
            of_building(by("archipelago-built", seat), building).piece("region", region).rule("ARC-23.9")
        }
        Event::ShipBuilt { seat, area } => {
            by("archipelago-ship-built", seat).piece("area", area).rule("ARC-23.12")
        }
        Event::CardUsed { seat, card, owner, florins } => money("archipelago-card-used", seat, florins)
            .piece("card", card)
            .seat("owner", owner)
            .word("own", yes_no(seat == owner))
            .rule("ARC-26.2"),
        Event::OptionChosen { seat, card, option } => by("archipelago-option-chosen", seat)
            .piece("card", card)
            .number("option", i32::from(option) + 1)
            .rule("ARC-26.10"),
        Event::WonderBuilt { seat, card, from } => {
            at_post(by("archipelago-wonder-built", seat), from).piece("card", card).rule("ARC-26.13")
        }
        Event::Gained { seat, florins } => money("archipelago-gained", seat, florins).rule("ARC-26.10"),
        Event::Doubled { seat, resource } => {
            of_resource(by("archipelago-doubled", seat), resource).rule("ARC-27.1")
        }
        Event::CardRevealed { card } => {
            Phrase::new("archipelago-card-revealed").piece("card", card).rule("ARC-27.6")
        }
        Event::CardBought { seat, card, florins } => {
            money("archipelago-card-bought", seat, florins).piece("card", card).rule("ARC-25.3")
        }
        Event::CardDiscarded { card } => {
            Phrase::new("archipelago-card-discarded").piece("card", card).rule("ARC-27.6")
        }
        Event::CardRotated { seat, card, florins } => {
            money("archipelago-card-rotated", seat, florins).piece("card", card).rule("ARC-25.4")
        }
        Event::CardExpired { seat, card } => {
            by("archipelago-card-expired", seat).piece("card", card).rule("ARC-25.5")
        }
        Event::ShipSunk { seat, owner, at } => {
            at_post(by("archipelago-ship-sunk", seat), at).seat("owner", owner).rule("ARC-27.9")
        }
        Event::Plundered { seat, region, resource, cubes } => {
            of_resource(by("archipelago-plundered", seat), resource)
                .piece("region", region)
                .number("cubes", cubes)
                .rule("ARC-27.13")
        }
        Event::Spied { seat, target, objective } => match objective {
            Some(objective) => {
                card_of("archipelago-spied", seat, objective).seat("target", target).rule("ARC-27.15")
            }
            None => by("archipelago-spied-hidden", seat).seat("target", target).rule("ARC-27.15"),
        },
        Event::Released { seat, at } => at_post(by("archipelago-released", seat), at).rule("ARC-27.33"),
        Event::Exchanged { seat, give, take, cubes } => of_resource(by("archipelago-exchanged", seat), take)
            .number("cubes", cubes)
            .word("paid", give.map_or("token", NamedId::name))
            .rule("ARC-27.36"),
        Event::ShipAdded { seat, area } => {
            by("archipelago-ship-added", seat).piece("area", area).rule("ARC-27.17")
        }
        Event::TheftBegan { seat, victim } => {
            by("archipelago-theft-began", seat).seat("victim", victim).rule("ARC-27.11")
        }
        Event::NoCubes { victim } => by("archipelago-no-cubes", victim).rule("ARC-27.35"),
        Event::Hid { victim, hand, cube } => {
            let key = if cube.is_some() { "archipelago-hid" } else { "archipelago-hid-hidden" };
            hidden(by(key, victim), cube).word("hand", hand_word(hand)).rule("ARC-27.12")
        }
        Event::Stole { seat, victim, hand, cube } => {
            let key = if cube.is_some() { "archipelago-stole" } else { "archipelago-stole-hidden" };
            hidden(by(key, seat), cube).seat("victim", victim).word("hand", hand_word(hand)).rule("ARC-27.12")
        }
        Event::OfferBegun { by: maker, to } => between("archipelago-offer-begun", maker, to).rule("ARC-7.6"),
        Event::OfferChanged { by: maker, good, given, added } => {
            let key = match (given, added) {
                (true, true) => "archipelago-offer-gives",
                (true, false) => "archipelago-offer-keeps",
                (false, true) => "archipelago-offer-asks",
                (false, false) => "archipelago-offer-waives",
            };
            of_good(by(key, maker), good).rule("ARC-7.14")
        }
        Event::OfferSent { by: maker, to } => between("archipelago-offer-sent", maker, to).rule("ARC-7.14"),
        Event::OfferWithdrawn { by: maker, to } => {
            between("archipelago-offer-withdrawn", maker, to).rule("ARC-7.6")
        }
        Event::OfferDeclined { by: maker, to } => {
            between("archipelago-offer-declined", maker, to).rule("ARC-7.6")
        }
        Event::OfferAccepted { by: maker, to } => {
            between("archipelago-offer-accepted", maker, to).rule("ARC-7.5")
        }
        Event::ConditionMet { objective, holder, open } => match (holder, open) {
            (Some(seat), _) => card_of("archipelago-condition-met", seat, objective).rule("ARC-28.2"),
            (None, true) => {
                Phrase::new("archipelago-condition-met-open").piece("objective", objective).rule("ARC-31.6")
            }
            (None, false) => {
                Phrase::new("archipelago-condition-met-nobody").piece("objective", objective).rule("ARC-28.4")
            }
        },
        Event::GameEnds { ending } => match ending {
            Ending::Independence => Phrase::new("archipelago-ends-independence").rule("ARC-28.1"),
            Ending::Objective => Phrase::new("archipelago-ends-objective").rule("ARC-28.2"),
            Ending::LastTurn => Phrase::new("archipelago-ends-last-turn").rule("ARC-28.10"),
        },
        Event::ObjectiveShown { seat, objective } => {
            card_of("archipelago-objective-shown", seat, objective).rule("ARC-29.3")
        }
        Event::ScreenLifted { seat, florins, tokens, cubes } => {
            money("archipelago-screen-lifted", seat, florins)
                .number("tokens", tokens)
                .number("cubes", cubes.iter().sum::<u8>())
                .rule("ARC-29.3")
        }
        Event::Scored { seat, vp } => by("archipelago-scored", seat).number("vp", vp).rule("ARC-29.12"),
    }
}

/// A sentence about a player.
fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("player", seat)
}

/// A sentence about two players.
fn between(key: &'static str, maker: Seat, to: Seat) -> Phrase {
    by(key, maker).seat("other", to)
}

fn money(key: &'static str, seat: Seat, florins: u8) -> Phrase {
    by(key, seat).number("florins", florins)
}

fn tile_of(key: &'static str, seat: Seat, tile: TileId) -> Phrase {
    by(key, seat).piece("tile", tile)
}

fn card_of(key: &'static str, seat: Seat, objective: ObjectiveId) -> Phrase {
    by(key, seat).piece("objective", objective)
}

fn trend_of(key: &'static str, trend: TrendId) -> Phrase {
    Phrase::new(key).piece("trend", trend).rule("ARC-5.19")
}

fn marker(key: &'static str, from: u8, to: u8) -> Phrase {
    Phrase::new(key).number("from", from).number("to", to)
}

/// What a hand holds, if the viewer may know.
fn hidden(phrase: Phrase, cube: Option<Hidden>) -> Phrase {
    match cube {
        None => phrase,
        Some(Hidden::Nothing) => phrase.word("what", "nothing"),
        Some(Hidden::Cube(resource)) => of_resource(phrase, resource),
    }
}

fn hand_word(hand: Hand) -> &'static str {
    match hand {
        Hand::Left => "left",
        Hand::Right => "right",
    }
}

fn phase_clause(phase: Phase) -> &'static str {
    match phase {
        Phase::Discovery => "ARC-5.1",
        Phase::Disengage => "ARC-9.1",
        Phase::Order => "ARC-10.1",
        Phase::Population => "ARC-11.1",
        Phase::Balance => "ARC-12.1",
        Phase::Actions => "ARC-15.1",
        Phase::Evolution => "ARC-25.1",
    }
}
