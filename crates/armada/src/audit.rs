//! The laws of the game, checked after every step of every test (design notes, section 5).

use crate::{
    content::{Site, content},
    frames::Frame,
    ids::{Card, Colour},
    phase::turn::plays_on,
    setup::full_deck,
    state::{Armada, Berth, Cards, Claim, Flag, Owner},
    victory,
};
use approdo_pieces::NamedId;

/// Says which law is broken, if any.
pub(crate) fn audit(game: &Armada) -> Result<(), String> {
    supplies(game)?;
    board(game)?;
    ships(game)?;
    cards(game)?;
    course(game)
}

fn law(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}

/// Bands, ingots and natives are neither made nor lost.
fn supplies(game: &Armada) -> Result<(), String> {
    let stock = &content().stock;
    for colour in Colour::ALL {
        let (reserve, on_board) = (game.reserve[colour], game.bands_on_board(colour));
        if game.owners[colour] == Owner::Dummy {
            law(reserve == 0 && on_board <= 13, || {
                format!("the dummy has {on_board} bands and a reserve of {reserve}")
            })?;
        } else {
            let all = u16::from(reserve) + u16::from(on_board);
            law(all == u16::from(stock.bands), || {
                format!(
                    "{} has {on_board} bands on the board and {reserve} in reserve, not {} in all",
                    colour.name(),
                    stock.bands
                )
            })?;
        }
    }
    let ashore: u16 = game.territories.values().iter().map(|ground| u16::from(ground.gold)).sum();
    let aboard: u16 = game.ships.values().iter().map(|ship| u16::from(ship.gold)).sum();
    law(ashore + aboard + u16::from(game.treasury) == u16::from(stock.gold), || {
        format!(
            "{} ingots on the board and {} in the treasury are not {}",
            ashore + aboard,
            game.treasury,
            stock.gold
        )
    })?;
    let natives: u16 = game.territories.values().iter().map(|ground| u16::from(ground.natives)).sum();
    law(natives + u16::from(game.native_supply) == u16::from(stock.natives), || {
        format!(
            "{natives} natives on the board and {} in the supply are not {}",
            game.native_supply, stock.natives
        )
    })
}

fn board(game: &Armada) -> Result<(), String> {
    for (id, ground) in game.territories.iter() {
        let name = id.name();
        let in_den = content().territories[id.index()].den.is_some();
        let unexplored = ground.flag == Flag::Unexplored;
        law(ground.bands == 0 || ground.flag.colour().is_some(), || format!("bands on {name} have no flag"))?;
        law(ground.natives == 0 || ground.flag == Flag::Natives, || {
            format!("natives on {name} have no flag")
        })?;
        law(!unexplored || (!ground.is_occupied() && ground.gold == 0), || {
            format!("something lies on unexplored {name}")
        })?;
        law(!in_den || ground.flag.colour().is_some(), || format!("{name} in a den belongs to no colour"))?;
    }
    Ok(())
}

fn ships(game: &Armada) -> Result<(), String> {
    let capacity = content().numbers.ship_capacity;
    for (id, ship) in game.ships.iter() {
        let name = id.name();
        let laden = 0 < ship.bands + ship.gold;
        match ship.place {
            Berth::Box => law(!laden && ship.last_owner.is_none(), || {
                format!("{name} in the box has cargo or an owner")
            })?,
            Berth::Land(territory) => {
                let is_city = content().territories[territory.index()].site == Site::City;
                law(!laden && is_city && ship.last_owner.is_some(), || {
                    format!("{name} stands wrongly on {}", territory.name())
                })?;
            }
            Berth::Sea(_) => {
                law(ship.last_owner.is_some(), || format!("{name} at sea never had an owner"))?;
                law(ship.bands + ship.gold <= capacity, || {
                    format!("{name} holds more than {capacity} counters")
                })?;
                law(0 < ship.bands || ship.gold < capacity, || format!("nobody can board {name}"))?;
            }
        }
        let alone = ship.place == Berth::Box
            || game.ships.iter().all(|(other, s)| other == id || s.place != ship.place);
        law(alone, || format!("{name} shares its place"))?;
    }
    let boxed = game.ships.values().iter().filter(|ship| ship.place == Berth::Box).count() as u8;
    let lost: u8 = game.lost_ships.values().iter().sum();
    let has_dummy = Colour::ALL.iter().any(|colour| game.owners[*colour] == Owner::Dummy);
    let spare = if has_dummy { 2 } else { 0 };
    // Equal in every game from its setup; a position composed by hand may leave more ships in the box.
    law(lost + spare <= boxed, || format!("{boxed} ships in the box, but {lost} lost and {spare} spare"))
}

/// The cards that are nowhere: with the pile empty, what the pile must hold.
pub(crate) fn missing_cards(game: &Armada) -> Cards {
    let found = all_cards(game);
    let deck = full_deck();
    Cards::new(std::array::from_fn(|index| {
        let card = Card::from_index(index);
        deck.count(card).saturating_sub(found(card) - game.pile.count(card))
    }))
}

/// How many of a card are in hands, piles and play.
fn all_cards(game: &Armada) -> impl Fn(Card) -> u8 + '_ {
    let in_frame = |frame: &Frame, card: Card| {
        matches!(frame, Frame::Carry { card: played, .. } | Frame::Lead { card: played, .. } if *played == card)
            || matches!(frame, Frame::Ponder { card: seen, .. } if *seen == Some(card))
    };
    move |card| {
        let piles = game.hands.iter().chain([&game.pile, &game.discard, &game.seen]);
        let lying: u8 = piles.map(|cards| cards.count(card)).sum();
        let played = game.frames.iter().filter(|frame| in_frame(frame, card)).count() as u8;
        lying + played + u8::from(game.surprise.is_some_and(|surprise| surprise.card == card))
    }
}

fn cards(game: &Armada) -> Result<(), String> {
    let deck = if game.options.option_cards { full_deck() } else { Cards::empty() };
    let found = all_cards(game);
    for card in Card::all() {
        law(found(card) == deck.count(card), || {
            format!("there are {} {} cards, not {}", found(card), card.name(), deck.count(card))
        })?;
    }
    Ok(())
}

/// Movement points, rounds and Winning Option cards.
fn course(game: &Armada) -> Result<(), String> {
    law(game.turn.mp <= 13, || format!("{} movement points in a turn", game.turn.mp))?;
    law(game.surprise.is_none_or(|surprise| surprise.mp <= 6), || {
        "too many points in a Surprise Attack".to_string()
    })?;
    law(game.round <= game.options.round_limit, || format!("round {} is past the last one", game.round))?;
    law(game.frames.is_empty() == game.ending.is_some(), || {
        "a game is over exactly when nothing is left to do".to_string()
    })?;
    let between_actions = matches!(game.top(), Some(Frame::Act | Frame::Window { .. }));
    for colour in Colour::ALL {
        if let Claim::OnBoard { check } = game.claims[colour] {
            let begun = game.turns_begun[colour];
            law(check == begun || check == begun + 1, || {
                format!("the claim of {} is checked in turn {check}", colour.name())
            })?;
        }
        let undeclared = between_actions && plays_on(game, colour) && game.claims[colour] == Claim::Held;
        law(!undeclared || !victory::is_supreme(game, colour), || {
            format!("{} satisfies a victory condition and has not declared it", colour.name())
        })?;
    }
    Ok(())
}
