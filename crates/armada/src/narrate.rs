//! Events as lines of the log.

use crate::{
    content::Rolled,
    events::Event,
    frames::Side,
    ids::Card,
    phase::haul::clause,
    state::Flag,
    text::{about, assault, at, flag_word, haul, volley},
};
use approdo_contract::{Line, Opens, Phrase, Seat};

pub(crate) fn narrate(event: &Event) -> Line {
    let line = Line::from(sentence(event));
    if let Event::TurnBegan { seat, round, .. } = *event {
        return line.about(Some(seat)).opens(Opens::Turn { seat, round: Some(round.into()) });
    }
    if is_minor(event) { line.minor() } else { line }
}

/// Whether the line only leads to the next one, or reports a pass.
fn is_minor(event: &Event) -> bool {
    matches!(
        event,
        Event::SetOut { .. }
            | Event::GroupChosen { .. }
            | Event::Exploring { .. }
            | Event::GoldRolled { .. }
            | Event::NativesRolled { .. }
            | Event::Attacking { .. }
            | Event::ReactionPassed { .. }
            | Event::RecruitSkipped { .. }
            | Event::Paid { .. }
            | Event::Mustered { .. }
            | Event::LookedAway { .. }
            | Event::WindowPassed { .. }
    )
}

fn sentence(event: &Event) -> Phrase {
    match *event {
        Event::DummyDrawn { colour } => about("armada-dummy-drawn", colour).rule("ARM-20.1"),
        Event::ColourDrawn { seat, colour } => {
            about("armada-colour-drawn", colour).seat("player", seat).rule("ARM-5.1")
        }
        Event::Dealt { seat, card } => {
            drawn("armada-dealt", "armada-dealt-hidden", seat, card).rule("ARM-5.11")
        }
        Event::Moored { colour, first, second } => {
            about("armada-moored", colour).piece("first", first).piece("second", second).rule("ARM-5.6")
        }
        Event::Garrisoned { colour, territory, bands } => about("armada-garrisoned", colour)
            .piece("territory", territory)
            .number("bands", bands)
            .rule("ARM-5.7"),
        Event::TurnBegan { colour, round, .. } => {
            about("armada-turn-began", colour).number("round", round).rule("ARM-6.1")
        }
        Event::Launched { colour, ship, sea } => {
            about("armada-launched", colour).piece("ship", ship).piece("sea", sea).rule("ARM-8.1")
        }
        Event::SetOut { colour, from, to } => {
            haul(about("armada-set-out", colour), from, to).rule(clause(from, to))
        }
        Event::GroupChosen { colour, bands } => {
            about("armada-group-chosen", colour).number("bands", bands).rule("ARM-7.2")
        }
        Event::Hauled { colour, from, to, bands, ingots } => {
            let phrase = haul(about("armada-hauled", colour), from, to);
            phrase.number("bands", bands).number("ingots", ingots).rule(clause(from, to))
        }
        Event::Invaded { colour, territory, previous } => {
            let phrase = about("armada-invaded", colour).piece("territory", territory);
            phrase.word("previous", flag_word(previous)).rule("ARM-10.3")
        }
        Event::ShipCaptured { colour, ship } => {
            about("armada-ship-captured", colour).piece("ship", ship).rule("ARM-8.25")
        }
        Event::Boarded { colour, ship } => {
            about("armada-boarded", colour).piece("ship", ship).rule("ARM-8.7")
        }
        Event::Sailed { colour, ship, from, to } => about("armada-sailed", colour)
            .piece("ship", ship)
            .piece("from", from)
            .piece("to", to)
            .rule("ARM-8.9"),
        Event::Exploring { colour, territory } => {
            about("armada-exploring", colour).piece("territory", territory).rule("ARM-9.3")
        }
        Event::GoldRolled { territory, gold } => Phrase::new("armada-gold-rolled")
            .piece("territory", territory)
            .number("gold", gold)
            .rule("ARM-9.4"),
        Event::NativesRolled { territory, natives } => {
            let phrase = Phrase::new("armada-natives-rolled").piece("territory", territory);
            phrase.number("natives", natives).rule("ARM-9.4")
        }
        Event::Explored { colour, territory, gold, natives, multiplied } => {
            let phrase = about("armada-explored", colour).piece("territory", territory);
            let phrase = phrase.number("gold", gold).number("natives", natives);
            phrase.word("multiplied", yes_no(multiplied)).rule("ARM-9.6")
        }
        Event::Attacking { colour, from, target } => {
            assault(about("armada-attacking", colour), from, target).rule("ARM-11.5")
        }
        Event::CombatRolled { colour, from, target, result } => {
            volley(assault(about("armada-combat-rolled", colour), from, target), result).rule("ARM-11.5")
        }
        Event::WeaponPlayed { seat, card, result } => {
            volley(Phrase::new("armada-weapon-played").seat("player", seat).piece("card", card), result)
                .rule("ARM-17.18")
        }
        Event::ReactionPassed { seat, side } => {
            let side = match side {
                Side::Attacker => "attacker",
                Side::Defender => "defender",
            };
            Phrase::new("armada-reaction-passed").seat("player", seat).word("side", side).rule("ARM-18.9")
        }
        Event::Fought { from, target, attackers_lost, defenders_lost } => {
            let phrase = assault(Phrase::new("armada-fought"), from, target);
            phrase.number("attackers", attackers_lost).number("defenders", defenders_lost).rule("ARM-11.9")
        }
        Event::Sunk { colour, ship, gold } => {
            about("armada-sunk", colour).piece("ship", ship).number("gold", gold).rule("ARM-8.23")
        }
        Event::Destroyed { colour, ship } => {
            about("armada-destroyed", colour).piece("ship", ship).rule("ARM-8.27")
        }
        Event::Converted { colour, territory, bands } => about("armada-converted", colour)
            .piece("territory", territory)
            .number("bands", bands)
            .rule("ARM-12.6"),
        Event::Recruiting { colour, bands } => {
            about("armada-recruiting", colour).number("bands", bands).rule("ARM-15.1")
        }
        Event::Recruited { colour, territory } => {
            about("armada-recruited", colour).piece("territory", territory).rule("ARM-15.1")
        }
        Event::RecruitSkipped { colour } => about("armada-recruit-skipped", colour).rule("ARM-15.4"),
        Event::Buying { colour } => about("armada-buying", colour).rule("ARM-16.2"),
        Event::Paid { colour, place } => at(about("armada-paid", colour), place).rule("ARM-16.4"),
        Event::Reshuffled => Phrase::new("armada-reshuffled").rule("ARM-16.9"),
        Event::Drew { seat, card } => drawn("armada-drew", "armada-drew-hidden", seat, card).rule("ARM-16.2"),
        Event::CardPlayed { seat, card } => {
            Phrase::new("armada-card-played").seat("player", seat).piece("card", card).rule("ARM-16.5")
        }
        Event::GainedMp { colour, mp } => {
            about("armada-gained-mp", colour).number("mp", mp).rule("ARM-17.28")
        }
        Event::GoldPlaced { colour, territory, gold } => about("armada-gold-placed", colour)
            .piece("territory", territory)
            .number("gold", gold)
            .rule("ARM-17.4"),
        Event::Mustered { piece, count } => {
            let clause = if piece == Rolled::Native { "ARM-17.12" } else { "ARM-17.19" };
            Phrase::new("armada-mustered")
                .word("piece", rolled_word(piece))
                .number("count", count)
                .rule(clause)
        }
        Event::Stationed { colour, piece, territory, previous, count } => {
            let clause = if piece == Rolled::Native { "ARM-17.15" } else { "ARM-17.21" };
            let phrase = about("armada-stationed", colour).word("piece", rolled_word(piece));
            // Bands go where the own flag is already; natives may take a base from a player (ARM-17.15).
            let previous = if previous == Flag::from(colour) { "own" } else { flag_word(previous) };
            phrase
                .piece("territory", territory)
                .word("previous", previous)
                .number("count", count)
                .rule(clause)
        }
        Event::Looked { seat, card } => {
            drawn("armada-looked", "armada-looked-hidden", seat, card).rule("ARM-17.6")
        }
        Event::Kept { seat } => Phrase::new("armada-kept").seat("player", seat).rule("ARM-17.7"),
        Event::LookedAway { seat } => Phrase::new("armada-looked-away").seat("player", seat).rule("ARM-17.7"),
        Event::Seized { colour, ship, previous, bands } => about("armada-seized", colour)
            .piece("ship", ship)
            .word("previous", flag_word(Flag::from(previous)))
            .number("bands", bands)
            .rule("ARM-17.11"),
        Event::Built { colour, ship, territory } => {
            about("armada-built", colour).piece("ship", ship).piece("territory", territory).rule("ARM-17.24")
        }
        Event::WindowPassed { seat, rest_of_turn } => {
            let phrase = Phrase::new("armada-window-passed").seat("player", seat);
            phrase.word("rest", yes_no(rest_of_turn)).rule("ARM-18.13")
        }
        Event::SurpriseBegan { colour, mp } => {
            about("armada-surprise-began", colour).number("mp", mp).rule("ARM-17.25")
        }
        Event::SurpriseEnded { colour } => about("armada-surprise-ended", colour).rule("ARM-18.5"),
        Event::TurnEnded { colour } => about("armada-turn-ended", colour).rule("ARM-6.6"),
        Event::Declared { colour } => about("armada-declared", colour).rule("ARM-13.5"),
        Event::ClaimFailed { colour } => about("armada-claim-failed", colour).rule("ARM-13.7"),
        Event::Eliminated { colour } => about("armada-eliminated", colour).rule("ARM-14.1"),
        Event::Discarded { seat, card } => {
            Phrase::new("armada-discarded").seat("player", seat).piece("card", card).rule("ARM-14.7")
        }
        Event::Resigned { seat } => Phrase::new("armada-resigned").seat("player", seat).rule("ARM-14.7"),
        Event::Won { colour } => about("armada-won", colour).rule("ARM-13.6"),
        Event::LastPlayer { seat } => Phrase::new("armada-last-player").seat("player", seat).rule("ARM-14.4"),
        Event::LastRound { round } => {
            Phrase::new("armada-last-round").number("round", round).rule("ARM-21.2")
        }
    }
}

/// A card that one player sees and the others do not: two messages, so that neither has a gap.
fn drawn(open: &'static str, hidden: &'static str, seat: Seat, card: Option<Card>) -> Phrase {
    match card {
        Some(card) => Phrase::new(open).seat("player", seat).piece("card", card),
        None => Phrase::new(hidden).seat("player", seat),
    }
}

fn rolled_word(piece: Rolled) -> &'static str {
    match piece {
        Rolled::OwnBand => "bands",
        Rolled::Native => "natives",
    }
}

fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}
