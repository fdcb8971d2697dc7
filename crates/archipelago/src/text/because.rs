//! Why a choice is refused here and now, shorter than its clause says it.

use approdo_contract::{Phrase, Refusal};

/// The reason in a sentence; nothing where the clause itself says it as shortly.
pub(super) fn because(refusal: &Refusal) -> Option<Phrase> {
    let key = match refusal.rule.0 {
        "ARC-3.2" => "archipelago-because-coasts",
        "ARC-5.4" => "archipelago-because-fit",
        "ARC-5.6" => "archipelago-because-fits",
        "ARC-7.6" => "archipelago-because-empty",
        "ARC-7.9" | "ARC-18.3" => "archipelago-because-lacks",
        "ARC-7.12" => "archipelago-because-place",
        "ARC-10.1" => "archipelago-because-bid",
        "ARC-12.7" | "ARC-12.18" => "archipelago-because-source",
        "ARC-12.9" => "archipelago-because-token",
        "ARC-12.12" => "archipelago-because-temple",
        "ARC-15.2" => "archipelago-because-once",
        "ARC-15.5" => "archipelago-because-discs",
        "ARC-15.14" => "archipelago-because-nothing",
        "ARC-16.1" => "archipelago-because-symbol",
        "ARC-16.3" => "archipelago-because-reach",
        "ARC-16.4" => "archipelago-because-harvesters",
        "ARC-18.6" => "archipelago-because-price",
        "ARC-19.6" => "archipelago-because-touches",
        "ARC-19.7" => "archipelago-because-enter",
        "ARC-19.9" => "archipelago-because-nowhere",
        "ARC-21.2" => "archipelago-because-wages",
        "ARC-21.4" => "archipelago-because-hire",
        "ARC-22.5" => "archipelago-because-post",
        "ARC-22.14" => "archipelago-because-convoy",
        "ARC-23.4" => "archipelago-because-builder",
        "ARC-24.16" => "archipelago-because-operate",
        "ARC-24.17" | "ARC-26.2" => "archipelago-because-used",
        "ARC-25.2" => "archipelago-because-evolution",
        "ARC-26.3" => "archipelago-because-owner",
        "ARC-26.4" => "archipelago-because-fee",
        "ARC-26.7" => "archipelago-because-cubes",
        _ => return None,
    };
    Some(Phrase::new(key))
}
