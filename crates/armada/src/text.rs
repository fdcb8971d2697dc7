//! Choices as phrases: keys of `locales/*/armada.ftl` with their pieces.

use crate::{
    content::{SeaSet, TerritorySet, Volley, content},
    frames::Frame,
    ids::{Card, Colour, Place, PresetId, SeaId, ShipId, TerritoryId},
    moves::{Move, TwoCities},
    sets::{sea_spaces, territories},
    state::{Armada, Flag},
};
use approdo_contract::{Gesture, Label, Phrase, Piece};
use approdo_pieces::NamedId;

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

/// The piece kind of a den in phrases; dens are identified by their colour.
pub(crate) const DEN: &str = "den";

/// The piece kind of the text on a card, which phrases quote; identified like the cards.
pub(crate) const CARD_TEXT: &str = "card_text";

pub(crate) fn den(colour: Colour) -> Piece {
    Piece { kind: DEN, id: colour as u16 }
}

pub(crate) fn volley(phrase: Phrase, result: Volley) -> Phrase {
    phrase.number("firing", result.firing).number("exploding", result.exploding)
}

/// How a choice is made by hand: ships are moored on two cities in any order.
pub(crate) fn gesture(mv: Move, said: &Phrase) -> Gesture {
    let mut gesture = Gesture::of(said);
    if let Move::Moor(_) = mv {
        gesture.touches.iter_mut().for_each(|touch| touch.role = "city");
    }
    gesture
}

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

/// A sentence about a colour: the piece marks it, the word lets the message name it with capital and article.
pub(crate) fn about(key: &'static str, colour: Colour) -> Phrase {
    Phrase::new(key).piece("colour", colour).word("who", colour.name())
}

/// Adds the two places of a journey.
pub(crate) fn haul(phrase: Phrase, from: Place, to: Place) -> Phrase {
    phrase.piece("from", from).piece("to", to).word("route", route(from, to))
}

/// Adds the two places of an attack.
pub(crate) fn assault(phrase: Phrase, from: Place, target: Place) -> Phrase {
    phrase.piece("from", from).piece("target", target).word("route", route(from, target))
}

/// The kinds of the two places: ships take an article where territories have none.
fn route(from: Place, to: Place) -> &'static str {
    match (from, to) {
        (Place::Land(_), Place::Land(_)) => "land",
        (Place::Land(_), Place::Ship(_)) => "aboard",
        (Place::Ship(_), Place::Land(_)) => "ashore",
        (Place::Ship(_), Place::Ship(_)) => "ships",
    }
}

/// Adds the place of an ingot.
pub(crate) fn at(phrase: Phrase, place: Place) -> Phrase {
    let kind = match place {
        Place::Land(_) => "land",
        Place::Ship(_) => "ship",
    };
    phrase.piece("place", place).word("at", kind)
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
