//! The initial position, and positions composed by hand.

use crate::{
    content::{Effect, content},
    frames::{DrawColours, Frame},
    ids::{Colour, TERRITORIES},
    options::Options,
    phase::preliminary::setup_for,
    state::{Armada, Berth, Cards, Claim, Flag, Ground, Owner, Ship, Turn},
};
use approdo_contract::{Refusal, Seat, SeatSet, refuse};
use approdo_pieces::{ById, NamedId};
use arrayvec::ArrayVec;

/// ARM-1.1, ARM-21.1: two to four players, and a last round within its bounds.
pub(crate) fn setup(options: Options, seats: u8) -> Result<Armada, Refusal> {
    let Some(setup) = setup_for(seats) else { return Err(refuse!("ARM-1.1")) };
    options.check()?;
    let content = content();
    let mut frames = ArrayVec::new();
    frames.push(if setup.dummy { Frame::DrawDummy } else { DrawColours { seat: Seat(0) }.into() });
    Ok(Armada {
        options,
        seats,
        owners: ById::from_fn(|_| Owner::Undrawn),
        territories: ById::from_fn(|territory: crate::ids::TerritoryId| {
            let flag = content.territories[territory.index()].den.map_or(Flag::Unexplored, Flag::from);
            Ground { flag, bands: 0, natives: 0, gold: 0 }
        }),
        ships: ById::from_fn(|_| Ship { place: Berth::Box, last_owner: None, bands: 0, gold: 0 }),
        reserve: ById::from_fn(|_| content.stock.bands),
        treasury: content.stock.gold,
        native_supply: content.stock.natives,
        lost_ships: ById::default(),
        hands: [Cards::empty(); 4],
        pile: if options.option_cards { full_deck() } else { Cards::empty() },
        discard: Cards::empty(),
        seen: Cards::empty(),
        claims: ById::from_fn(|_| Claim::Held),
        turns_begun: ById::default(),
        round: 0,
        turn: Turn {
            colour: Colour::Azure,
            mp: 0,
            recruited: false,
            announced: false,
            passed: SeatSet::EMPTY,
            played_once: SeatSet::EMPTY,
        },
        surprise: None,
        out: ArrayVec::new(),
        ending: None,
        frames,
    })
}

/// ARM-16.11: the 47 cards of the deck.
pub(crate) fn full_deck() -> Cards {
    Cards::new(std::array::from_fn(|index| content().cards[index].in_deck))
}

/// ARM-21.3: an upper bound for the steps of a game.
///
/// Without cards a turn has as many paid actions as movement points, of at most five steps each, one recruitment with
/// its placements, and its end. With the cards and the ten points of the box there are fewer than 330 actions in the
/// worst conceivable turn; each may be followed by three questions to other players and, in an attack, by ten weapon
/// cards. More points and stronger cards make it longer in proportion.
pub(crate) fn most_steps(options: Options) -> u32 {
    const BEFORE_THE_FIRST_TURN: u32 = 60;
    let numbers = &content().numbers;
    let points = u32::from(numbers.movement_points_per_turn);
    let per_turn = if options.option_cards {
        let strongest = content().cards.iter().flat_map(|card| &card.effects).map(strength).max();
        points.max(10) * 33 * 20 * u32::from(strongest.unwrap_or_default()).div_ceil(3).max(1)
    } else {
        points * 5 + (TERRITORIES as u32).div_ceil(u32::from(numbers.recruit_group)) + 4
    };
    BEFORE_THE_FIRST_TURN + u32::from(options.round_limit) * 4 * per_turn
}

/// A lower bound for the steps of an effect; at most 3 with the cards of the box.
fn strength(effect: &Effect) -> u8 {
    match *effect {
        Effect::GainMp { amount } => amount,
        Effect::Interrupt { mp } => mp,
        Effect::RollPlace { times, .. } => times,
        Effect::PlaceGold { .. }
        | Effect::SearchPile { .. }
        | Effect::SetCombatResult { .. }
        | Effect::TakeShip { .. }
        | Effect::BuildShip
        | Effect::ExploreFactor { .. }
        | Effect::DeclareVictory => 1,
    }
}

/// Derives the rest of a position that was composed by hand: reserves, treasury, native supply and draw pile are
/// what the board and the hands leave; colours belong to the seats in turn order.
pub(crate) fn reconcile(game: &mut Armada, set: &dyn Fn(&str) -> bool) {
    let content = content();
    if !set("owners") && Colour::ALL.iter().all(|colour| game.owners[*colour] == Owner::Undrawn) {
        game.owners = usual_owners(game.seats);
    }
    if !set("reserve") {
        for colour in Colour::ALL {
            let total = if game.owners[colour] == Owner::Dummy { 0 } else { content.stock.bands };
            game.reserve[colour] = total.saturating_sub(game.bands_on_board(colour));
        }
    }
    let gold = |game: &Armada| -> u16 {
        let ashore = game.territories.values().iter().map(|ground| u16::from(ground.gold));
        ashore.chain(game.ships.values().iter().map(|ship| u16::from(ship.gold))).sum()
    };
    if !set("treasury") {
        game.treasury = u16::from(content.stock.gold).saturating_sub(gold(game)) as u8;
    }
    if !set("native_supply") {
        let natives: u16 = game.territories.values().iter().map(|ground| u16::from(ground.natives)).sum();
        game.native_supply = u16::from(content.stock.natives).saturating_sub(natives) as u8;
    }
    if !set("pile") && game.options.option_cards {
        game.pile = crate::audit::missing_cards(game);
    }
}

/// The colours as dealt if luck always picks the first: the dummy is the last colour.
fn usual_owners(seats: u8) -> ById<Colour, Owner, 4> {
    ById::from_fn(|colour: Colour| match (seats, colour.index() as u8) {
        (2, index) => Owner::Seat(Seat(index % 2)),
        (3, 3) => Owner::Dummy,
        (_, index) => Owner::Seat(Seat(index)),
    })
}
