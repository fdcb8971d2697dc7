//! What cards say, rendered from their effects: one phrase per effect, none per card.

use super::amount;
use crate::{
    content::{Effect, Feature, From, Lasting, Per, RazeTarget, Stashed, TitleInfo, Trigger, Where},
    goods::{Cost, Gain, Good, GoodSet},
    ids::{ListId, Title},
};
use approdo_contract::Phrase;
use approdo_pieces::NamedId;

/// The text of a card as short sentences, in the order in which they are read.
pub fn card_text(title: Title) -> Vec<Phrase> {
    let info = title.info();
    let mut text = Vec::new();
    if info.has_printed_defense {
        text.push(Phrase::new("imperial-settlers-card-printed-defense").rule("IMP-18.4"));
    }
    if let Some(list) = info.production {
        text.push(if info.is_open {
            Phrase::new("imperial-settlers-card-open-production").rule("IMP-16.1")
        } else {
            Phrase::new("imperial-settlers-card-production").rule("IMP-9.5")
        });
        effects(list, &mut text);
    }
    actions(info, &mut text);
    for feature in &info.features {
        reaction(feature, &mut text);
    }
    for feature in &info.lasting {
        text.push(if feature.needs.is_some() {
            Phrase::new("imperial-settlers-card-opened-feature").rule("IMP-14.12")
        } else {
            Phrase::new("imperial-settlers-card-feature").rule("IMP-19.12")
        });
        text.push(lasting(feature.what));
    }
    if let Some(list) = info.bonus {
        text.push(Phrase::new("imperial-settlers-card-bonus").rule("IMP-11.14"));
        effects(list, &mut text);
    }
    if let Some(list) = info.event {
        text.push(Phrase::new("imperial-settlers-card-event").rule("IMP-22.1"));
        effects(list, &mut text);
    }
    text
}

fn actions(info: &TitleInfo, text: &mut Vec<Phrase>) {
    for action in &info.actions {
        text.push(if action.needs.is_some() {
            Phrase::new("imperial-settlers-card-opened-action").rule("IMP-14.12")
        } else {
            Phrase::new("imperial-settlers-card-action").rule("IMP-14.1")
        });
        costs(&action.cost, text);
        effects(action.effects, text);
        if action.limit != 1 {
            text.push(Phrase::new("imperial-settlers-card-limit").number("n", action.limit).rule("IMP-14.4"));
        }
    }
}

/// What is spent, Good by Good.
fn costs(cost: &Cost, text: &mut Vec<Phrase>) {
    let mut spend = |gain: Gain, n: u8| {
        if 0 < n {
            text.push(amount(Phrase::new("imperial-settlers-card-spend"), gain, n));
        }
    };
    for (good, n) in cost.plain() {
        spend(good.into(), n);
    }
    spend(Gain::Wood, cost.wood);
    spend(Gain::Stone, cost.stone);
    spend(Gain::Food, cost.food);
    spend(Gain::Resource, cost.resource);
    if 0 < cost.card {
        text.push(Phrase::new("imperial-settlers-card-discard").number("n", cost.card));
    }
    if 0 < cost.deal {
        text.push(Phrase::new("imperial-settlers-card-give-deal").number("n", cost.deal));
    }
    if 0 < cost.egypt_token {
        text.push(Phrase::new("imperial-settlers-card-egypt-token"));
    }
}

fn reaction(feature: &Feature, text: &mut Vec<Phrase>) {
    text.push(if feature.needs.is_some() {
        Phrase::new("imperial-settlers-card-opened-feature").rule("IMP-14.12")
    } else {
        Phrase::new("imperial-settlers-card-feature").rule("IMP-19.2")
    });
    text.push(trigger(feature.on));
    if let Some(cost) = feature.repeat_cost {
        text.push(Phrase::new("imperial-settlers-card-repeat").rule("IMP-25.11"));
        costs(&cost, text);
    } else if feature.is_optional {
        text.push(Phrase::new("imperial-settlers-card-may"));
    }
    effects(feature.effects, text);
}

fn trigger(on: Trigger) -> Phrase {
    match on {
        Trigger::Build { common, colour } => {
            let deck = match common {
                None => "any",
                Some(true) => "common",
                Some(false) => "faction",
            };
            Phrase::new("imperial-settlers-card-on-build")
                .word("deck", deck)
                .word("colour", colour.map_or("any", NamedId::name))
        }
        Trigger::Raze => Phrase::new("imperial-settlers-card-on-raze"),
        Trigger::RazeEnemy => Phrase::new("imperial-settlers-card-on-raze-enemy"),
        Trigger::RazeHand => Phrase::new("imperial-settlers-card-on-raze-hand"),
        Trigger::MakeDeal => Phrase::new("imperial-settlers-card-on-deal"),
        Trigger::DeploySamurai => Phrase::new("imperial-settlers-card-on-samurai"),
        Trigger::GainVp => Phrase::new("imperial-settlers-card-on-vp"),
        Trigger::EnemyExchange => Phrase::new("imperial-settlers-card-on-enemy-exchange"),
        Trigger::Activate { spends: Some(good), .. } => {
            amount(Phrase::new("imperial-settlers-card-on-activate-spending"), good.into(), 1)
        }
        Trigger::Activate { scoring: true, .. } => Phrase::new("imperial-settlers-card-on-activate-scoring"),
        Trigger::Activate { .. } => Phrase::new("imperial-settlers-card-on-activate"),
        Trigger::Visit => Phrase::new("imperial-settlers-card-on-visit"),
        Trigger::EnemyVisit => Phrase::new("imperial-settlers-card-on-enemy-visit"),
        Trigger::PlaceTech { basic: true } => Phrase::new("imperial-settlers-card-on-place-basic"),
        Trigger::PlaceTech { basic: false } => Phrase::new("imperial-settlers-card-on-place-tech"),
    }
}

fn lasting(what: Lasting) -> Phrase {
    match what {
        Lasting::Store(store) => goods(Phrase::new("imperial-settlers-card-store"), store.goods)
            .number("max", store.max)
            .word(
                "place",
                match store.place {
                    Where::Supply => "supply",
                    Where::Card => "card",
                },
            )
            .rule("IMP-20.5"),
        Lasting::Stash { what, max } => Phrase::new("imperial-settlers-card-stash")
            .word(
                "what",
                match what {
                    Stashed::Card => "card",
                    Stashed::Resource => "resource",
                },
            )
            .number("max", max)
            .rule("IMP-20.8"),
        Lasting::EndVp { n, per } => {
            counted(Phrase::new("imperial-settlers-card-end-vp").number("n", n), per).rule("IMP-26.2")
        }
        Lasting::RazeTax { n } => {
            Phrase::new("imperial-settlers-card-raze-tax").number("n", n).rule("IMP-13.4")
        }
        Lasting::NotRazable => Phrase::new("imperial-settlers-card-not-razable").rule("IMP-24.11"),
    }
}

/// Adds which Goods are meant, as one word for each known mix.
fn goods(phrase: Phrase, goods: GoodSet) -> Phrase {
    let resources = Good::RESOURCES.into_iter().fold(GoodSet::default(), GoodSet::with);
    let mut single = goods.iter();
    let word = match (single.next(), single.next()) {
        (Some(good), None) => good.name(),
        _ if goods == resources => "resources",
        _ => "several",
    };
    let has = |good: Good| u8::from(goods.contains(good));
    phrase
        .word("goods", word)
        .number("wood", has(Good::Wood))
        .number("stone", has(Good::Stone))
        .number("food", has(Good::Food))
        .number("worker", has(Good::Worker))
        .number("gold", has(Good::Gold))
        .number("raze", has(Good::Raze))
        .number("basic", has(Good::BasicTech))
}

/// Adds what a number depends on.
fn counted(phrase: Phrase, per: Per) -> Phrase {
    let (word, colour) = match per {
        Per::Colour(colour) => ("colour", colour.name()),
        Per::Samurai => ("samurai", "any"),
        Per::Stored => ("stored", "any"),
        Per::Stashed => ("stashed", "any"),
        Per::TechTokens => ("tech", "any"),
    };
    phrase.word("per", word).word("colour", colour)
}

fn effects(list: ListId, text: &mut Vec<Phrase>) {
    for effect in list.effects() {
        render(effect, text);
    }
}

fn render(effect: &Effect, text: &mut Vec<Phrase>) {
    let phrase = match *effect {
        Effect::Gain { gain, n, per: None, .. } => {
            amount(Phrase::new("imperial-settlers-card-gain"), gain, n)
        }
        Effect::Gain { gain, n, per: Some(per), max } => {
            counted(amount(Phrase::new("imperial-settlers-card-gain-per"), gain, n), per).number("max", max)
        }
        Effect::Pay { cost } => return costs(&cost, text),
        Effect::Lose { goods: set, n } => {
            goods(Phrase::new("imperial-settlers-card-lose"), set).number("n", n)
        }
        Effect::Choose { first, options } => {
            for option in 0..u16::from(options) {
                let key =
                    if option == 0 { "imperial-settlers-card-either" } else { "imperial-settlers-card-or" };
                text.push(Phrase::new(key));
                effects(ListId(first.0 + option), text);
            }
            return;
        }
        Effect::DrawPick { draw, keep } => Phrase::new("imperial-settlers-card-draw-pick")
            .number("draw", draw)
            .number("keep", keep)
            .rule("IMP-24.38"),
        Effect::ProduceAgain { n } => {
            Phrase::new("imperial-settlers-card-produce-again").number("n", n).rule("IMP-24.7")
        }
        Effect::DealAgain { n } => {
            Phrase::new("imperial-settlers-card-deal-again").number("n", n).rule("IMP-24.40")
        }
        Effect::Raze { target, cash_in, .. } => {
            text.push(
                Phrase::new("imperial-settlers-card-raze").word("target", raze_word(target)).rule("IMP-13.1"),
            );
            if cash_in == 0 {
                return;
            }
            Phrase::new("imperial-settlers-card-cash-in").number("n", cash_in).rule("IMP-24.28")
        }
        Effect::Remove => Phrase::new("imperial-settlers-card-remove").rule("IMP-24.9"),
        Effect::RemovePair => Phrase::new("imperial-settlers-card-remove-pair").rule("IMP-25.13"),
        Effect::Steal { goods: set, n } => {
            goods(Phrase::new("imperial-settlers-card-steal"), set).number("n", n).rule("IMP-24.27")
        }
        Effect::CopyRazeGood { n } => {
            Phrase::new("imperial-settlers-card-copy").number("n", n).rule("IMP-24.30")
        }
        Effect::Build { from: From::Deals } => {
            Phrase::new("imperial-settlers-card-build-deal").rule("IMP-24.12")
        }
        Effect::Build { .. } => Phrase::new("imperial-settlers-card-build-hand").rule("IMP-24.2"),
        Effect::CancelDeal => Phrase::new("imperial-settlers-card-cancel-deal").rule("IMP-24.33"),
        Effect::TakeDeal => Phrase::new("imperial-settlers-card-take-deal").rule("IMP-24.24"),
        Effect::LocationDeal => Phrase::new("imperial-settlers-card-location-deal").rule("IMP-24.15"),
        Effect::EnemyDiscard { n } => Phrase::new("imperial-settlers-card-enemy-discard").number("n", n),
        Effect::Foundation { from, n, good } => {
            let source = if from == From::CommonDeck { "deck" } else { "hand" };
            let phrase = Phrase::new("imperial-settlers-card-foundation").word("source", source);
            amount(phrase.number("cards", n), good.into(), 1).rule("IMP-24.20")
        }
        Effect::Restore => Phrase::new("imperial-settlers-card-restore").rule("IMP-25.7"),
        Effect::Exhaust => Phrase::new("imperial-settlers-card-exhaust").rule("IMP-24.22"),
        Effect::Block => Phrase::new("imperial-settlers-card-block").rule("IMP-23.15"),
        Effect::TakeOver => Phrase::new("imperial-settlers-card-take-over").rule("IMP-23.9"),
        Effect::Eavesdrop => Phrase::new("imperial-settlers-card-eavesdrop").rule("IMP-23.13"),
        Effect::Unlock => Phrase::new("imperial-settlers-card-unlock").rule("IMP-14.12"),
        Effect::FreeActivate => Phrase::new("imperial-settlers-card-free-activate").rule("IMP-25.9"),
        Effect::SendWorker => Phrase::new("imperial-settlers-card-send-worker").rule("IMP-25.16"),
        Effect::MoveTech { n } => {
            Phrase::new("imperial-settlers-card-move-tech").number("n", n).rule("IMP-25.4")
        }
        Effect::EachPlayer { list } => {
            text.push(Phrase::new("imperial-settlers-card-each-player").rule("IMP-22.4"));
            return effects(list, text);
        }
    };
    text.push(phrase);
}

fn raze_word(target: RazeTarget) -> &'static str {
    match target {
        RazeTarget::HandOrEnemy => "any",
        RazeTarget::Enemy => "enemy",
        RazeTarget::Own => "own",
        RazeTarget::CommonDeck => "deck",
    }
}
