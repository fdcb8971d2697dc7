//! The value of pending frames: in the middle of an action a position counts with the action's result.

use super::{
    Outlook, empire,
    goods::{self, value},
};
use crate::{
    content::content,
    frames::{Ability, Frame, Owed, Raze, Take},
    goods::{Bill, Gain},
    ids::{Card, Empire, LocationId},
    location::Location,
    phase::{
        ability::{Use, Which},
        pay,
    },
    state::ImperialSettlers,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// The value of what the frames will still give a seat, less what it still has to pay.
pub(super) fn worth(game: &ImperialSettlers, outlook: &Outlook, seat: Seat) -> f32 {
    game.frames.iter().map(|frame| of_frame(game, outlook, seat, frame)).sum()
}

fn of_frame(game: &ImperialSettlers, outlook: &Outlook, seat: Seat, frame: &Frame) -> f32 {
    if let Frame::Owed(owed) = frame
        && owed.seat() == seat
    {
        due(game, outlook, seat, *owed)
    } else if let Frame::Take(take) = frame {
        taken(outlook, seat, *take)
    } else if let Frame::Ability(Ability::Run(run)) = frame
        && run.seat == seat
    {
        let at = game.location(run.at).copied().unwrap_or_else(|| ghost(run.about, seat));
        let rest = run.list.effects().get(usize::from(run.next)..).unwrap_or_default();
        empire::gains(game, outlook, seat, &at, rest)
    } else if let Frame::Ability(Ability::Use(used)) = frame
        && used.seat == seat
    {
        f32::from(used.left) * once(game, outlook, used)
    } else if let Frame::Point(point) = frame
        && point.seat == seat
    {
        empire::SPECIAL
    } else if let Frame::Raze(Raze::Loot(loot)) = frame
        && loot.seat == seat
    {
        let rest = loot.card.info().raze.get(usize::from(loot.next)..).unwrap_or_default();
        rest.iter().map(|good| value(*good, outlook)).sum()
    } else {
        0.0
    }
}

/// The value of one use of an ability.
fn once(game: &ImperialSettlers, outlook: &Outlook, used: &Use) -> f32 {
    let info = used.card.info();
    let list = match used.ability {
        Which::Production => info.production,
        Which::Action(number) => info.actions.get(usize::from(number)).map(|action| action.effects),
        Which::Feature(number) => info.features.get(usize::from(number)).map(|feature| feature.effects),
    };
    let at = game.location(used.at).copied().unwrap_or_else(|| ghost(used.card, used.seat));
    list.map_or(0.0, |list| empire::gains(game, outlook, used.seat, &at, list.effects()))
}

/// The value of a pending payment and of what follows it.
fn due(game: &ImperialSettlers, outlook: &Outlook, seat: Seat, owed: Owed) -> f32 {
    match owed {
        Owed::Place(paid) => built(game, outlook, seat, paid.card),
        Owed::Slide(paid) => {
            paid.card.deal().map_or(0.0, |good| value(good, outlook) * (0.75 + outlook.productions))
        }
        Owed::Split(due) => -price(due.bill, outlook) * goods::usable_share(outlook),
        Owed::GiveLocation(due) => -f32::from(due.left) * sacrifice(game, outlook, seat),
        Owed::GiveCard(due) => -0.4 * f32::from(due.left),
        Owed::GiveDeal(due) => -f32::from(due.left) * (0.3 + 0.6 * outlook.productions),
    }
}

/// A Location that does not stand yet, or no longer stands.
fn ghost(card: Card, seat: Seat) -> Location {
    Location::new(LocationId::NONE, card, Empire::from(seat))
}

/// The value of a card as soon as it stands: initial production, bonus, and future yields.
pub(super) fn built(game: &ImperialSettlers, outlook: &Outlook, seat: Seat, card: Card) -> f32 {
    let (info, location) = (card.info(), ghost(card, seat));
    let lists = [info.production, info.bonus];
    let at_once: f32 = lists
        .into_iter()
        .flatten()
        .map(|list| empire::gains(game, outlook, seat, &location, list.effects()))
        .sum();
    let end = info.faction.map_or(1, |faction| content().factions[faction.index()].location_vp);
    at_once + f32::from(end) + empire::standing(game, outlook, seat, &location)
}

/// The value of the cheapest Location or Foundation of a seat.
pub(super) fn sacrifice(game: &ImperialSettlers, outlook: &Outlook, seat: Seat) -> f32 {
    let player = game.player(seat);
    if !player.foundations.is_empty() || !player.hidden.is_empty() {
        return 0.5;
    }
    let own = game.locations.iter().filter(|location| pay::is_dispensable(location, seat));
    own.map(|location| empire::kept(game, outlook, seat, location)).fold(f32::MAX, f32::min).min(3.0)
}

/// Goods that leave a choice count as the best of their kind.
fn taken(outlook: &Outlook, seat: Seat, take: Take) -> f32 {
    let (by, what, n) = match take {
        Take::Next(next) => (next.seat, next.what, next.left),
        Take::FromDeck(one) => (one.seat, Gain::Card, 1),
        Take::Resource(one) => (one.seat, Gain::Resource, 1),
        Take::Form(one) => (one.seat, Gain::AdvancedTech, 1),
        Take::Post(one) => (one.seat, Gain::Samurai, 1),
        Take::MatchColour(one) => (one.seat, Gain::ColorMatch, 1),
        Take::Keep(one) => (one.seat, Gain::Card, 1),
        Take::Exchange(pairs) => (pairs.seat, Gain::Resource, pairs.left),
        Take::Lose(_) | Take::Drawn(_) => return 0.0,
    };
    if by == seat { f32::from(n) * value(what, outlook) } else { 0.0 }
}

pub(super) fn price(bill: Bill, outlook: &Outlook) -> f32 {
    let (wood, stone, food) =
        (value(Gain::Wood, outlook), value(Gain::Stone, outlook), value(Gain::Food, outlook));
    let cheapest = wood.min(stone).min(food);
    f32::from(bill.wood) * wood
        + f32::from(bill.stone) * stone
        + f32::from(bill.food) * food
        + f32::from(bill.any) * cheapest
}
