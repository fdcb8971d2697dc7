//! Card texts as signs, generated from the effects, so that the picture of a card agrees with the rules.

use crate::{
    content::{
        ActionInfo, Effect, Feature, From, Lasting, LastingFeature, Per, RazeTarget, Stashed, TitleInfo,
        Trigger,
    },
    goods::{Cost, Gain, GoodSet},
    ids::{Colour, ListId},
};
use approdo_pieces::NamedId;
use serde::Serialize;

/// One sign of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Sign {
    /// A drawing: a Good, or something else that cards speak of.
    Glyph(&'static str),
    /// A drawing that only goes with another.
    Small(&'static str),
    /// A word that pages translate.
    Word(&'static str),
    /// How many of what follows.
    Number(String),
    /// How often, or how many at most, what is before it.
    Limit(String),
    /// A colour of Locations.
    Pip(Colour),
    /// What is before it leads to what follows.
    Arrow,
}

use Sign::{Arrow, Glyph, Limit, Number, Pip, Small, Word};

/// What an ability does.
pub type Sentence = Vec<Sign>;

/// The abilities of a card, one sentence each; the Building Bonus is apart.
pub(super) fn sentences(info: &TitleInfo) -> Vec<Sentence> {
    let mut sentences: Vec<Sentence> = info.production.map(effects).into_iter().collect();
    sentences.extend(info.actions.iter().map(action));
    sentences.extend(info.features.iter().map(reaction));
    sentences.extend(info.lasting.iter().map(lasting));
    sentences.extend(info.event.map(effects));
    sentences.retain(|sentence| !sentence.is_empty());
    sentences
}

/// The effects of a list, one after the other.
pub(super) fn effects(list: ListId) -> Sentence {
    list.effects().iter().flat_map(effect).collect()
}

/// Everything that a cost names, one entry for each unit.
pub(super) fn units(cost: &Cost) -> Vec<&'static str> {
    amounts(cost).into_iter().flat_map(|(good, n)| (0..n).map(move |_| good)).collect()
}

fn amounts(cost: &Cost) -> [(&'static str, u8); 12] {
    // No `..`: everything that a cost can name has a sign.
    let Cost {
        wood,
        stone,
        food,
        worker,
        gold,
        raze,
        basic_tech,
        resource,
        card,
        deal,
        egypt_token,
        location,
    } = *cost;
    [
        ("worker", worker),
        ("wood", wood),
        ("stone", stone),
        ("food", food),
        ("resource", resource),
        ("gold", gold),
        ("raze", raze),
        ("basic_tech", basic_tech),
        ("card", card),
        ("deal", deal),
        ("egypt_token", egypt_token),
        ("location", location),
    ]
}

fn price(cost: &Cost) -> Sentence {
    amounts(cost).into_iter().flat_map(|(good, n)| many(good, n)).collect()
}

/// Up to two units repeat the sign; more are a number.
fn many(glyph: &'static str, n: u8) -> Sentence {
    if n <= 2 { vec![Glyph(glyph); n.into()] } else { vec![Number(n.to_string()), Glyph(glyph)] }
}

fn action(ActionInfo { cost, limit, effects: list, needs, .. }: &ActionInfo) -> Sentence {
    let mut signs = opened(*needs);
    let price = price(cost);
    signs.extend(if price.is_empty() { vec![Word("free")] } else { price });
    signs.push(Arrow);
    signs.extend(effects(*list));
    match limit {
        0 => signs.push(Limit("∞".to_owned())),
        1 => (),
        n => signs.push(Limit(format!("×{n}"))),
    }
    signs
}

/// What another Action opens bears its token (IMP-14.12).
fn opened(needs: Option<u8>) -> Sentence {
    needs.map(|_| Small("basic_tech")).into_iter().collect()
}

fn reaction(feature: &Feature) -> Sentence {
    [opened(feature.needs), trigger(feature.on), vec![Arrow], effects(feature.effects)].concat()
}

fn trigger(on: Trigger) -> Sentence {
    match on {
        Trigger::Build { colour: Some(colour), .. } => vec![Glyph("hammer"), Pip(colour)],
        Trigger::Build { common: Some(false), colour: None } => vec![Glyph("hammer"), Glyph("faction_card")],
        Trigger::Build { .. } => vec![Glyph("hammer")],
        Trigger::Raze => vec![Glyph("raze")],
        Trigger::RazeEnemy => vec![Glyph("raze"), Glyph("location")],
        Trigger::RazeHand => vec![Glyph("raze"), Glyph("card")],
        Trigger::MakeDeal => vec![Glyph("deal")],
        Trigger::DeploySamurai => vec![Glyph("samurai")],
        Trigger::GainVp => vec![Glyph("vp")],
        Trigger::EnemyExchange => vec![Word("enemy"), Glyph("worker"), Glyph("worker")],
        Trigger::Activate { scoring: true, .. } => vec![Glyph("hand"), Small("vp")],
        Trigger::Activate { spends: Some(good), .. } => vec![Glyph("hand"), Small(good.name())],
        Trigger::Activate { .. } => vec![Glyph("hand")],
        Trigger::Visit => vec![Glyph("worker"), Glyph("location")],
        Trigger::EnemyVisit => vec![Word("enemy"), Glyph("worker")],
        Trigger::PlaceTech { .. } => vec![Glyph("basic_tech")],
    }
}

fn lasting(LastingFeature { what, needs }: &LastingFeature) -> Sentence {
    let signs = match *what {
        // A limit above this is the whole supply.
        Lasting::Store(store) => {
            let goods = store.goods.iter().take(3).map(|good| Glyph(good.name()));
            [Glyph("chest")].into_iter().chain(goods).collect()
        }
        Lasting::Stash { what: Stashed::Card, .. } => vec![Glyph("chest"), Glyph("card")],
        Lasting::Stash { what: Stashed::Resource, .. } => vec![Glyph("chest"), Glyph("resource")],
        Lasting::EndVp { n, per } => [vec![Word("end")], many("vp", n), each(per)].concat(),
        Lasting::RazeTax { n } => vec![Glyph("raze"), Limit(format!("+{n}"))],
        Lasting::NotRazable => return Vec::new(),
    };
    [opened(*needs), signs].concat()
}

fn each(per: Per) -> Sentence {
    let counted = match per {
        Per::Colour(colour) => Pip(colour),
        Per::Samurai => Glyph("samurai"),
        Per::Stored | Per::Stashed => Glyph("chest"),
        Per::TechTokens => Glyph("basic_tech"),
    };
    vec![Word("per"), counted]
}

fn effect(effect: &Effect) -> Sentence {
    match *effect {
        Effect::Gain { gain, n, per, max } => {
            let mut signs = many(gain.name(), n);
            signs.extend(per.into_iter().flat_map(each));
            signs.extend((0 < max).then(|| Limit(format!("≤ {max}"))));
            signs
        }
        Effect::Pay { cost } => [price(&cost), vec![Arrow]].concat(),
        Effect::Lose { n, .. } => vec![Number(format!("−{n}")), Glyph("resource")],
        Effect::Choose { first, options } => {
            let lists = (0..options).map(|option| effects(first.after(option)));
            lists.collect::<Vec<_>>().join(&Word("or"))
        }
        Effect::DrawPick { draw, keep } => {
            [many("faction_card", draw), vec![Arrow, Number(keep.to_string())]].concat()
        }
        Effect::ProduceAgain { n } => again("wheel", n),
        Effect::DealAgain { n } => again("deal", n),
        Effect::Raze { target, .. } => vec![
            Glyph("raze"),
            Word(match target {
                RazeTarget::HandOrEnemy => "raze",
                RazeTarget::Enemy => "enemy",
                RazeTarget::Own => "own",
                RazeTarget::CommonDeck => "deck",
            }),
        ],
        Effect::Remove => vec![Glyph("location"), Word("remove")],
        Effect::RemovePair => vec![Glyph("location"), Glyph("location"), Word("remove")],
        Effect::Steal { goods, .. } => [vec![Word("steal")], one_of(goods)].concat(),
        Effect::CopyRazeGood { .. } => vec![Word("copy"), Glyph("raze")],
        Effect::Build { from: From::Deals } => vec![Glyph("hammer"), Glyph("deal")],
        Effect::Build { .. } => vec![Glyph("hammer"), Glyph("faction_card")],
        Effect::CancelDeal => vec![Glyph("deal"), Word("cancel")],
        Effect::TakeDeal => vec![Glyph("deal"), Word("take")],
        Effect::LocationDeal => vec![Glyph("deal"), Glyph("location")],
        Effect::EnemyDiscard { n } => vec![Word("enemy"), Number(format!("−{n}")), Glyph("card")],
        Effect::Foundation { n, good, .. } => {
            [many("foundation", n), vec![Arrow, Glyph(good.name())]].concat()
        }
        Effect::Restore => vec![Glyph("foundation"), Small("again")],
        Effect::Exhaust => vec![Glyph("exhausted"), Glyph("hand")],
        Effect::Block => vec![Glyph("barbarian_token"), Glyph("location")],
        Effect::TakeOver => vec![Glyph("egypt_token"), Glyph("location")],
        Effect::Eavesdrop => vec![Glyph("egypt_token"), Glyph("pillar")],
        Effect::Unlock => vec![Word("unlock")],
        Effect::FreeActivate => vec![Glyph("hand"), Word("free")],
        Effect::SendWorker => vec![Glyph("worker"), Glyph("wheel")],
        Effect::MoveTech { n } => [vec![Word("move")], many("basic_tech", n)].concat(),
        Effect::EachPlayer { list } => [vec![Word("each")], effects(list)].concat(),
    }
}

fn again(glyph: &'static str, n: u8) -> Sentence {
    [many(glyph, n), vec![Small("again")]].concat()
}

/// One of two Goods as their signs; more are any Resource.
fn one_of(goods: GoodSet) -> Sentence {
    if 2 < goods.iter().count() {
        return vec![Glyph(Gain::Resource.name())];
    }
    let goods: Vec<Sentence> = goods.iter().map(|good| vec![Glyph(good.name())]).collect();
    goods.join(&Word("or"))
}
