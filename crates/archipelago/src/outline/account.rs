//! What a player watches: how victory points add up, amounts, and how far the end is; from a view alone.

use super::papers::objectives;
use crate::{
    content::{Victory, content},
    ids::ObjectiveId,
    score::{Reckoning, Subject, worth},
    state::Ending,
    view::{Condition, Screen, View},
};
use approdo_contract::{Account, Ahead, Goal, Phrase, Points, RuleId, Seat, Tally, Tie};
use approdo_pieces::NamedId;

/// ARC-29.3 to ARC-29.10: what counts for a player. What trends and objectives give is known when the screens are
/// lifted; nothing counts after a war of independence (ARC-29.1).
pub(crate) fn account(view: &View, seat: Seat) -> Account {
    let Some(screen) = view.players.get(seat.index()) else { return Account::default() };
    let line = |line: &Reckoning| points(line.subject, line.vp.get(seat.index()).copied());
    let parts = match view.ending {
        Some(Ending::Independence) => Vec::new(),
        Some(Ending::Objective | Ending::LastTurn) => view.reckoning.iter().map(line).collect(),
        None => {
            let trends = view.trends.iter().copied().map(Subject::Trend);
            let ranked = trends.chain(objectives(view).map(Subject::Objective));
            let medals = points(Subject::Cards, Some(worth(screen.cards, view.evolution.built)));
            ranked.map(|subject| points(subject, None)).chain([medals]).collect()
        }
    };
    let tie = if view.ending == Some(Ending::Independence) {
        let phrase = Phrase::new("archipelago-tie-separatist").rule("ARC-13.6");
        Tie { phrase, amount: separatist(screen).map(i32::from), least: false }
    } else {
        let phrase = Phrase::new("archipelago-tie-florins").rule("ARC-29.12");
        Tie { phrase, amount: screen.florins.map(i32::from), least: false }
    };
    Account { parts, ties: vec![tie], settled: None }
}

fn points(subject: Subject, vp: Option<u8>) -> Points {
    let phrase = match subject {
        Subject::Objective(objective) => {
            Phrase::new("archipelago-points-objective").piece("objective", objective).rule("ARC-29.3")
        }
        Subject::Trend(trend) => {
            Phrase::new("archipelago-points-trend").piece("trend", trend).rule("ARC-29.8")
        }
        Subject::Cards => Phrase::new("archipelago-points-cards").rule("ARC-29.10"),
    };
    Points { phrase, points: vp.map(i32::from) }
}

/// Whether a player holds the Separatist (ARC-13.6), if the viewer knows all that he holds.
fn separatist(screen: &Screen) -> Option<bool> {
    let is_it = |id: &ObjectiveId| content().objectives[id.index()].victory == Victory::Separatist;
    let known: Option<Vec<ObjectiveId>> = screen.objectives.iter().copied().collect();
    known.map(|held| held.iter().any(is_it))
}

/// What a player has; what his screen hides is there without its amount.
pub(crate) fn tally(view: &View, seat: Seat) -> Vec<Tally> {
    let Some(screen) = view.players.get(seat.index()) else { return Vec::new() };
    let cubes = screen.cubes.map(|cubes| cubes.values().iter().copied().map(i32::from).sum());
    vec![
        Tally::known("florins", "archipelago-tally-florins", screen.florins.map(i32::from)),
        Tally::known("cubes", "archipelago-tally-cubes", cubes),
        Tally::known("tokens", "archipelago-tally-tokens", screen.tokens.map(i32::from)),
        Tally::new("discs", "archipelago-tally-discs", screen.free_discs).of(screen.discs),
        Tally::new("citizens", "archipelago-tally-citizens", screen.citizens),
        Tally::new("ships", "archipelago-tally-ships", screen.ships),
        Tally::new("cards", "archipelago-tally-cards", screen.cards.len()),
    ]
}

/// ARC-13.5, ARC-13.6: independence is lost by everybody but the Separatist. Nothing is said of a player whose
/// objectives the viewer does not know.
pub(crate) fn goal(view: &View, seat: Seat) -> Vec<Goal> {
    let Some(wins) = view.players.get(seat.index()).and_then(separatist) else { return Vec::new() };
    vec![Goal {
        phrase: Phrase::new("archipelago-goal-independence").rule("ARC-13.5"),
        rule: RuleId("ARC-13.5"),
        now: Some(view.rebellion.into()),
        needed: Some(i32::from(view.population) + 1),
        loses: !wins,
    }]
}

/// ARC-28.2, ARC-28.10: the end conditions that the viewer knows, and the last turn.
pub(crate) fn ahead(view: &View) -> Vec<Ahead> {
    if view.ending.is_some() {
        return Vec::new();
    }
    let condition = |condition: &Condition| Ahead {
        key: "end",
        phrase: Phrase::new("archipelago-ahead-objective")
            .piece("objective", condition.objective)
            .rule("ARC-28.2"),
        now: Some(condition.now.into()),
        of: Some(condition.needed.into()),
    };
    let mut ahead: Vec<Ahead> = view.conditions.iter().map(condition).collect();
    ahead.push(Ahead {
        key: "turns",
        phrase: Phrase::new("archipelago-ahead-last-turn").rule("ARC-28.10"),
        now: Some(view.turn.into()),
        of: Some(content().numbers.max_turns.into()),
    });
    ahead
}
