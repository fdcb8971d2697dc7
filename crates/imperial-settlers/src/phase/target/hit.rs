//! What happens to the chosen target.

use super::Target;
use crate::{
    events::{Event, Log},
    frames::Point,
    goods::{Gain, Good},
    ids::{Card, Empire, LocationId},
    location::Mark,
    phase::{
        ability, activate, build, deal,
        draw::Destination,
        leave,
        pay::{self, GiveCard},
        raze, take, visit,
    },
    state::ImperialSettlers,
};
use approdo_contract::{Seat, stage::Staged};

/// The chosen target and its purpose.
#[derive(Clone, Copy)]
pub enum Hit {
    Produce(LocationId),
    Remove(LocationId),
    OwnOfPair(LocationId),
    EnemyOfPair { own: LocationId, at: LocationId },
    Raze { at: LocationId, free: bool, cash_in: u8 },
    RazeHand { card: Card, cash_in: u8 },
    Steal { from: Seat, good: Good },
    Copy { at: LocationId, good: Gain },
    LocationDeal { at: LocationId, good: Gain },
    Build(Card),
    BuildDeal { card: Card, deal: u8 },
    CancelDeal { empire: Empire, deal: u8 },
    TakeDeal { empire: Empire, deal: u8 },
    EnemyDiscard { other: Seat, n: u8 },
    Bury { card: Card, good: Good },
    Restore { card: Card, hidden: bool },
    Exhaust(LocationId),
    Block(LocationId),
    Lift { at: LocationId, onto: LocationId },
    TakeOver(LocationId),
    Eavesdrop(LocationId),
    FreeActivate { at: LocationId, action: u8 },
    SendWorker(LocationId),
}

impl Hit {
    pub(super) fn land(self, game: &mut ImperialSettlers, seat: Seat, log: &mut Log) {
        match self {
            Hit::Produce(at) => {
                aimed(game, seat, at, log);
                ability::produce(game, at);
            }
            Hit::Remove(at) => leave::removed(game, at, log),
            Hit::OwnOfPair(own) => {
                aimed(game, seat, own, log);
                game.push(Point { seat, what: Target::EnemyOfPair { own } });
            }
            Hit::EnemyOfPair { own, at } => {
                leave::removed(game, own, log);
                leave::removed(game, at, log);
            }
            Hit::Raze { at, free, cash_in } => raze::location(game, seat, at, free, cash_in, log),
            Hit::RazeHand { card, cash_in } => raze::from_hand(game, seat, card, cash_in, log),
            Hit::Steal { from, good } => {
                game.player_mut(from).supply[good] -= 1;
                game.player_mut(seat).supply[good] += 1;
                log.note(|| Event::Stole { seat, from, good });
            }
            Hit::Copy { at, good } => {
                aimed(game, seat, at, log);
                if take::gain(game, seat, good, 1, Destination::Hand, card_at(game, at), log) {
                    take::mark_scored(game);
                }
            }
            Hit::LocationDeal { at, good } => deal::make_with(game, seat, at, good, log),
            Hit::Build(card) => {
                game.player_mut(seat).hand.remove(card);
                build::begin(game, seat, card, true, log);
            }
            Hit::BuildDeal { card, deal } => {
                game.player_mut(seat).deals.remove(usize::from(deal));
                build::begin(game, seat, card, true, log);
            }
            Hit::CancelDeal { empire, deal } => deal::cancel(game, seat, empire, deal, log),
            Hit::TakeDeal { empire, deal } => deal::take_over(game, seat, empire, deal, log),
            Hit::EnemyDiscard { other, n } => {
                log.note(|| Event::MustDiscard { seat, from: other });
                let left = n.min(game.player(other).hand.len() as u8);
                game.push(GiveCard { seat: other, left });
            }
            Hit::Bury { card, good } => {
                let player = game.player_mut(seat);
                player.hand.remove(card);
                player.hidden.add(card);
                log.note(|| Event::Buried { seat, card: Some(card) });
                take::gain(game, seat, good.into(), 1, Destination::Hand, card, log);
            }
            Hit::Restore { card, hidden } => {
                pay::remove_foundation(game, seat, card, hidden);
                let at = game.place(card, seat.into());
                log.note(|| Event::Restored { seat, card, at });
            }
            Hit::Exhaust(at) => {
                let card = set(game, at, Mark::Exhausted);
                log.note(|| Event::Exhausted { seat, card, at });
            }
            Hit::Block(at) if game.player(seat).tokens == 0 => {
                aimed(game, seat, at, log);
                game.push(Point { seat, what: Target::Lift { onto: at } });
            }
            Hit::Block(at) => block(game, seat, at, log),
            Hit::Lift { at, onto } => {
                let location = game.location_mut(at).expect("the Location was checked");
                location.marks.clear(Mark::Blocked);
                let card = location.card;
                log.note(|| Event::Unblocked { seat, card, at });
                game.player_mut(seat).tokens += 1;
                block(game, seat, onto, log);
            }
            Hit::TakeOver(at) => {
                game.player_mut(seat).tokens -= 1;
                let card = take_over(game, seat, at);
                log.note(|| Event::TakenOver { seat, card, at });
            }
            Hit::Eavesdrop(at) => {
                game.player_mut(seat).tokens -= 1;
                let card = set(game, at, Mark::Eavesdropped);
                log.note(|| Event::Eavesdropped { seat, card, at });
            }
            Hit::FreeActivate { at, action } => activate::activate_free(game, seat, at, action, log),
            Hit::SendWorker(at) => visit::begin(game, seat, at, log),
        }
    }
}

/// Sets a mark on a Location and returns its card.
fn set(game: &mut ImperialSettlers, at: LocationId, mark: Mark) -> Card {
    let location = game.location_mut(at).expect("the Location was checked");
    location.marks.set(mark);
    location.card
}

fn block(game: &mut ImperialSettlers, seat: Seat, at: LocationId, log: &mut Log) {
    game.player_mut(seat).tokens -= 1;
    let card = set(game, at, Mark::Blocked);
    log.note(|| Event::Blocked { seat, card, at });
}

/// IMP-23.9, IMP-23.24: the Location works for another player and ranks as the newest.
fn take_over(game: &mut ImperialSettlers, seat: Seat, at: LocationId) -> Card {
    let place = game.locations.iter().position(|location| location.id == at);
    let mut location = game.locations.remove(place.expect("the Location was checked"));
    location.taken_by = Some(seat);
    game.locations.push(location);
    location.card
}

fn card_at(game: &ImperialSettlers, at: LocationId) -> Card {
    game.location(at).expect("the Location was checked").card
}

fn aimed(game: &ImperialSettlers, seat: Seat, at: LocationId, log: &mut Log) {
    let card = card_at(game, at);
    log.note(|| Event::Aimed { seat, card, at });
}
