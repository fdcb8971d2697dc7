//! Choices, events and cards as phrases: keys of `locales/*/imperial-settlers.ftl` with their pieces.

pub(crate) mod account;
mod card;
mod describe;
mod faction;
mod gesture;
mod narrate;
mod reason;

pub(crate) use card::said;
pub(crate) use describe::describe;
pub(crate) use gesture::gesture;
pub(crate) use narrate::line;
pub(crate) use reason::because;

use crate::{
    content::content,
    goods::{Cost, Gain},
    ids::{Attack, Card, Colour, Deck, Empire, Faction, LocationId, Tech, Title},
    location::Location,
    state::ImperialSettlers,
};
use approdo_contract::{Label, Phrase, Piece};
use approdo_pieces::NamedId;

pub(crate) fn label(piece: Piece) -> Option<Label> {
    let content = content();
    let index = usize::from(piece.id);
    match piece.kind {
        Card::KIND => content.cards.get(index).map(|card| card.label),
        Title::KIND => content.titles.get(index).map(|title| title.label),
        Faction::KIND => content.factions.get(index).map(|faction| faction.label),
        Colour::KIND => content.colours.get(index).map(|colour| colour.label),
        Attack::KIND => content.attacks.get(index).map(|attack| attack.label),
        FOUNDATION | HIDDEN_FOUNDATION => content.cards.get(index).map(|card| card.label),
        DECK => DECKS.get(index).copied(),
        DEAL => content.deals.get(index).copied(),
        GOOD => content.gains.get(index).copied(),
        LOCATION => content.locations.get(index).copied(),
        TEXT => card::texts().get(index).map(|card| card.text),
        COLOURS => card::texts().get(index).map(|card| card.colours),
        STYLE => faction::texts().get(index).map(|faction| faction.style),
        INCOME => faction::texts().get(index).map(|faction| faction.income),
        STORE => faction::texts().get(index).map(|faction| faction.store),
        ACHIEVEMENT => content.achievements.get(index).map(|line| line.label),
        _ => None,
    }
}

/// The kinds of pieces that have no id type with a name of its own.
const GOOD: &str = "good";
const LOCATION: &str = "location";
const ACHIEVEMENT: &str = "achievement";
/// A deck to draw from.
const DECK: &str = "deck";
const DECKS: [Label; 2] = [
    Label { id: "common", en: "Common deck", it: "Mazzo Comune" },
    Label { id: "faction", en: "Faction deck", it: "Mazzo Fazione" },
];
/// A Deal of an empire, by its place.
const DEAL: &str = "deal";
/// Foundations, by their cards.
const FOUNDATION: &str = "foundation";
const HIDDEN_FOUNDATION: &str = "hidden-foundation";
/// The text of a card, as a piece with the whole text as its label.
const TEXT: &str = "card-text";
/// The colours of a card, in the same way.
const COLOURS: &str = "card-colours";

/// How a faction plays, what its board yields and keeps, in the same way.
const STYLE: &str = "faction-style";
const INCOME: &str = "faction-income";
const STORE: &str = "faction-store";

/// Adds the text on the board of a faction (IMP-9.8, IMP-20.3, IMP-23.1).
pub(crate) fn board(phrase: Phrase, faction: Faction, seats: u8) -> Phrase {
    let id = faction.index() as u16;
    let info = &content().factions[faction.index()];
    phrase
        .piece("style", Piece { kind: STYLE, id })
        .piece("income", Piece { kind: INCOME, id })
        .piece("store", Piece { kind: STORE, id })
        .number("defense", if info.defense_per_player { seats } else { 0 })
        .number("worth", info.location_vp)
}

/// A line of the result table, as a piece of phrases.
pub(crate) fn achievement(index: usize) -> Piece {
    Piece { kind: ACHIEVEMENT, id: index as u16 }
}

/// Adds what is printed on a card wherever it lies: class, colours, abilities and Raze field.
pub(crate) fn print(phrase: Phrase, card: Card) -> Phrase {
    let title = card.title().index() as u16;
    let phrase = phrase
        .piece("card", card)
        .word("class", if card.is_common() { "common" } else { "faction" })
        .piece("colours", Piece { kind: COLOURS, id: title })
        .piece("text", Piece { kind: TEXT, id: title });
    loot(phrase, card)
}

/// Adds a card with everything printed on it.
pub(crate) fn face(phrase: Phrase, card: Card) -> Phrase {
    let phrase = cost(print(phrase, card), &card.info().cost);
    match card.deal() {
        Some(good) => amount(phrase.word("deal", "yes"), good, 1),
        None => phrase.word("deal", "no"),
    }
}

/// Adds the Raze field of a card as words, because these Goods are not touched.
fn loot(phrase: Phrase, card: Card) -> Phrase {
    match card.info().raze.as_slice() {
        [] => phrase.word("razed", "no"),
        [only] => phrase.word("razed", "one").word("loot", only.name()),
        [first, second, ..] if first == second => phrase.word("razed", "twice").word("loot", first.name()),
        [first, second, ..] => {
            phrase.word("razed", "both").word("loot", first.name()).word("more", second.name())
        }
    }
}

/// Adds what it costs to build a card.
fn cost(phrase: Phrase, cost: &Cost) -> Phrase {
    let bill = cost.bill(1);
    let word = match (0 < bill.total(), 0 < cost.location) {
        (false, false) => "nothing",
        (true, false) => "goods",
        (false, true) => "location",
        (true, true) => "both",
    };
    phrase
        .word("cost", word)
        .number("wood", bill.wood)
        .number("stone", bill.stone)
        .number("food", bill.food)
        .number("any", bill.any)
        .number("sacrifice", cost.location)
}

/// Adds a Location: its card, and the Location itself, which boards light up.
fn located(phrase: Phrase, card: Card, at: LocationId) -> Phrase {
    phrase.piece("card", card).piece("location", at)
}

/// Adds a Location of a game and its owner.
pub(crate) fn place(phrase: Phrase, game: &ImperialSettlers, at: LocationId) -> Phrase {
    match game.location(at) {
        Some(location) => whose(located(phrase, location.card, at), location.controller())
            .number("nth", nth(game, location)),
        None => phrase.word("whose", "nobody").number("nth", 0),
    }
}

/// The number of a Location among equal ones of an empire, from the oldest on; 0 if there is no other (IMP-4.9).
fn nth(game: &ImperialSettlers, location: &Location) -> u8 {
    let is_equal = |other: &&Location| {
        other.controller() == location.controller() && other.card.title() == location.card.title()
    };
    let equal = || game.locations.iter().filter(is_equal);
    let older = equal().take_while(|other| other.id != location.id).count() as u8;
    if equal().nth(1).is_some() { older + 1 } else { 0 }
}

/// Adds the owner of something: a player, or the virtual player of the solo game.
fn whose(phrase: Phrase, empire: Empire) -> Phrase {
    match empire.seat() {
        Some(seat) => phrase.word("whose", "player").seat("owner", seat),
        None => phrase.word("whose", "virtual"),
    }
}

/// Adds an amount of a Good.
fn amount(phrase: Phrase, gain: Gain, n: impl Into<i32>) -> Phrase {
    phrase.word("good", gain.name()).number("n", n)
}

fn deck_word(deck: Deck) -> &'static str {
    match deck {
        Deck::Common => "common",
        Deck::Faction => "faction",
    }
}

fn tech_word(tech: Tech) -> &'static str {
    match tech {
        Tech::Basic => "basic",
        Tech::Score => "score",
        Tech::Defense => "defense",
    }
}
