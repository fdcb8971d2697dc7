//! The board as text, from a view alone: for terminals, screen readers and text clients.

mod opening;
pub(crate) mod solo;

use crate::{
    content::{Kind, Tokens, content},
    goods::{Gain, Good},
    ids::{Card, Empire},
    location::{Location, Mark},
    pile::Pile,
    state::Deal,
    text,
    view::{LocationView, PlayerView, View},
};
use approdo_contract::{Phrase, Seat, Section};
use approdo_pieces::NamedId;

pub(crate) fn outline(view: &View) -> Vec<Section> {
    let mut sections = vec![course(view)];
    sections.extend(opening::factions(view));
    if !view.display.is_empty() {
        let lines = view.display.as_slice().iter();
        sections.push(Section {
            title: Phrase::new("imperial-settlers-board-display"),
            lines: lines.map(|card| text::face(Phrase::new("imperial-settlers-board-card"), *card)).collect(),
        });
    }
    for (seat, player) in Seat::all(view.seats).zip(&view.players) {
        sections.push(Section {
            title: Phrase::new("imperial-settlers-board-player").seat("player", seat),
            lines: player_lines(view, player),
        });
        sections.push(empire(view, Empire::from(seat), player));
    }
    if let Some(solo) = &view.solo {
        sections.extend(solo::sections(view, solo));
    }
    sections.extend(opening::decks(view));
    sections.extend(hand(view));
    sections.extend(discards(view));
    sections
}

/// IMP-4.12: the discard piles, which are public.
fn discards(view: &View) -> Vec<Section> {
    let common = Phrase::new("imperial-settlers-board-common-discard").rule("IMP-4.12");
    let mut sections = vec![pile(common, &view.discard)];
    for (seat, player) in Seat::all(view.seats).zip(&view.players) {
        let title = Phrase::new("imperial-settlers-board-discard").seat("player", seat).rule("IMP-4.12");
        sections.push(pile(title, &player.discard));
    }
    sections.retain(|section| !section.lines.is_empty());
    sections
}

/// The cards of a pile, each title once, even if its copies differ.
fn pile<const N: usize>(title: Phrase, pile: &Pile<N>) -> Section {
    let mut counts: Vec<(Card, usize)> = Vec::new();
    for card in pile.kinds() {
        match counts.iter_mut().find(|(other, _)| other.title() == card.title()) {
            Some((_, count)) => *count += pile.count(card),
            None => counts.push((card, pile.count(card))),
        }
    }
    let line = |(card, count): (Card, usize)| {
        Phrase::new("imperial-settlers-board-copies").piece("card", card).number("n", count as i32)
    };
    Section { title, lines: counts.into_iter().map(line).collect() }
}

/// Round, turn, decks, and the result.
fn course(view: &View) -> Section {
    let mut lines = vec![
        Phrase::new("imperial-settlers-board-round")
            .number("round", view.round)
            .number("last", content().rounds)
            .seat("player", view.first),
    ];
    if let Some(turn) = view.turn {
        let acted = if turn.has_acted { "yes" } else { "no" };
        lines
            .push(Phrase::new("imperial-settlers-board-turn").seat("player", turn.seat).word("acted", acted));
    }
    lines.push(
        Phrase::new("imperial-settlers-board-common")
            .number("deck", view.common_size as i32)
            .number("discard", view.discard.len() as i32),
    );
    if let (true, Some(solo)) = (view.is_over, &view.solo) {
        lines.extend(solo::verdict(view, solo));
    }
    Section { title: Phrase::new("imperial-settlers-board-course"), lines }
}

fn player_lines(view: &View, player: &PlayerView) -> Vec<Phrase> {
    let Some(faction) = player.faction else {
        return vec![Phrase::new("imperial-settlers-board-no-faction")];
    };
    let passed = if player.has_passed { "yes" } else { "no" };
    let mut lines = vec![
        Phrase::new("imperial-settlers-board-standing")
            .piece("faction", faction)
            .number("vp", player.vp)
            .number("worth", player.worth.total())
            .word("passed", passed),
        text::board(Phrase::new("imperial-settlers-board-income"), faction, view.seats),
    ];
    for good in Good::ALL.into_iter().filter(|good| 0 < player.supply[*good]) {
        lines.push(
            Phrase::new("imperial-settlers-board-good")
                .word("good", Gain::from(good).name())
                .number("n", player.supply[good]),
        );
    }
    lines.push(
        Phrase::new("imperial-settlers-board-cards")
            .number("common", player.hand_size.common as i32)
            .number("faction", player.hand_size.faction as i32)
            .number("deck", player.deck_size as i32)
            .number("discard", player.discard.len() as i32),
    );
    if 0 < player.tokens {
        let whose = match content().factions[faction.index()].tokens {
            Some(Tokens::Egyptian) => "egyptian",
            Some(Tokens::Barbarian) | None => "barbarian",
        };
        lines.push(
            Phrase::new("imperial-settlers-board-tokens").word("whose", whose).number("n", player.tokens),
        );
    }
    for deal in &player.deals {
        let line =
            Phrase::new("imperial-settlers-board-deal").word("good", deal.good().name()).number("n", 1);
        lines.push(match deal {
            Deal::Card(card) => line.piece("piece", *card),
            Deal::Location { at, .. } => line.piece("piece", *at),
            Deal::Attack(attack) => line.piece("piece", *attack),
        });
    }
    lines
}

/// The Locations of an empire by row, and its Foundations.
fn empire(view: &View, empire: Empire, player: &PlayerView) -> Section {
    let mut lines = rows(view, empire);
    for card in player.foundations.as_slice() {
        lines.push(Phrase::new("imperial-settlers-board-foundation").piece("card", *card));
    }
    if 0 < player.hidden_size.total() {
        lines.push(
            Phrase::new("imperial-settlers-board-hidden-foundations")
                .number("n", player.hidden_size.total() as i32),
        );
    }
    let seat = empire.seat().unwrap_or(Seat(0));
    Section { title: Phrase::new("imperial-settlers-board-empire").seat("player", seat), lines }
}

fn rows(view: &View, empire: Empire) -> Vec<Phrase> {
    let mut lines = Vec::new();
    for kind in [Kind::Production, Kind::Feature, Kind::Action] {
        let row = view.locations.iter().filter(|shown| shown.location.controller() == empire);
        let row = row.filter(|shown| shown.location.card.info().kind == kind);
        for shown in row {
            lines.push(location(shown));
            lines.extend(upon(view, &shown.location));
        }
    }
    lines
}

/// What is stored or put away on a Location (IMP-20.6, IMP-20.8): Goods by kind, cards by number.
fn upon(view: &View, location: &Location) -> Vec<Phrase> {
    let Location { card, id, held, .. } = location;
    let stored = |good: Good| {
        Phrase::new("imperial-settlers-board-stored")
            .piece("card", *card)
            .word("good", Gain::from(good).name())
            .number("n", held.count(good))
    };
    let mut lines: Vec<Phrase> = held.kinds().map(stored).collect();
    let sizes = view.players.iter().flat_map(|player| &player.stash_sizes);
    for (_, backs) in sizes.filter(|(at, _)| at == id) {
        let line = Phrase::new("imperial-settlers-board-under").piece("card", *card);
        lines.push(line.number("n", backs.total() as i32).rule("IMP-20.8"));
    }
    lines
}

fn location(shown: &LocationView) -> Phrase {
    let Location { card, id, visitors, marks, activations, .. } = shown.location;
    let yes = |mark: Mark| if marks.has(mark) { "yes" } else { "no" };
    text::print(Phrase::new("imperial-settlers-board-location"), card)
        .piece("location", id)
        .number("raze", shown.raze_cost.unwrap_or(0))
        .number("activations", activations[0] + activations[1])
        .number("visitors", visitors)
        .word("basic", yes(Mark::Basic))
        .word("score", yes(Mark::Score))
        .word("advanced", yes(Mark::AdvancedDefense))
        .word("defense", yes(Mark::Defense))
        .word("samurai", yes(Mark::Samurai))
        .word("blocked", yes(Mark::Blocked))
        .word("heard", yes(Mark::Eavesdropped))
        .word("exhausted", yes(Mark::Exhausted))
        .word("taken", if shown.location.taken_by.is_some() { "yes" } else { "no" })
}

/// The viewer's secret cards.
fn hand(view: &View) -> Option<Section> {
    let player = view.players.iter().find(|player| player.hand.is_some())?;
    let card = |card: &Card| text::face(Phrase::new("imperial-settlers-board-card"), *card);
    let mut lines: Vec<Phrase> = player.hand.iter().flat_map(|hand| hand.as_slice()).map(card).collect();
    let held = |card: &Card| text::face(Phrase::new("imperial-settlers-board-held"), *card);
    lines.extend(player.held.iter().flat_map(|held| held.as_slice()).map(held));
    lines.extend(view.pool.as_slice().iter().map(held));
    lines.extend(
        player
            .hidden
            .iter()
            .flat_map(|hidden| hidden.as_slice())
            .map(|hidden| Phrase::new("imperial-settlers-board-foundation").piece("card", *hidden)),
    );
    lines.extend(
        player
            .stash
            .iter()
            .flatten()
            .map(|stashed| Phrase::new("imperial-settlers-board-stashed").piece("card", stashed.card)),
    );
    Some(Section { title: Phrase::new("imperial-settlers-board-hand"), lines })
}
