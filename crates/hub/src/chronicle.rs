//! State derived from the journal of a table, besides the game itself.

use super::{
    HubError,
    chair::Occupant,
    clock::{Clocks, Effect, Pauses},
    entry::Deed,
    register::Register,
};
use crate::wire::{Played, SeatKind};
use approdo_contract::{MAX_SEATS, Seat, SeatSet};
use approdo_table::Forfeit;
use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
};

/// The bookkeeping of a table, kept up to date entry by entry: the journal is never replayed while people play.
#[derive(Clone, Debug)]
pub(crate) struct Chronicle {
    /// The number of the last entry.
    pub(crate) version: u32,
    pub(crate) updated_at: u64,
    line: Vec<LineStep>,
    /// How many steps led to the position after each entry.
    lengths: Vec<u32>,
    /// The last entry that was about the game.
    pub(crate) changed_at: u32,
    /// The commands by idempotency key.
    keys: BTreeMap<String, KeyUse>,
    /// The key of the last command; luck that follows is counted as part of it.
    last_key: Option<String>,
    /// An open request to go further back.
    pub(crate) request: Option<Request>,
    /// The id of the rematch table.
    pub(crate) rematch: Option<String>,
    pub(crate) clocks: Clocks,
    /// How many hints each seat has asked for.
    pub(crate) hints: [u32; MAX_SEATS],
    /// The seats that lost by the clock, and after how many steps.
    pub(crate) forfeits: Vec<Forfeit>,
    pub(crate) register: Register,
}

/// What was done under an idempotency key.
#[derive(Clone, Copy, Debug)]
struct KeyUse {
    /// A hash instead of the command, because a long journal has many of them.
    what: u64,
    played: Played,
}

#[derive(Clone, Copy, Debug)]
struct LineStep {
    version: u32,
    mover: Option<Seat>,
    effect: Effect,
}

/// A request to go back further than a player may alone.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Request {
    pub(crate) by: u8,
    pub(crate) to_step: u32,
    pub(crate) agreed: SeatSet,
    /// The version that it came with.
    pub(crate) asked_at: u32,
}

/// The table before an entry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before {
    pub(crate) version: u32,
    pub(crate) asked: SeatSet,
    /// The seats whose clocks ran.
    pub(crate) waited_for: SeatSet,
    /// The seats where bots stand in.
    pub(crate) stand_ins: SeatSet,
    /// Whose turn it was, where the game says.
    pub(crate) turn_of: Option<Seat>,
    pub(crate) state_hash: u64,
}

impl Chronicle {
    pub(crate) fn new(created_at: u64, pauses: Pauses, founders: &[Occupant]) -> Self {
        Chronicle {
            version: 0,
            updated_at: created_at,
            line: Vec::new(),
            lengths: Vec::new(),
            changed_at: 0,
            keys: BTreeMap::new(),
            last_key: None,
            request: None,
            rematch: None,
            clocks: Clocks::starting_at(created_at, pauses),
            hints: [0; MAX_SEATS],
            forfeits: Vec::new(),
            register: Register::new(founders),
        }
    }

    pub(crate) fn step(&self) -> u32 {
        self.line.len() as u32
    }

    /// How many steps led to the position at a version, if the table has got that far.
    pub(crate) fn step_at(&self, version: u32) -> Option<u32> {
        match version.checked_sub(1) {
            None => Some(0),
            Some(index) => self.lengths.get(index as usize).copied(),
        }
    }

    /// Whether all steps after a version were moves of other seats, and no step before was taken back.
    pub(crate) fn only_others_moved(&self, version: u32, seat: Seat) -> bool {
        let kept = self.kept_since(version);
        let is_others = |step: &LineStep| step.mover.is_some_and(|mover| mover != seat);
        self.step_at(version) == Some(kept) && self.line[kept as usize..].iter().all(is_others)
    }

    /// How many steps of the line existed at a version and still do.
    pub(crate) fn kept_since(&self, version: u32) -> u32 {
        self.line.partition_point(|step| step.version <= version) as u32
    }

    /// The length of the common beginning of two lines.
    pub(crate) fn shared_with(&self, other: &Chronicle) -> u32 {
        let pairs = self.line.iter().zip(&other.line);
        pairs.take_while(|(own, other)| own.version == other.version).count() as u32
    }

    /// The version that a step, counted from 1, came with.
    pub(crate) fn version_of(&self, step: u32) -> u32 {
        let index = (step as usize).checked_sub(1);
        index.and_then(|index| self.line.get(index)).map_or(0, |step| step.version)
    }

    /// The nearest step at or before this one that a player's decision followed; if there is none, the first one.
    pub(crate) fn decision_at(&self, step: u32) -> u32 {
        let decides = |at: &usize| self.line.get(*at).is_none_or(|next| next.mover.is_some());
        let at = (step as usize).min(self.line.len());
        (0..=at).rev().find(decides).or_else(|| (at..=self.line.len()).find(decides)).unwrap_or(at) as u32
    }

    /// The result stored under an idempotency key. Another command under the same key is an error: its client would
    /// take the old answer for its own.
    pub(crate) fn done(
        &self,
        key: &str,
        asked: impl FnOnce() -> Option<Deed>,
    ) -> Result<Option<Played>, HubError> {
        let Some(KeyUse { what, played }) = self.keys.get(key) else { return Ok(None) };
        let is_same = asked().is_some_and(|deed| hash(&deed) == *what);
        if is_same { Ok(Some(Played { repeated: true, ..*played })) } else { Err(HubError::KeyUsed) }
    }

    /// Adds an entry.
    pub(crate) fn note(&mut self, deed: &Deed, key: Option<&str>, at: u64, before: Before) {
        self.version += 1;
        self.updated_at = at;
        self.clocks.pass(at, before.waited_for);
        match deed {
            Deed::Move { seat, .. } | Deed::Redo { seat } => {
                let mover = Seat(*seat);
                let by_stand_in = before.stand_ins.contains(mover);
                let effect = self.clocks.moved(mover, before.asked, before.turn_of, by_stand_in);
                self.line.push(LineStep { version: self.version, mover: Some(mover), effect });
                self.request = None;
            }
            Deed::Luck { .. } => {
                let effect = Effect::default();
                self.line.push(LineStep { version: self.version, mover: None, effect });
            }
            Deed::Undo { pays, .. } => {
                let tell = if *pays { Clocks::took_back } else { Clocks::went_back };
                self.cut(self.line.len().saturating_sub(1), tell);
            }
            Deed::Rewind { to_step } => self.cut(*to_step as usize, Clocks::went_back),
            Deed::AskUndo { seat, to_step } => {
                let (agreed, asked_at) = (SeatSet::one(Seat(*seat)), self.version);
                self.request = Some(Request { by: *seat, to_step: *to_step, agreed, asked_at });
            }
            Deed::AnswerUndo { seat, agree: true } => {
                if let Some(request) = &mut self.request {
                    request.agreed = request.agreed.with(Seat(*seat));
                }
            }
            Deed::AnswerUndo { agree: false, .. } => self.request = None,
            Deed::Hint { seat } => {
                if let Some(hints) = self.hints.get_mut(usize::from(*seat)) {
                    *hints += 1;
                }
            }
            Deed::Rematch { table } => self.rematch = Some(table.clone()),
            Deed::Seat { seat, now, cause: _ } => {
                // The request ends: a seat that left or lost cannot answer, and its next player has not agreed.
                let loses = now.forfeited && self.forfeits.iter().all(|lost| lost.seat != *seat);
                if now.kind == SeatKind::Open || loses {
                    self.request = None;
                }
                if loses {
                    self.forfeits.push(Forfeit { seat: *seat, step: self.step() });
                }
            }
            Deed::Name { .. } | Deed::Resumed => (),
        }
        self.lengths.push(self.step());
        if deed.is_about_the_game() {
            self.changed_at = self.version;
        }
        self.register.note(deed, self.version, self.step(), at);
        self.note_key(deed, key);
    }

    fn note_key(&mut self, deed: &Deed, key: Option<&str>) {
        let played = Played { version: self.version, step: self.line.len() as u32, repeated: false };
        match (key, deed) {
            (Some(key), _) => {
                self.keys.insert(key.to_owned(), KeyUse { what: hash(deed), played });
                self.last_key = Some(key.to_owned());
            }
            (None, Deed::Luck { .. }) => {
                if let Some(key_use) = self.last_key.as_ref().and_then(|key| self.keys.get_mut(key)) {
                    key_use.played = played;
                }
            }
            (None, _) => self.last_key = None,
        }
    }

    /// Cuts the line to its first `length` steps and tells the clocks of every removed move.
    fn cut(&mut self, length: usize, tell: fn(&mut Clocks, Seat, Effect)) {
        self.request = None;
        // A forfeit stays, at a step that still exists.
        for lost in &mut self.forfeits {
            lost.step = lost.step.min(length as u32);
        }
        while length < self.line.len() {
            if let Some(LineStep { mover: Some(mover), effect, .. }) = self.line.pop() {
                tell(&mut self.clocks, mover, effect);
            }
        }
    }
}

/// Hash of a deed; not stable between processes.
fn hash(deed: &Deed) -> u64 {
    let mut hasher = DefaultHasher::new();
    let entry = deed.entry(0, 0, None);
    (entry.kind, entry.seat, entry.payload).hash(&mut hasher);
    hasher.finish()
}
