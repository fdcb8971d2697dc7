//! The board in words, from a view alone, for terminals, screen readers and lists. It says all that the drawn board
//! shows: prices and tracks, what cards do and cost, and the objectives that the viewer may know.

mod account;
mod boards;
mod map;
mod papers;

use crate::{
    ids::{Market, Zone},
    moves::Good,
    score::Subject,
    state::Offer,
    text::{Goods, of_good, of_goods, of_resource, yes_no},
    view::{Screen, View},
};
use approdo_contract::{Phrase, Seat, Section};
use approdo_pieces::NamedId;

pub(crate) use account::{account, ahead, goal, tally};
pub(crate) use map::around;
pub(crate) use papers::conditions;

pub(crate) fn outline(view: &View) -> Vec<Section> {
    let mut sections = vec![course(view)];
    sections.extend(crisis(view));
    sections.extend(boards::sections(view));
    sections.extend(map::sections(view));
    sections
        .extend(Seat::all(view.seats).zip(&view.players).map(|(seat, screen)| player(view, seat, screen)));
    sections.extend(papers::sections(view));
    sections.push(wheel(view));
    sections.extend(view.offer.as_ref().map(offer));
    if !view.reckoning.is_empty() {
        sections.push(reckoning(view));
    }
    sections
}

/// Turn, phase, markers, order of play and the cards that concern everybody.
fn course(view: &View) -> Section {
    let mut lines = vec![
        Phrase::new("archipelago-board-turn").number("turn", view.turn).word("phase", view.phase.name()),
        Phrase::new("archipelago-board-markers")
            .number("population", view.population)
            .number("rebellion", view.rebellion)
            .number("surplus", view.surplus),
    ];
    lines.extend(view.order.iter().zip(1..).map(|(seat, place)| {
        Phrase::new("archipelago-board-order").seat("player", *seat).number("place", place)
    }));
    lines.extend(papers::goals(view));
    let [first, second, third] = view.explorers.piles;
    lines.push(
        Phrase::new("archipelago-board-piles")
            .number("first", first)
            .number("second", second)
            .number("third", third),
    );
    Section { title: Phrase::new("archipelago-board-course"), lines }
}

/// ARC-12.14, ARC-12.19: what a crisis still needs, and what it costs otherwise.
fn crisis(view: &View) -> Option<Section> {
    let crisis = view.crisis.as_ref()?;
    let key = match crisis.market {
        Market::Domestic => "archipelago-board-lying",
        Market::Export => "archipelago-board-missing",
    };
    let lines = vec![
        of_resource(Phrase::new(key), crisis.resource).number("count", crisis.missing),
        Phrase::new("archipelago-board-responsible").seat("player", crisis.responsible),
    ];
    Some(Section { title: Phrase::new("archipelago-board-crisis"), lines })
}

/// What a player has in front of and, as far as the viewer may know, behind the screen.
fn player(view: &View, seat: Seat, screen: &Screen) -> Section {
    let mut lines = vec![
        Phrase::new("archipelago-board-discs").number("discs", screen.free_discs).number("all", screen.discs),
        Phrase::new("archipelago-board-supply")
            .number("citizens", screen.citizens)
            .number("ships", screen.ships),
    ];
    if let (Some(florins), Some(tokens), Some(cubes)) = (screen.florins, screen.tokens, screen.cubes) {
        let behind = Goods { coins: florins, cubes: *cubes.values(), ..Goods::default() };
        lines.push(of_goods(Phrase::new("archipelago-board-screen"), behind).number("tokens", tokens));
    }
    lines.extend(screen.cards.iter().map(|card| papers::owned(view, card)));
    lines.extend(screen.objectives.iter().map(|objective| match objective {
        Some(objective) => papers::objective("archipelago-board-objective", view, *objective),
        None => Phrase::new("archipelago-board-objective-hidden"),
    }));
    if 0 < screen.sector {
        lines.push(Phrase::new("archipelago-board-sector").number("florins", screen.sector));
    }
    Section { title: Phrase::new("archipelago-board-player").seat("player", seat), lines }
}

fn wheel(view: &View) -> Section {
    let mut lines = Vec::new();
    for zone in Zone::all() {
        for seat in Seat::all(view.seats) {
            let discs = view.wheel.discs[zone][seat.index()];
            if 0 < discs {
                lines.push(
                    Phrase::new("archipelago-board-zone")
                        .piece("zone", zone)
                        .seat("player", seat)
                        .number("discs", discs),
                );
            }
        }
    }
    Section { title: Phrase::new("archipelago-board-wheel"), lines }
}

fn offer(offer: &Offer) -> Section {
    let mut lines = Vec::new();
    for (bundle, key) in [(&offer.give, "archipelago-board-gives"), (&offer.ask, "archipelago-board-asks")] {
        let mut add = |good: Good, count: u8| {
            if 0 < count {
                lines.push(of_good(Phrase::new(key), good).number("count", count));
            }
        };
        add(Good::Florins(bundle.florins), u8::from(0 < bundle.florins));
        for (resource, count) in bundle.cubes.iter() {
            add(Good::Cube(resource), *count);
        }
        add(Good::Token, bundle.tokens);
        bundle.cards.iter().for_each(|card| add(Good::Card(card), 1));
        bundle.permissions.iter().for_each(|region| add(Good::Permission(region), 1));
        bundle.place.into_iter().for_each(|place| add(Good::Place(place), 1));
    }
    let title = Phrase::new("archipelago-board-offer").seat("player", offer.by).seat("other", offer.to);
    Section { title, lines }
}

/// ARC-29.3: the final reckoning, line by line.
fn reckoning(view: &View) -> Section {
    let mut lines = Vec::new();
    for line in &view.reckoning {
        for (seat, vp) in Seat::all(view.seats).zip(&line.vp) {
            let count = line.counts.get(seat.index()).copied();
            if *vp == 0 && count.unwrap_or(0) == 0 {
                continue;
            }
            let phrase = match line.subject {
                Subject::Objective(objective) => {
                    Phrase::new("archipelago-board-scored-objective").piece("objective", objective)
                }
                Subject::Trend(trend) => Phrase::new("archipelago-board-scored-trend").piece("trend", trend),
                Subject::Cards => Phrase::new("archipelago-board-scored-cards"),
            };
            lines.push(
                phrase
                    .seat("player", seat)
                    .number("vp", *vp)
                    .word("counted", yes_no(count.is_some()))
                    .number("count", count.unwrap_or(0)),
            );
        }
    }
    Section { title: Phrase::new("archipelago-board-reckoning"), lines }
}
