//! The position before anything has happened, and positions composed by hand.

use crate::{
    chart::{Chart, Placed},
    content::{self, content},
    events::Event,
    frames::Frame,
    ids::{Market, Post, Resource, TileId},
    moves::Move,
    options::Options,
    phase::{ending, opening},
    phases::Phase,
    sets::IdSet,
    state::{Archipelago, Bank, Cubes, Evolution, Explorers, Player, Round, SEATS, Tiles, Wheel},
    units::{Posture, Units},
};
use approdo_contract::{ContentError, Meta, OptionSpec, Refusal, Seat, SeatSet, Setup, refuse};
use approdo_pieces::{ById, NamedId};
use arrayvec::ArrayVec;

impl Setup for Archipelago {
    const META: Meta =
        Meta { id: "archipelago", title: "Archipelago", prefix: "ARC", rules_version: 3, seats: 2..=5 };
    type Options = Options;
    type Move = Move;
    type Event = Event;

    fn load(read: &dyn Fn(&str) -> Option<String>) -> Result<(), ContentError> {
        content::FILES.load(read)
    }

    fn options() -> &'static [OptionSpec] {
        &content().options
    }

    /// Section 4: two to five players, and variants that go together.
    fn setup(options: &Options, seats: u8) -> Result<Self, Refusal> {
        if !(2..=SEATS as u8).contains(&seats) {
            return Err(refuse!("ARC-1.2"));
        }
        options.check(seats)?;
        let content = content();
        let numbers = &content.numbers;
        let terms = options.terms(seats);
        let sets = if seats == 2 { 2 } else { 1 };
        let start = &content.regions[terms.start.index()];
        let desert = options.desert_start;
        let (citizens, ships) = if desert { (numbers.start_citizens, 0) } else { (0, numbers.start_ships) };

        let mut chart = Chart::new();
        chart.place(Placed::new(terms.start, 0, 0, 0));
        let mut units = Units::default();
        let mut players: [Player; SEATS] = Default::default();
        for seat in Seat::all(seats) {
            let pieces = citizens + ships;
            if 0 < pieces {
                units.add(Post::open(start.areas[0]), seat, Posture::Ready, pieces);
            }
            players[seat.index()] = Player {
                florins: numbers.start_florins,
                discs: numbers.start_discs,
                citizens: sets * numbers.citizens_per_colour - citizens,
                ships: sets * numbers.ships_per_colour - ships,
                ..Player::default()
            };
        }
        let markets = ById::from_fn(|market: Market| {
            Cubes::from_fn(|resource: Resource| content.markets[market.index()][resource.index()].start)
        });
        let laid_out = |resource: Resource| -> u8 {
            Market::ALL.iter().map(|market| content.markets[market.index()][resource.index()].start).sum()
        };
        let mut stack: IdSet<TileId> = IdSet::full();
        stack.remove(content.start_tile);
        let mut frames = ArrayVec::new();
        frames.push(Frame::DrawOrder);
        Ok(Archipelago {
            options: *options,
            seats,
            turn: 0,
            phase: Phase::Discovery,
            active: Seat(0),
            order: ArrayVec::new(),
            places: [None; SEATS],
            bids: [None; SEATS],
            votes: [None; SEATS],
            population: citizens * seats,
            rebellion: 0,
            // ARC-31.2: the huts of the desert.
            surplus: if desert { start.huts } else { 0 },
            markets,
            bank: Bank {
                florins: numbers.total_florins - seats * numbers.start_florins,
                cubes: Cubes::from_fn(|resource: Resource| {
                    content.resources[resource.index()].cubes - laid_out(resource)
                }),
                market_port: numbers.market_port_tokens,
                town_temple: numbers.town_temple_tokens,
            },
            explorers: Explorers { piles: [numbers.tokens_per_pile; 3], removed: 0 },
            wheel: Wheel { discs: ById::default(), port_florins: [0; SEATS], market_florins: [0; SEATS] },
            chart,
            units,
            before_migration: None,
            tiles: Tiles { stack, top: None, discard: IdSet::EMPTY, hands: [IdSet::EMPTY; SEATS] },
            evolution: Evolution {
                deck: IdSet::full(),
                back: None,
                track: [None; 5],
                discard: IdSet::EMPTY,
                revealed: IdSet::EMPTY,
                activated: IdSet::EMPTY,
                built: IdSet::EMPTY,
                fresh: IdSet::EMPTY,
                resting: IdSet::EMPTY,
                loaded: IdSet::EMPTY,
            },
            players,
            trends: terms.fixed_trend.into_iter().collect(),
            open_objectives: ArrayVec::new(),
            revealed: IdSet::EMPTY,
            met: IdSet::EMPTY,
            round: Round::default(),
            passed: SeatSet::EMPTY,
            offer: None,
            offers: [0; SEATS],
            crisis_offers: [0; SEATS],
            ending: None,
            frames,
        })
    }

    /// A bound for the steps of a game; the rules guarantee it (ARC-7.8, ARC-7.14, ARC-22.18, ARC-28.10).
    ///
    /// An offer takes at most its changes and four more steps, a window three offers of each player. A crisis has a
    /// window for each player, and at most one step for each cube, token, citizen and expelled rebel. A round has
    /// one window and three steps; the longest of them is a migration of all units with all its restarts, or a card
    /// that uncovers a crisis. In Phase 5 every round but the last of each player uses up a disc, a card, a port or a
    /// market.
    fn most_steps(_: &Options, seats: u8) -> u32 {
        let numbers = &content().numbers;
        let seats = u32::from(seats);
        let offer = u32::from(numbers.offer_changes) + 4;
        let window = seats * u32::from(numbers.offers_per_window) * offer;
        let crisis = seats * (window + 1) + 24 + 82 + 2 * 70 + 26;
        let migration = (u32::from(numbers.migration_restarts) + 1) * 71 + 1;
        let round = window + 3 * migration + 2 * crisis + 64;
        let rounds = 2 * (5 * seats + 48 + 26);
        let purchases = seats * (8 + 2 * 2 * (crisis + 4));
        let turn = 2 * seats + window + seats + 2 * crisis + rounds * round + purchases;
        1000 + u32::from(numbers.max_turns) * turn
    }

    /// Derives the rest of a position that was composed by hand: supplies, bank, population, piles and decks are what
    /// the board and the players leave; a player without objectives gets one that has not come true.
    fn reconcile(&mut self, set: &dyn Fn(&str) -> bool) {
        // The audit reports an impossible number of players.
        if !(2..=SEATS as u8).contains(&self.seats) {
            return;
        }
        let content = content();
        if !set("order") && self.order.is_empty() && self.frames.first() != Some(&Frame::DrawOrder) {
            self.order = self.all_seats().collect();
        }
        if !set("population") {
            let citizens = self.units.iter().filter(|stack| !stack.is_ship()).map(|stack| stack.count);
            self.population = citizens.fold(0, u8::saturating_add);
        }
        let mut untouched: IdSet<TileId> = IdSet::full();
        untouched.remove(content.start_tile);
        if !set("tiles") || self.tiles.stack == untouched {
            let placed: IdSet<TileId> = self
                .chart
                .regions()
                .iter()
                .map(|placed| content.regions[placed.region.index()].tile)
                .collect();
            self.tiles.stack = IdSet::full().minus(placed).minus(held_tiles(self));
            if self.turn != 0 && self.tiles.top.is_none() && !self.tiles.stack.is_empty() {
                let top = self.tiles.stack.nth(0);
                self.tiles.stack.remove(top);
                self.tiles.top = Some(content.tiles[top.index()].sides[0]);
            }
        }
        reconcile_pieces(self, set);
        reconcile_bank(self, set);
        reconcile_cards(self, set);
    }
}

/// Tiles in hands, in the discard pile, on top of the stack or under discussion.
fn held_tiles(game: &Archipelago) -> IdSet<TileId> {
    let content = content();
    let tile_of = |region: crate::ids::RegionId| content.regions[region.index()].tile;
    let mut held = game.tiles.discard;
    game.tiles.hands.iter().for_each(|hand| held = held.or(*hand));
    held = held.or(game.tiles.top.map(tile_of).into_iter().collect());
    let shown = game.frames.iter().filter_map(|frame| frame.tile().or(frame.region().map(tile_of)));
    held.or(shown.collect())
}

fn reconcile_pieces(game: &mut Archipelago, set: &dyn Fn(&str) -> bool) {
    let content = content();
    let numbers = &content.numbers;
    let sets = game.sets_of_pieces();
    for seat in game.all_seats() {
        let own = |ships: bool| {
            let stacks = game.units.iter().filter(|stack| stack.owner == seat && stack.is_ship() == ships);
            stacks.map(|stack| stack.count).fold(0, u8::saturating_add)
        };
        let (citizens, ships) = (own(false), own(true));
        let wonders = game.player(seat).cards.and(game.evolution.built).len();
        let player = game.player_mut(seat);
        player.citizens =
            (sets * numbers.citizens_per_colour).saturating_sub(citizens).saturating_sub(wonders);
        player.ships = (sets * numbers.ships_per_colour).saturating_sub(ships);
    }
    if !set("explorers") {
        // One token has been taken for each region besides the start (ARC-5.9, ARC-19.11).
        let mut taken = (game.chart.len() as u8).saturating_sub(1);
        let held: u8 = game.players.iter().map(|player| player.tokens).fold(0, u8::saturating_add);
        taken = taken.max(held);
        game.explorers.removed = taken - held;
        for pile in &mut game.explorers.piles {
            let from_pile = taken.min(numbers.tokens_per_pile);
            *pile = numbers.tokens_per_pile - from_pile;
            taken -= from_pile;
        }
        let empty = game.explorers.piles[..2].iter().filter(|left| **left == 0).count() as u8;
        for seat in game.all_seats() {
            game.player_mut(seat).discs = (numbers.start_discs + empty).min(numbers.max_discs);
        }
    }
}

fn reconcile_bank(game: &mut Archipelago, set: &dyn Fn(&str) -> bool) {
    if set("bank") {
        return;
    }
    let content = content();
    let numbers = &content.numbers;
    let standing = game.standing();
    let [town, market, port, temple] = standing;
    game.bank.market_port = numbers.market_port_tokens.saturating_sub(market + port);
    game.bank.town_temple = numbers.town_temple_tokens.saturating_sub(town + temple);
    let out = crate::audit::florins_outside_the_bank(game);
    game.bank.florins = u16::from(numbers.total_florins).saturating_sub(out) as u8;
    for resource in Resource::ALL.iter().copied() {
        let out = crate::audit::cubes_outside_the_bank(game, resource);
        game.bank.cubes[resource] =
            u16::from(content.resources[resource.index()].cubes).saturating_sub(out) as u8;
    }
}

fn reconcile_cards(game: &mut Archipelago, set: &dyn Fn(&str) -> bool) {
    if !set("evolution") || game.evolution.deck == IdSet::full() {
        let mut out = game.evolution.discard.or(game.evolution.revealed);
        game.players.iter().for_each(|player| out = out.or(player.cards));
        out = out.or(game.evolution.track.iter().flatten().map(|slot| slot.card).collect());
        game.evolution.deck = IdSet::full().minus(out);
        let uncovers = game
            .frames
            .iter()
            .any(|frame| matches!(frame, Frame::Uncover(_) | Frame::Reveal(_) | Frame::Hire(_)));
        if game.turn != 0 && game.evolution.back.is_none() && !game.evolution.deck.is_empty() && !uncovers {
            let top = game.evolution.deck.nth(0);
            game.evolution.back = Some(content().cards[top.index()].back_name);
        }
    }
    if game.turn == 0 {
        return;
    }
    let terms = game.terms();
    if !set("trends") {
        let wanted = usize::from(terms.trends) + usize::from(terms.fixed_trend.is_some());
        while game.trends.len() < wanted {
            let trend = opening::spare_trends(game).nth(0);
            game.trends.push(trend);
        }
    }
    if !set("met") {
        game.met = ending::conditions_now(game).collect();
    }
    let spare = |game: &Archipelago| opening::undealt(game).minus(game.met).iter().next();
    for seat in game.all_seats() {
        while game.player(seat).objectives.len() < usize::from(terms.kept) {
            let Some(objective) = spare(game) else { break };
            game.player_mut(seat).objectives.push(objective);
        }
        game.player_mut(seat).objectives.sort_unstable();
        while game.player(seat).put_back.len() < usize::from(terms.dealt.saturating_sub(terms.kept)) {
            let Some(objective) = opening::undealt(game).iter().next() else { break };
            game.player_mut(seat).put_back.push(objective);
        }
        game.player_mut(seat).put_back.sort_unstable();
    }
    while terms.open && game.open_objectives.len() < usize::from(game.seats) {
        let Some(objective) = spare(game) else { break };
        game.open_objectives.push(objective);
    }
}
