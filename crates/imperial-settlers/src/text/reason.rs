//! Short reasons for refusals.

use approdo_contract::{Phrase, Refusal};

/// The most frequent clauses of refusals, each with a short reason.
const REASONS: [(&str, &str); 23] = [
    ("IMP-6.9", "imperial-settlers-reason-versions"),
    ("IMP-6.13", "imperial-settlers-reason-copies"),
    ("IMP-10.7", "imperial-settlers-reason-passed"),
    ("IMP-11.2", "imperial-settlers-reason-cost"),
    ("IMP-11.3", "imperial-settlers-reason-foundation"),
    ("IMP-12.1", "imperial-settlers-reason-common-deal"),
    ("IMP-12.2", "imperial-settlers-reason-deal-food"),
    ("IMP-13.2", "imperial-settlers-reason-raze-hand"),
    ("IMP-13.4", "imperial-settlers-reason-raze-tokens"),
    ("IMP-13.5", "imperial-settlers-reason-raze-none"),
    ("IMP-13.6", "imperial-settlers-reason-raze-faction"),
    ("IMP-14.3", "imperial-settlers-reason-used"),
    ("IMP-14.9", "imperial-settlers-reason-no-cost"),
    ("IMP-15.1", "imperial-settlers-reason-workers"),
    ("IMP-16.2", "imperial-settlers-reason-own-visit"),
    ("IMP-16.5", "imperial-settlers-reason-full"),
    ("IMP-16.7", "imperial-settlers-reason-passed"),
    ("IMP-18.1", "imperial-settlers-reason-defend"),
    ("IMP-18.3", "imperial-settlers-reason-defended"),
    ("IMP-18.7", "imperial-settlers-reason-guarded"),
    ("IMP-18.9", "imperial-settlers-reason-samurai"),
    ("IMP-21.3", "imperial-settlers-reason-tech"),
    ("IMP-27.8", "imperial-settlers-reason-peace"),
];

/// The short reason, if there is one, with the needed and the available amount.
pub(crate) fn because(refusal: &Refusal) -> Option<Phrase> {
    let (rule, key) = REASONS.into_iter().find(|(rule, _)| *rule == refusal.rule.0)?;
    let phrase = Phrase::new(key).rule(rule);
    Some(match refusal.shortfall {
        Some(shortfall) => {
            phrase.number("need", i32::from(shortfall.need)).number("have", i32::from(shortfall.have))
        }
        None => phrase,
    })
}
