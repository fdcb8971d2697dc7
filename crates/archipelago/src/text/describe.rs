//! Choices in words.

use super::{Goods, at_cell, at_post, cell_piece, of_building, of_good, of_goods, of_resource, on_market};
use crate::{
    content::{Effect, Track, content},
    events::Cell,
    frames::{Alternative, Domestic, Export, Frame, Orient},
    ids::{CardId, Resource},
    moves::{Hand, Move, Source},
    phase::cards,
    state::Archipelago,
};
use approdo_contract::{Phrase, Seat};
use approdo_pieces::NamedId;

pub(crate) fn describe(game: &Archipelago, seat: Seat, mv: Move) -> Phrase {
    let say = Phrase::new;
    match mv {
        Move::Vote(trend) => say("archipelago-vote").piece("trend", trend),
        Move::Region(region) => say("archipelago-region").piece("region", region),
        Move::Redraw => say("archipelago-redraw"),
        Move::Place { q, r } => match Cell::of(&game.chart, q, r) {
            Some(cell) => at_cell(say("archipelago-place"), cell),
            None => say("archipelago-place-far").piece("cell", cell_piece(q, r)),
        },
        Move::Orient(rotation) => orient(game, rotation),
        Move::Enter(from) => at_post(say("archipelago-enter"), from),
        Move::Land(area) => say("archipelago-land").piece("area", area),
        Move::Stock(resource) => of_resource(say("archipelago-stock"), resource),
        Move::Share(resource) => of_resource(say("archipelago-share"), resource),
        Move::PutBack(objective) => say("archipelago-put-back").piece("objective", objective),
        Move::Bid(florins) => say("archipelago-bid").number("florins", florins),
        Move::Next(next) => say("archipelago-next").seat("player", next),
        Move::Offer(to) => say("archipelago-offer").seat("player", to),
        Move::Call(maker) => say("archipelago-call").seat("player", maker),
        Move::Give(good) => of_good(say("archipelago-give"), good),
        Move::Ask(good) => of_good(say("archipelago-ask-for"), good),
        Move::Keep(good) => of_good(say("archipelago-keep"), good),
        Move::Waive(good) => of_good(say("archipelago-waive"), good),
        Move::Send => say("archipelago-send"),
        Move::Withdraw => say("archipelago-withdraw"),
        Move::Accept => say("archipelago-accept"),
        Move::Decline => say("archipelago-decline"),
        Move::Consume(source) => consume(game, source),
        Move::Bless(region) => say("archipelago-bless").piece("region", region),
        Move::Rouse { owner, at, engaged } => {
            let phrase = at_post(say("archipelago-rouse"), at).seat("player", owner);
            phrase.word("engaged", super::yes_no(engaged))
        }
        Move::Expel(area) => say("archipelago-expel").piece("area", area),
        Move::Tolerate => say("archipelago-tolerate"),
        Move::Action(zone) => say("archipelago-action").piece("zone", zone),
        Move::Card(card) => use_card(game, seat, card),
        Move::Operate { region, building } => {
            of_building(say("archipelago-operate"), building).piece("region", region)
        }
        Move::EndRound => {
            let round = game.round;
            let idle = !round.action && !round.card && !round.trade;
            say(if idle { "archipelago-pass" } else { "archipelago-end-round" })
        }
        Move::Done => say(if let Some(Frame::Domestic(_) | Frame::Export(_)) = game.top() {
            "archipelago-done-crisis"
        } else if let Some(Frame::Hire(_)) = game.top() {
            "archipelago-done-hire"
        } else {
            "archipelago-done"
        }),
        Move::Deploy(from) => at_post(say("archipelago-deploy"), from),
        Move::Buy { market, resource } => on_market(of_resource(say("archipelago-buy"), resource), market)
            .number("florins", price(game, market, resource, 0)),
        Move::Sell { market, resource } => on_market(of_resource(say("archipelago-sell"), resource), market)
            .number("florins", price(game, market, resource, 1)),
        Move::SellToken { market, resource } => {
            on_market(of_resource(say("archipelago-sell-token"), resource), market)
                .number("florins", price(game, market, resource, 1))
        }
        Move::TakeTop => match game.tiles.top {
            Some(region) => say("archipelago-take-top").piece("region", region),
            None => say("archipelago-take-next"),
        },
        Move::TakeNext => say("archipelago-take-next"),
        Move::GiveUp => say("archipelago-give-up"),
        Move::Recruit(area) => say("archipelago-recruit").piece("area", area),
        Move::Birth(area) => say("archipelago-birth").piece("area", area),
        Move::Migrate { from, to } => say("archipelago-migrate")
            .piece("from", from.area)
            .word("spot", from.spot.name())
            .piece("to", to.area)
            .word("target", to.spot.name()),
        Move::Restart => say("archipelago-restart"),
        Move::Build { building, by, at } => of_building(say("archipelago-build"), building)
            .piece("by", by.area)
            .piece("area", at)
            .word("spot", by.spot.name()),
        Move::Launch(area) => say("archipelago-launch").piece("area", area),
        Move::Pay => say("archipelago-pay"),
        Move::PayCube(resource) => of_resource(say("archipelago-pay-cube"), resource),
        Move::PayToken(resource) => of_resource(say("archipelago-pay-token"), resource),
        Move::Option(option) => describe_option(game, option),
        Move::Target(target) => say("archipelago-target").seat("player", target),
        Move::Sink { owner, at } => at_post(say("archipelago-sink"), at).seat("player", owner),
        Move::Plunder { region, resource } => {
            of_resource(say("archipelago-plunder"), resource).piece("region", region)
        }
        Move::Hide(resource) => of_resource(say("archipelago-hide"), resource),
        Move::HideNothing => say("archipelago-hide-nothing"),
        Move::Hand(Hand::Left) => say("archipelago-hand-left"),
        Move::Hand(Hand::Right) => say("archipelago-hand-right"),
        Move::Release(post) => at_post(say("archipelago-release"), post),
        Move::Exchange { give, take } => say("archipelago-exchange")
            .piece("give", give)
            .word("paid", give.name())
            .piece("take", take)
            .word("what", take.name()),
        Move::ExchangeToken(take) => of_resource(say("archipelago-exchange-token"), take),
        Move::BuyCard(card) => {
            say("archipelago-buy-card").piece("card", card).number("florins", card_price(game, card))
        }
        Move::Rotate(card) => say("archipelago-rotate").piece("card", card),
        Move::Light(region) => say("archipelago-light").piece("region", region),
        Move::Dedicate(post) => at_post(say("archipelago-dedicate"), post),
    }
}

/// A turn of the region that is being placed, with the cell where it will lie.
fn orient(game: &Archipelago, rotation: u8) -> Phrase {
    let phrase = Phrase::new("archipelago-orient").number("rotation", rotation);
    match game.top() {
        Some(Frame::Orient(Orient { q, r, .. })) => phrase.piece("cell", cell_piece(q, r)),
        Some(_) | None => phrase,
    }
}

/// A cube for a crisis, with the resource that the crisis asks for.
fn consume(game: &Archipelago, source: Source) -> Phrase {
    let phrase = Phrase::new(match source {
        Source::Market => "archipelago-consume-market",
        Source::Screen => "archipelago-consume-screen",
        Source::Token => "archipelago-consume-token",
    });
    match game.top() {
        Some(Frame::Domestic(Domestic { resource, .. }) | Frame::Export(Export { resource, .. })) => {
            of_resource(phrase, resource)
        }
        Some(_) | None => phrase.word("what", "nothing"),
    }
}

/// The price of the last cube, or of the next space.
fn price(game: &Archipelago, market: crate::ids::Market, resource: Resource, more: u8) -> u8 {
    let stall = &content().markets[market.index()][resource.index()];
    let cube = usize::from(game.markets[market][resource] + more).min(stall.price.len() - 1);
    stall.price[cube]
}

/// What a card of the track, or a revealed one, costs.
fn card_price(game: &Archipelago, card: CardId) -> u8 {
    let slot = game.evolution.track.iter().flatten().find(|slot| slot.card == card);
    slot.map_or_else(|| content().cards[card.index()].minimal_cost(), |slot| slot.price())
}

fn use_card(game: &Archipelago, seat: Seat, card: CardId) -> Phrase {
    let info = &content().cards[card.index()];
    match game.owner(card) {
        Some(_) if info.wonder => Phrase::new("archipelago-build-wonder").piece("card", card),
        Some(owner) if owner != seat => Phrase::new("archipelago-use-card-of")
            .piece("card", card)
            .seat("player", owner)
            .number("florins", cards::price(info, false)),
        Some(_) | None => {
            Phrase::new("archipelago-use-card").piece("card", card).number("florins", info.cost.florins)
        }
    }
}

/// The options of a card by what they cost and, where they do no more than move a marker, by what they do.
fn describe_option(game: &Archipelago, option: u8) -> Phrase {
    let phrase = Phrase::new("archipelago-option").number("option", i32::from(option) + 1);
    let chosen = match game.top() {
        Some(Frame::Alternative(Alternative { card })) => cards::alternatives(card).get(usize::from(option)),
        Some(_) | None => None,
    };
    let Some(alternative) = chosen else {
        return of_goods(phrase, Goods::default()).word("marker", "none");
    };
    let phrase = of_goods(phrase, Goods { cubes: alternative.cubes, ..Goods::default() });
    match alternative.effects.as_slice() {
        [Effect::Move { track, delta }] => phrase
            .word(
                "marker",
                match track {
                    Track::Rebellion => "rebellion",
                    Track::Surplus => "surplus",
                },
            )
            .word("up", super::yes_no(0 < *delta))
            .number("steps", *delta),
        _ => phrase.word("marker", "none"),
    }
}
