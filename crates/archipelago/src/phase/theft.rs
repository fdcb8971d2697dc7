//! The Thief (ARC-27.11, ARC-27.12, ARC-27.35).

use super::{targets::check_target, unfinished};
use crate::{
    events::{Event, Log},
    frames::{Frame, Guess, Hidden, Hide, Theft},
    ids::Resource,
    moves::{Hand, Move},
    state::Archipelago,
};
use approdo_contract::{Ask, Phrase, Refusal, Seat, SeatSet, Staged, refuse};

pub(crate) fn cubes(game: &Archipelago, seat: Seat) -> u8 {
    game.player(seat).cubes.values().iter().sum()
}

impl Ask<Archipelago> for Theft {
    type Choice = Seat;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-theft").rule("ARC-27.11")
    }

    fn candidates(&self, game: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(game.all_seats().map(Move::Target));
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Seat, Refusal> {
        check_target(game, seat, mv, "ARC-27.11")
    }

    /// ARC-27.35: the victim may own nothing; that is shown to all.
    fn decide(&self, game: &mut Archipelago, seat: Seat, victim: Seat, log: &mut Log) {
        game.pop();
        log.note(|| Event::TheftBegan { seat, victim });
        if cubes(game, victim) == 0 {
            log.note(|| Event::NoCubes { victim });
        } else {
            game.push(Hide { victim, left: None });
        }
    }
}

impl Ask<Archipelago> for Hide {
    type Choice = Hidden;

    fn asked(&self, _: &Archipelago) -> SeatSet {
        SeatSet::one(self.victim)
    }

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        let first = self.left.is_none();
        let key = if first { "archipelago-ask-hide-left" } else { "archipelago-ask-hide-right" };
        Phrase::new(key).rule("ARC-27.11")
    }

    fn occasion(&self, game: &Archipelago, _: Seat) -> Option<Phrase> {
        Some(Phrase::new("archipelago-occasion-theft").seat("player", game.active))
    }

    fn candidates(&self, _: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(Resource::ALL.iter().copied().map(Move::Hide));
        moves.push(Move::HideNothing);
    }

    /// ARC-27.11: a cube in each hand; with a single cube one hand is empty. The victim is always asked twice, because
    /// one question would tell how much he owns.
    fn check(&self, game: &Archipelago, _: Seat, mv: Move) -> Result<Hidden, Refusal> {
        let refused = Err(refuse!("ARC-27.11"));
        if mv == Move::HideNothing {
            let must_hide = 1 < cubes(game, self.victim) || self.left == Some(Hidden::Nothing);
            return if must_hide { refused } else { Ok(Hidden::Nothing) };
        }
        let Move::Hide(resource) = mv else { return Err(unfinished()) };
        let cube = Hidden::Cube(resource);
        let used = u8::from(self.left == Some(cube));
        if game.player(self.victim).cubes[resource] <= used { refused } else { Ok(cube) }
    }

    fn decide(&self, game: &mut Archipelago, victim: Seat, cube: Hidden, log: &mut Log) {
        game.pop();
        match self.left {
            None => {
                log.note(|| Event::Hid { victim, hand: Hand::Left, cube: Some(cube) });
                game.push(Hide { victim, left: Some(cube) });
            }
            Some(left) => {
                log.note(|| Event::Hid { victim, hand: Hand::Right, cube: Some(cube) });
                game.push(Guess { victim, hands: Some([left, cube]) });
            }
        }
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        let victim = self.victim;
        is_victim(game, victim)
            && 0 < cubes(game, victim)
            && self.left.is_none_or(|left| holds(game, victim, &[left]))
    }
}

impl Ask<Archipelago> for Guess {
    type Choice = Hand;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-guess").seat("player", self.victim).rule("ARC-27.11")
    }

    fn candidates(&self, _: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend([Hand::Left, Hand::Right].map(Move::Hand));
    }

    fn check(&self, _: &Archipelago, _: Seat, mv: Move) -> Result<Hand, Refusal> {
        if let Move::Hand(hand) = mv { Ok(hand) } else { Err(unfinished()) }
    }

    /// ARC-27.12: only the two players learn what was stolen.
    fn decide(&self, game: &mut Archipelago, seat: Seat, hand: Hand, log: &mut Log) {
        game.pop();
        let victim = self.victim;
        let [left, right] = self.hands.expect("the victim has hidden something");
        let cube = match hand {
            Hand::Left => left,
            Hand::Right => right,
        };
        if let Hidden::Cube(resource) = cube {
            game.player_mut(victim).cubes[resource] -= 1;
            game.player_mut(seat).cubes[resource] += 1;
        }
        log.note(|| Event::Stole { seat, victim, hand, cube: Some(cube) });
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        is_victim(game, self.victim) && self.hands.is_some_and(|hands| holds(game, self.victim, &hands))
    }
}

fn is_victim(game: &Archipelago, seat: Seat) -> bool {
    game.plays(seat) && seat != game.active
}

/// ARC-27.11: the victim has the cubes that his hands hide, and an empty hand only with a single cube.
fn holds(game: &Archipelago, victim: Seat, hands: &[Hidden]) -> bool {
    let mut left = game.player(victim).cubes;
    let total = cubes(game, victim);
    hands.iter().all(|hand| match hand {
        Hidden::Nothing => total == 1,
        Hidden::Cube(resource) => {
            let there = 0 < left[*resource];
            left[*resource] = left[*resource].saturating_sub(1);
            there
        }
    })
}
