//! Counters, scores, goals and coming events of a player, from a view alone.

use crate::{
    content::content,
    goods::Good,
    outline::solo,
    score,
    view::{Phase, PlayerView, SoloView, View},
};
use approdo_contract::{Account, Ahead, Goal, Phrase, Points, RuleId, Seat, Tally, Tie};
use approdo_pieces::NamedId;

fn player(view: &View, seat: Seat) -> Option<&PlayerView> {
    view.players.get(seat.index())
}

/// Victory Points, the supply, and the cards.
pub(crate) fn tally(view: &View, seat: Seat) -> Vec<Tally> {
    let Some(player) = player(view, seat) else { return Vec::new() };
    let good = |good: Good| Tally {
        key: good.name(),
        label: Phrase::new("imperial-settlers-tally-good").piece("good", good),
        amount: Some(player.supply[good].into()),
        of: None,
    };
    let mut tally = vec![Tally::new("vp", "imperial-settlers-tally-vp", player.vp)];
    tally.extend(Good::ALL.map(good));
    tally.push(Tally::new("hand", "imperial-settlers-tally-hand", player.hand_size.total() as i32));
    tally.push(Tally::new("deals", "imperial-settlers-tally-deals", player.deals.len() as i32));
    tally
}

/// IMP-26.2 to IMP-26.7: VP gained so far and those of the empire; ties are decided by Workers and Resources, then
/// by cards in hand. A solo game has no places.
pub(crate) fn account(view: &View, seat: Seat) -> Account {
    let Some(player) = player(view, seat) else { return Account::default() };
    let worth = player.worth;
    let earned = player.points - worth.total();
    let part =
        |key, points: u16| Points { phrase: Phrase::new(key).rule("IMP-26.2"), points: Some(points.into()) };
    let parts = vec![
        part("imperial-settlers-account-play", earned),
        part("imperial-settlers-account-common", worth.common),
        part("imperial-settlers-account-faction", worth.faction),
        part("imperial-settlers-account-features", worth.features),
    ];
    let tie = |key, rule, amount: i32| Tie {
        phrase: Phrase::new(key).rule(rule),
        amount: Some(amount),
        least: false,
    };
    let goods = score::TIE_GOODS.map(|good| i32::from(player.supply[good])).iter().sum();
    let mut ties = vec![
        tie("imperial-settlers-account-goods", "IMP-26.5", goods),
        tie("imperial-settlers-tally-hand", "IMP-26.6", player.hand_size.total() as i32),
    ];
    let settled = view.solo.as_ref().filter(|_| view.is_over).map(|solo| settled(view, solo));
    if view.solo.is_some() {
        ties.clear();
    }
    Account { parts, ties, settled }
}

/// IMP-28.30, IMP-28.31: what decided a solo game and, if it was won, the achievement for the VP.
fn settled(view: &View, solo: &SoloView) -> Phrase {
    let mut lines = solo::verdict(view, solo).into_iter();
    let verdict = lines.next().expect("a solo game that has ended was won or lost");
    let Some(result) = lines.next() else { return verdict };
    let parts = verdict.parts.into_iter().chain(result.parts).collect();
    Phrase { key: "imperial-settlers-settled", parts, rule: verdict.rule }
}

/// IMP-26.4: the most VP win; a solo game is won by more Locations than the Collection has cards (IMP-28.30).
pub(crate) fn goal(view: &View, seat: Seat) -> Vec<Goal> {
    let Some(player) = player(view, seat) else { return Vec::new() };
    if let Some(solo) = &view.solo {
        let counts_commons =
            player.faction.is_some_and(|faction| content().factions[faction.index()].places_tech);
        return vec![Goal {
            phrase: Phrase::new("imperial-settlers-goal-collection"),
            rule: RuleId(score::solo_clause(counts_commons)),
            now: Some(solo.own_count.into()),
            needed: Some(i32::from(solo.collection_count) + 1),
            loses: false,
        }];
    }
    vec![Goal {
        phrase: Phrase::new("imperial-settlers-goal-vp"),
        rule: RuleId("IMP-26.4"),
        now: Some(player.points.into()),
        needed: None,
        loses: false,
    }]
}

/// The phases that are still to come in this round (IMP-7.1), and the end of the game (IMP-26.1).
pub(crate) fn ahead(view: &View) -> Vec<Ahead> {
    if view.is_over {
        return Vec::new();
    }
    let mut ahead = Vec::new();
    let mut phase = |key, message, rule, is_ahead| {
        if is_ahead {
            ahead.push(Ahead { key, phrase: Phrase::new(message).rule(rule), now: None, of: None });
        }
    };
    let last = view.round == content().rounds;
    let before = |later: &[Phase]| later.contains(&view.phase);
    phase("lookout", "imperial-settlers-ahead-lookout", "IMP-8.1", before(&[Phase::Opening]));
    let production = before(&[Phase::Opening, Phase::Lookout]);
    phase("production", "imperial-settlers-ahead-production", "IMP-9.1", production);
    let action = production || before(&[Phase::Production]);
    phase("action", "imperial-settlers-ahead-action", "IMP-10.1", action);
    let cleanup = action || before(&[Phase::Action]);
    phase("cleanup", "imperial-settlers-ahead-cleanup", "IMP-20.9", cleanup && !last);
    let attack = view.solo.is_some() && (cleanup || before(&[Phase::Cleanup]));
    phase("attack", "imperial-settlers-ahead-attack", "IMP-28.16", attack);
    ahead.push(Ahead {
        key: "round",
        phrase: Phrase::new("imperial-settlers-ahead-end").rule("IMP-26.1"),
        now: Some(view.round.into()),
        of: Some(content().rounds.into()),
    });
    ahead
}
