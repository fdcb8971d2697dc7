//! Transactions (section 18), the use of ports and markets (section 24) and Taxes (section 17).

use super::unfinished;
use crate::{
    content::{Track, content},
    events::{Event, Log},
    frames::{Frame, Trade},
    ids::{Building, Market, RegionId, Resource},
    moves::Move,
    state::Archipelago,
    units::Posture,
};
use approdo_contract::{Ask, Budget, Phrase, Refusal, Seat, Staged, refuse};
use approdo_pieces::NamedId;

/// The markets on which a frame allows transactions.
fn open_markets(market: Option<Market>) -> impl Iterator<Item = Market> {
    Market::ALL.iter().copied().filter(move |other| market.is_none_or(|market| market == *other))
}

/// ARC-15.14: whether any transaction is possible with these florins.
pub(crate) fn can_trade(game: &Archipelago, seat: Seat, market: Option<Market>, florins: u8) -> bool {
    open_markets(market).any(|market| {
        Resource::ALL.iter().any(|resource| {
            check_buy(game, market, *resource, florins).is_ok()
                || check_sell(game, seat, market, *resource).is_ok()
                || check_sell_token(game, seat, market, *resource).is_ok()
        })
    })
}

/// The price of the row in which the n-th cube lies (ARC-18.2, ARC-18.3).
fn price(market: Market, resource: Resource, cube: u8) -> u8 {
    content().markets[market.index()][resource.index()].price[usize::from(cube)]
}

/// ARC-18.6: a cube to buy and the full price.
fn check_buy(game: &Archipelago, market: Market, resource: Resource, have: u8) -> Result<(), Refusal> {
    let cubes = game.markets[market][resource];
    if cubes == 0 {
        return Err(refuse!("ARC-18.6", need 1_u8, have 0_u8));
    }
    let need = price(market, resource, cubes);
    if have < need { Err(refuse!("ARC-18.6", need need, have have)) } else { Ok(()) }
}

/// ARC-18.5: a zone that is not saturated.
fn check_space(game: &Archipelago, market: Market, resource: Resource) -> Result<(), Refusal> {
    let slots = content().markets[market.index()][resource.index()].slots;
    if game.markets[market][resource] < slots { Ok(()) } else { Err(refuse!("ARC-18.5")) }
}

/// ARC-18.3, ARC-18.5: a cube to sell and space for it.
pub(crate) fn check_sell(
    game: &Archipelago,
    seat: Seat,
    market: Market,
    resource: Resource,
) -> Result<(), Refusal> {
    if game.player(seat).cubes[resource] == 0 {
        return Err(refuse!("ARC-18.3", need 1_u8, have 0_u8));
    }
    check_space(game, market, resource)
}

/// ARC-14.2, ARC-14.5: a token, and a cube in the bank that it can become.
pub(crate) fn check_sell_token(
    game: &Archipelago,
    seat: Seat,
    market: Market,
    resource: Resource,
) -> Result<(), Refusal> {
    if game.player(seat).tokens == 0 {
        return Err(refuse!("ARC-14.2", need 1_u8, have 0_u8));
    }
    if !game.bank_has(resource) {
        return Err(refuse!("ARC-14.5"));
    }
    check_space(game, market, resource)
}

pub struct Deal {
    market: Market,
    resource: Resource,
    kind: DealKind,
}

#[derive(PartialEq, Eq)]
enum DealKind {
    Buy,
    Sell,
    SellToken,
}

impl Deal {
    fn of(mv: Move) -> Option<Deal> {
        if let Move::Buy { market, resource } = mv {
            Some(Deal { market, resource, kind: DealKind::Buy })
        } else if let Move::Sell { market, resource } = mv {
            Some(Deal { market, resource, kind: DealKind::Sell })
        } else if let Move::SellToken { market, resource } = mv {
            Some(Deal { market, resource, kind: DealKind::SellToken })
        } else {
            None
        }
    }

    fn check(&self, game: &Archipelago, seat: Seat) -> Result<(), Refusal> {
        match self.kind {
            DealKind::Buy => check_buy(game, self.market, self.resource, game.player(seat).florins),
            DealKind::Sell => check_sell(game, seat, self.market, self.resource),
            DealKind::SellToken => check_sell_token(game, seat, self.market, self.resource),
        }
    }

    fn make(&self, game: &mut Archipelago, seat: Seat, log: &mut Log) {
        let Deal { market, resource, .. } = *self;
        let token = self.kind == DealKind::SellToken;
        match self.kind {
            DealKind::Buy => {
                let florins = price(market, resource, game.markets[market][resource]);
                game.pay_bank(seat, florins);
                game.markets[market][resource] -= 1;
                game.player_mut(seat).cubes[resource] += 1;
                log.note(|| Event::Bought { seat, market, resource, florins });
                return;
            }
            DealKind::Sell => game.player_mut(seat).cubes[resource] -= 1,
            DealKind::SellToken => {
                game.spend_token(seat);
                game.bank.cubes[resource] -= 1;
            }
        }
        game.markets[market][resource] += 1;
        let due = price(market, resource, game.markets[market][resource]);
        let florins = game.bank_pays(seat, due);
        log.note(|| Event::Sold { seat, market, resource, florins, token });
    }
}

impl Ask<Archipelago> for Trade {
    /// A transaction, or nothing at the end.
    type Choice = Option<Deal>;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        Phrase::new("archipelago-ask-trade").number("left", self.left).rule("ARC-18.1")
    }

    fn occasion(&self, game: &Archipelago, _: Seat) -> Option<Phrase> {
        super::effects::occasion(game)
    }

    fn budget(&self, game: &Archipelago, _: Seat) -> Option<Budget> {
        super::effects::budget(game, self.left)
    }

    fn candidates(&self, _: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        for market in open_markets(self.market) {
            for resource in Resource::ALL.iter().copied() {
                moves.push(Move::Buy { market, resource });
                moves.push(Move::Sell { market, resource });
                moves.push(Move::SellToken { market, resource });
            }
        }
        moves.push(Move::Done);
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Option<Deal>, Refusal> {
        if mv == Move::Done {
            // ARC-18.1: the wheel allows exactly one transaction, everything else any number up to its limit. A player
            // who cannot make a single one is let off.
            let owes = self.must && can_trade(game, seat, self.market, game.player(seat).florins);
            return if owes { Err(refuse!("ARC-18.1")) } else { Ok(None) };
        }
        let deal = Deal::of(mv).ok_or(unfinished())?;
        // ARC-18.1: a card, port or market trades on its own market only.
        if self.market.is_some_and(|market| market != deal.market) {
            return Err(refuse!("ARC-24.17"));
        }
        deal.check(game, seat).map(|()| Some(deal))
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, choice: Option<Deal>, log: &mut Log) {
        let Some(deal) = choice else { return game.finish_action(log) };
        game.pop();
        deal.make(game, seat, log);
        if 1 < self.left {
            game.push(Trade { market: self.market, left: self.left - 1, must: false });
        }
    }

    fn is_sound(&self, _: &Archipelago, _: Option<Frame>) -> bool {
        0 < self.left
    }
}

/// ARC-24.16, ARC-24.17: a port or market that the player controls and that has not been used this turn.
pub(crate) fn check_operate(
    game: &Archipelago,
    seat: Seat,
    region: RegionId,
    building: Building,
) -> Result<(), Refusal> {
    let used = |placed: &crate::chart::Placed| match building {
        Building::Market => Some(placed.market_used),
        Building::Port => Some(placed.port_used),
        Building::Town | Building::Temple => None,
    };
    let there = game.chart.get(region).filter(|placed| placed.has(building));
    let (Some(placed), Some(used)) = (there, there.and_then(used)) else {
        return Err(refuse!("ARC-24.16"));
    };
    if game.controller(placed, building) != Some(seat) {
        return Err(refuse!("ARC-24.16"));
    }
    if used {
        return Err(refuse!("ARC-24.17"));
    }
    let (need, have) = (content().numbers.use_price, game.player(seat).florins);
    if have < need { Err(refuse!("ARC-24.16", need need, have have)) } else { Ok(()) }
}

/// ARC-24.18: the unit on the building is engaged, or else the citizen on the town through which it is held.
pub(crate) fn operate(
    game: &mut Archipelago,
    seat: Seat,
    region: RegionId,
    building: Building,
    log: &mut Log,
) {
    let numbers = &content().numbers;
    game.player_mut(seat).florins -= numbers.use_price;
    game.round.trade = true;
    let placed = *game.chart.get(region).expect("the region was checked");
    let on_it = game.occupant(&placed, building).filter(|unit| unit.posture.is_active());
    let operator = on_it.or_else(|| game.occupant(&placed, Building::Town)).expect("somebody controls it");
    if operator.posture == Posture::Ready {
        let post = operator.post();
        game.units.shift(operator.owner, (post, Posture::Ready), (post, Posture::Engaged));
    }
    let market = if building == Building::Port { Market::Export } else { Market::Domestic };
    let placed = game.chart.get_mut(region);
    if building == Building::Port {
        placed.port_used = true;
        game.wheel.port_florins[seat.index()] += numbers.use_price;
    } else {
        placed.market_used = true;
        game.wheel.market_florins[seat.index()] += numbers.use_price;
    }
    log.note(|| Event::Operated { seat, region, building });
    game.push(Trade { market: Some(market), left: numbers.use_transactions, must: false });
}

/// Section 17: first the rebellion rises, then the bank pays.
pub(crate) fn tax(game: &mut Archipelago, seat: Seat, log: &mut Log) {
    game.move_marker(Track::Rebellion, 1, log);
    if game.ending.is_some() {
        return;
    }
    let due = revenue(game, seat);
    let florins = game.bank_pays(seat, due);
    log.note(|| Event::Taxed { seat, florins });
}

/// ARC-17.2 to ARC-17.4: what a player's taxes bring.
pub(crate) fn revenue(game: &Archipelago, seat: Seat) -> u8 {
    let taxes = &content().taxes;
    let units: u8 = game
        .units
        .iter()
        .filter(|stack| stack.owner == seat && stack.posture.is_active())
        .map(|stack| stack.count * if stack.is_ship() { taxes.ship } else { taxes.citizen })
        .sum();
    let buildings = Building::ALL.iter().map(|building| {
        let each = taxes.buildings[building.index()];
        if each == 0 { 0 } else { each * game.controlled_by(seat, *building) }
    });
    units + buildings.sum::<u8>()
}
