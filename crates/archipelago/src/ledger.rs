//! Markers, florins and cubes: what moves, and what happens the moment it does.

use crate::{
    content::{Track, content},
    events::{Event, Log},
    ids::{Post, Resource},
    state::{Archipelago, Ending},
    units::Posture,
};
use approdo_contract::Seat;

impl Archipelago {
    /// Moves a marker (ARC-1.12); a rebellion ahead of the population ends the game at once (ARC-13.5).
    pub(crate) fn move_marker(&mut self, track: Track, delta: i8, log: &mut Log) {
        let numbers = &content().numbers;
        let (marker, most) = match track {
            Track::Rebellion => (&mut self.rebellion, numbers.max_rebellion),
            Track::Surplus => (&mut self.surplus, numbers.max_surplus),
        };
        let before = *marker;
        *marker = before.saturating_add_signed(delta).min(most);
        let after = *marker;
        if before != after {
            log.note(|| match track {
                Track::Rebellion => Event::RebellionMoved { from: before, to: after },
                Track::Surplus => Event::SurplusMoved { from: before, to: after },
            });
        }
        self.watch_independence(log);
    }

    pub(crate) fn can_move(&self, track: Track, delta: i8) -> bool {
        let numbers = &content().numbers;
        let (marker, most) = match track {
            Track::Rebellion => (self.rebellion, numbers.max_rebellion),
            Track::Surplus => (self.surplus, numbers.max_surplus),
        };
        marker.saturating_add_signed(delta).min(most) != marker
    }

    /// ARC-13.7: checked after every change of either marker.
    fn watch_independence(&mut self, log: &mut Log) {
        if self.population < self.rebellion && self.ending.is_none() {
            self.ending = Some(Ending::Independence);
            log.note(|| Event::Independence { population: self.population, rebellion: self.rebellion });
        }
    }

    /// A new citizen enters the map (ARC-1.9); he is active and unengaged (ARC-21.7).
    pub(crate) fn settle(&mut self, seat: Seat, post: Post) {
        self.player_mut(seat).citizens -= 1;
        self.units.add(post, seat, Posture::Ready, 1);
        self.population += 1;
    }

    pub(crate) fn launch(&mut self, seat: Seat, post: Post) {
        self.player_mut(seat).ships -= 1;
        self.units.add(post, seat, Posture::Ready, 1);
    }

    /// A citizen leaves the map for a wonder (ARC-26.13).
    pub(crate) fn withdraw_citizen(&mut self, seat: Seat, post: Post, log: &mut Log) {
        self.units.remove(post, seat, Posture::Ready);
        self.population -= 1;
        self.watch_independence(log);
    }

    pub(crate) fn pay_bank(&mut self, seat: Seat, florins: u8) {
        self.player_mut(seat).florins -= florins;
        self.bank.florins += florins;
    }

    /// ARC-2.13: the bank pays what it has; returns how much.
    pub(crate) fn bank_pays(&mut self, seat: Seat, florins: u8) -> u8 {
        let paid = florins.min(self.bank.florins);
        self.bank.florins -= paid;
        self.player_mut(seat).florins += paid;
        paid
    }

    /// ARC-2.13: a player takes as many cubes as the bank has; returns how many.
    pub(crate) fn bank_hands(&mut self, seat: Seat, resource: Resource, cubes: u8) -> u8 {
        let taken = cubes.min(self.bank.cubes[resource]);
        self.bank.cubes[resource] -= taken;
        self.player_mut(seat).cubes[resource] += taken;
        taken
    }

    /// ARC-14.4: an explorer token is used up; the cube it stands for comes from the bank.
    pub(crate) fn spend_token(&mut self, seat: Seat) {
        self.player_mut(seat).tokens -= 1;
        self.explorers.removed += 1;
    }

    /// ARC-19.11, ARC-19.12: the player takes a token; an empty pile gives everybody a disc.
    pub(crate) fn take_token(&mut self, seat: Seat, log: &mut Log) {
        let Some(pile) = self.explorers.piles.iter().position(|left| 0 < *left) else { return };
        self.explorers.piles[pile] -= 1;
        self.player_mut(seat).tokens += 1;
        log.note(|| Event::TokenTaken { seat, pile: pile as u8 + 1, left: self.explorers.piles[pile] });
        if self.explorers.piles[pile] == 0 && pile + 1 < self.explorers.piles.len() {
            let most = content().numbers.max_discs;
            for seat in self.all_seats() {
                let player = self.player_mut(seat);
                player.discs = (player.discs + 1).min(most);
            }
            // ARC-15.16: who has passed takes part again.
            self.passed = approdo_contract::SeatSet::EMPTY;
            log.note(|| Event::DiscsGained { discs: self.player(seat).discs });
        }
    }

    /// ARC-29.9: help in a crisis and temples are noted on the Benefactor card.
    pub(crate) fn reward_benefactor(&mut self, seat: Seat, log: &mut Log) {
        if self.has_benefactor() && 0 < self.bank.florins {
            self.bank.florins -= 1;
            self.player_mut(seat).sector += 1;
            log.note(|| Event::Rewarded { seat, sector: self.player(seat).sector });
        }
    }
}
