//! What is agreed before the game (ARC-4.12, section 31).

use crate::content::{Length, Terms, Variant, content};
use approdo_contract::{Refusal, refuse};
use serde::{Deserialize, Serialize};

/// The options of a table: the length and the variants of `variants.toml`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Which objective cards are used.
    pub length: Length,
    /// Start in the desert (ARC-31.2).
    pub desert_start: bool,
    /// Open objectives (ARC-31.6).
    pub no_secrets: bool,
    /// Two trend cards (ARC-31.7).
    pub more_control: bool,
    /// The players choose the trend card (ARC-31.8).
    pub trend_choice: bool,
    /// The Benefactor is in play (ARC-31.10).
    pub benefactor: bool,
    /// Choose among objectives (ARC-31.12).
    pub more_spice: bool,
}

impl Options {
    /// ARC-31.13, ARC-31.14: whether these variants go together with this number of players.
    pub(crate) fn check(self, seats: u8) -> Result<(), Refusal> {
        self.check_among(seats, &content().variants)
    }

    /// The same by the variants of data files that are still being read.
    pub(crate) fn check_among(self, seats: u8, variants: &[Variant]) -> Result<(), Refusal> {
        for variant in variants.iter().filter(|variant| self.includes(variant, seats)) {
            if variant.excludes.iter().any(|other| self.has(other)) {
                return Err(refuse!("ARC-31.14"));
            }
            if let Some((_, most)) =
                variant.most_with.iter().find(|(other, most)| self.has(other) && *most < seats)
            {
                return Err(refuse!("ARC-31.13", need *most, have seats));
            }
        }
        Ok(())
    }

    /// What holds in the game, looked up in the table that was worked out when the data were loaded.
    pub(crate) fn terms(self, seats: u8) -> Terms {
        content().terms[self.bits()][usize::from(seats.clamp(2, 5)) - 2]
    }

    /// The standard terms with the changes of every variant. Two-player rules come first, so that a variant that
    /// says something else prevails.
    pub(crate) fn work_out(self, seats: u8, standard: Terms, variants: &[Variant]) -> Terms {
        let mut terms = standard;
        for variant in variants.iter().filter(|variant| self.includes(variant, seats)) {
            let dealt = variant.dealt_to_two.filter(|_| seats == 2).or(variant.dealt);
            if let Some([dealt, kept]) = dealt {
                (terms.dealt, terms.kept) = (dealt, kept);
            }
            terms.start = variant.start.unwrap_or(terms.start);
            terms.no_pacifist |= variant.no_pacifist;
            terms.no_separatist |= variant.no_separatist;
            terms.open |= variant.open;
            terms.trends = variant.trends.unwrap_or(terms.trends);
            terms.fixed_trend = variant.fixed_trend.or(terms.fixed_trend);
            terms.choice |= variant.choice;
        }
        terms
    }

    fn includes(self, variant: &Variant, seats: u8) -> bool {
        let on = if variant.automatic { seats == 2 } else { self.has(variant.label.id) };
        on && (variant.players[0]..=variant.players[1]).contains(&seats)
    }

    /// The variants by their ids, each on or off.
    fn variants(&mut self) -> [(&'static str, &mut bool); 6] {
        let Options {
            length: _,
            desert_start,
            no_secrets,
            more_control,
            trend_choice,
            benefactor,
            more_spice,
        } = self;
        [
            ("desert_start", desert_start),
            ("no_secrets", no_secrets),
            ("more_control", more_control),
            ("trend_choice", trend_choice),
            ("benefactor", benefactor),
            ("more_spice", more_spice),
        ]
    }

    /// The variants as a number.
    fn bits(mut self) -> usize {
        self.variants().iter().rev().fold(0, |bits, (_, on)| bits << 1 | usize::from(**on))
    }

    /// The variants with this number.
    pub(crate) fn from_bits(bits: usize) -> Self {
        let mut options = Options::default();
        for (place, (_, on)) in options.variants().into_iter().enumerate() {
            *on = bits >> place & 1 == 1;
        }
        options
    }

    /// How many combinations of variants there are.
    pub(crate) const COMBINATIONS: usize = 1 << 6;

    fn has(mut self, variant: &str) -> bool {
        self.variants().iter().any(|(id, on)| *id == variant && **on)
    }
}
