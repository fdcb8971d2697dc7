//! A chair at a table: its owner, its player, and whether it has lost by its clock.
//!
//! All changes of a chair are here, so that no way of sitting down, leaving or calling a bot gets around a rule:
//!
//! ```text
//! owner       none, a person, or a bot. Once a game has begun, a chair that is left stays in the game.
//! player      its person; or a bot: its own, or a stand-in until a person takes the chair or takes it back.
//! forfeited   a bot plays it to the end, also if a person takes the chair. Permanent.
//! ```

use super::{GuestId, HubError, founding::row, guest::same};
use crate::wire::{Level, Preferences, SeatKind};
use approdo_store::{SeatChange, SeatRow, TokenHash};
use serde::{Deserialize, Serialize};

/// The bot for a chair that has lost by its clock.
pub(crate) const AFTER_FORFEIT: Level = Level::Novice;

/// A chair with its secrets.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) occupant: Occupant,
    /// The link to it; see [`Chair::opens_for`].
    pub(crate) link: Link,
    pub(crate) holders: Vec<GuestId>,
    pub(crate) preferences: Preferences,
    /// Since when no holder is connected.
    pub(crate) away_since: u64,
}

/// The link of a chair. It admits one browser: a new player while the chair is free, or another screen of the player
/// who made it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Link {
    pub(crate) token_hash: Option<TokenHash>,
    /// A holder made it, for another screen.
    pub(crate) is_sitters: bool,
    /// The link that the last browser used. It admits no other, but holders may send it again.
    pub(crate) used: Option<TokenHash>,
}

/// The stored data of a chair besides its occupant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Habits {
    confirm_turns: bool,
    /// When a holder was last connected; 0 if unknown.
    pub(crate) seen_at: u64,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    sitters_link: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    used_link: Option<[u8; 32]>,
}

impl Habits {
    pub(crate) fn preferences(self) -> Preferences {
        Preferences { confirm_turns: self.confirm_turns }
    }

    /// The link, if there is one with this hash.
    pub(crate) fn link(self, token_hash: Option<TokenHash>) -> Link {
        Link { token_hash, is_sitters: self.sitters_link, used: self.used_link.map(TokenHash) }
    }
}

impl Chair {
    /// The stored form of the seat.
    pub(crate) fn stored(&self, seat: u8) -> SeatChange {
        let preferences = serde_json::to_string(&self.habits()).expect("habits are plain data");
        let row = SeatRow { token_hash: self.link.token_hash, preferences, ..row(&self.occupant, None) };
        SeatChange { seat, row, holders: self.holders.iter().map(|guest| (*guest).into()).collect() }
    }

    fn habits(&self) -> Habits {
        Habits {
            confirm_turns: self.preferences.confirm_turns,
            seen_at: self.away_since,
            sitters_link: self.link.is_sitters,
            used_link: self.link.used.map(|used| used.0),
        }
    }

    /// Whether this token admits a browser. A link that others may know is valid while the chair is free, and never
    /// again once it is taken; one for another screen admits one browser, and the number of holders is public: a chair
    /// cannot be shared in secret.
    pub(crate) fn opens_for(&self, token: &TokenHash, guest: GuestId) -> bool {
        let fits = |own: Option<TokenHash>| own.is_some_and(|own| same(&own, token));
        let is_good = self.occupant.kind == SeatKind::Open || self.link.is_sitters;
        (fits(self.link.token_hash) && is_good) || (fits(self.link.used) && self.holders.contains(&guest))
    }

    /// A holder was connected at this moment.
    pub(crate) fn seen_at(&mut self, moment: u64) {
        self.away_since = self.away_since.max(moment);
    }
}

/// The owner and the player of a chair, as stored in the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Occupant {
    pub(crate) kind: SeatKind,
    pub(crate) name: String,
    /// The bot that owns the chair, or stands in for its person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<Level>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) forfeited: bool,
    /// It was left during the game, which goes on without waiting for a player.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) left: bool,
    /// Its person was seated by others and has not arrived: no clock runs before, and members may call a bot.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) awaited: bool,
}

/// The cause of a change of a seat, where the change does not show it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Cause {
    /// Its player; also the default of early journals.
    #[default]
    Own,
    /// A host.
    Host,
    /// Another member.
    Other,
    /// Its time is up.
    Clock,
    /// Its players were absent for too long.
    Away,
    /// The number of holders changed to this.
    Screens(u8),
}

impl Cause {
    /// Whether it is the default.
    pub(crate) fn is_own(&self) -> bool {
        *self == Cause::Own
    }
}

impl Occupant {
    pub(crate) fn open() -> Self {
        Occupant {
            kind: SeatKind::Open,
            name: String::new(),
            bot: None,
            forfeited: false,
            left: false,
            awaited: false,
        }
    }

    pub(crate) fn person(name: String) -> Self {
        Occupant { kind: SeatKind::Person, name, ..Occupant::open() }
    }

    /// A bot that owns its chair.
    pub(crate) fn bot(name: String, level: Level) -> Self {
        Occupant { kind: SeatKind::Bot, name, bot: Some(level), ..Occupant::open() }
    }

    /// Migrates early journals, in which people could play chairs that had forfeited.
    pub(crate) fn settled(self) -> Self {
        let bot = if self.forfeited { self.bot.or(Some(AFTER_FORFEIT)) } else { self.bot };
        Occupant { bot, ..self }
    }

    /// Whether the game cannot begin before this chair is taken.
    pub(crate) fn is_missing(&self) -> bool {
        self.kind == SeatKind::Open && !self.left
    }

    /// Whether a bot owns the chair: it agrees to everything and has no clock.
    pub(crate) fn is_bots_own(&self) -> bool {
        self.kind == SeatKind::Bot
    }

    /// Whether a bot stands in, for a person or in a chair that was left.
    pub(crate) fn has_stand_in(&self) -> bool {
        self.bot.is_some() && !self.is_bots_own()
    }

    pub(crate) fn is_played_by_person(&self) -> bool {
        self.kind == SeatKind::Person && self.bot.is_none()
    }

    /// Checks that a person plays the chair. Otherwise the error says whether the person may take it back from the bot.
    pub(crate) fn expect_person_plays(&self, out_of_time: bool) -> Result<(), HubError> {
        match (self.forfeited, self.bot) {
            (true, _) => Err(HubError::Forfeited),
            (false, Some(_)) if out_of_time => Err(HubError::TimeUp),
            (false, Some(_)) => Err(HubError::SeatTaken),
            (false, None) => Ok(()),
        }
    }

    /// A person takes the chair. A stand-in makes room, unless the time of the chair is up.
    pub(crate) fn taken(&self, name: Option<String>, out_of_time: bool) -> Self {
        let name = name.unwrap_or_else(|| self.name.clone());
        if self.kind == SeatKind::Person {
            return Occupant { name, ..self.clone() };
        }
        let bot = if self.forfeited || out_of_time { self.bot } else { None };
        Occupant { kind: SeatKind::Person, name, bot, forfeited: self.forfeited, left: false, awaited: false }
    }

    /// The person leaves. A forfeit stays, and so does a bot that plays while the game goes on.
    pub(crate) fn vacated(&self, game_is_under_way: bool) -> Self {
        Occupant {
            kind: SeatKind::Open,
            name: String::new(),
            bot: self.bot.filter(|_| self.forfeited || game_is_under_way),
            forfeited: self.forfeited,
            left: game_is_under_way,
            awaited: false,
        }
    }

    /// A bot plays it from now on: as owner if the game could not begin without it, otherwise as stand-in.
    pub(crate) fn played_by(&self, level: Level) -> Result<Self, HubError> {
        if self.forfeited {
            return Err(HubError::Forfeited);
        }
        let kind = if self.is_missing() { SeatKind::Bot } else { self.kind };
        Ok(Occupant { kind, bot: Some(level), awaited: false, ..self.clone() })
    }

    pub(crate) fn arrived(&self) -> Self {
        Occupant { awaited: false, ..self.clone() }
    }

    pub(crate) fn handed_back(&self, out_of_time: bool) -> Result<Self, HubError> {
        if self.kind != SeatKind::Person || self.bot.is_none() {
            return Err(HubError::NoBotThere);
        }
        match (self.forfeited, out_of_time) {
            (true, _) => Err(HubError::Forfeited),
            (false, true) => Err(HubError::TimeUp),
            (false, false) => Ok(Occupant { bot: None, ..self.clone() }),
        }
    }

    pub(crate) fn forfeit(&self) -> Self {
        Occupant { bot: Some(AFTER_FORFEIT), forfeited: true, ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_takes_a_forfeit_back() {
        let lost = Occupant::person("Ada".to_owned()).forfeit();
        assert_eq!(lost.handed_back(false), Err(HubError::Forfeited));
        assert_eq!(lost.played_by(Level::Expert), Err(HubError::Forfeited));
        let left = lost.vacated(true);
        for chair in [&lost, &left, &left.taken(None, false), &left.taken(Some("Bob".to_owned()), false)] {
            assert!(chair.forfeited && chair.bot == Some(AFTER_FORFEIT), "{chair:?}");
            assert_eq!(chair.expect_person_plays(true), Err(HubError::Forfeited));
        }
        // The form of early journals.
        let early = Occupant { bot: None, ..left };
        assert_eq!(early.settled().bot, Some(AFTER_FORFEIT));
    }

    #[test]
    fn a_bot_gets_a_chair_of_its_own_only_before_the_game() {
        let before = Occupant::open().played_by(Level::Steady).expect("it is free");
        assert!(before.is_bots_own() && !before.has_stand_in());
        let during = Occupant::person("Ada".to_owned()).vacated(true).played_by(Level::Steady);
        let during = during.expect("it is free");
        assert!(!during.is_bots_own() && during.has_stand_in() && !during.is_missing());
        assert_eq!(during.taken(None, false).bot, None, "whoever comes plays");
        assert_eq!(during.taken(None, true).bot, Some(Level::Steady), "unless the time is up");
    }
}
