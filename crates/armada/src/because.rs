//! Why a move is refused in this position: the clause states the rule, this names the part of it that is missing.

use crate::moves::Move;
use approdo_contract::{Phrase, Refusal};

/// The reason in a sentence, with its numbers; `None` where the clause itself says it as shortly.
pub(crate) fn because(mv: Move, refusal: &Refusal) -> Option<Phrase> {
    let Some(shortfall) = refusal.shortfall else { return plain(refusal.rule.0).map(Phrase::new) };
    let key = match refusal.rule.0 {
        "ARM-5.5" if matches!(mv, Move::Garrison(_)) => "armada-because-too-many",
        "ARM-6.5" => "armada-because-costs",
        "ARM-7.2" => "armada-because-no-band",
        "ARM-7.5" => "armada-because-no-ingot",
        "ARM-7.6" => "armada-because-gold-alone",
        "ARM-8.5" => "armada-because-ship-full",
        "ARM-11.1" => "armada-because-attackers",
        "ARM-12.2" => "armada-because-nothing-to-convert",
        "ARM-12.3" => "armada-because-cities",
        "ARM-12.4" => "armada-because-bases",
        "ARM-12.7" => "armada-because-reserve",
        "ARM-16.4" => "armada-because-card-gold",
        _ => return None,
    };
    Some(Phrase::new(key).number("need", shortfall.need).number("have", shortfall.have))
}

fn plain(rule: &str) -> Option<&'static str> {
    Some(match rule {
        "ARM-4.10" => "armada-because-foreign-crew",
        "ARM-5.6" => "armada-because-moor",
        "ARM-6.4" => "armada-because-under-way",
        "ARM-7.7" => "armada-because-unexplored",
        "ARM-8.1" => "armada-because-launch-where",
        "ARM-8.2" => "armada-because-launch-free",
        "ARM-8.6" => "armada-because-mixed-crew",
        "ARM-8.8" => "armada-because-no-crew",
        "ARM-8.9" => "armada-because-sail-where",
        "ARM-8.10" => "armada-because-sea-taken",
        "ARM-8.19" => "armada-because-sink-near",
        "ARM-8.26" => "armada-because-destroy-ashore",
        "ARM-8.27" => "armada-because-destroy-band",
        "ARM-8.28" => "armada-because-unlaunched",
        "ARM-8.30" => "armada-because-boxed",
        "ARM-9.2" => "armada-because-explore-near",
        "ARM-10.2" => "armada-because-held",
        "ARM-11.2" => "armada-because-attack-near",
        "ARM-11.4" => "armada-because-attack-nobody",
        "ARM-15.1" => "armada-because-recruited",
        "ARM-16.5" | "ARM-18.10" => "armada-because-card-moment",
        _ => return None,
    })
}
