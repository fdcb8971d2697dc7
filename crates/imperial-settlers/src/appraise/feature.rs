//! Estimated yields of Features per round.

use super::{Outlook, empire};
use crate::{
    content::{Feature, Lasting, LastingFeature, TitleInfo, Trigger},
    goods::{Gain, Good},
    location::Location,
    state::ImperialSettlers,
};
use approdo_contract::Seat;

/// The value per round of the Features of a Location; `scored` is the value that a token adds to each reaction.
pub(super) fn each_round(
    game: &ImperialSettlers,
    outlook: &Outlook,
    seat: Seat,
    location: &Location,
    scored: f32,
) -> f32 {
    let info = location.card.info();
    let reacting: f32 = info
        .features
        .iter()
        .map(|feature| {
            let give = empire::gains(game, outlook, seat, location, feature.effects.effects()) + scored;
            let paid = feature.repeat_cost.map_or(0.0, |cost| empire::price(&cost, outlook));
            (give - paid).max(0.0) * often(feature) * opened(info, feature.needs, outlook)
        })
        .sum();
    reacting
        + info
            .lasting
            .iter()
            .map(|feature| lasting(feature) * opened(info, feature.needs, outlook))
            .sum::<f32>()
}

/// Estimated number of triggers of a Feature per round.
fn often(feature: &Feature) -> f32 {
    match feature.on {
        Trigger::Build { common: Some(false), .. } => 1.3,
        Trigger::Build { common: Some(true), .. } => 1.5,
        Trigger::Build { common: None, .. } => 0.8,
        Trigger::Raze => 0.9,
        Trigger::RazeEnemy | Trigger::RazeHand => 0.5,
        Trigger::MakeDeal => 1.0,
        Trigger::DeploySamurai => 1.0,
        Trigger::GainVp => 2.5,
        Trigger::EnemyExchange => 0.7,
        Trigger::Activate { spends: Some(Good::BasicTech), .. } => 0.8,
        Trigger::Activate { .. } => 2.0,
        Trigger::Visit | Trigger::EnemyVisit => 0.6,
        Trigger::PlaceTech { .. } => 1.2,
    }
}

/// The value per round of a lasting Feature, without VP at the end, which are counted elsewhere.
fn lasting(feature: &LastingFeature) -> f32 {
    match feature.what {
        Lasting::Store(_) => 0.6,
        Lasting::Stash { .. } => 1.2,
        Lasting::RazeTax { .. } => 0.4,
        Lasting::EndVp { .. } | Lasting::NotRazable => 0.0,
    }
}

/// Share of a Feature's value that remains if it has to be opened first (IMP-14.12): that takes an action and a
/// token.
fn opened(info: &TitleInfo, needs: Option<u8>, outlook: &Outlook) -> f32 {
    let action = needs.and_then(|action| info.actions.get(usize::from(action)));
    action.map_or(1.0, |_| 1.0 / (1.0 + super::goods::value(Gain::BasicTech, outlook)))
}
