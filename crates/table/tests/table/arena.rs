use crate::toy::LAMPS;
use approdo_bots::Bot;
use serde_json::json;

#[test]
fn bots_play_whole_games_by_seed() {
    let bots = [Bot::Random, Bot::Greedy];
    let one = (LAMPS.play_one)(&json!({ "rounds": 2 }), &bots, 7).unwrap();
    assert_eq!((LAMPS.play_one)(&json!({ "rounds": 2 }), &bots, 7), Ok(one));
    let summary = (LAMPS.simulate)(&json!({}), &bots, 0..25).unwrap();
    assert_eq!((summary.games, summary.finished()), (25, 25));
    assert!((LAMPS.round)(&json!({}), &bots, 0, 3).unwrap().finished() >= 2);
}

#[test]
fn a_match_that_cannot_be_played_says_why() {
    let error = |options, bots: &[Bot]| (LAMPS.play_one)(&options, bots, 0).unwrap_err().to_string();
    assert!(error(json!({ "rounds": 0 }), &[Bot::Random; 2]).contains("a whole number from 1 to 9, not 0"));
    assert!(error(json!({}), &[Bot::Random]).contains("2 to 3 seats"));
    assert!(error(json!({ "calm": true }), &[Bot::Random; 3]).contains("LAM-1.2"));
}
