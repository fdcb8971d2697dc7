//! Before the first round: factions, decks, first player and starting hands (sections 5 and 6).

use crate::{
    content::{Set, content},
    decks::{self, DeckRules},
    events::{Event, Log},
    frames::Frame,
    ids::{Attack, Deck, Faction, Title},
    moves::Move,
    options::Mode,
    phase::{
        draw::{self, Destination},
        lookout,
    },
    state::ImperialSettlers,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, frames, refuse,
    stage::{Ask, Auto, Luck, Staged},
};
use approdo_pieces::NamedId;

frames! {
    /// Before the first round.
    #[serde(rename_all = "snake_case")]
    pub enum Opening of ImperialSettlers in Frame {
        /// A player chooses a faction (IMP-5.3).
        #[serde(rename = "faction")]
        ask ChooseFaction {
            /// Who.
            seat: Seat,
        },
        /// Luck picks one of the free factions (IMP-5.3).
        luck RandomFaction {
            /// For whom.
            seat: Seat,
        },
        /// A player declares an expansion or none (IMP-6.16).
        ask Declare {
            /// Who.
            seat: Seat,
        },
        /// Players build their decks, all at the same time (IMP-6.16).
        ask Decks {
            /// Those who are not done.
            builders: SeatSet,
            /// How many swaps each seat has made (IMP-6.18).
            #[serde(default)]
            swaps: [u8; 5],
        },
        /// Luck gives a player the first-player marker (IMP-5.5).
        luck FirstPlayer,
        /// Starting hands (IMP-5.6).
        auto Hands {
            /// The player at this place after the first one draws.
            nth: u8,
            /// How many cards are still to be drawn.
            left: u8,
        },
        /// Luck turns up the first Attack card (IMP-28.3).
        luck FirstAttack,
    }
}

/// Common cards and Faction cards of a starting hand (IMP-5.6).
const STARTING_COMMONS: u8 = 2;
const STARTING_HAND: u8 = 4;

/// The factions that can still be chosen.
fn free_factions(game: &ImperialSettlers) -> impl Iterator<Item = Faction> + '_ {
    Faction::ALL.into_iter().filter(|faction| check_faction(game, *faction).is_ok())
}

/// IMP-5.2: the faction is in play and no other player has it.
fn check_faction(game: &ImperialSettlers, faction: Faction) -> Result<(), Refusal> {
    game.options.check_faction(faction)?;
    if Seat::all(game.seats).any(|seat| game.player(seat).faction == Some(faction)) {
        return Err(refuse!("IMP-5.2"));
    }
    Ok(())
}

/// IMP-5.3: in the order in which players joined.
impl Ask<ImperialSettlers> for ChooseFaction {
    /// `None`: luck picks one.
    type Choice = Option<Faction>;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-faction").rule("IMP-5.2")
    }

    fn candidates(&self, _: &ImperialSettlers, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(Faction::ALL.map(Move::Faction));
        moves.push(Move::RandomFaction);
    }

    fn check(&self, game: &ImperialSettlers, _: Seat, mv: Move) -> Result<Option<Faction>, Refusal> {
        if mv == Move::RandomFaction {
            return Ok(None);
        }
        let Move::Faction(faction) = mv else { return Err(refuse!("IMP-5.2")) };
        check_faction(game, faction)?;
        Ok(Some(faction))
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, faction: Option<Faction>, log: &mut Log) {
        match faction {
            Some(faction) => choose(game, seat, faction, log),
            None => {
                log.note(|| Event::LuckChooses { seat });
                game.replace(RandomFaction { seat });
            }
        }
    }
}

impl Luck<ImperialSettlers> for RandomFaction {
    fn among(&self, game: &ImperialSettlers) -> u16 {
        free_factions(game).count() as u16
    }

    fn befall(&self, game: &mut ImperialSettlers, picked: u16, log: &mut Log) {
        let faction = free_factions(game).nth(picked.into()).expect("luck picks one of the free factions");
        choose(game, self.seat, faction, log);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.seat)
    }
}

/// The next player chooses a faction, or the next step begins.
fn choose(game: &mut ImperialSettlers, seat: Seat, faction: Faction, log: &mut Log) {
    let player = game.player_mut(seat);
    player.faction = Some(faction);
    player.tokens = content().factions[faction.index()].token_count;
    log.note(|| Event::FactionChosen { seat, faction });
    game.pop();
    let next = Seat(seat.0 + 1);
    if next.0 < game.seats {
        game.push(ChooseFaction { seat: next });
    } else if game.options.mode.info().builds_decks {
        game.push(Declare { seat: Seat(0) });
    } else {
        game.is_expanded = game.options.mode == Mode::Open;
        form_decks(game, log);
    }
}

/// IMP-6.16: openly, in the order in which players joined.
impl Ask<ImperialSettlers> for Declare {
    /// Whether the expansion is added.
    type Choice = bool;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, game: &ImperialSettlers, seat: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-expansion").piece("faction", game.faction(seat)).rule("IMP-6.6")
    }

    fn candidates(&self, _: &ImperialSettlers, _: Seat, moves: &mut Vec<Move>) {
        moves.extend([Move::Expand, Move::BaseOnly]);
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<bool, Refusal> {
        if mv != Move::Expand && mv != Move::BaseOnly {
            return Err(refuse!("IMP-6.16"));
        }
        let expands = mv == Move::Expand;
        if expands && game.faction_info(seat).expansion.is_none() {
            return Err(refuse!("IMP-6.6"));
        }
        Ok(expands)
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, expands: bool, log: &mut Log) {
        game.player_mut(seat).expands = expands;
        log.note(|| if expands { Event::Expanded { seat } } else { Event::NotExpanded { seat } });
        game.pop();
        let next = Seat(seat.0 + 1);
        if next.0 < game.seats {
            game.push(Declare { seat: next });
        } else {
            game.is_expanded = Seat::all(game.seats).any(|seat| uses_expansion(game, seat));
            form_decks(game, log);
        }
    }
}

/// IMP-6.10, IMP-6.17: a declared expansion with Common cards of its own counts, and so do the Atlanteans.
fn uses_expansion(game: &ImperialSettlers, seat: Seat) -> bool {
    let info = game.faction_info(seat);
    let declared = info.expansion.as_ref().is_some_and(|expansion| expansion.adds_common);
    info.set != Set::Base || (game.player(seat).expands && declared)
}

/// How the deck of a seat may be composed.
pub(crate) fn rules_of(game: &ImperialSettlers, seat: Seat) -> DeckRules {
    DeckRules {
        faction: game.faction(seat),
        expands: game.player(seat).expands,
        is_exchanged: game.is_expanded && game.options.mode == Mode::Standard,
    }
}

/// IMP-6.8, IMP-6.16: the exchange is made, then those who declared an expansion build their decks.
fn form_decks(game: &mut ImperialSettlers, log: &mut Log) {
    let mut builders = SeatSet::EMPTY;
    for seat in Seat::all(game.seats) {
        let rules = rules_of(game, seat);
        let all: Vec<Title> = match game.options.mode {
            Mode::Open => decks::titles(rules.faction).collect(),
            Mode::Base | Mode::Standard => rules.base().collect(),
        };
        game.player_mut(seat).deck = decks::cards(all.into_iter());
        let replaced = content().factions[rules.faction.index()].replacement.filter(|_| rules.is_exchanged);
        if let Some((old, new)) = replaced {
            log.note(|| Event::CardReplaced { seat, old, new });
        }
        if rules.offered().next().is_some() && game.options.mode == Mode::Standard {
            builders = builders.with(seat);
        }
    }
    game.common = decks::common_deck(game.is_expanded);
    if builders.is_empty() {
        choose_first(game, log);
    } else {
        game.push(Decks { builders, swaps: [0; 5] });
    }
}

pub enum Building {
    /// All copies of a title are exchanged for those of another (IMP-6.13).
    Swap { out: Title, new: Title },
    /// The ready-made deck is taken (IMP-6.15).
    Ready,
    /// The deck stays as it is.
    Done,
}

impl Ask<ImperialSettlers> for Decks {
    type Choice = Building;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        self.builders
    }

    fn question(&self, game: &ImperialSettlers, seat: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-deck")
            .piece("faction", game.faction(seat))
            .number("left", decks::MOST_SWAPS - self.swaps[seat.index()])
            .rule("IMP-6.16")
    }

    fn candidates(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        let rules = rules_of(game, seat);
        let deck = decks::titles_of(&game.player(seat).deck);
        let old_version = content().factions[rules.faction.index()].replacement.map(|(old, _)| old);
        for new in rules.available().chain(old_version).filter(|new| !deck.contains(new)) {
            moves.extend(deck.iter().map(|out| Move::Swap { out: *out, new }));
        }
        moves.extend([Move::ReadyDeck, Move::DeckDone]);
    }

    /// Without checking the deck rules for each move.
    fn legal(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        if self.swaps[seat.index()] < decks::MOST_SWAPS {
            let deck = decks::titles_of(&game.player(seat).deck);
            for new in rules_of(game, seat).available().filter(|new| !deck.contains(new)) {
                let fits = |out: &&Title| out.info().copies == new.info().copies;
                moves.extend(deck.iter().filter(fits).map(|out| Move::Swap { out: *out, new }));
            }
        }
        moves.extend([Move::ReadyDeck, Move::DeckDone]);
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Building, Refusal> {
        if mv == Move::ReadyDeck {
            return Ok(Building::Ready);
        }
        if mv == Move::DeckDone {
            return Ok(Building::Done);
        }
        let Move::Swap { out, new } = mv else { return Err(refuse!("IMP-6.16")) };
        let deck = decks::titles_of(&game.player(seat).deck);
        rules_of(game, seat).check_swap(&deck, out, new)?;
        let made = self.swaps[seat.index()];
        if decks::MOST_SWAPS <= made {
            return Err(refuse!("IMP-6.18", need made + 1, have decks::MOST_SWAPS));
        }
        Ok(Building::Swap { out, new })
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, step: Building, log: &mut Log) {
        let Decks { builders, mut swaps } = *self;
        if let Building::Swap { out, new } = step {
            let mut titles = decks::titles_of(&game.player(seat).deck);
            let place = titles.iter().position(|title| *title == out).expect("the title was checked");
            titles[place] = new;
            game.player_mut(seat).deck = decks::cards(titles.into_iter());
            swaps[seat.index()] += 1;
            game.replace(Decks { builders, swaps });
            return log.note(|| Event::DeckChanged { seat, swap: Some((out, new)) });
        }
        if matches!(step, Building::Ready) {
            let ready = rules_of(game, seat).ready();
            game.player_mut(seat).deck = decks::cards(ready.into_iter());
        }
        log.note(|| Event::DeckBuilt { seat });
        let builders = builders.without(seat);
        if builders.is_empty() {
            game.pop();
            choose_first(game, log);
        } else {
            game.replace(Decks { builders, swaps });
        }
    }

    fn is_sound(&self, _: &ImperialSettlers, _: Option<Frame>) -> bool {
        !self.builders.is_empty() && self.swaps.iter().all(|made| *made <= decks::MOST_SWAPS)
    }
}

/// IMP-5.5: luck picks the first player, if there are several.
fn choose_first(game: &mut ImperialSettlers, log: &mut Log) {
    if game.is_solo() {
        first_player_is(game, Seat(0), log);
    } else {
        game.push(FirstPlayer);
    }
}

impl Luck<ImperialSettlers> for FirstPlayer {
    fn among(&self, game: &ImperialSettlers) -> u16 {
        game.seats.into()
    }

    fn befall(&self, game: &mut ImperialSettlers, picked: u16, log: &mut Log) {
        game.pop();
        first_player_is(game, Seat(picked as u8), log);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        !game.is_solo()
    }
}

fn first_player_is(game: &mut ImperialSettlers, seat: Seat, log: &mut Log) {
    game.first = seat;
    game.active = seat;
    log.note(|| Event::FirstPlayer { seat });
    game.push(Hands { nth: 0, left: STARTING_HAND });
}

/// IMP-5.6: two Common and two Faction cards each, the first player first.
impl Auto<ImperialSettlers> for Hands {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        let Hands { nth, left } = *self;
        if nth == game.seats {
            game.pop();
            return if game.is_solo() { attack_pile(game) } else { lookout::begin(game, log) };
        }
        game.replace(if left == 1 {
            Hands { nth: nth + 1, left: STARTING_HAND }
        } else {
            Hands { nth, left: left - 1 }
        });
        let deck = if STARTING_HAND - STARTING_COMMONS < left { Deck::Common } else { Deck::Faction };
        draw::begin(game, game.in_turn(nth), deck, Destination::Hand);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        self.nth <= game.seats && (1..=STARTING_HAND).contains(&self.left)
    }
}

/// IMP-28.3, IMP-28.4: the Attack cards are shuffled and the top one is turned up.
fn attack_pile(game: &mut ImperialSettlers) {
    for attack in Attack::all() {
        let info = &content().attacks[attack.index()];
        if info.set == Set::Base || game.is_expanded {
            (0..info.copies).for_each(|_| game.solo.pile.push(attack));
        }
    }
    game.push(FirstAttack);
}

impl Luck<ImperialSettlers> for FirstAttack {
    fn among(&self, game: &ImperialSettlers) -> u16 {
        game.solo.pile.len() as u16
    }

    fn befall(&self, game: &mut ImperialSettlers, picked: u16, log: &mut Log) {
        game.pop();
        let attack = game.solo.pile.remove(picked.into());
        game.solo.line.insert(0, attack);
        log.note(|| Event::AttackTurnedUp { attack });
        lookout::begin(game, log);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.is_solo() && !game.solo.pile.is_empty()
    }
}
