//! Choices as phrases.

use super::{amount, cost, deck_word, loot, nth, place, tech_word, whose};
use crate::{
    content::{Effect, RazeTarget, content},
    frames::{Ability, Cleanup, Frame, Point, Raze, Take},
    goods::Gain,
    ids::{Empire, ListId, LocationId},
    moves::Move,
    phase::{
        ability::{self, Choose},
        raze,
        target::{self, Target},
    },
    state::{Deal, ImperialSettlers},
};
use approdo_contract::{Phrase, Seat};

pub(crate) fn describe(game: &ImperialSettlers, seat: Seat, mv: Move) -> Phrase {
    match mv {
        Move::Faction(faction) => {
            Phrase::new("imperial-settlers-faction").piece("faction", faction).rule("IMP-5.2")
        }
        Move::RandomFaction => Phrase::new("imperial-settlers-random-faction").rule("IMP-5.3"),
        Move::Expand => expansion(game, seat),
        Move::BaseOnly => Phrase::new("imperial-settlers-base-only").rule("IMP-6.17"),
        Move::Swap { out, new } => {
            Phrase::new("imperial-settlers-swap").piece("out", out).piece("new", new).rule("IMP-6.13")
        }
        Move::ReadyDeck => Phrase::new("imperial-settlers-ready-deck").rule("IMP-6.15"),
        Move::DeckDone => Phrase::new("imperial-settlers-deck-done").rule("IMP-6.16"),
        Move::Pick(card) => {
            let rule = if game.is_solo() { "IMP-28.9" } else { "IMP-8.2" };
            Phrase::new("imperial-settlers-pick").piece("card", card).rule(rule)
        }
        Move::Build(card) => {
            let phrase = Phrase::new("imperial-settlers-build").piece("card", card);
            cost(phrase, &card.info().cost).rule("IMP-11.1")
        }
        Move::Deal(card) => {
            let good = card.deal().unwrap_or(Gain::Food);
            let key = if card.deal().is_some() {
                "imperial-settlers-deal"
            } else {
                "imperial-settlers-deal-impossible"
            };
            amount(Phrase::new(key).piece("card", card), good, 1).rule("IMP-12.1")
        }
        Move::RazeHand(card) => {
            loot(Phrase::new("imperial-settlers-raze-hand").piece("card", card), card).rule("IMP-13.2")
        }
        Move::Raze(at) => raze_location(game, at),
        Move::Activate { at, action, times } => {
            let key = game.location(at).and_then(|location| {
                location.card.info().actions.get(usize::from(action)).map(|action| action.key)
            });
            place(Phrase::new("imperial-settlers-activate"), game, at)
                .word("key", if key == Some("a") { "first" } else { "second" })
                .number("times", times)
                .rule("IMP-14.1")
        }
        Move::Exchange(pairs) => {
            Phrase::new("imperial-settlers-exchange").number("pairs", pairs).rule("IMP-15.1")
        }
        Move::Visit(at) => place(Phrase::new("imperial-settlers-visit"), game, at).rule("IMP-16.4"),
        Move::Unblock(at) => place(Phrase::new("imperial-settlers-unblock"), game, at).rule("IMP-17.1"),
        Move::PlaceDefense(at) => {
            place(Phrase::new("imperial-settlers-place-defense"), game, at).rule("IMP-18.1")
        }
        Move::DeploySamurai(at) => {
            place(Phrase::new("imperial-settlers-deploy-samurai"), game, at).rule("IMP-18.6")
        }
        Move::PlaceTech { tech, at } => place(Phrase::new("imperial-settlers-place-tech"), game, at)
            .word("tech", tech_word(tech))
            .rule("IMP-18.10"),
        Move::Pass => Phrase::new("imperial-settlers-pass").rule("IMP-10.6"),
        Move::EndTurn => Phrase::new("imperial-settlers-end-turn").rule("IMP-10.9"),
        Move::Draw(deck) => {
            Phrase::new("imperial-settlers-draw").word("deck", deck_word(deck)).rule("IMP-3.9")
        }
        Move::Good(good) => amount(Phrase::new(good_key(game)), good.into(), 1).piece("piece", good),
        Move::Colour(colour) => {
            Phrase::new("imperial-settlers-colour").piece("colour", colour).rule("IMP-25.12")
        }
        Move::Pay(payment) => Phrase::new("imperial-settlers-pay")
            .number("wood", payment.wood)
            .number("stone", payment.stone)
            .number("food", payment.food)
            .number("gold", payment.gold)
            .rule("IMP-3.6"),
        Move::At(at) => at_location(game, at),
        Move::Card(card) => Phrase::new(card_key(game)).piece("card", card),
        Move::Foundation { card, hidden } => {
            let key = match game.top() {
                Some(Frame::Point(_)) => "imperial-settlers-restore",
                Some(_) | None => "imperial-settlers-use-foundation",
            };
            let known = if hidden { "hidden" } else { "open" };
            Phrase::new(key).piece("card", card).word("known", known)
        }
        Move::DealOf { empire, deal: nth } => deal(Phrase::new(deal_key(game)), game, empire, nth),
        Move::GoodAt { at, good } => {
            let key = match game.top() {
                Some(Frame::Point(Point { what: Target::LocationDeal, .. })) => "imperial-settlers-deal-with",
                Some(_) | None => "imperial-settlers-copy-good",
            };
            amount(place(Phrase::new(key), game, at), good, 1)
        }
        Move::GoodOf { seat, good } => {
            amount(enemy(Phrase::new("imperial-settlers-steal"), game, seat), good.into(), 1)
                .piece("piece", good)
                .rule("IMP-24.27")
        }
        Move::Against(seat) => enemy(Phrase::new("imperial-settlers-against"), game, seat),
        Move::Option(option) => chosen(game, option),
        Move::Again => Phrase::new("imperial-settlers-again").rule("IMP-25.11"),
        Move::MoveTech { tech, from, to } => {
            let phrase = place(Phrase::new("imperial-settlers-move-tech"), game, to);
            let phrase = phrase.word("tech", tech_word(tech)).piece("from", from);
            match game.location(from) {
                Some(source) => phrase.piece("from-card", source.card).number("from-nth", nth(game, source)),
                None => phrase.piece("from-card", from).number("from-nth", 0),
            }
            .rule("IMP-25.4")
        }
        Move::CashIn(good) => amount(Phrase::new("imperial-settlers-cash-in"), good, 1)
            .number("vp", cash_in(game))
            .rule("IMP-24.28"),
        Move::CashInCard(card) => Phrase::new("imperial-settlers-cash-in-card")
            .piece("card", card)
            .number("vp", cash_in(game))
            .rule("IMP-24.29"),
        Move::Done => Phrase::new("imperial-settlers-done"),
    }
}

/// Adds a player and the faction, by which boards find the empire.
fn enemy(phrase: Phrase, game: &ImperialSettlers, seat: Seat) -> Phrase {
    let phrase = phrase.seat("owner", seat);
    match game.players.get(seat.index()).and_then(|player| player.faction) {
        Some(faction) => phrase.piece("faction", faction),
        None => phrase,
    }
}

fn expansion(game: &ImperialSettlers, seat: Seat) -> Phrase {
    let key = match game.player(seat).faction {
        Some(faction) if crate::decks::is_base_faction(faction) => "imperial-settlers-expand",
        Some(_) | None => "imperial-settlers-expand-atlanteans",
    };
    Phrase::new(key).rule("IMP-6.6")
}

fn raze_location(game: &ImperialSettlers, at: LocationId) -> Phrase {
    let free = match game.top() {
        Some(Frame::Point(Point { what: Target::Raze { target, free, .. }, .. })) => {
            free || target == RazeTarget::Own
        }
        Some(_) | None => false,
    };
    let tokens = game.location(at).filter(|_| !free).map_or(0, |location| raze::cost(game, location));
    place(Phrase::new("imperial-settlers-raze"), game, at).number("tokens", tokens).rule("IMP-13.3")
}

/// The phrase of a Location as a target.
fn at_location(game: &ImperialSettlers, at: LocationId) -> Phrase {
    let (key, rule) = match game.top() {
        Some(Frame::Point(Point { what, .. })) => (aim_key(what), target::clause(what)),
        Some(Frame::Owed(_)) => ("imperial-settlers-give-up", "IMP-11.3"),
        Some(Frame::Take(_)) => ("imperial-settlers-deploy-samurai", "IMP-24.13"),
        Some(Frame::Attack(_)) => ("imperial-settlers-forfeit", "IMP-28.22"),
        Some(_) | None => ("imperial-settlers-at", "IMP-10.1"),
    };
    place(Phrase::new(key), game, at).rule(rule)
}

fn aim_key(what: Target) -> &'static str {
    match what {
        Target::Produce { .. } => "imperial-settlers-produce",
        Target::Remove | Target::OwnOfPair | Target::EnemyOfPair { .. } => "imperial-settlers-remove",
        Target::Exhaust => "imperial-settlers-exhaust",
        Target::Block => "imperial-settlers-block",
        Target::Lift { .. } => "imperial-settlers-lift",
        Target::TakeOver => "imperial-settlers-take-over",
        Target::Eavesdrop => "imperial-settlers-eavesdrop",
        Target::Raze { .. }
        | Target::Steal { .. }
        | Target::Copy
        | Target::LocationDeal
        | Target::Build { .. }
        | Target::CancelDeal
        | Target::TakeDeal
        | Target::EnemyDiscard { .. }
        | Target::Bury { .. }
        | Target::Restore
        | Target::FreeActivate { .. }
        | Target::SendWorker => "imperial-settlers-at",
    }
}

/// The key of a Good that is chosen.
fn good_key(game: &ImperialSettlers) -> &'static str {
    match game.top() {
        Some(Frame::Take(Take::Lose(_))) => "imperial-settlers-lose-good",
        Some(Frame::Cleanup(Cleanup::Stash(_))) => "imperial-settlers-stash-good",
        Some(Frame::Cleanup(_)) => "imperial-settlers-store-good",
        Some(_) | None => "imperial-settlers-take-good",
    }
}

/// The key of a card that is chosen.
fn card_key(game: &ImperialSettlers) -> &'static str {
    match game.top() {
        Some(Frame::Owed(_)) => "imperial-settlers-discard-card",
        Some(Frame::Point(Point { what: Target::Bury { .. }, .. })) => "imperial-settlers-bury-card",
        Some(Frame::Point(_)) => "imperial-settlers-build-now",
        Some(Frame::Cleanup(_)) => "imperial-settlers-stash-card",
        Some(_) | None => "imperial-settlers-keep-card",
    }
}

/// The key of a Deal that is chosen.
fn deal_key(game: &ImperialSettlers) -> &'static str {
    match game.top() {
        Some(Frame::Owed(_)) => "imperial-settlers-give-deal",
        Some(Frame::Point(Point { what: Target::CancelDeal, .. })) => "imperial-settlers-cancel-deal",
        Some(Frame::Point(Point { what: Target::TakeDeal, .. })) => "imperial-settlers-take-deal",
        Some(Frame::Point(_)) => "imperial-settlers-build-deal",
        Some(_) | None => "imperial-settlers-use-deal",
    }
}

/// The list of effects of an option, and its choice.
fn option(game: &ImperialSettlers, number: u8) -> Option<(ListId, Choose)> {
    let Some(Frame::Ability(Ability::Choose(choice))) = game.top() else { return None };
    let last = ListId(content().lists.len() as u16 - 1);
    Some((choice.first.after(number).min(last), choice))
}

/// An option of a choice, by its cost and gain.
fn chosen(game: &ImperialSettlers, number: u8) -> Phrase {
    let Some((list, choice)) = option(game, number) else { return Phrase::new("imperial-settlers-done") };
    let mut phrase = Phrase::new("imperial-settlers-option-gain");
    let mut given = (Gain::Vp, 0);
    for effect in list.effects() {
        if let Effect::Gain { gain, n, .. } = *effect {
            given = (gain, n);
        }
        if let Effect::Pay { cost } = effect
            && let Some((good, n)) = cost.plain().into_iter().find(|(_, n)| 0 < *n)
        {
            phrase = Phrase::new("imperial-settlers-option-trade");
            phrase = phrase.word("cost", approdo_pieces::NamedId::name(good)).number("price", n);
        }
    }
    amount(phrase, given.0, given.1).rule(ability::choice_clause(&choice.run))
}

fn cash_in(game: &ImperialSettlers) -> u8 {
    match game.top() {
        Some(Frame::Raze(Raze::CashIn(cashing))) => cashing.loot.cash_in,
        Some(_) | None => 0,
    }
}

/// Adds the owner of a Deal and its Good.
fn deal(phrase: Phrase, game: &ImperialSettlers, empire: Empire, deal: u8) -> Phrase {
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
