//! The board in words, from a view alone: for terminals, screen readers and whoever likes lists.

use crate::{
    content::{Ground, content},
    ids::{Building, Market, Resource, Zone},
    moves::Good,
    score::Subject,
    state::Offer,
    text::{at_post, back, of_good, of_resource, yes_no},
    units::Stack,
    view::{Control, Screen, View},
};
use approdo_contract::{Phrase, Seat, Section};
use approdo_pieces::NamedId;

pub(crate) fn outline(view: &View) -> Vec<Section> {
    let mut sections = vec![course(view), markets(view)];
    sections.extend(
        view.chart
            .regions()
            .iter()
            .zip(&view.control)
            .map(|(placed, control)| region(view, placed.region, control)),
    );
    sections
        .extend(Seat::all(view.seats).zip(&view.players).map(|(seat, screen)| player(view, seat, screen)));
    sections.push(evolution(view));
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
    lines.extend(
        view.trends.iter().map(|trend| Phrase::new("archipelago-board-trend").piece("trend", *trend)),
    );
    let open = view.open_objectives.iter();
    lines.extend(open.map(|card| Phrase::new("archipelago-board-objective-open").piece("objective", *card)));
    lines.extend(
        view.evolution.back.map(|card| Phrase::new("archipelago-board-back").piece("back", back(card))),
    );
    lines.extend(view.top_tile.map(|region| {
        Phrase::new("archipelago-board-tile").piece("region", region).number("tiles", view.stack_size)
    }));
    let [first, second, third] = view.explorers.piles;
    lines.push(
        Phrase::new("archipelago-board-piles")
            .number("first", first)
            .number("second", second)
            .number("third", third),
    );
    lines.extend(view.hand.iter().map(|tile| Phrase::new("archipelago-board-hand").piece("tile", tile)));
    Section { title: Phrase::new("archipelago-board-course"), lines }
}

/// Boards I and II, and the bank.
fn markets(view: &View) -> Section {
    let mut lines = Vec::new();
    for resource in Resource::ALL.iter().copied() {
        lines.push(
            of_resource(Phrase::new("archipelago-board-market"), resource)
                .number("domestic", view.markets[Market::Domestic][resource])
                .number("export", view.markets[Market::Export][resource])
                .number("bank", view.bank.cubes[resource]),
        );
    }
    lines.push(
        Phrase::new("archipelago-board-bank")
            .number("florins", view.bank.florins)
            .number("ports", view.bank.market_port)
            .number("towns", view.bank.town_temple),
    );
    Section { title: Phrase::new("archipelago-board-markets"), lines }
}

/// A region: what it shows, what stands there, and who.
fn region(view: &View, id: crate::ids::RegionId, control: &Control) -> Section {
    let info = &content().regions[id.index()];
    let mut lines = Vec::new();
    for area in &info.areas {
        let symbols = &content().areas[area.index()].symbols;
        for resource in Resource::ALL.iter().copied().filter(|resource| 0 < symbols[resource.index()]) {
            let phrase = of_resource(Phrase::new("archipelago-board-symbols"), resource);
            let plundered = view.chart.get(id).is_some_and(|placed| placed.plundered.contains(resource));
            lines.push(
                phrase
                    .piece("area", *area)
                    .number("count", symbols[resource.index()])
                    .word("plundered", yes_no(plundered)),
            );
        }
    }
    let Some(placed) = view.chart.get(id) else {
        return Section { title: Phrase::new("archipelago-board-region").piece("region", id), lines };
    };
    for building in Building::ALL {
        if !placed.has(*building) {
            continue;
        }
        let holder = match building {
            Building::Town => control.town,
            Building::Market => control.market,
            Building::Port => control.port,
            Building::Temple => control.temple,
        };
        let (key, holder) = match holder {
            Some(seat) => ("archipelago-board-building", Some(seat)),
            None => ("archipelago-board-building-free", None),
        };
        let phrase = Phrase::new(key).piece("building", *building).word("which", building.name());
        lines.push(match holder {
            Some(seat) => phrase.seat("player", seat),
            None => phrase,
        });
    }
    lines.extend(view.units.in_region(id).iter().map(|stack| units(*stack)));
    let title = Phrase::new("archipelago-board-region-at")
        .piece("region", id)
        .number("q", placed.q)
        .number("r", placed.r);
    Section { title, lines }
}

fn units(stack: Stack) -> Phrase {
    let kind = match content().areas[stack.area.index()].ground {
        Ground::Land => "citizens",
        Ground::Sea => "ships",
    };
    at_post(Phrase::new("archipelago-board-units"), stack.post())
        .seat("player", stack.owner)
        .word("units", kind)
        .word("posture", stack.posture.name())
        .number("count", stack.count)
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
        lines.push(
            Phrase::new("archipelago-board-screen").number("florins", florins).number("tokens", tokens),
        );
        for (resource, count) in cubes.iter().filter(|(_, count)| 0 < **count) {
            lines.push(of_resource(Phrase::new("archipelago-board-cubes"), resource).number("count", *count));
        }
    }
    for card in screen.cards.iter() {
        let state = if view.evolution.built.contains(card) {
            "built"
        } else if view.evolution.activated.contains(card) {
            "activated"
        } else {
            "ready"
        };
        lines.push(Phrase::new("archipelago-board-card").piece("card", card).word("state", state));
    }
    for objective in &screen.objectives {
        lines.push(match objective {
            Some(objective) => Phrase::new("archipelago-board-objective").piece("objective", *objective),
            None => Phrase::new("archipelago-board-objective-hidden"),
        });
    }
    if 0 < screen.sector {
        lines.push(Phrase::new("archipelago-board-sector").number("florins", screen.sector));
    }
    Section { title: Phrase::new("archipelago-board-player").seat("player", seat), lines }
}

fn evolution(view: &View) -> Section {
    let line = |slot: &crate::state::Slot| {
        Phrase::new("archipelago-board-slot")
            .piece("card", slot.card)
            .number("florins", slot.price())
            .number("rotations", slot.rotations)
    };
    let mut lines: Vec<Phrase> = view.evolution.track.iter().flatten().map(line).collect();
    lines.push(
        Phrase::new("archipelago-board-deck")
            .number("deck", view.evolution.deck.len())
            .number("discard", view.evolution.discard.len()),
    );
    Section { title: Phrase::new("archipelago-board-evolution"), lines }
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
        for (seat, vp) in Seat::all(view.seats).zip(&line.vp).filter(|(_, vp)| 0 < **vp) {
            let phrase = match line.subject {
                Subject::Objective(objective) => {
                    Phrase::new("archipelago-board-scored-objective").piece("objective", objective)
                }
                Subject::Trend(trend) => Phrase::new("archipelago-board-scored-trend").piece("trend", trend),
                Subject::Cards => Phrase::new("archipelago-board-scored-cards"),
            };
            lines.push(phrase.seat("player", seat).number("vp", *vp));
        }
    }
    Section { title: Phrase::new("archipelago-board-reckoning"), lines }
}
