//! Log of what happens at a table besides its game: players sit down, leave or are put out, bots are called, all go
//! back. It is permanent and public, so that no one can look into a seat unnoticed, however briefly.

use super::{
    chair::{Cause, Occupant},
    entry::Deed,
    text::speaker,
};
use crate::wire::{self, IncidentKind, Level, SeatKind};
use approdo_phrases::Language;

#[derive(Clone, Debug)]
pub(crate) struct Register {
    /// The occupants after the last entry.
    occupants: Vec<Occupant>,
    incidents: Vec<Incident>,
}

/// Something that happened at a table besides its game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Incident {
    version: u32,
    /// How many steps the game had then.
    step: u32,
    at: u64,
    what: What,
}

/// The content of an incident.
#[derive(Clone, Debug, Default, PartialEq)]
struct What {
    kind: IncidentKind,
    /// The seat that it is about.
    seat: Option<u8>,
    /// The player's name then; empty if there was none.
    who: String,
    /// The new name of the player, or of the table.
    name: String,
    cause: Cause,
    level: Option<Level>,
    /// A count, or the number of a step.
    number: u32,
}

impl Register {
    pub(crate) fn new(founders: &[Occupant]) -> Self {
        Register { occupants: founders.to_vec(), incidents: Vec::new() }
    }

    /// Adds the incident of a journal entry, if it is one.
    pub(crate) fn note(&mut self, deed: &Deed, version: u32, step: u32, at: u64) {
        if let Some(what) = self.what(deed) {
            if what.kind == IncidentKind::Resumed {
                // This rewind was caused by changed rules, not agreed by all.
                self.incidents.pop_if(|last| last.is_going_back() && last.version + 1 == version);
            }
            self.incidents.push(Incident { version, step, at, what });
        }
        if let Deed::Seat { seat, now, .. } = deed
            && let Some(occupant) = self.occupants.get_mut(usize::from(*seat))
        {
            occupant.clone_from(now);
        }
    }

    pub(crate) fn since(&self, version: u32) -> &[Incident] {
        &self.incidents[self.incidents.partition_point(|one| one.version <= version)..]
    }

    pub(crate) fn at(&self, version: u32) -> &[Incident] {
        let since = self.since(version.saturating_sub(1));
        &since[..since.partition_point(|one| one.version <= version)]
    }

    fn what(&self, deed: &Deed) -> Option<What> {
        let about = |kind, seat: u8| What {
            kind,
            seat: Some(seat),
            who: self.occupants.get(usize::from(seat)).map(|one| one.name.clone()).unwrap_or_default(),
            ..What::default()
        };
        Some(match deed {
            Deed::Move { .. } | Deed::Luck { .. } | Deed::Undo { .. } | Deed::Redo { .. } => return None,
            Deed::AnswerUndo { agree: true, .. } => return None,
            Deed::AnswerUndo { seat, agree: false } => about(IncidentKind::RefusedBack, *seat),
            Deed::AskUndo { seat, to_step } => {
                What { number: *to_step, ..about(IncidentKind::AskedBack, *seat) }
            }
            Deed::Rewind { to_step } => {
                What { kind: IncidentKind::WentBack, number: *to_step, ..What::default() }
            }
            Deed::Hint { seat } => about(IncidentKind::Hint, *seat),
            Deed::Name { name } => {
                What { kind: IncidentKind::TableNamed, name: name.clone(), ..What::default() }
            }
            Deed::Rematch { .. } => What { kind: IncidentKind::Rematch, ..What::default() },
            Deed::Resumed => What { kind: IncidentKind::Resumed, ..What::default() },
            Deed::Seat { seat, now, cause } => {
                let before = self.occupants.get(usize::from(*seat))?;
                let kind = change(before, now, *cause);
                // A player who sits down is named by the new name.
                let who = if kind == IncidentKind::Sat { now } else { before };
                let number = match cause {
                    Cause::Screens(count) => u32::from(*count),
                    Cause::Own | Cause::Host | Cause::Other | Cause::Clock | Cause::Away => 0,
                };
                What {
                    kind,
                    seat: Some(*seat),
                    who: who.name.clone(),
                    name: now.name.clone(),
                    cause: *cause,
                    level: now.bot,
                    number,
                }
            }
        })
    }
}

/// The kind of a change of a seat; of several changes the gravest.
fn change(before: &Occupant, now: &Occupant, cause: Cause) -> IncidentKind {
    if now.forfeited && !before.forfeited {
        return IncidentKind::Forfeited;
    }
    if before.kind != now.kind {
        return match now.kind {
            SeatKind::Person => IncidentKind::Sat,
            SeatKind::Bot => IncidentKind::BotSat,
            SeatKind::Open if cause == Cause::Host => IncidentKind::PutOut,
            SeatKind::Open => IncidentKind::Left,
        };
    }
    match (before.bot, now.bot) {
        (None, Some(_)) if now.kind == SeatKind::Open => IncidentKind::BotAtFreeSeat,
        (None, Some(_)) => IncidentKind::BotCalled,
        (Some(_), None) => IncidentKind::HandedBack,
        (Some(one), Some(other)) if one != other => IncidentKind::BotChanged,
        _ if before.name != now.name => IncidentKind::Named,
        _ if before.awaited && !now.awaited => IncidentKind::Arrived,
        // Only the holders changed; early journals do not say how many there are.
        _ => IncidentKind::Screens,
    }
}

impl Incident {
    pub(crate) fn told(&self, language: Language) -> wire::Incident {
        let Incident { version, step, at, what } = self;
        let (kind, seat) = (what.kind, what.seat);
        wire::Incident { version: *version, step: *step, at: *at, seat, kind, text: what.text(language) }
    }

    fn is_going_back(&self) -> bool {
        self.what.kind == IncidentKind::WentBack
    }
}

impl What {
    fn text(&self, language: Language) -> String {
        let key = match self.kind {
            IncidentKind::Sat => "server-incident-sat",
            IncidentKind::Left => "server-incident-left",
            IncidentKind::PutOut => "server-incident-put-out",
            IncidentKind::Screens if self.number == 0 => "server-incident-other-screens",
            IncidentKind::Screens => "server-incident-screens",
            IncidentKind::Named if self.who.is_empty() => "server-incident-named-first",
            IncidentKind::Named => "server-incident-named",
            IncidentKind::Arrived => "server-incident-arrived",
            IncidentKind::BotSat => "server-incident-bot-sat",
            IncidentKind::BotAtFreeSeat => "server-incident-bot-at-free-seat",
            IncidentKind::BotCalled => "server-incident-bot-called",
            IncidentKind::BotChanged => "server-incident-bot-changed",
            IncidentKind::HandedBack => "server-incident-handed-back",
            IncidentKind::Forfeited => "server-incident-forfeited",
            IncidentKind::AskedBack => "server-incident-asked-back",
            IncidentKind::RefusedBack => "server-incident-refused-back",
            IncidentKind::WentBack => "server-incident-went-back",
            IncidentKind::Hint => "server-incident-hint",
            IncidentKind::TableNamed => "server-incident-table-named",
            IncidentKind::Rematch => "server-incident-rematch",
            IncidentKind::Resumed => "server-incident-resumed",
        };
        let speaker = speaker(language);
        let who = if self.who.is_empty() { speaker.text("server-somebody", &[]) } else { self.who.clone() };
        let level = self.level.map(|level| match level {
            Level::Novice => "novice",
            Level::Steady => "steady",
            Level::Strong => "strong",
            Level::Expert => "expert",
        });
        let level = level.map(|level| speaker.text("server-level", &[("level", level.into())]));
        let cause = match self.cause {
            Cause::Own | Cause::Screens(_) => "own",
            Cause::Host => "host",
            Cause::Other => "other",
            Cause::Clock => "clock",
            Cause::Away => "away",
        };
        let seat = i32::from(self.seat.unwrap_or(0)) + 1;
        let given = [
            ("seat", seat.into()),
            ("who", who.into()),
            ("name", self.name.as_str().into()),
            ("level", level.unwrap_or_default().into()),
            ("cause", cause.into()),
            ("number", self.number.into()),
        ];
        speaker.text(key, &given)
    }
}

pub(crate) fn told(incidents: &[Incident], language: Language) -> Vec<wire::Incident> {
    incidents.iter().map(|one| one.told(language)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ada() -> Occupant {
        Occupant::person("Ada".to_owned())
    }

    /// Every change of a seat has a sentence of its own.
    #[test]
    fn every_change_of_a_seat_is_told() {
        let called = |level| Occupant { bot: Some(level), ..ada() };
        let left = ada().vacated(true);
        let nameless = Occupant::person(String::new());
        for (before, now, cause, english) in [
            (Occupant::open(), ada(), Cause::Own, "Seat 2: Ada sits down."),
            (Occupant::open(), nameless.clone(), Cause::Own, "Seat 2: somebody sits down."),
            (nameless.clone(), ada(), Cause::Own, "Seat 2: the player is called Ada."),
            (ada(), Occupant::person("Eve".to_owned()), Cause::Own, "Seat 2: Ada is called Eve now."),
            (ada(), left.clone(), Cause::Own, "Seat 2: Ada leaves."),
            (ada(), left.clone(), Cause::Host, "Seat 2: a host puts Ada out."),
            (ada(), ada(), Cause::Screens(1), "Seat 2: Ada plays on one screen now, and on no other."),
            (ada(), ada(), Cause::Screens(2), "Seat 2: Ada plays on 2 screens now."),
            (ada(), ada(), Cause::Own, "Seat 2: Ada plays on other screens than before."),
            (ada(), called(Level::Strong), Cause::Own, "Seat 2: Ada lets a bot (strong) play."),
            (ada(), called(Level::Novice), Cause::Host, "Seat 2: a host lets a bot (novice) play for Ada."),
            (
                ada(),
                called(Level::Expert),
                Cause::Other,
                "Seat 2: somebody at the table lets a bot (expert) play for Ada.",
            ),
            (
                ada(),
                called(Level::Steady),
                Cause::Clock,
                "Seat 2: the time of Ada is up, and a bot (steady) plays on.",
            ),
            (
                ada(),
                called(Level::Steady),
                Cause::Away,
                "Seat 2: Ada is away, and a bot (steady) plays meanwhile.",
            ),
            (
                called(Level::Steady),
                called(Level::Novice),
                Cause::Host,
                "Seat 2: another bot (novice) plays from now on.",
            ),
            (called(Level::Steady), ada(), Cause::Own, "Seat 2: Ada plays again."),
            (called(Level::Steady), ada(), Cause::Host, "Seat 2: a host lets Ada play again."),
            (
                left.clone(),
                Occupant { bot: Some(Level::Steady), ..left.clone() },
                Cause::Own,
                "Seat 2: a bot (steady) plays until somebody sits down.",
            ),
            (
                Occupant::open(),
                Occupant::bot("Hal".to_owned(), Level::Steady),
                Cause::Host,
                "Seat 2: a bot (steady) sits down.",
            ),
            (
                ada(),
                ada().forfeit(),
                Cause::Clock,
                "Seat 2: Ada loses by the clock, and a bot plays on to the end.",
            ),
            (Occupant { awaited: true, ..ada() }, ada(), Cause::Own, "Seat 2: Ada is there."),
        ] {
            let mut register = Register::new(&[Occupant::open(), before]);
            register.note(&Deed::Seat { seat: 1, now, cause }, 1, 0, 0);
            let [told] = &told(register.since(0), Language::English)[..] else { panic!("{english}") };
            assert_eq!((told.text.as_str(), told.seat), (english, Some(1)));
            let italian = register.since(0)[0].told(Language::Italian).text;
            assert!(italian.starts_with("Posto 2: ") && !italian.contains(['[', '{']), "{italian}");
        }
    }

    #[test]
    fn it_is_told_from_a_version_on() {
        let mut register = Register::new(&[ada(), ada()]);
        for version in [2, 5, 9] {
            register.note(&Deed::Hint { seat: 0 }, version, 0, 0);
        }
        let versions = |incidents: &[Incident]| incidents.iter().map(|one| one.version).collect::<Vec<_>>();
        assert_eq!(versions(register.since(0)), [2, 5, 9]);
        assert_eq!(versions(register.since(2)), [5, 9]);
        assert_eq!(versions(register.at(5)), [5]);
        assert!(
            register.at(0).is_empty() && register.at(6).is_empty() && register.since(u32::MAX).is_empty()
        );
    }

    #[test]
    fn whoever_goes_back_because_of_new_rules_did_not_agree_to_it() {
        let mut register = Register::new(&[ada(), ada()]);
        register.note(&Deed::Rewind { to_step: 3 }, 7, 3, 0);
        register.note(&Deed::Resumed, 8, 3, 0);
        register.note(&Deed::Rewind { to_step: 1 }, 12, 1, 0);
        let told = told(register.since(0), Language::English);
        let kinds: Vec<_> = told.iter().map(|one| one.kind).collect();
        assert_eq!(kinds, [IncidentKind::Resumed, IncidentKind::WentBack]);
        assert_eq!(told[1].text, "All go back together, to step 1.");
    }
}
