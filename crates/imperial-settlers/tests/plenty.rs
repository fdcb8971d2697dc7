//! Stress test: games from the middle on, with large empires, full hands and Goods for everything, for combinations
//! of cards that are rare in whole games. After every step the invariants hold, and a player or luck can go on.

use crate::desk::{Desk, table};
use approdo_conformance::{desk::Desk as _, gestures_tell_apart, random_step, source};
use approdo_contract::pick;
use approdo_imperial_settlers::{content::Kind, ids::Card};
use approdo_pieces::NamedId;
use rand_core::Rng;
use serde_json::{Value, json};

const FACTIONS: [&str; 5] = ["barbarians", "japanese", "romans", "egyptians", "atlanteans"];

#[derive(Clone, Copy)]
enum Zone {
    Empire,
    Hand,
    Deal,
    Foundation,
    Deck,
}

const ZONES: [Zone; 8] = [
    Zone::Empire,
    Zone::Empire,
    Zone::Hand,
    Zone::Hand,
    Zone::Deal,
    Zone::Foundation,
    Zone::Deck,
    Zone::Deck,
];

/// Enough games for the Dark Chapel to raze cards with equal Goods several times.
const GAMES: u64 = 200;

/// Locations at the beginning, with room for those that are built.
const MOST: usize = 40;

/// Seats for these factions, with everything dealt at random.
fn plenty(factions: &[&str], rng: &mut dyn Rng) -> Desk {
    let seats = factions.len();
    let mut any = |n: usize| pick(rng, n as u32) as usize;
    let mut layout = table(factions).turn(1 + any(5) as u8, 0);
    let (mut hands, mut deals, mut foundations) =
        (vec![Vec::new(); seats], vec![Vec::new(); seats], vec![Vec::new(); seats]);
    // Remaining stock of Egyptian and Barbarian tokens.
    let (mut ears, mut blocks) = (4, 2);
    let mut stands = 0;
    for card in shuffled(&mut any) {
        let own = card.info().faction.map(|faction| factions.iter().position(|name| *name == faction.name()));
        for _ in 0..card.face().copies {
            let seat = match own {
                Some(None) => continue,
                Some(Some(seat)) => seat,
                None => any(seats),
            };
            match ZONES[any(ZONES.len())] {
                Zone::Empire if stands < MOST => {
                    stands += 1;
                    let place = upon(card, seat, factions, &mut ears, &mut blocks, &mut any);
                    layout = layout.location(seat as u8, card.name(), place);
                }
                Zone::Deal if own.is_some() => deals[seat].push(card.name()),
                Zone::Foundation if own.is_none() => foundations[seat].push(card.name()),
                Zone::Hand => hands[seat].push(card.name()),
                Zone::Empire | Zone::Deal | Zone::Foundation | Zone::Deck => (),
            }
        }
    }
    let goods = ["wood", "stone", "food", "worker", "gold", "raze", "defense", "basic_tech"];
    for seat in 0..seats {
        let supply = goods.map(|good| (good, any(9) as u16));
        layout = layout.hand(seat, &hands[seat]).deals(seat, &deals[seat]);
        layout = layout.foundations(seat, &foundations[seat]).supply(seat, &supply);
    }
    layout.lay()
}

/// Every card except the Events, shuffled.
fn shuffled(any: &mut dyn FnMut(usize) -> usize) -> Vec<Card> {
    let mut rest: Vec<Card> = Card::all().filter(|card| card.info().kind != Kind::Event).collect();
    let mut cards = Vec::new();
    while !rest.is_empty() {
        cards.push(rest.swap_remove(any(rest.len())));
    }
    cards
}

/// The pieces on a Location: Technology of the Atlanteans, a Samurai, a token of another player.
fn upon(
    card: Card,
    seat: usize,
    factions: &[&str],
    ears: &mut u8,
    blocks: &mut u8,
    any: &mut dyn FnMut(usize) -> usize,
) -> Value {
    let seat_of = |name: &str| factions.iter().position(|faction| *faction == name);
    let mut marks = Vec::new();
    let mut place = json!({});
    if factions[seat] == "atlanteans" && card.is_common() {
        marks.extend(["basic", "score"].into_iter().filter(|_| any(3) == 0));
    }
    if factions[seat] == "japanese" && !card.is_common() && any(3) == 0 {
        marks.push("samurai");
    }
    let egyptians = seat_of("egyptians").filter(|other| *other != seat && 0 < *ears && any(6) == 0);
    if let Some(egyptians) = egyptians.filter(|_| card.is_common()) {
        place["taken_by"] = json!(egyptians);
        *ears -= 1;
    } else if egyptians.is_some() && card.info().has_reaction() {
        marks.push("eavesdropped");
        *ears -= 1;
    }
    if seat_of("barbarians").is_some_and(|other| other != seat) && 0 < *blocks && any(9) == 0 {
        marks.push("blocked");
        *blocks -= 1;
    }
    place["marks"] = json!(marks);
    place
}

/// Random steps to the end; the desk checks the invariants after each.
fn play(mut desk: Desk, rng: &mut dyn Rng) -> Result<(), String> {
    while !desk.is_over() {
        let Some(step) = random_step(&desk.game, rng) else {
            return Err(format!("no legal move: {:?}", desk.state()["frames"]));
        };
        gestures_tell_apart(&desk.game)?;
        desk.step(step);
    }
    Ok(())
}

/// IMP-14.18, IMP-22.3: even if cards and Events take things away, offered moves can be played and pending frames go
/// on.
#[test]
fn games_of_plenty_go_on_by_the_laws() {
    for seed in 0..GAMES {
        let mut rng = source(seed);
        let seats = 2 + (seed % 4) as usize;
        let first = pick(&mut rng, 5) as usize;
        let factions: Vec<&str> = (0..seats).map(|seat| FACTIONS[(first + seat) % 5]).collect();
        let desk = plenty(&factions, &mut rng);
        if let Err(problem) = play(desk, &mut rng) {
            panic!("seed {seed}: {problem}");
        }
    }
}
