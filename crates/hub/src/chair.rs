//! A chair at a table: whose it is, who plays it now, and whether it has lost by its clock.
//!
//! Everything that may happen to a chair is here, so that no way of sitting down, leaving or calling a bot gets
//! around a rule:
//!
//! ```text
//! whose it is     nobody's, a person's, a bot's own. Once a game has begun, a chair that is left stays in the game.
//! who plays it    its person; or a bot: its own, or one that stands in until a person takes the chair or takes it back.
//! forfeited       a bot plays it to the end, whoever sits there. Nothing takes that back.
//! ```

use super::{GuestId, HubError, founding::row, guest::same};
use crate::wire::{Level, Preferences, SeatKind};
use approdo_store::{SeatChange, SeatRow, TokenHash};
use serde::{Deserialize, Serialize};

/// Who plays on for a chair that has lost by its clock.
pub(crate) const AFTER_FORFEIT: Level = Level::Novice;

/// A chair with its secrets.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) occupant: Occupant,
    /// The link that opens it; see [`Chair::opens_for`].
    pub(crate) link: Link,
    pub(crate) holders: Vec<GuestId>,
    pub(crate) preferences: Preferences,
    /// Since when nobody who holds it is connected.
    pub(crate) away_since: u64,
}

/// The link of a chair: who does not sit there comes by it, while the chair is free; another screen of whoever does, if
/// they made it themselves. It lets one browser in.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Link {
    pub(crate) token_hash: Option<TokenHash>,
    /// Whoever sits there made it, for another screen of their own.
    pub(crate) is_sitters: bool,
    /// The link that whoever came last came by. It opens nothing, but whoever holds the chair may send it again.
    pub(crate) used: Option<TokenHash>,
}

/// What is stored of a chair besides who sits there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Habits {
    confirm_turns: bool,
    /// When somebody who holds it was last there; 0 if nobody noted it.
    pub(crate) seen_at: u64,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    sitters_link: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    used_link: Option<[u8; 32]>,
}

impl Habits {
    /// What the player prefers.
    pub(crate) fn preferences(self) -> Preferences {
        Preferences { confirm_turns: self.confirm_turns }
    }

    /// The link, if there is one with this hash.
    pub(crate) fn link(self, token_hash: Option<TokenHash>) -> Link {
        Link { token_hash, is_sitters: self.sitters_link, used: self.used_link.map(TokenHash) }
    }
}

impl Chair {
    /// The seat as it is stored.
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

    /// Whether this token opens the chair for a browser. A link that others may know is good while the chair is free,
    /// and never again once somebody sits there; one for another screen lets one browser in, and everybody sees how many
    /// hold the chair: nobody shares it in secret.
    pub(crate) fn opens_for(&self, token: &TokenHash, guest: GuestId) -> bool {
        let fits = |own: Option<TokenHash>| own.is_some_and(|own| same(&own, token));
        let is_good = self.occupant.kind == SeatKind::Open || self.link.is_sitters;
        (fits(self.link.token_hash) && is_good) || (fits(self.link.used) && self.holders.contains(&guest))
    }

    /// Somebody who holds it was there at this moment.
    pub(crate) fn seen_at(&mut self, moment: u64) {
        self.away_since = self.away_since.max(moment);
    }
}

/// Who sits in a chair and who plays it, as the journal has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Occupant {
    pub(crate) kind: SeatKind,
    pub(crate) name: String,
    /// The bot that the chair belongs to, or that stands in for its person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<Level>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) forfeited: bool,
    /// It was left while the game was under way: the game goes on, and does not wait for somebody to begin again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) left: bool,
    /// Its person was seated by somebody else and has not been there yet: no clock runs before, and whoever sits
    /// at the table may call a bot.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) awaited: bool,
}

/// Why a seat is not what it was, where that cannot be seen from the change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Cause {
    /// Whoever sits there, or sits down, wants it; early journals do not say.
    #[default]
    Own,
    /// A host wants it.
    Host,
    /// Somebody else at the table does.
    Other,
    /// Its time is up.
    Clock,
    /// Its people were away for too long.
    Away,
    /// So many browsers hold it now.
    Screens(u8),
}

impl Cause {
    /// Whether nothing needs to be said about it.
    pub(crate) fn is_own(&self) -> bool {
        *self == Cause::Own
    }
}

impl Occupant {
    /// Nobody yet.
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

    /// A person.
    pub(crate) fn person(name: String) -> Self {
        Occupant { kind: SeatKind::Person, name, ..Occupant::open() }
    }

    /// A bot of its own right.
    pub(crate) fn bot(name: String, level: Level) -> Self {
        Occupant { kind: SeatKind::Bot, name, bot: Some(level), ..Occupant::open() }
    }

    /// As the rules of chairs want it: early journals let people play chairs that had forfeited.
    pub(crate) fn settled(self) -> Self {
        let bot = if self.forfeited { self.bot.or(Some(AFTER_FORFEIT)) } else { self.bot };
        Occupant { bot, ..self }
    }

    /// Whether the game cannot begin before somebody sits here.
    pub(crate) fn is_missing(&self) -> bool {
        self.kind == SeatKind::Open && !self.left
    }

    /// Whether the chair is a bot's own: it agrees to everything and has no clock.
    pub(crate) fn is_bots_own(&self) -> bool {
        self.kind == SeatKind::Bot
    }

    /// Whether a bot plays it for a person, or for whoever may come.
    pub(crate) fn has_stand_in(&self) -> bool {
        self.bot.is_some() && !self.is_bots_own()
    }

    /// Whether a person plays it.
    pub(crate) fn is_played_by_person(&self) -> bool {
        self.kind == SeatKind::Person && self.bot.is_none()
    }

    /// Refuses what only a person who plays the chair may do. Whoever is told that a bot plays it may take it back,
    /// unless its time is up.
    pub(crate) fn expect_person_plays(&self, out_of_time: bool) -> Result<(), HubError> {
        match (self.forfeited, self.bot) {
            (true, _) => Err(HubError::Forfeited),
            (false, Some(_)) if out_of_time => Err(HubError::TimeUp),
            (false, Some(_)) => Err(HubError::SeatTaken),
            (false, None) => Ok(()),
        }
    }

    /// A person sits down. A bot that stood in makes room, unless the time of the chair is up.
    pub(crate) fn taken(&self, name: Option<String>, out_of_time: bool) -> Self {
        let name = name.unwrap_or_else(|| self.name.clone());
        if self.kind == SeatKind::Person {
            return Occupant { name, ..self.clone() };
        }
        let bot = if self.forfeited || out_of_time { self.bot } else { None };
        Occupant { kind: SeatKind::Person, name, bot, forfeited: self.forfeited, left: false, awaited: false }
    }

    /// Nobody sits here any more. What the clock decided stays, and so does a bot that plays while the game goes on.
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

    /// A bot plays it from now on: as its own if the game could not begin without it, otherwise in somebody's place.
    pub(crate) fn played_by(&self, level: Level) -> Result<Self, HubError> {
        if self.forfeited {
            return Err(HubError::Forfeited);
        }
        let kind = if self.is_missing() { SeatKind::Bot } else { self.kind };
        Ok(Occupant { kind, bot: Some(level), awaited: false, ..self.clone() })
    }

    /// Its person is there.
    pub(crate) fn arrived(&self) -> Self {
        Occupant { awaited: false, ..self.clone() }
    }

    /// Its person plays again.
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

    /// It has lost by its clock.
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
        // As early journals have it.
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
