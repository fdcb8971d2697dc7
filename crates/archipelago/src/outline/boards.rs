//! The boards beside the map: markets with their prices, what Phase 3 brings, the bank, and what building costs.

use crate::{
    content::{Row, content},
    ids::{Building, Market, Resource},
    text::{Goods, of_building, of_goods, of_resource, on_market},
    view::{Price, View},
};
use approdo_contract::{Phrase, Section};
use approdo_pieces::NamedId;

pub(super) fn sections(view: &View) -> [Section; 3] {
    [markets(view), phase_three(view), prices()]
}

/// Boards I and II with what buying and selling costs (ARC-18.2), and the bank.
fn markets(view: &View) -> Section {
    let mut lines = Vec::new();
    for market in Market::ALL.iter().copied() {
        for resource in Resource::ALL.iter().copied() {
            let price = view.prices[market][resource];
            let state = match price {
                Price { buy: None, .. } => "empty",
                Price { sell: None, .. } => "full",
                Price { .. } => "open",
            };
            lines.push(
                of_resource(on_market(Phrase::new("archipelago-board-stall"), market), resource)
                    .number("count", view.markets[market][resource])
                    .number("buy", price.buy.unwrap_or(0))
                    .number("sell", price.sell.unwrap_or(0))
                    .word("state", state),
            );
        }
    }
    let stock = Goods { coins: view.bank.florins, cubes: *view.bank.cubes.values(), ..Goods::default() };
    lines.push(
        of_goods(Phrase::new("archipelago-board-bank"), stock)
            .number("ports", view.bank.market_port)
            .number("towns", view.bank.town_temple),
    );
    Section { title: Phrase::new("archipelago-board-markets"), lines }
}

/// ARC-11.2 to ARC-11.6: what each board would do now, and from which value of its marker on it does something else.
fn phase_three(view: &View) -> Section {
    let mut lines = Vec::new();
    for market in Market::ALL.iter().copied() {
        for resource in Resource::ALL.iter().copied() {
            let stall = &content().markets[market.index()][resource.index()];
            let row = stall.rows[usize::from(view.markets[market][resource]).min(stall.rows.len() - 1)];
            if row.surplus != 0 || row.rebellion != 0 {
                let line = on_market(Phrase::new("archipelago-board-stall-steps"), market);
                lines.push(steps(of_resource(line, resource), row));
            }
        }
    }
    lines.extend(track("archipelago-board-stability", &content().stability, view.population));
    lines.extend(track("archipelago-board-surplus", &content().surplus, view.surplus));
    Section { title: Phrase::new("archipelago-board-phase-three"), lines }
}

/// What a track says where its marker stands, and where it next says something else.
fn track(key: &'static str, rows: &[Row], marker: u8) -> Vec<Phrase> {
    let line = |(value, row): (usize, &Row), when| {
        let line = Phrase::new(key).word("when", when).number("value", value as i32);
        steps(line.number("florins", row.recruit_price), *row)
    };
    let here = rows.get(usize::from(marker)).map(|row| (usize::from(marker), row));
    let next =
        here.and_then(|(value, row)| rows.iter().enumerate().skip(value).find(|(_, other)| *other != row));
    here.map(|now| line(now, "now")).into_iter().chain(next.map(|next| line(next, "next"))).collect()
}

/// How far a row moves the markers.
fn steps(phrase: Phrase, row: Row) -> Phrase {
    let way = |delta: i8| match delta.signum() {
        0 => "none",
        1 => "up",
        _ => "down",
    };
    phrase
        .word("surplus", way(row.surplus))
        .number("workers", row.surplus)
        .word("rebellion", way(row.rebellion))
        .number("rebels", row.rebellion)
}

/// ARC-23.2, ARC-17.3: what buildings and ships cost, and what taxes bring.
fn prices() -> Section {
    let content = content();
    let mut lines = Vec::new();
    for building in Building::ALL.iter().copied() {
        let plan = &content.buildings[building.index()];
        let cost = Goods { coins: plan.florins, cubes: plan.cubes, ..Goods::default() };
        lines.push(of_goods(of_building(Phrase::new("archipelago-board-plan"), building), cost));
    }
    let ship = Goods { coins: content.ship.florins, cubes: content.ship.cubes, ..Goods::default() };
    lines.push(of_goods(Phrase::new("archipelago-board-plan-ship"), ship));
    let mut tax = |what: &'static str, florins: u8| {
        if 0 < florins {
            let line = Phrase::new("archipelago-board-tax").word("taxed", what);
            lines.push(line.number("florins", florins));
        }
    };
    tax("citizen", content.taxes.citizen);
    tax("ship", content.taxes.ship);
    Building::ALL.iter().for_each(|building| tax(building.name(), content.taxes.buildings[building.index()]));
    Section { title: Phrase::new("archipelago-board-prices"), lines }
}
