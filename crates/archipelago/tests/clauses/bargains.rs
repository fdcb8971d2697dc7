//! Section 7 as bots use it: they propose deals that suit both sides, and answer offers by what is in them.

use crate::desk::{Desk, Layout, action, bay, card, florins, region};
use approdo_archipelago::{Archipelago, Good, Move, Options, ids::Resource};
use approdo_bots::{Bot, Budget, arena::play_watched, consider};
use approdo_conformance::desk::Desk as _;
use approdo_contract::{Seat, Step};
use serde_json::json;

/// Seat 0 collects iron for his objective and has money; the others have the iron. His round begins.
fn collector() -> Layout {
    bay(3)
        .units(0, "palm_bay_b", 2)
        .units(1, "palm_bay_b", 2)
        .units(2, "cattle_shore_b", 2)
        .trends(&["trend_ships"])
        .objectives(0, &["short_markets_iron"])
        .objectives(1, &["short_piles2_florins"])
        .objectives(2, &["short_towns_ports"])
        .screen(0, 14, &[])
        .screen(1, 4, &[("iron", 3)])
        .screen(2, 4, &[("iron", 3)])
}

/// Seat 0 lacks the stone of a port that he has a place and florins for; the others have plenty of stone.
fn builder() -> Layout {
    bay(3)
        .units(0, "palm_bay_b", 2)
        .units(1, "palm_bay_b", 1)
        .units(2, "cattle_shore_b", 1)
        .trends(&["trend_ships"])
        .objectives(0, &["short_towns_ports"])
        .objectives(1, &["short_piles2_florins"])
        .objectives(2, &["short_characters_explorers"])
        .screen(0, 14, &[("fish", 1)])
        .screen(1, 3, &[("stone", 4)])
        .screen(2, 3, &[("stone", 4)])
}

/// All bots that think.
const BOTS: [Bot; 3] = [Bot::Novice, Bot::Greedy, Bot::Search(Budget::Iterations(30))];

/// What a steady bot does in the place of the seat that is asked.
fn choice(desk: &Desk) -> Move {
    choice_of(desk, Bot::Greedy)
}

fn choice_of(desk: &Desk, bot: Bot) -> Move {
    consider(&desk.game, desk.asked(), bot, 1).expect("there is something to do").mv
}

/// Lets a bot put its offer together until it asks for the answer.
fn draft(desk: &mut Desk, bot: Bot) {
    let maker = desk.asked();
    let opening = choice_of(desk, bot);
    assert!(matches!(opening, Move::Offer(_)), "{bot}: {opening:?}");
    desk.play(opening);
    while desk.asked() == maker {
        let change = choice_of(desk, bot);
        assert_ne!(change, Move::Withdraw, "{bot}: {:?}", desk.view().offer);
        desk.play(change);
    }
}

/// What every bot in seat 1 answers to this offer of seat 0.
fn answer(layout: Layout, give: &[Good], ask: &[Good]) -> Move {
    let mut desk = layout.lay();
    desk.play(Move::Offer(Seat(1)));
    give.iter().for_each(|good| {
        desk.play(Move::Give(*good));
    });
    ask.iter().for_each(|good| {
        desk.play(Move::Ask(*good));
    });
    desk.play(Move::Send);
    let answers = BOTS.map(|bot| choice_of(&desk, bot));
    assert_eq!(answers, [answers[0]; 3], "they do not agree about {give:?} for {ask:?}");
    answers[0]
}

fn coins(count: u8) -> Vec<Good> {
    vec![florins(1); usize::from(count)]
}

fn cube(resource: Resource) -> Good {
    Good::Cube(resource)
}

#[test]
fn a_bot_offers_florins_for_the_cube_it_collects() {
    for bot in BOTS {
        let mut desk = collector().lay();
        draft(&mut desk, bot);
        let offer = desk.view().offer.expect("it has been sent");
        assert_eq!(offer.ask.cubes[Resource::Iron], 1, "{offer:?}");
        assert!(4 <= offer.give.florins && offer.ask.florins == 0, "{offer:?}");
        assert_eq!(choice_of(&desk, bot), Move::Accept, "the price is fair: {offer:?}");
    }
}

#[test]
fn a_bot_buys_what_a_building_lacks_and_builds_it() {
    let mut desk = builder().lay();
    draft(&mut desk, Bot::Greedy);
    let offer = desk.view().offer.expect("it has been sent");
    assert_eq!(offer.ask.cubes[Resource::Stone], 1, "{offer:?}");
    assert_eq!(choice(&desk), Move::Accept, "{offer:?}");
    desk.play(Move::Accept);
    assert_eq!(desk.cubes(0, Resource::Stone), 1);
    desk.legal(action("build"));
}

#[test]
fn a_bot_asks_once_in_a_round_and_goes_on() {
    let desk = collector().set("offers", json!([1, 0, 0, 0, 0])).lay();
    assert!(!matches!(choice(&desk), Move::Offer(_) | Move::Call(_)));
    // Nor does it ask when it has done what it wanted to do.
    let acted = json!({ "action": true, "card": true, "trade": true, "doubled": null });
    let desk = collector().set("round", acted).set("wheel.discs.harvest_cattle.0", json!(1));
    let desk = desk.posted(0, "cattle_shore_b", "cattle", "engaged", 1).lay();
    assert_eq!(choice(&desk), Move::EndRound);
}

#[test]
fn a_bot_that_is_called_on_offers_its_deal_or_withdraws_at_once() {
    // Seat 2 takes a round and calls on the collector.
    let mut desk = collector().round_of(2).lay();
    desk.play(Move::Call(Seat(0)));
    assert!(matches!(choice(&desk), Move::Give(_) | Move::Ask(_)), "{:?}", choice(&desk));
    // Without a florin it has nothing to propose.
    let mut desk = collector().screen(0, 0, &[]).round_of(2).lay();
    desk.play(Move::Call(Seat(0)));
    assert_eq!(choice(&desk), Move::Withdraw);
    // What it did not put in does not stay in.
    let mut desk = collector().round_of(2).lay();
    desk.play(Move::Call(Seat(0))).play(Move::Ask(Good::Token));
    assert_eq!(choice(&desk), Move::Withdraw);
}

/// What bots of a table said in whole games.
#[derive(Debug, Default)]
struct Talk {
    begun: u32,
    called: u32,
    sent: u32,
    accepted: u32,
    withdrawn: u32,
    /// The most offers of a player in one round.
    most: u32,
}

fn talk(bots: &[Bot], seeds: std::ops::Range<u64>) -> Talk {
    let mut talk = Talk::default();
    for seed in seeds {
        let mut here = 0;
        let watch = |_: &Archipelago, step| match step {
            Step::Move(_, Move::Offer(_)) => {
                talk.begun += 1;
                here += 1;
                talk.most = talk.most.max(here);
            }
            Step::Move(_, Move::Call(_)) => talk.called += 1,
            Step::Move(_, Move::Send) => talk.sent += 1,
            Step::Move(_, Move::Accept) => talk.accepted += 1,
            Step::Move(_, Move::Withdraw) => talk.withdrawn += 1,
            Step::Move(_, Move::EndRound) => here = 0,
            Step::Move(..) | Step::Luck(_) => (),
        };
        play_watched(&Options::default(), bots, seed, watch).expect("they play to the end");
    }
    talk
}

/// An offer that is begun to put something worse off is taken apart again; bots once made some 25 of them in a game.
#[test]
fn bots_send_every_offer_that_they_begin() {
    let talk = talk(&[Bot::Greedy; 3], 21..25);
    assert_eq!((talk.begun, talk.called, talk.withdrawn), (talk.sent, 0, 0), "{talk:?}");
    assert!(talk.most <= 1, "{talk:?}");
}

#[test]
fn bots_come_to_deals() {
    for seats in 3..=5 {
        let talk = talk(&vec![Bot::Greedy; seats], 30_000..30_006);
        assert!(0 < talk.accepted, "{seats} seats: {talk:?}");
        assert!(talk.sent <= 5 * talk.accepted, "{seats} seats: {talk:?}");
    }
}

#[test]
fn two_bots_never_negotiate() {
    let talk = talk(&[Bot::Greedy; 2], 41..44);
    assert_eq!((talk.begun, talk.called), (0, 0), "{talk:?}");
}

#[test]
fn a_bot_takes_gifts_and_makes_none() {
    assert_eq!(answer(collector(), &coins(2), &[]), Move::Accept);
    for ask in [florins(1), florins(5), cube(Resource::Iron), Good::Token] {
        let layout = collector().screen(1, 9, &[("iron", 3)]).tokens(1, 1);
        assert_eq!(answer(layout, &[], &[ask]), Move::Decline, "{ask:?}");
    }
}

#[test]
fn a_bot_accepts_a_fair_price_for_what_it_has_plenty_of() {
    for resource in Resource::ALL.iter().copied() {
        let name = approdo_pieces::NamedId::name(resource);
        for purse in [0, 3, 6] {
            let layout = collector().screen(1, purse, &[(name, 4)]);
            assert_eq!(answer(layout, &coins(6), &[cube(resource)]), Move::Accept, "{name}, {purse}f");
        }
        // Two other cubes for one of four.
        let other = if resource == Resource::Fruit { Resource::Wood } else { Resource::Fruit };
        let given = [(approdo_pieces::NamedId::name(other), 2)];
        let layout = collector().screen(0, 14, &given).screen(1, 4, &[(name, 4)]);
        assert_eq!(answer(layout, &[cube(other), cube(other)], &[cube(resource)]), Move::Accept, "{name}");
    }
}

#[test]
fn a_bot_buys_cheaply_and_not_dearly() {
    for resource in Resource::ALL.iter().copied() {
        let name = approdo_pieces::NamedId::name(resource);
        let layout = || collector().screen(0, 14, &[(name, 1)]).screen(1, 20, &[]);
        assert_eq!(answer(layout(), &[cube(resource)], &coins(1)), Move::Accept, "{name}");
        let dear = [florins(5), florins(5), florins(5)];
        assert_eq!(answer(layout(), &[cube(resource)], &dear), Move::Decline, "{name}");
    }
}

#[test]
fn a_bot_is_not_exploited() {
    for resource in Resource::ALL.iter().copied() {
        let name = approdo_pieces::NamedId::name(resource);
        for have in [1, 3, 5] {
            let layout = || collector().screen(1, 4, &[(name, have)]);
            assert_eq!(answer(layout(), &coins(1), &[cube(resource)]), Move::Decline, "{have} {name}");
            let all = vec![cube(resource); usize::from(have)];
            assert_eq!(answer(layout(), &coins(have), &all), Move::Decline, "{have} {name}");
        }
    }
    let rich = || collector().screen(0, 14, &[("wood", 1)]).screen(1, 15, &[("stone", 2)]).tokens(1, 1);
    assert_eq!(answer(rich(), &coins(2), &[Good::Token]), Move::Decline);
    assert_eq!(answer(rich(), &[cube(Resource::Wood)], &[Good::Token]), Move::Decline);
    assert_eq!(answer(rich(), &coins(1), &[florins(5)]), Move::Decline);
    let stones = [cube(Resource::Stone), cube(Resource::Stone)];
    assert_eq!(answer(rich(), &[cube(Resource::Wood)], &stones), Move::Decline);
    let owner = || collector().cards(1, &["sawmill"]);
    assert_eq!(answer(owner(), &coins(1), &[Good::Card(card("sawmill"))]), Move::Decline);
}

/// One player holds the town of Palm Bay, where there is fruit; another has people there or elsewhere.
fn landlord(host: u8, guest: u8, at: &str) -> Layout {
    let layout = bay(3).trends(&["trend_ships"]).town("palm_bay_b").on(host, "palm_bay_b", "town");
    let layout = layout
        .objectives(0, &["short_towns_ports"])
        .objectives(1, &["short_characters_explorers"])
        .objectives(2, &["short_ports_progress"]);
    layout.units(guest, at, 2).screen(0, 14, &[]).screen(1, 10, &[])
}

#[test]
fn a_bot_pays_for_a_permission_only_where_it_could_harvest() {
    let permission = [Good::Permission(region("palm_bay"))];
    let guest = || landlord(0, 1, "palm_bay_b");
    assert_eq!(answer(guest(), &permission, &coins(1)), Move::Accept);
    assert_eq!(answer(guest(), &permission, &[florins(5), florins(5)]), Move::Decline);
    assert_eq!(answer(landlord(0, 1, "cattle_shore_b"), &permission, &coins(1)), Move::Decline);
}

#[test]
fn a_bot_sells_a_permission_for_a_price() {
    let permission = [Good::Permission(region("palm_bay"))];
    let host = || landlord(1, 0, "palm_bay_b");
    assert_eq!(answer(host(), &coins(5), &permission), Move::Accept);
    assert_eq!(answer(host(), &[], &permission), Move::Decline);
}

#[test]
fn a_bot_that_decides_the_order_sells_a_place_and_pays_nothing_for_the_last_one() {
    let deciding = |seat: u8| collector().deciding(seat).screen(1, 10, &[]);
    let mut desk = deciding(1).lay();
    desk.play(Move::Call(Seat(0))).play(Move::Give(florins(5))).play(Move::Ask(Good::Place(2)));
    desk.play(Move::Send);
    assert_eq!(choice(&desk), Move::Accept);
    assert_eq!(answer(deciding(0), &[Good::Place(3)], &coins(1)), Move::Decline);
    assert_eq!(answer(deciding(0), &[Good::Place(1)], &[florins(5), florins(1)]), Move::Decline);
}

/// Seat 1 has been responsible and kept its fruit; now seat 0 lacks it.
#[test]
fn a_bot_sells_what_a_crisis_needs_though_not_for_nothing() {
    let crisis = || {
        let responsible = json!({ "domestic": { "resource": "fruit", "feeds": 5, "nth": 1 } });
        collector()
            .phase("balance")
            .frames(json!([{ "phase": "actions" }, responsible]))
            .set("order", json!([1, 0, 2]))
            .lying(0, "cattle_shore_b", 1)
            .screen(1, 4, &[("fruit", 2)])
    };
    let fruit = [cube(Resource::Fruit)];
    assert_eq!(answer(crisis(), &coins(4), &fruit), Move::Accept);
    assert_eq!(answer(crisis(), &[], &fruit), Move::Decline);
}
