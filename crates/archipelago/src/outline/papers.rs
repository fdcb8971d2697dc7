//! Cards in words: what they cost and do, when objectives end the game, and what players are ranked by.

use crate::{
    asking::Asking,
    content::{Card, CardKind, End, Victory, content},
    ids::{CardId, ObjectiveId, TrendId},
    score::OBJECTIVE_VP,
    state::Slot,
    text::{Goods, back, of_goods, text_of_card, text_of_objective, text_of_trend, yes_no},
    units::Stack,
    view::{Condition, View},
};
use approdo_contract::{Phrase, Section};
use approdo_pieces::NamedId;

/// The evolution track with the next back, and cards that lie open for a purchase (ARC-27.6).
pub(super) fn sections(view: &View) -> Vec<Section> {
    let mut lines: Vec<Phrase> = view.evolution.track.iter().flatten().map(slot).collect();
    lines.extend(
        view.evolution.back.map(|card| Phrase::new("archipelago-board-back").piece("back", back(card))),
    );
    lines.push(
        Phrase::new("archipelago-board-deck")
            .number("deck", view.evolution.deck.len())
            .number("discard", view.evolution.discard.len()),
    );
    let track = Section { title: Phrase::new("archipelago-board-evolution"), lines };
    let minimal = |card: CardId| {
        let florins = content().cards[card.index()].minimal_cost();
        on_card(Phrase::new("archipelago-board-revealed"), card).number("florins", florins)
    };
    let revealed = Section {
        title: Phrase::new("archipelago-board-open-cards"),
        lines: view.evolution.revealed.iter().map(minimal).collect(),
    };
    if revealed.lines.is_empty() { vec![track] } else { vec![track, revealed] }
}

/// Public rankings: trend cards, or those that can be voted for, and open objectives.
pub(super) fn goals(view: &View) -> Vec<Phrase> {
    let votes = view.asking == Some(Asking::Vote);
    let candidates = TrendId::all().filter(|_| votes);
    let mut lines: Vec<Phrase> =
        candidates.map(|card| trend("archipelago-board-trend-candidate", card)).collect();
    lines.extend(view.trends.iter().map(|card| trend("archipelago-board-trend", *card)));
    let open = view.open_objectives.iter();
    lines.extend(open.map(|card| objective("archipelago-board-objective-open", view, *card)));
    lines
}

fn trend(key: &'static str, trend: TrendId) -> Phrase {
    let [first, second, third] = content().trends[trend.index()].vp;
    Phrase::new(key)
        .piece("trend", trend)
        .piece("text", text_of_trend(trend))
        .number("first", first)
        .number("second", second)
        .number("third", third)
}

/// An objective: when it ends the game, how far that is, and what it is worth (ARC-6.1).
pub(super) fn objective(key: &'static str, view: &View, id: ObjectiveId) -> Phrase {
    let card = &content().objectives[id.index()];
    let [first, second, third] = OBJECTIVE_VP;
    let condition = view.conditions.iter().find(|condition| condition.objective == id);
    let (have, need) = condition.map_or((0, 0), |condition| (condition.now, condition.needed));
    let ranked = matches!(card.victory, Victory::Ranking(_));
    Phrase::new(key)
        .piece("objective", id)
        .piece("text", text_of_objective(id, view.seats))
        .number("have", have)
        .number("need", need)
        .word("ranked", yes_no(ranked))
        .number("first", first)
        .number("second", second)
        .number("third", third)
}

/// The end conditions that the viewer knows, in any hand, and can count.
pub(crate) fn conditions(view: &View) -> Vec<Condition> {
    let condition = |objective: ObjectiveId| {
        let (now, needed) = progress(view, content().objectives[objective.index()].end)?;
        Some(Condition { objective, now, needed })
    };
    objectives(view).filter_map(condition).collect()
}

/// The objective cards of the game that the viewer knows.
pub(super) fn objectives(view: &View) -> impl Iterator<Item = ObjectiveId> + '_ {
    let held = view.players.iter().flat_map(|player| player.objectives.iter().copied().flatten());
    held.chain(view.open_objectives.iter().copied())
}

/// What an end condition counts and how much it needs, as far as this is public.
fn progress(view: &View, end: End) -> Option<(u8, u8)> {
    let needed = |by_players: [u8; 4]| by_players.get(usize::from(view.seats) - 2).copied();
    let cards = |kind: CardKind| -> u8 {
        let of_kind = |card: &CardId| kind == CardKind::Any || content().cards[card.index()].kind == kind;
        view.players.iter().map(|player| player.cards.iter().filter(of_kind).count() as u8).sum()
    };
    Some(match end {
        End::BuildingsInPlay { building, by_players } => {
            let there = view.chart.regions().iter().filter(|placed| placed.has(building)).count();
            (there as u8, needed(by_players)?)
        }
        End::ShipsInPlay { by_players } => {
            let ships =
                view.units.iter().filter(|stack: &Stack| stack.is_ship()).map(|stack| stack.count).sum();
            (ships, needed(by_players)?)
        }
        End::CardsInPlay { kind, by_players } => (cards(kind), needed(by_players)?),
        End::ResourcesExhausted { types } => {
            (view.bank.cubes.values().iter().filter(|left| **left == 0).count() as u8, types)
        }
        End::ExplorerPilesEmpty { piles } => {
            (view.explorers.piles.iter().filter(|left| **left == 0).count() as u8, piles)
        }
        End::PopulationAtLeast { by_players } => (view.population, needed(by_players)?),
        End::SurplusMoreThan { value } => (view.surplus, value + 1),
        // The bank tells its florins itself.
        End::BankOutOfFlorins => return None,
    })
}

/// ARC-25.3 to ARC-25.5: a card of the track with its price now and after further rotations.
fn slot(slot: &Slot) -> Phrase {
    let [_, second, third] = content().cards[slot.card.index()].prices;
    on_card(Phrase::new("archipelago-board-slot"), slot.card)
        .number("florins", slot.price())
        .number("rotations", slot.rotations)
        .number("second", second)
        .number("third", third)
}

/// A card in front of a player.
pub(super) fn owned(view: &View, card: CardId) -> Phrase {
    let cards = &view.evolution;
    let states = [
        (cards.built, "built"),
        (cards.activated, "used"),
        (cards.resting, "resting"),
        (cards.loaded, "loaded"),
        (cards.fresh, "fresh"),
    ];
    let state = states.iter().find(|(set, _)| set.contains(card)).map_or("ready", |(_, state)| *state);
    on_card(Phrase::new("archipelago-board-card"), card).word("state", state)
}

/// What is printed on a card: its kind and who may use it, what a use costs, and its text.
fn on_card(phrase: Phrase, id: CardId) -> Phrase {
    let card: &Card = &content().cards[id.index()];
    let kind = match card.kind {
        CardKind::Character => "character",
        CardKind::Progress | CardKind::Any if card.wonder => "wonder",
        CardKind::Progress | CardKind::Any => "progress",
    };
    let cost = Goods {
        coins: card.cost.florins,
        discs: card.cost.discs,
        any: card.cost.any,
        cubes: card.cost.cubes,
    };
    of_goods(phrase.piece("card", id).word("kind", kind), cost).piece("text", text_of_card(id))
}
