//! What is agreed before the game (ARC-4.12, section 31).

use crate::content::{Length, Terms, Variant, content};
use approdo_contract::{Refusal, refuse};
use serde::{Deserialize, Serialize};

/// The options of a table: the length and the variants of `variants.toml`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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

    /// The variants as a number.
    fn bits(self) -> usize {
        let Options {
            length: _,
            desert_start,
            no_secrets,
            more_control,
            trend_choice,
            benefactor,
            more_spice,
        } = self;
        [desert_start, no_secrets, more_control, trend_choice, benefactor, more_spice]
            .iter()
            .rev()
            .fold(0, |bits, on| bits << 1 | usize::from(*on))
    }

    /// The variants with this number.
    pub(crate) fn from_bits(bits: usize) -> Self {
        let on = |place: usize| bits >> place & 1 == 1;
        Options {
            length: Length::default(),
            desert_start: on(0),
            no_secrets: on(1),
            more_control: on(2),
            trend_choice: on(3),
            benefactor: on(4),
            more_spice: on(5),
        }
    }

    /// How many combinations of variants there are.
    pub(crate) const COMBINATIONS: usize = 1 << 6;

    fn has(self, variant: &str) -> bool {
        match variant {
            "desert_start" => self.desert_start,
            "no_secrets" => self.no_secrets,
            "more_control" => self.more_control,
            "trend_choice" => self.trend_choice,
            "benefactor" => self.benefactor,
            "more_spice" => self.more_spice,
            _ => false,
        }
    }
}
