//! The sources of a Good by faction, VP among them: the event before a gain in the journal is its source.

use approdo_contract::prelude::*;
use approdo_contract::{Seat, Viewer};
use approdo_imperial_settlers::{
    Event, ImperialSettlers,
    goods::Gain,
    ids::{Card, Faction},
};
use approdo_pieces::NamedId;
use std::collections::BTreeMap;

/// How much of a Good each faction got from each source, over all games.
pub struct Points {
    gain: Gain,
    games: [u32; 5],
    sources: [BTreeMap<String, u32>; 5],
    left: [u32; 5],
}

/// The factions of the running game, and the source of the next Goods.
pub struct Watch {
    factions: Vec<Faction>,
    source: String,
}

impl Points {
    pub fn of(gain: Gain) -> Self {
        Points { gain, games: [0; 5], sources: Default::default(), left: [0; 5] }
    }

    pub fn begin(&mut self, factions: &[Faction]) -> Watch {
        for faction in factions {
            self.games[faction.index()] += 1;
        }
        Watch { factions: factions.to_vec(), source: String::from("start") }
    }

    /// Counts the gain of a fact, or remembers the fact as the source.
    pub fn note(&mut self, watch: &mut Watch, event: &Event) {
        match *event {
            Event::Collecting { .. } => watch.source = String::from("board"),
            Event::Produced { card, .. } => watch.source = title("production of", card),
            Event::Activated { card, .. } => watch.source = title("action of", card),
            Event::Reacted { card, .. } => watch.source = title("feature of", card),
            Event::Built { card, .. } => watch.source = title("building", card),
            Event::DealMade { .. } | Event::DealUsed { .. } => watch.source = String::from("Deals"),
            Event::Razing { .. } => watch.source = String::from("razing"),
            Event::CashedIn { .. } => watch.source = String::from("cashing in"),
            Event::ScoreToken { .. } => watch.source = String::from("Score tokens"),
            Event::Gained { seat, gain, n } if gain == self.gain => self.add(watch, seat, &watch.source, n),
            Event::Scored { seat, common, faction, features } if self.gain == Gain::Vp => {
                self.add(watch, seat, "Common Locations at the end", common);
                self.add(watch, seat, "Faction Locations at the end", faction);
                self.add(watch, seat, "Features at the end", features);
            }
            _ => (),
        }
    }

    fn add(&mut self, watch: &Watch, seat: Seat, source: &str, n: u16) {
        let faction = watch.factions[seat.index()];
        *self.sources[faction.index()].entry(source.to_owned()).or_default() += u32::from(n);
    }

    /// At the end of a game: Goods left in supplies count as unused.
    pub fn end(&mut self, watch: &Watch, game: &ImperialSettlers) {
        let Some(good) = self.gain.good() else { return };
        let view = game.view(Viewer::Spectator);
        for (faction, player) in watch.factions.iter().zip(&view.players) {
            self.left[faction.index()] += u32::from(player.supply[good]);
        }
    }

    /// Prints the sources of each faction, the largest first, as a mean over its games.
    pub fn print(&self) {
        for faction in Faction::ALL {
            let games = f64::from(self.games[faction.index()].max(1));
            let mut rows: Vec<_> = self.sources[faction.index()].iter().collect();
            rows.sort_by(|one, other| other.1.cmp(one.1));
            println!("\n{}", faction.name());
            for (source, n) in rows {
                println!("{:>7.2} {source}", f64::from(*n) / games);
            }
            if self.gain.good().is_some() {
                println!("{:>7.2} left over at the end", f64::from(self.left[faction.index()]) / games);
            }
        }
    }
}

fn title(what: &str, card: Card) -> String {
    format!("{what} {}", card.title().name())
}
