//! The texts on the boards of the factions.

use crate::{
    content::{FactionInfo, Tongue, content, words::Word},
    goods::{Gain, Good},
};
use approdo_contract::Label;
use approdo_data::leak;
use std::sync::OnceLock;

/// The text on the board of a faction; the ids are unused.
#[derive(Clone, Copy)]
pub(super) struct FactionText {
    /// How the faction plays.
    pub style: Label,
    /// What it receives in every Production phase.
    pub income: Label,
    /// What it keeps in Cleanup.
    pub store: Label,
}

/// The texts of all factions, generated when the first one is read.
pub(super) fn texts() -> &'static [FactionText] {
    static TEXTS: OnceLock<Vec<FactionText>> = OnceLock::new();
    TEXTS.get_or_init(|| content().factions.iter().map(text).collect())
}

fn text(info: &FactionInfo) -> FactionText {
    let both = |say: &dyn Fn(Tongue) -> Vec<String>| Label {
        id: "",
        en: leak(&list(Tongue::English, &say(Tongue::English))),
        it: leak(&list(Tongue::Italian, &say(Tongue::Italian))),
    };
    let income = |tongue: Tongue| {
        let received = Good::ALL.into_iter().filter(|good| 0 < info.board[*good]);
        received.map(|good| amount(tongue, good.into(), info.board[good])).collect()
    };
    let store = |tongue: Tongue| {
        info.store
            .iter()
            .map(|good| content().words.noun(good.into()).any[tongue as usize].to_owned())
            .collect()
    };
    FactionText { style: info.text, income: both(&income), store: both(&store) }
}

fn amount(tongue: Tongue, gain: Gain, n: u16) -> String {
    let noun = content().words.noun(gain);
    let word = if n == 1 { noun.one } else { noun.many };
    format!("{n} {}", word[tongue as usize])
}

fn list(tongue: Tongue, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [earlier @ .., end] => {
            format!("{}{}{end}", earlier.join(", "), content().words.say(tongue, Word::And, &[]))
        }
    }
}
