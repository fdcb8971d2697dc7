//! Counters, scores, goals, coming events and reasons.

use approdo_conformance::{random_step, source};
use approdo_contract::prelude::*;
use approdo_contract::{Account, Journal, Pending, Phrase, Seat, Viewer};
use approdo_imperial_settlers::{ImperialSettlers, Options, options::Mode};
use approdo_phrases::{Language, Speaker};
use std::collections::BTreeSet;

fn total(account: &Account) -> i32 {
    account.parts.iter().filter_map(|part| part.points).sum()
}

/// The keys that have been checked in both languages: once is enough.
#[derive(Default)]
struct Said(BTreeSet<&'static str>);

impl Said {
    fn say(&mut self, phrase: &Phrase) {
        if self.0.insert(phrase.key) {
            for speaker in Language::ALL.map(Speaker::new) {
                let name = |seat: Seat| format!("player {}", seat.0);
                speaker.try_say(phrase, &ImperialSettlers::label, &name).expect("it can be said");
            }
        }
    }

    /// Checks the reasons of refused choices and everything shown for the players who are asked.
    fn look(&mut self, game: &ImperialSettlers) {
        if let Pending::Decision { seats, .. } = game.pending() {
            for seat in seats.iter() {
                game.occasion(seat).iter().for_each(|why| self.say(why));
                let mut moves = Vec::new();
                game.candidates(seat, &mut moves);
                let refused = moves.iter().filter_map(|mv| Some((*mv, game.check(seat, *mv).err()?)));
                refused
                    .filter_map(|(mv, refusal)| game.because(seat, mv, &refusal))
                    .for_each(|why| self.say(&why));
            }
        }
        let view = game.view(Viewer::Spectator);
        let account = ImperialSettlers::account(&view, Seat(0));
        account.parts.iter().for_each(|part| self.say(&part.phrase));
        account.ties.iter().for_each(|tie| self.say(&tie.phrase));
        account.settled.iter().for_each(|settled| self.say(settled));
        ImperialSettlers::tally(&view, Seat(0)).iter().for_each(|tally| self.say(&tally.label));
        ImperialSettlers::goal(&view, Seat(0)).iter().for_each(|goal| self.say(&goal.phrase));
        ImperialSettlers::ahead(&view).iter().for_each(|next| self.say(&next.phrase));
    }
}

/// Plays a game to its end and checks every position.
fn play(options: &Options, seats: u8, seed: u64, said: &mut Said) -> ImperialSettlers {
    let mut game = ImperialSettlers::setup(options, seats).expect("the options are allowed");
    let mut rng = source(seed);
    let keys = |game: &ImperialSettlers| {
        let tally = ImperialSettlers::tally(&game.view(Viewer::Spectator), Seat(0));
        tally.into_iter().map(|tally| tally.key).collect::<Vec<_>>()
    };
    let (first, mut rounds) = (keys(&game), 0);
    while let Some(step) = random_step(&game, &mut rng) {
        said.look(&game);
        assert_eq!(keys(&game), first, "the same amounts throughout");
        let ahead = ImperialSettlers::ahead(&game.view(Viewer::Spectator));
        let meter = ahead.last().and_then(|end| end.now).expect("the end of the game is ahead");
        assert!((rounds..=rounds + 1).contains(&meter), "rounds follow each other: {rounds}, {meter}");
        rounds = meter;
        game.apply(step, &mut Journal::off());
    }
    assert_eq!(rounds, 5, "a game has five rounds");
    game
}

#[test]
fn whole_games_tell_what_they_are_about() {
    let mut said = Said::default();
    for (seed, seats) in (1..=5).chain(1..=5).enumerate() {
        let mode = if seed < 5 { Mode::Open } else { Mode::Standard };
        let game = play(&Options { mode, ..Options::default() }, seats, seed as u64, &mut said);
        let Pending::Over(outcome) = game.pending() else { panic!("the game goes on") };
        said.look(&game);
        let view = game.view(Viewer::Spectator);
        assert!(ImperialSettlers::ahead(&view).is_empty(), "nothing comes after the end");
        let merit = |seat: Seat| {
            let account = ImperialSettlers::account(&view, seat);
            let ties: Vec<Option<i32>> = account.ties.iter().map(|tie| tie.amount).collect();
            (total(&account), ties)
        };
        for seat in Seat::all(seats) {
            let standing = outcome.standings[seat.index()];
            assert_eq!(merit(seat).0, standing.score, "the account adds up");
            let goal = &ImperialSettlers::goal(&view, seat)[0];
            let settled = ImperialSettlers::account(&view, seat).settled;
            if seats == 1 {
                let is_won = settled.is_some_and(|settled| settled.key == "imperial-settlers-settled");
                assert_eq!(is_won, standing.place == 1, "a solo game that was won has a result");
                assert_eq!(goal.needed <= goal.now, standing.place == 1, "a solo game is won by its goal");
                continue;
            }
            assert_eq!(goal.now, Some(standing.score), "the most VP win");
            let better = Seat::all(seats).filter(|other| merit(*other) > merit(seat)).count();
            assert_eq!(better as u8 + 1, standing.place, "VP, then Goods, then cards decide");
        }
    }
    for occasion in ["occasion", "occasion-build", "occasion-raze"] {
        let key = format!("imperial-settlers-{occasion}");
        assert!(said.0.contains(key.as_str()), "no question tells what led to it: {occasion}");
    }
    let reasons = said.0.iter().filter(|key| key.contains("-reason-")).count();
    assert!(10 < reasons, "only {reasons} reasons were met");
}
