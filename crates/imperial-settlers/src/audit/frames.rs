//! What still has to happen can happen: every frame speaks of seats, Locations, cards and Goods that are there.

use super::law;
use crate::{
    content::{Effect, From, Lasting, RazeTarget, Where},
    decks,
    frames::{
        Ability, AttackFrame, Cleanup, Destination, Draw, Frame, Lookout, Loot, Opening, Payment, Production,
        Raze, RazeKind, Run, Take, Target, Turn, Use, Which,
    },
    goods::Gain,
    ids::{Deck, LocationId},
    phase::{attack, cleanup, draw, pay, take, target},
    state::ImperialSettlers,
};
use approdo_contract::Seat;

pub(super) fn check(game: &ImperialSettlers) -> Result<(), String> {
    for frame in &game.frames {
        seats(game, frame)?;
        let sound = match *frame {
            Frame::Opening(frame) => opening(game, frame),
            Frame::Lookout(frame) => lookout(game, frame),
            Frame::Draw(frame) => drawing(game, frame),
            Frame::Take(frame) => taking(game, frame),
            Frame::Production(frame) => production(game, frame),
            Frame::Turn(_) => true,
            Frame::Ability(frame) => ability(game, frame),
            Frame::Payment(frame) => payment(game, frame),
            Frame::Target { seat, what } => aim(game, seat, what),
            Frame::Raze(frame) => raze(game, frame),
            Frame::Cleanup(frame) => cleaning(game, frame),
            Frame::Attack(frame) => attacking(game, frame),
        };
        law(sound, || format!("{frame:?} cannot happen in this position"))?;
    }
    room(game)
}

/// The seats that a frame speaks of are taken.
fn seats(game: &ImperialSettlers, frame: &Frame) -> Result<(), String> {
    let mut all = true;
    each_seat(frame, &mut |seat| all &= seat.0 < game.seats);
    law(all, || format!("{frame:?} speaks of a seat that nobody has"))
}

fn each_seat(frame: &Frame, visit: &mut dyn FnMut(Seat)) {
    match *frame {
        Frame::Opening(
            Opening::Faction { seat } | Opening::RandomFaction { seat } | Opening::Declare { seat },
        )
        | Frame::Draw(
            Draw::Begin { seat, .. }
            | Draw::Open { seat, .. }
            | Draw::EventOrNot { seat, .. }
            | Draw::Secret { seat, .. },
        )
        | Frame::Take(
            Take::Next { seat, .. }
            | Take::Deck { seat, .. }
            | Take::Resource { seat }
            | Take::Form { seat }
            | Take::Post { seat }
            | Take::Colour { seat, .. }
            | Take::Lose { seat, .. }
            | Take::Keep { seat }
            | Take::Drawn { seat }
            | Take::Exchange { seat, .. },
        )
        | Frame::Production(Production::Deals { seat, .. } | Production::Locations { seat, .. })
        | Frame::Turn(
            Turn::Act { seat } | Turn::Acted { seat } | Turn::Rest { seat } | Turn::Next { seat },
        )
        | Frame::Ability(
            Ability::Run(Run { seat, .. })
            | Ability::Use(Use { seat, .. })
            | Ability::Choose { run: Run { seat, .. }, .. }
            | Ability::Repeat { used: Use { seat, .. }, .. }
            | Ability::Visited { seat, .. }
            | Ability::DealAgain { seat, .. }
            | Ability::MoveTech { seat, .. }
            | Ability::Dig { seat, .. }
            | Ability::Aim { seat, .. },
        )
        | Frame::Payment(
            Payment::Split { seat, .. }
            | Payment::Location { seat, .. }
            | Payment::Card { seat, .. }
            | Payment::Deal { seat, .. }
            | Payment::Place { seat, .. }
            | Payment::Slide { seat, .. },
        )
        | Frame::Target { seat, .. }
        | Frame::Raze(
            Raze::Loot(Loot { seat, .. })
            | Raze::CashIn { loot: Loot { seat, .. }, .. }
            | Raze::Conclude(Loot { seat, .. }),
        )
        | Frame::Cleanup(
            Cleanup::Locations { seat, .. } | Cleanup::Store { seat, .. } | Cleanup::Stash { seat, .. },
        ) => visit(seat),
        Frame::Ability(Ability::Trigger(trigger)) => visit(trigger.actor),
        Frame::Opening(Opening::Decks { builders, .. }) => builders.iter().for_each(visit),
        Frame::Lookout(Lookout::Keep { choosers, .. }) => choosers.iter().for_each(visit),
        Frame::Opening(Opening::FirstPlayer | Opening::FirstAttack | Opening::Hands { .. })
        | Frame::Lookout(_)
        | Frame::Draw(Draw::Event { .. } | Draw::Resolve { .. })
        | Frame::Production(Production::Player { .. })
        | Frame::Cleanup(Cleanup::Player { .. })
        | Frame::Attack(_) => (),
    }
}

fn opening(game: &ImperialSettlers, opening: Opening) -> bool {
    match opening {
        Opening::Faction { .. } | Opening::RandomFaction { .. } | Opening::Declare { .. } => true,
        Opening::Decks { builders, swaps } => {
            !builders.is_empty() && swaps.iter().all(|made| *made <= decks::MOST_SWAPS)
        }
        Opening::FirstPlayer => !game.is_solo(),
        Opening::FirstAttack => game.is_solo() && !game.solo.pile.is_empty(),
        Opening::Hands { nth, left } => nth <= game.seats && (1..=4).contains(&left),
    }
}

fn lookout(game: &ImperialSettlers, lookout: Lookout) -> bool {
    match lookout {
        Lookout::Scouts { nth } => nth <= game.seats,
        Lookout::Fill { pick, .. } => pick <= 2 * game.seats,
        Lookout::Pick { pick, .. } => pick < 2 * game.seats && !game.display.is_empty(),
        Lookout::VirtualPick => game.is_solo() && !game.display.is_empty(),
        Lookout::Deal { nth, left } => nth <= game.seats && (1..=3).contains(&left),
        Lookout::Keep { held, choosers } => {
            let holds = |seat: Seat| !game.player(seat).held.is_empty();
            (2..=3).contains(&held) && !choosers.is_empty() && choosers.iter().all(holds)
        }
    }
}

fn drawing(game: &ImperialSettlers, frame: Draw) -> bool {
    match frame {
        Draw::Begin { .. } => true,
        Draw::Open { .. } | Draw::EventOrNot { .. } => !game.common.is_empty(),
        Draw::Secret { deck: Deck::Common, .. } => {
            game.common.as_slice().iter().any(|card| !draw::is_event(*card))
        }
        Draw::Secret { seat, deck: Deck::Faction, .. } => draw::is_available(game, seat, Deck::Faction),
        Draw::Event { card } => draw::is_event(card),
        Draw::Resolve { card, nth } => draw::is_event(card) && nth <= game.seats,
    }
}

fn taking(game: &ImperialSettlers, frame: Take) -> bool {
    match frame {
        Take::Next { what, .. } => match what {
            Gain::Card
            | Gain::CommonCard
            | Gain::FactionCard
            | Gain::Resource
            | Gain::AdvancedTech
            | Gain::Samurai => true,
            Gain::Wood
            | Gain::Stone
            | Gain::Food
            | Gain::Worker
            | Gain::Gold
            | Gain::Raze
            | Gain::Defense
            | Gain::BasicTech
            | Gain::AdvancedScore
            | Gain::AdvancedDefense
            | Gain::Vp
            | Gain::ColorMatch => false,
        },
        Take::Deck { seat, .. } => {
            draw::is_available(game, seat, Deck::Common) || draw::is_available(game, seat, Deck::Faction)
        }
        Take::Resource { .. } | Take::Form { .. } => true,
        Take::Post { seat } => {
            game.locations.iter().any(|location| take::check_post_at(game, location, seat).is_ok())
        }
        Take::Colour { colours, .. } => !colours.is_empty(),
        Take::Lose { seat, goods, left } => 0 < left && goods.iter().any(|good| 0 < game.has(seat, good)),
        Take::Keep { seat } => game.pool_of == seat && !game.pool.is_empty(),
        Take::Drawn { seat } => game.pool_of == seat,
        Take::Exchange { left, .. } => 0 < left,
    }
}

fn production(game: &ImperialSettlers, frame: Production) -> bool {
    match frame {
        Production::Player { nth } => nth <= game.seats,
        Production::Deals { .. } | Production::Locations { .. } => true,
    }
}

fn ability(game: &ImperialSettlers, frame: Ability) -> bool {
    match frame {
        Ability::Run(run) => is_list(&run),
        Ability::Use(used) => is_use(&used),
        Ability::Trigger(trigger) => trigger.nth <= game.seats && 0 < trigger.times,
        Ability::Choose { run, first, options } => {
            let asked = usize::from(run.next).checked_sub(1).and_then(|at| run.list.effects().get(at));
            is_list(&run) && asked == Some(&Effect::Choose { first, options })
        }
        Ability::Repeat { used, .. } => match used.ability {
            Which::Feature(number) => {
                let feature = used.card.info().features.get(usize::from(number));
                feature.is_some_and(|feature| feature.repeat_cost.is_some())
            }
            Which::Production | Which::Action(_) => false,
        },
        Ability::Visited { .. } | Ability::Dig { .. } => true,
        Ability::DealAgain { left, .. } | Ability::MoveTech { left, .. } | Ability::Aim { left, .. } => {
            0 < left
        }
    }
}

/// A list that players carry out one by one.
fn is_list(run: &Run) -> bool {
    let effects = run.list.effects();
    let is_event = effects.iter().any(|effect| matches!(effect, Effect::EachPlayer { .. }));
    usize::from(run.next) <= effects.len() && !is_event
}

/// The card has the ability that is used.
fn is_use(used: &Use) -> bool {
    let info = used.card.info();
    match used.ability {
        Which::Production => info.production.is_some(),
        Which::Action(number) => usize::from(number) < info.actions.len(),
        Which::Feature(number) => usize::from(number) < info.features.len(),
    }
}

fn payment(game: &ImperialSettlers, frame: Payment) -> bool {
    let up_to = |left: u8, there: usize| 0 < left && usize::from(left) <= there;
    match frame {
        Payment::Split { seat, bill, .. } => 0 < bill.total() && game.can_pay(seat, bill, 0),
        Payment::Location { seat, left } => up_to(left, pay::dispensable(game, seat).into()),
        Payment::Card { seat, left } => up_to(left, game.player(seat).hand.len()),
        Payment::Deal { seat, left } => up_to(left, game.player(seat).deals.len()),
        Payment::Place { card, .. } => !draw::is_event(card),
        Payment::Slide { card, .. } => card.deal().is_some(),
    }
}

/// Something can be pointed at, and what a target is about is there.
fn aim(game: &ImperialSettlers, seat: Seat, what: Target) -> bool {
    let stands = |at: LocationId| game.location(at).is_some();
    let is_whole = match what {
        Target::EnemyOfPair { own } => stands(own),
        Target::Lift { onto } => {
            stands(onto) && game.seat_with(crate::content::Tokens::Barbarian) == Some(seat)
        }
        Target::Block => game.seat_with(crate::content::Tokens::Barbarian) == Some(seat),
        Target::TakeOver | Target::Eavesdrop => {
            game.seat_with(crate::content::Tokens::Egyptian) == Some(seat) && 0 < game.player(seat).tokens
        }
        Target::Produce { .. }
        | Target::Remove
        | Target::OwnOfPair
        | Target::Raze { .. }
        | Target::Steal { .. }
        | Target::Copy
        | Target::LocationDeal
        | Target::Build { .. }
        | Target::CancelDeal
        | Target::TakeDeal
        | Target::EnemyDiscard { .. }
        | Target::Bury { .. }
        | Target::Restore
        | Target::Exhaust
        | Target::FreeActivate { .. }
        | Target::SendWorker => true,
    };
    // What depends on a hand may fail where the hand was redealt for somebody else.
    let is_of_the_hand = matches!(
        what,
        Target::Build { from: From::Hand }
            | Target::Raze { target: RazeTarget::HandOrEnemy, .. }
            | Target::FreeActivate { .. }
    );
    is_whole && (is_of_the_hand || target::exists(game, seat, what))
}

fn raze(game: &ImperialSettlers, frame: Raze) -> bool {
    match frame {
        Raze::Loot(loot) | Raze::Conclude(loot) => is_loot(game, &loot),
        Raze::CashIn { loot, goods } => {
            let field = &loot.card.info().raze;
            let good_at = |place: usize| field.get(place).and_then(|gain| gain.good());
            let left = || (0..8).filter(|place| goods >> place & 1 == 1);
            let owned = |place: usize| {
                good_at(place).is_some_and(|good| {
                    let same = left().filter(|other| good_at(*other) == Some(good)).count() as u16;
                    same <= game.has(loot.seat, good)
                })
            };
            is_loot(game, &loot) && left().all(owned)
        }
    }
}

/// A card with a Raze field; the Location it stands for is still there.
fn is_loot(game: &ImperialSettlers, loot: &Loot) -> bool {
    let is_there = match loot.from {
        RazeKind::Enemy | RazeKind::Own => {
            game.location(loot.at).is_some_and(|location| location.card == loot.card)
        }
        RazeKind::Hand | RazeKind::Deck => true,
    };
    let field = loot.card.info().raze.len();
    is_there && 0 < field && usize::from(loot.next) <= field
}

fn cleaning(game: &ImperialSettlers, frame: Cleanup) -> bool {
    match frame {
        Cleanup::Player { nth } => nth <= game.seats,
        Cleanup::Locations { .. } => true,
        Cleanup::Store { seat, at, left } => game.location(at).is_some_and(|location| {
            let stores = ImperialSettlers::lasting(location)
                .any(|lasting| matches!(lasting, Lasting::Store(store) if store.place == Where::Card));
            0 < left && stores && location.works_for(seat)
        }),
        Cleanup::Stash { seat, at, left } => game.location(at).is_some_and(|location| {
            0 < left && cleanup::stash_of(location).is_some() && location.owner.is(seat)
        }),
    }
}

fn attacking(game: &ImperialSettlers, frame: AttackFrame) -> bool {
    let counts = |left: u8| (1..=2).contains(&left);
    game.is_solo()
        && match frame {
            AttackFrame::Begin | AttackFrame::End => true,
            AttackFrame::TurnUp { left } => counts(left) && !game.solo.pile.is_empty(),
            AttackFrame::Search { left } => counts(left),
            AttackFrame::Choose { left, second } => counts(left) && attack::is_choice(game, second),
        }
}

/// What is drawn has room where it goes.
fn room(game: &ImperialSettlers) -> Result<(), String> {
    let (mut pool, mut display) = (game.pool.len(), game.display.len());
    for frame in &game.frames {
        let (to, n) = match *frame {
            Frame::Draw(
                Draw::Begin { to, .. }
                | Draw::Open { to, .. }
                | Draw::EventOrNot { to, .. }
                | Draw::Secret { to, .. },
            )
            | Frame::Take(Take::Deck { to, .. }) => (to, 1),
            Frame::Take(Take::Next { to, left, .. }) => (to, usize::from(left)),
            Frame::Opening(_)
            | Frame::Lookout(_)
            | Frame::Draw(Draw::Event { .. } | Draw::Resolve { .. })
            | Frame::Take(_)
            | Frame::Production(_)
            | Frame::Turn(_)
            | Frame::Ability(_)
            | Frame::Payment(_)
            | Frame::Target { .. }
            | Frame::Raze(_)
            | Frame::Cleanup(_)
            | Frame::Attack(_) => continue,
        };
        match to {
            Destination::Pool => pool += n,
            Destination::Display => display += n,
            Destination::Hand | Destination::Held | Destination::Foundation { .. } | Destination::Raze => (),
        }
    }
    law(pool <= 4 && display <= 8, || "more cards are to be drawn than can be looked at".to_owned())
}
