use crate::{
    faults::{self, Fault},
    state::{Harbour, Move, Options},
};
use approdo_conformance::{Property, examine_with, trial};
use approdo_contract::prelude::*;
use approdo_contract::{Journal, Step};

/// Each fault and the property that catches it.
const PLANTED: [(Fault, Property); 40] = [
    (Fault::AskOnlyTheHolder, Property::ToldAlikeSeeAlike),
    (Fault::CountTreasures, Property::SecretsAreKept),
    (Fault::Overdraft, Property::NeverPanics),
    (Fault::OpenDraw, Property::SecretsAreKept),
    (Fault::VisibleBid, Property::SecretsAreKept),
    (Fault::LostCard, Property::AuditHolds),
    (Fault::RedealOwnHand, Property::RedealIsInvisible),
    (Fault::RedealNothing, Property::RedealForgets),
    (Fault::RedealKeepsBids, Property::RedealForgets),
    (Fault::RedealPeeks, Property::RedealForgets),
    (Fault::DeadEnd, Property::NoDeadEnd),
    (Fault::JournalSteers, Property::JournalNeverSteers),
    (Fault::TiesByArrival, Property::OrderIsFree),
    (Fault::ForgottenMove, Property::ListedWhenAccepted),
    (Fault::TellingRefusal, Property::RedealIsInvisible),
    (Fault::TellingOutOfTurn, Property::RedealIsInvisible),
    (Fault::ForeignOutOfTurn, Property::ClausesAreOwn),
    (Fault::WrongLegalList, Property::LegalListAgrees),
    (Fault::Unstorable, Property::Storable),
    (Fault::DuplicateCandidate, Property::NoDuplicates),
    (Fault::NeverEnds, Property::NoRunAway),
    (Fault::PanickingCheck, Property::NeverPanics),
    (Fault::SilentBid, Property::ChangesAreAnnounced),
    (Fault::UnmarkedReveal, Property::TeachingIsMarked),
    (Fault::IdleStep, Property::StepChangesSomething),
    (Fault::DriftingSetup, Property::StepsRebuild),
    (Fault::DriftingUndo, Property::UndoIsExact),
    (Fault::NamelessPiece, Property::WordsAreThere),
    (Fault::ForeignClause, Property::ClausesAreOwn),
    (Fault::NoSuchSeat, Property::PendingIsWellFormed),
    (Fault::PickySetup, Property::OptionsAsListed),
    (Fault::TellingDie, Property::ToldAlikeSeeAlike),
    (Fault::ImpossibleFrame, Property::AuditHolds),
    (Fault::SleepingFrame, Property::AuditHolds),
    (Fault::TellingReason, Property::RedealIsInvisible),
    (Fault::TwinGestures, Property::GesturesTellApart),
    (Fault::WrongSum, Property::AccountsAddUp),
    (Fault::DriftingPrice, Property::AlikeForeseeAlike),
    (Fault::SkippedTally, Property::PricesComeTrue),
    (Fault::UnnumberedBid, Property::NumbersLeadBack),
];

fn options(fault: Fault) -> Options {
    Options { rounds: 8, fault: Some(fault) }
}

fn found(fault: Fault, seats: u8) -> Option<approdo_conformance::Fault> {
    faults::forget();
    examine_with::<Harbour>(&options(fault), seats, 200).err()
}

#[test]
fn every_planted_fault_is_caught_by_its_property() {
    let wrong: Vec<String> = PLANTED
        .iter()
        .map(|(fault, property)| (fault, property, found(*fault, 3)))
        .filter(|(_, property, found)| found.as_ref().map(|found| found.property) != Some(**property))
        .map(|(fault, property, found)| format!("{fault:?} should break {property:?}: {found:?}"))
        .collect();
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn every_property_has_caught_a_planted_fault() {
    let idle: Vec<Property> =
        Property::ALL.into_iter().filter(|property| PLANTED.iter().all(|(_, by)| by != property)).collect();
    assert_eq!(idle, []);
}

#[test]
fn a_fault_says_how_to_see_it_again() {
    let fault = found(Fault::TellingRefusal, 2).expect("it is caught");
    let text = fault.to_string();
    let json = r#"options {"rounds":8,"fault":"telling_refusal"}"#;
    let known =
        ["game harbour", json, "seats 2", &format!("seed {}", fault.seed), &format!("step {}", fault.step)];
    assert!(known.iter().all(|part| text.contains(part)) && !text.contains('\n'), "{text}");

    assert_eq!(trial::<Harbour>(&options(Fault::TellingRefusal), 2, fault.seed, 1), Err(fault.clone()));
    let steps: Vec<Step<Move>> = serde_json::from_str(&fault.steps).expect("the steps are JSON");
    assert_eq!(steps.len(), fault.step);
    let mut game = Harbour::setup(&options(Fault::TellingRefusal), 2).expect("the options are playable");
    for step in steps {
        game.advance(step, &mut Journal::off()).expect("the steps can be taken again");
    }
}

#[test]
fn a_panic_is_reported_with_the_step_that_caused_it() {
    let fault = found(Fault::Overdraft, 2).expect("it is caught");
    assert_eq!(fault.property, Property::NeverPanics);
    assert!(fault.detail.contains("overflow"), "{}", fault.detail);
}

#[test]
fn looking_less_often_examines_the_same_games() {
    let sampled = approdo_conformance::Effort { games: 200, sample: 7 };
    let fault = examine_with::<Harbour>(&options(Fault::LostCard), 3, sampled).expect_err("it is caught");
    let close = found(Fault::LostCard, 3).expect("it is caught");
    assert_eq!((fault.property, fault.seed, fault.steps), (close.property, close.seed, close.steps));
}
