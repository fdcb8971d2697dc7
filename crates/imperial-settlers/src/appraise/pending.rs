//! What is under way: a position in the middle of an action is worth what the action will come to.

use super::{
    Outlook, empire,
    goods::{self, value},
};
use crate::{
    content::content,
    frames::{Ability, Frame, Payment, Raze, Take, Use, Which},
    goods::{Bill, Gain},
    ids::{Card, Empire, LocationId},
    location::Location,
    phase::pay,
    state::ImperialSettlers,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// What the frames will still give a seat, less what it has still to pay.
pub(super) fn worth(game: &ImperialSettlers, outlook: &Outlook, seat: Seat) -> f32 {
    game.frames.iter().map(|frame| of_frame(game, outlook, seat, frame)).sum()
}

fn of_frame(game: &ImperialSettlers, outlook: &Outlook, seat: Seat, frame: &Frame) -> f32 {
    if let Frame::Payment(payment) = frame {
        owed(game, outlook, seat, *payment)
    } else if let Frame::Take(take) = frame {
        due(outlook, seat, *take)
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
    } else if let Frame::Target { seat: by, .. } = frame
        && *by == seat
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

/// What one use of an ability gives.
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

fn owed(game: &ImperialSettlers, outlook: &Outlook, seat: Seat, payment: Payment) -> f32 {
    match payment {
        Payment::Place { seat: by, card } if by == seat => built(game, outlook, seat, card),
        Payment::Slide { seat: by, card } if by == seat => {
            card.deal().map_or(0.0, |good| value(good, outlook) * (0.75 + outlook.productions))
        }
        Payment::Split { seat: by, bill, .. } if by == seat => {
            -price(bill, outlook) * goods::usable_share(outlook)
        }
        Payment::Location { seat: by, left } if by == seat => {
            -f32::from(left) * sacrifice(game, outlook, seat)
        }
        Payment::Card { seat: by, left } if by == seat => -0.4 * f32::from(left),
        Payment::Deal { seat: by, left } if by == seat => {
            -f32::from(left) * (0.3 + 0.6 * outlook.productions)
        }
        Payment::Place { .. }
        | Payment::Slide { .. }
        | Payment::Split { .. }
        | Payment::Location { .. }
        | Payment::Card { .. }
        | Payment::Deal { .. } => 0.0,
    }
}

/// A Location that does not stand yet, or no longer.
fn ghost(card: Card, seat: Seat) -> Location {
    Location::new(LocationId::NONE, card, Empire::from(seat))
}

/// What a card brings as soon as it stands: initial production, bonus, and all that it will give.
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

/// What the cheapest Location or Foundation of a seat is worth.
pub(super) fn sacrifice(game: &ImperialSettlers, outlook: &Outlook, seat: Seat) -> f32 {
    let player = game.player(seat);
    if !player.foundations.is_empty() || !player.hidden.is_empty() {
        return 0.5;
    }
    let own = game.locations.iter().filter(|location| pay::is_dispensable(location, seat));
    own.map(|location| empire::kept(game, outlook, seat, location)).fold(f32::MAX, f32::min).min(3.0)
}

fn due(outlook: &Outlook, seat: Seat, take: Take) -> f32 {
    match take {
        Take::Next { seat: by, what, left, .. } if by == seat => f32::from(left) * value(what, outlook),
        Take::Deck { seat: by, .. } if by == seat => value(Gain::Card, outlook),
        Take::Resource { seat: by } if by == seat => value(Gain::Resource, outlook),
        Take::Form { seat: by } if by == seat => value(Gain::AdvancedTech, outlook),
        Take::Post { seat: by } if by == seat => value(Gain::Samurai, outlook),
        Take::Colour { seat: by, .. } if by == seat => value(Gain::ColorMatch, outlook),
        Take::Keep { seat: by } if by == seat => value(Gain::Card, outlook),
        Take::Exchange { seat: by, left } if by == seat => f32::from(left) * value(Gain::Resource, outlook),
        Take::Next { .. }
        | Take::Deck { .. }
        | Take::Resource { .. }
        | Take::Form { .. }
        | Take::Post { .. }
        | Take::Colour { .. }
        | Take::Lose { .. }
        | Take::Keep { .. }
        | Take::Drawn { .. }
        | Take::Exchange { .. } => 0.0,
    }
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
