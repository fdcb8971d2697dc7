//! Determinization: what a player cannot know is replaced by a random possibility: what lies behind the screens of
//! others, their objectives, their tiles of turn 0, and what is sealed.
//!
//! Cubes, florins and tokens never leave the game unseen, so the total of the others is known, and only its split is
//! random. A player who is paying, offering or hiding something has shown that he owns it, and keeps it.

use crate::{
    frames::{Frame, Guess, Hidden, Hide, Pay},
    ids::{ObjectiveId, Resource, TileId},
    phase::opening,
    sets::IdSet,
    state::{Archipelago, Cubes},
};
use approdo_contract::{Seat, pick, rand_core::Rng};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;

pub(crate) fn redeal(game: &mut Archipelago, observer: Seat, rng: &mut dyn Rng) {
    // When the game is over everything is laid open.
    if game.ending.is_some() {
        return;
    }
    redeal_tiles(game, observer, rng);
    redeal_stocks(game, observer, rng);
    redeal_sealed(game, observer, rng);
    redeal_objectives(game, observer, rng);
    redeal_hands(game, observer, rng);
}

fn others(game: &Archipelago, observer: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
    game.all_seats().filter(move |seat| *seat != observer)
}

/// Takes a random member out of a set.
fn draw<I: NamedId>(set: &mut IdSet<I>, rng: &mut dyn Rng) -> I {
    let id = set.nth(pick(rng, u32::from(set.len())) as usize);
    set.remove(id);
    id
}

/// ARC-5.3: tiles of turn 0. Later the hands are empty and the stack is what is left of the box.
fn redeal_tiles(game: &mut Archipelago, observer: Seat, rng: &mut dyn Rng) {
    let mut unseen: IdSet<TileId> = game.tiles.stack;
    let hands: ArrayVec<(Seat, u8), 5> =
        others(game, observer).map(|seat| (seat, game.tiles.hands[seat.index()].len())).collect();
    if hands.iter().all(|(_, size)| *size == 0) {
        return;
    }
    for (seat, _) in &hands {
        unseen = unseen.or(game.tiles.hands[seat.index()]);
    }
    for (seat, size) in hands {
        game.tiles.hands[seat.index()] = (0..size).map(|_| draw(&mut unseen, rng)).collect();
    }
    game.tiles.stack = unseen;
}

/// What the others own together.
struct Pool {
    florins: u8,
    cubes: Cubes,
    tokens: u8,
}

impl Pool {
    fn cubes_left(&self) -> u32 {
        self.cubes.values().iter().map(|count| u32::from(*count)).sum()
    }

    /// Gives so much to a player before the random split.
    fn reserve(&mut self, game: &mut Archipelago, seat: Seat, florins: u8, cubes: &Cubes, tokens: u8) {
        let player = game.player_mut(seat);
        self.florins -= florins;
        player.florins += florins;
        self.tokens -= tokens;
        player.tokens += tokens;
        for (resource, count) in cubes.iter() {
            self.cubes[resource] -= count;
            player.cubes[resource] += count;
        }
    }

    /// Takes a random cube out.
    fn draw_cube(&mut self, rng: &mut dyn Rng) -> Resource {
        let resource = nth_cube(&self.cubes, pick(rng, self.cubes_left()));
        self.cubes[resource] -= 1;
        resource
    }
}

/// The cube that is number `index` when the cubes lie in the order of their kinds.
fn nth_cube(cubes: &Cubes, mut index: u32) -> Resource {
    for (resource, count) in cubes.iter() {
        if index < u32::from(*count) {
            return resource;
        }
        index -= u32::from(*count);
    }
    unreachable!("a cube was picked among those that are there")
}

fn redeal_stocks(game: &mut Archipelago, observer: Seat, rng: &mut dyn Rng) {
    let seats: ArrayVec<Seat, 5> = others(game, observer).collect();
    let mut pool = Pool { florins: 0, cubes: Cubes::default(), tokens: 0 };
    for seat in &seats {
        let player = game.player_mut(*seat);
        pool.florins += std::mem::take(&mut player.florins);
        pool.tokens += std::mem::take(&mut player.tokens);
        for resource in Resource::ALL {
            pool.cubes[*resource] += std::mem::take(&mut player.cubes[*resource]);
        }
    }
    keep_what_is_known(game, observer, &mut pool, rng);
    let anybody = |rng: &mut dyn Rng| seats[pick(rng, seats.len() as u32) as usize];
    for _ in 0..pool.florins {
        game.player_mut(anybody(rng)).florins += 1;
    }
    for _ in 0..pool.tokens {
        game.player_mut(anybody(rng)).tokens += 1;
    }
    for resource in Resource::ALL {
        for _ in 0..pool.cubes[*resource] {
            game.player_mut(anybody(rng)).cubes[*resource] += 1;
        }
    }
}

/// An offer is owned, a payment can be made, and a player who hides a cube has one.
fn keep_what_is_known(game: &mut Archipelago, observer: Seat, pool: &mut Pool, rng: &mut dyn Rng) {
    if let Some(offer) = game.offer
        && offer.by != observer
    {
        pool.reserve(game, offer.by, offer.give.florins, &offer.give.cubes, offer.give.tokens);
    }
    let top = game.top();
    if let Some(Frame::Pay(Pay { cubes, any })) = top
        && game.active != observer
    {
        let seat = game.active;
        let kept = Cubes::from_fn(|resource: Resource| cubes[resource.index()].min(pool.cubes[resource]));
        let missing: u8 = Resource::ALL.iter().map(|kind| cubes[kind.index()] - kept[*kind]).sum();
        pool.reserve(game, seat, 0, &kept, missing);
        for _ in 0..any {
            if 0 < pool.cubes_left() {
                let resource = pool.draw_cube(rng);
                game.player_mut(seat).cubes[resource] += 1;
            } else {
                pool.reserve(game, seat, 0, &Cubes::default(), 1);
            }
        }
    }
    if let Some(Frame::Hide(Hide { victim, .. }) | Frame::Guess(Guess { victim, .. })) = top
        && victim != observer
    {
        let resource = pool.draw_cube(rng);
        game.player_mut(victim).cubes[resource] += 1;
    }
}

/// Bids and votes that are not revealed yet.
fn redeal_sealed(game: &mut Archipelago, observer: Seat, rng: &mut dyn Rng) {
    for seat in others(game, observer) {
        if game.bids[seat.index()].is_some() {
            let most = u32::from(game.player(seat).florins);
            game.bids[seat.index()] = Some(pick(rng, most + 1) as u8);
        }
        if game.votes[seat.index()].is_some() {
            let trends = opening::spare_trends(game);
            let vote = trends.nth(pick(rng, u32::from(trends.len())) as usize);
            game.votes[seat.index()] = Some(vote);
        }
    }
}

/// Objectives that the observer has not been dealt, spied out or seen revealed. A card whose end condition has come
/// true without being revealed is in no hand, but may have been put back.
fn redeal_objectives(game: &mut Archipelago, observer: Seat, rng: &mut dyn Rng) {
    let mut unseen = game.objective_deck();
    let spied = game.player(observer).spied;
    let mut see = |cards: &[ObjectiveId]| cards.iter().for_each(|card| unseen.remove(*card));
    see(&game.player(observer).objectives);
    see(&game.player(observer).put_back);
    see(&game.open_objectives);
    for seat in spied.iter() {
        see(&game.player(seat).objectives);
    }
    unseen = unseen.minus(game.revealed);
    let mut holdable = unseen.minus(game.met);
    for seat in others(game, observer) {
        if !spied.contains(seat) {
            let revealed = game.revealed;
            let hand = &mut game.player_mut(seat).objectives;
            for card in hand.iter_mut().filter(|card| !revealed.contains(**card)) {
                *card = draw(&mut holdable, rng);
                unseen.remove(*card);
            }
            hand.sort_unstable();
        }
    }
    for seat in others(game, observer) {
        let put_back = &mut game.player_mut(seat).put_back;
        put_back.iter_mut().for_each(|card| *card = draw(&mut unseen, rng));
        put_back.sort_unstable();
    }
}

/// ARC-27.12: what the Thief's victim holds in his hands.
fn redeal_hands(game: &mut Archipelago, observer: Seat, rng: &mut dyn Rng) {
    let Some(Frame::Hide(Hide { victim, .. }) | Frame::Guess(Guess { victim, .. })) = game.top() else {
        return;
    };
    if victim == observer {
        return;
    }
    let mut pool = Pool { florins: 0, cubes: game.player(victim).cubes, tokens: 0 };
    let hands = if pool.cubes_left() == 1 {
        let cube = Hidden::Cube(pool.draw_cube(rng));
        if pick(rng, 2) == 0 { [cube, Hidden::Nothing] } else { [Hidden::Nothing, cube] }
    } else {
        [pool.draw_cube(rng), pool.draw_cube(rng)].map(Hidden::Cube)
    };
    match game.frames.last_mut() {
        Some(Frame::Hide(Hide { left: Some(left), .. })) => *left = hands[0],
        Some(Frame::Guess(Guess { hands: hidden, .. })) => *hidden = Some(hands),
        Some(_) | None => (),
    }
}
