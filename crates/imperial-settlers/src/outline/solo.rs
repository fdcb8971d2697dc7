//! The solo game as text: the virtual player, the line of attack, the Collection, and the result.

use super::{pile, rows};
use crate::{
    content::content,
    ids::{Attack, Empire, Faction},
    score, text,
    view::{Phase, SoloView, View},
};
use approdo_contract::{Phrase, Section};
use approdo_pieces::NamedId;

/// The sections of the solo game: the virtual player, the next attacks and the Collection.
pub(super) fn sections(view: &View, solo: &SoloView) -> Vec<Section> {
    let collection = Phrase::new("imperial-settlers-board-collected").rule("IMP-28.15");
    let mut sections =
        vec![virtual_player(view, solo), attack_line(view, solo), pile(collection, &solo.collection)];
    sections.retain(|section| !section.lines.is_empty());
    sections
}

/// IMP-28.30, IMP-28.31, IMP-29.1: whether the game was won and by how many cards; if won, the achievement for the
/// VP.
pub(crate) fn verdict(view: &View, solo: &SoloView) -> Vec<Phrase> {
    let end =
        Phrase::new("imperial-settlers-board-end").word("won", if solo.is_ahead { "yes" } else { "no" });
    let mut lines = vec![against(end, view, solo)];
    if let (true, Some(player)) = (solo.is_ahead, view.players.first()) {
        let rank = text::achievement(score::achievement(player.vp));
        let result = Phrase::new("imperial-settlers-board-result").number("vp", player.vp);
        lines.push(result.piece("result", rank).rule("IMP-28.31"));
    }
    lines
}

/// Adds both counts and the clause about them: Faction Locations, for the Atlanteans Common ones.
fn against(phrase: Phrase, view: &View, solo: &SoloView) -> Phrase {
    let counts_commons = faction(view).is_some_and(|faction| content().factions[faction.index()].places_tech);
    phrase
        .word("counted", if counts_commons { "common" } else { "faction" })
        .number("own", solo.own_count)
        .number("collection", solo.collection_count)
        .rule(score::solo_clause(counts_commons))
}

fn faction(view: &View) -> Option<Faction> {
    view.players.first().and_then(|player| player.faction)
}

/// The count to beat, and the Locations in the virtual player's area.
fn virtual_player(view: &View, solo: &SoloView) -> Section {
    let mut lines = Vec::new();
    if faction(view).is_some() {
        lines.push(against(Phrase::new("imperial-settlers-board-collection"), view, solo));
    }
    if 0 < solo.tokens {
        let tokens = Phrase::new("imperial-settlers-board-collected-tokens").number("n", solo.tokens);
        lines.push(tokens.rule("IMP-29.12"));
    }
    if solo.virtual_faction && faction(view).is_some() {
        let card = &content().virtual_faction;
        let line = Phrase::new("imperial-settlers-board-virtual-faction").number("n", card.raze_cost);
        lines.push(line.rule("IMP-28.7"));
    }
    lines.extend(rows(view, Empire::VIRTUAL));
    if view.phase == Phase::Action && rows(view, Empire::VIRTUAL).is_empty() {
        lines.push(Phrase::new("imperial-settlers-board-virtual-empty"));
    }
    Section { title: Phrase::new("imperial-settlers-board-virtual"), lines }
}

/// IMP-28.17: the Attack cards, the newest first, and those still in the pile.
fn attack_line(view: &View, solo: &SoloView) -> Section {
    let target = |(at, attack): (i32, &Attack)| {
        Phrase::new("imperial-settlers-board-attack").number("at", at).piece("attack", *attack)
    };
    let mut lines: Vec<Phrase> = (1..).zip(&solo.line).map(target).collect();
    let aside = |attack: &Attack| {
        Phrase::new("imperial-settlers-board-attack-aside").piece("attack", *attack).rule("IMP-28.14")
    };
    lines.extend(solo.aside.iter().map(aside));
    if !lines.is_empty() && !view.is_over {
        let left = Phrase::new("imperial-settlers-board-attack-pile").number("n", solo.pile_size as i32);
        lines.push(left.rule("IMP-28.16"));
    }
    Section { title: Phrase::new("imperial-settlers-board-attacks").rule("IMP-28.17"), lines }
}
