//! Choices and events in words: keys of `locales/*/armada.ftl` and what they speak of.

use crate::{
    content::{Rolled, SeaSet, TerritorySet, Volley, content},
    events::Event,
    frames::{Frame, Side},
    ids::{Card, Colour, Place, PresetId, SeaId, ShipId, TerritoryId},
    moves::{Move, TwoCities},
    sets::{sea_spaces, territories},
    state::{Armada, Flag},
};
use approdo_contract::{Label, Phrase, Piece, Seat};
use approdo_pieces::NamedId;

/// How a piece is called.
pub(crate) fn label(piece: Piece) -> Option<Label> {
    let content = content();
    let index = usize::from(piece.id);
    match piece.kind {
        Colour::KIND => content.colours.get(index).map(|paint| paint.label),
        TerritoryId::KIND => content.territories.get(index).map(|territory| territory.label),
        SeaId::KIND => content.seas.get(index).map(|sea| sea.label),
        Card::KIND => content.cards.get(index).map(|card| card.label),
        PresetId::KIND => content.presets.get(index).map(|preset| preset.label),
        ShipId::KIND => content.ships.get(index).copied(),
        DEN => content.dens.get(index).map(|den| den.label),
        CARD_TEXT => content.cards.get(index).map(|card| card.text),
        _ => None,
    }
}

/// The territories and sea spaces that a place touches: the board never changes.
pub(crate) fn around(place: Piece) -> Vec<Piece> {
    let index = usize::from(place.id);
    let both = |land: TerritorySet, seas: SeaSet| {
        territories(land).map(Piece::from).chain(sea_spaces(seas).map(Piece::from)).collect()
    };
    let territory = || content().territories.get(index).map(|territory| both(territory.land, territory.seas));
    let sea = || content().seas.get(index).map(|sea| both(sea.territories, sea.seas));
    match place.kind {
        TerritoryId::KIND => territory().unwrap_or_default(),
        SeaId::KIND => sea().unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// The kind of a den in phrases; dens are told apart by their colour.
pub(crate) const DEN: &str = "den";

/// The kind of what is printed on a card, as a piece that phrases quote; told apart like the cards.
pub(crate) const CARD_TEXT: &str = "card_text";

/// The den of a colour, as a piece that phrases speak of.
pub(crate) fn den(colour: Colour) -> Piece {
    Piece { kind: DEN, id: colour as u16 }
}

pub(crate) fn volley(phrase: Phrase, result: Volley) -> Phrase {
    phrase.number("firing", result.firing).number("exploding", result.exploding)
}

/// A choice in words.
pub(crate) fn describe(game: &Armada, mv: Move) -> Phrase {
    match mv {
        Move::Arrange(preset) => Phrase::new("armada-arrange").piece("preset", preset).rule("ARM-5.5"),
        Move::Moor(TwoCities { first, second }) => {
            let phrase = if first == second {
                Phrase::new("armada-moor-both").piece("first", first)
            } else {
                Phrase::new("armada-moor").piece("first", first).piece("second", second)
            };
            phrase.rule("ARM-5.6")
        }
        Move::Garrison(bands) => Phrase::new("armada-garrison").number("bands", bands).rule("ARM-5.7"),
        Move::Launch { ship, sea } => {
            Phrase::new("armada-launch").piece("ship", ship).piece("sea", sea).rule("ARM-8.1")
        }
        Move::March { from, to } => {
            Phrase::new("armada-march").piece("from", from).piece("to", to).rule("ARM-7.1")
        }
        Move::Load { from, ship } => {
            Phrase::new("armada-load").piece("from", from).piece("ship", ship).rule("ARM-8.4")
        }
        Move::Unload { ship, to } => {
            Phrase::new("armada-unload").piece("ship", ship).piece("to", to).rule("ARM-8.13")
        }
        Move::Transfer { from, to } => {
            Phrase::new("armada-transfer").piece("from", from).piece("to", to).rule("ARM-8.11")
        }
        Move::Sail { ship, sea } => {
            Phrase::new("armada-sail").piece("ship", ship).piece("sea", sea).rule("ARM-8.9")
        }
        Move::Explore(territory) => {
            Phrase::new("armada-explore").piece("territory", territory).rule("ARM-9.3")
        }
        Move::Attack { from, target } => assault(Phrase::new("armada-attack"), from, target).rule("ARM-11.5"),
        Move::Sink(ship) => Phrase::new("armada-sink").piece("ship", ship).rule("ARM-8.19"),
        Move::Destroy(ship) => Phrase::new("armada-destroy").piece("ship", ship).rule("ARM-8.26"),
        Move::Convert(territory) => {
            Phrase::new("armada-convert").piece("territory", territory).rule("ARM-12.6")
        }
        Move::Recruit => Phrase::new("armada-recruit").rule("ARM-15.1"),
        Move::BuyCard => Phrase::new("armada-buy-card").rule("ARM-16.2"),
        Move::PlayCard(card) => {
            Phrase::new("armada-play-card").piece("card", card).rule(content().cards[card.index()].clause)
        }
        Move::Resign => Phrase::new("armada-resign").rule("ARM-14.7"),
        Move::EndTurn if game.surprise.is_some() => Phrase::new("armada-end-surprise").rule("ARM-18.5"),
        Move::EndTurn => Phrase::new("armada-end-turn").rule("ARM-6.6"),
        Move::Bands(bands) => Phrase::new("armada-bands").number("bands", bands).rule("ARM-7.2"),
        Move::Ingots(ingots) => Phrase::new("armada-ingots").number("ingots", ingots).rule("ARM-7.5"),
        Move::On(territory) => Phrase::new("armada-on").piece("territory", territory),
        Move::Seize(ship) => Phrase::new("armada-seize").piece("ship", ship).rule("ARM-17.9"),
        Move::PayFrom(place) => at(Phrase::new("armada-pay-from"), place).rule("ARM-16.4"),
        Move::Skip => Phrase::new("armada-skip").rule("ARM-15.4"),
        Move::Double => {
            let factor = if let Some(Frame::Doubling(roll)) = game.top() { roll.factor } else { 2 };
            Phrase::new("armada-double").number("factor", factor).rule("ARM-17.1")
        }
        Move::AsRolled => Phrase::new("armada-as-rolled").rule("ARM-17.3"),
        Move::Keep => Phrase::new("armada-keep").rule("ARM-17.7"),
        Move::Stop => Phrase::new("armada-stop").rule("ARM-17.7"),
        Move::Next => Phrase::new("armada-next").rule("ARM-17.7"),
        Move::Pass => Phrase::new("armada-pass"),
        Move::PassTurn => Phrase::new("armada-pass-turn").rule("ARM-18.13"),
        Move::Lead(colour) => Phrase::new("armada-lead").piece("colour", colour).rule("ARM-19.9"),
    }
}

/// An event in words.
pub(crate) fn narrate(event: &Event) -> Phrase {
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
        Event::TurnBegan { colour, round } => {
            about("armada-turn-began", colour).number("round", round).rule("ARM-6.1")
        }
        Event::Launched { colour, ship, sea } => {
            about("armada-launched", colour).piece("ship", ship).piece("sea", sea).rule("ARM-8.1")
        }
        Event::SetOut { colour, from, to } => {
            haul(about("armada-set-out", colour), from, to).rule(haul_clause(from, to))
        }
        Event::GroupChosen { colour, bands } => {
            about("armada-group-chosen", colour).number("bands", bands).rule("ARM-7.2")
        }
        Event::Hauled { colour, from, to, bands, ingots } => {
            let phrase = haul(about("armada-hauled", colour), from, to);
            phrase.number("bands", bands).number("ingots", ingots).rule(haul_clause(from, to))
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
            // Bands go where the own flag is already; natives may take a base from somebody (ARM-17.15).
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

/// A card that one player sees and the others do not: two sentences, so that neither has a gap.
fn drawn(open: &'static str, hidden: &'static str, seat: Seat, card: Option<Card>) -> Phrase {
    match card {
        Some(card) => Phrase::new(open).seat("player", seat).piece("card", card),
        None => Phrase::new(hidden).seat("player", seat),
    }
}

/// A sentence about a colour: the piece marks it, the word lets the message name it with capital and article.
pub(crate) fn about(key: &'static str, colour: Colour) -> Phrase {
    Phrase::new(key).piece("colour", colour).word("who", colour.name())
}

/// Bands on their way.
pub(crate) fn haul(phrase: Phrase, from: Place, to: Place) -> Phrase {
    phrase.piece("from", from).piece("to", to).word("route", route(from, to))
}

/// An attack.
pub(crate) fn assault(phrase: Phrase, from: Place, target: Place) -> Phrase {
    phrase.piece("from", from).piece("target", target).word("route", route(from, target))
}

/// Between which kinds of places: ships take an article where territories have none.
fn route(from: Place, to: Place) -> &'static str {
    match (from, to) {
        (Place::Land(_), Place::Land(_)) => "land",
        (Place::Land(_), Place::Ship(_)) => "aboard",
        (Place::Ship(_), Place::Land(_)) => "ashore",
        (Place::Ship(_), Place::Ship(_)) => "ships",
    }
}

/// Where an ingot lies.
fn at(phrase: Phrase, place: Place) -> Phrase {
    let kind = match place {
        Place::Land(_) => "land",
        Place::Ship(_) => "ship",
    };
    phrase.piece("place", place).word("at", kind)
}

fn haul_clause(from: Place, to: Place) -> &'static str {
    match (from, to) {
        (Place::Land(_), Place::Land(_)) => "ARM-7.1",
        (Place::Land(_), Place::Ship(_)) => "ARM-8.4",
        (Place::Ship(_), Place::Land(_)) => "ARM-8.13",
        (Place::Ship(_), Place::Ship(_)) => "ARM-8.11",
    }
}

/// Flags as words that messages select on.
pub(crate) fn flag_word(flag: Flag) -> &'static str {
    match flag {
        Flag::Unexplored => "unexplored",
        Flag::Natives => "natives",
        Flag::Azure => "azure",
        Flag::Purple => "purple",
        Flag::Blue => "blue",
        Flag::Orange => "orange",
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
