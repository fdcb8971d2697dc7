//! Abilities in use: using a Location once or several times, and the choices its effects leave.

use crate::{
    content::{Effect, Feature},
    events::{Event, Log},
    frames::{Frame, Owed, Raze},
    goods::{Cost, Gain, Good, GoodSet},
    ids::{Card, Deck, Empire, ListId, LocationId, Tech},
    location::Mark,
    moves::Move,
    phase::{
        activate,
        draw::{self, Destination},
        effect,
        feature::{self, Occasion},
        pay, take,
        target::Target,
    },
    state::ImperialSettlers,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, frames, refuse,
    stage::{Ask, Auto, Staged},
};
use serde::{Deserialize, Serialize};

frames! {
    /// Pending steps of abilities.
    #[serde(rename_all = "snake_case")]
    pub enum Ability of ImperialSettlers in Frame {
        /// A list of effects is carried out.
        auto Run {
            /// Which list.
            list: ListId,
            /// The next effect.
            next: u8,
            /// Who carries it out.
            seat: Seat,
            /// The Location it belongs to, if any.
            at: LocationId,
            /// Whose Locations and Samurai are counted (IMP-16.10).
            counted: Empire,
            /// The card that was razed, for Features that ask for its colour.
            about: Card,
            /// Whether VP have been gained by it.
            has_scored: bool,
            /// Whether its VP do not count as gained (IMP-19.9).
            is_silent: bool,
            /// Whether a choice in it may be declined.
            is_optional: bool,
        },
        /// An ability is used, once or several times.
        auto Use {
            /// The Location.
            at: LocationId,
            /// Its card; the Location may leave play on the way (IMP-14.22).
            card: Card,
            /// Which ability.
            ability: Which,
            /// For whom.
            seat: Seat,
            /// How many uses are still to come.
            left: u8,
            /// Whether one has just been carried out.
            has_run: bool,
            /// Whether tokens on the Location count: not if another player listens in (IMP-23.14).
            has_tokens: bool,
            /// Whether nothing was paid (IMP-25.10).
            is_free: bool,
            /// The card that was razed, for Features that ask for its colour.
            about: Card,
        },
        /// Features react to something that happened.
        auto Trigger {
            /// What happened.
            occasion: Occasion,
            /// Who did it.
            actor: Seat,
            /// How many times it happened.
            times: u8,
            /// The player so many places after the active one is next.
            nth: u8,
            /// Whether the Features that the player listens in on are due (IMP-23.21).
            is_listening: bool,
            /// The place of the next Location among all.
            next: u8,
            /// The next Feature of that Location.
            feature: u8,
        },
        /// One of several lists is chosen.
        ask Choose {
            /// The list it belongs to, as it would go on.
            run: Run,
            /// The first of the lists.
            first: ListId,
            /// How many.
            options: u8,
        },
        /// A cost may be paid again and again (IMP-25.11).
        ask Repeat {
            /// The Feature.
            used: Use,
            /// Whether VP have been gained by it.
            has_scored: bool,
        },
        /// A visit is over: the owner gets a Worker (IMP-16.4).
        auto Visited {
            /// Who sent the Worker.
            seat: Seat,
            /// Where.
            at: LocationId,
        },
        /// Deals are used again (IMP-24.40).
        ask DealAgain {
            /// Whose.
            seat: Seat,
            /// How many more.
            left: u8,
            /// Those used already, one bit each.
            used: u64,
        },
        /// Technology tokens are moved (IMP-25.30).
        ask MoveTech {
            /// Whose.
            seat: Seat,
            /// How many more.
            left: u8,
            /// Tokens that were moved, and where they are now.
            moved: [Option<(LocationId, Tech)>; 2],
        },
        /// Cards of the Common deck become Foundations (IMP-25.22).
        auto Dig {
            /// Whose.
            seat: Seat,
            /// How many more.
            left: u8,
            /// What each gives.
            good: Good,
        },
        /// Something is pointed at, time after time as long as there is anything (IMP-14.18).
        auto Aim {
            /// By whom.
            seat: Seat,
            /// What for.
            what: Target,
            /// How many more times.
            left: u8,
            /// The card that says so.
            about: Card,
        },
    }
}

/// An ability of a Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Which {
    /// Its production.
    Production,
    /// The Action with this number.
    Action(u8),
    /// The reacting Feature with this number.
    Feature(u8),
}

/// A placeholder where there is no card.
pub(crate) const NO_CARD: Card = Card(0);

/// The source of a question: the Location whose effects are being carried out, the Event, or the card that is being
/// built or razed.
pub(crate) fn occasion(game: &ImperialSettlers) -> Option<Phrase> {
    let led = |frame: &Frame| {
        if let Frame::Ability(Ability::Run(run)) = frame {
            let card = game.location(run.at).map_or(run.about, |location| location.card);
            Some(("imperial-settlers-occasion", card))
        } else if let Frame::Owed(Owed::Place(place)) = frame {
            Some(("imperial-settlers-occasion-build", place.card))
        } else if let Frame::Raze(Raze::Loot(loot)) = frame {
            Some(("imperial-settlers-occasion-raze", loot.card))
        } else {
            None
        }
    };
    let (key, card) = game.frames.iter().rev().find_map(led)?;
    Some(Phrase::new(key).piece("card", card))
}

/// A Location produces for its controller: twice with a Basic token (IMP-9.6, IMP-21.6), not while it is blocked
/// (IMP-9.12).
pub(crate) fn produce(game: &mut ImperialSettlers, at: LocationId) {
    let Some(location) = game.location(at) else { return };
    let Some(seat) = location.controller().seat() else { return };
    if location.has(Mark::Blocked) || location.card.info().production.is_none() {
        return;
    }
    let (card, twice) = (location.card, location.has_active(Tech::Basic));
    game.push(Use { left: if twice { 2 } else { 1 }, ..Use::of(Which::Production, seat, at, card) });
}

impl Use {
    /// One use that was paid for, if it costs anything.
    pub(crate) fn of(ability: Which, seat: Seat, at: LocationId, card: Card) -> Self {
        Use {
            at,
            card,
            ability,
            seat,
            left: 1,
            has_run: false,
            has_tokens: true,
            is_free: false,
            about: card,
        }
    }

    fn feature(&self) -> Option<&'static Feature> {
        let Which::Feature(number) = self.ability else { return None };
        self.card.info().features.get(usize::from(number))
    }

    /// What using a Feature once more costs (IMP-25.11).
    fn repeat_cost(&self) -> Option<Cost> {
        self.feature()?.repeat_cost
    }

    fn is_silent(&self) -> bool {
        self.feature().is_some_and(feature::is_silent)
    }

    /// Starts a list of effects of the Location.
    fn start(&self, game: &mut ImperialSettlers, list: ListId, is_optional: bool) {
        let is_silent = self.is_silent();
        game.push(Run { at: self.at, is_silent, is_optional, ..Run::of(list, self.seat, self.about) });
    }

    /// IMP-14.10, IMP-21.14: a Score token gives its VP, then Features react to the activation.
    fn after(&self, game: &mut ImperialSettlers, log: &mut Log) {
        if let Which::Action(number) = self.ability {
            let action = &self.card.info().actions[usize::from(number)];
            let all = Good::ALL.into_iter().filter(|good| !self.is_free && action.cost.names(*good));
            let spent = all.fold(GoodSet::default(), GoodSet::with);
            feature::fire(game, Occasion::Activate { spent, scoring: action.is_scoring }, self.seat, 1);
        }
        if self.has_tokens {
            score_token(game, self.at, log);
        }
    }
}

impl Auto<ImperialSettlers> for Use {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        if self.has_run {
            game.replace(Use { has_run: false, ..*self });
            return self.after(game, log);
        }
        if self.left == 0 {
            return game.pop();
        }
        game.replace(Use { left: self.left - 1, has_run: true, ..*self });
        let info = self.card.info();
        match self.ability {
            Which::Production => {
                log.note(|| Event::Produced { seat: self.seat, card: self.card, at: self.at });
                self.start(game, info.production.expect("a Location that produces has a production"), false);
            }
            Which::Action(number) => {
                let action = &info.actions[usize::from(number)];
                if activate::can_work(game, self.seat, self.at, action.effects, Default::default()) {
                    self.start(game, action.effects, false);
                } else {
                    // IMP-14.18: it has no effect, but counts.
                    log.note(|| Event::InVain { seat: self.seat, card: self.card });
                }
            }
            Which::Feature(number) => {
                let feature = &info.features[usize::from(number)];
                match feature.repeat_cost {
                    Some(cost) if pay::can_pay(game, self.seat, &cost, 1) => {
                        game.push(Repeat { used: *self, has_scored: false });
                    }
                    Some(_) => (),
                    None => self.start(game, feature.effects, feature.is_optional),
                }
            }
        }
    }

    /// Checks that the card has the ability that is used.
    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        let info = self.card.info();
        let has_ability = match self.ability {
            Which::Production => info.production.is_some(),
            Which::Action(number) => usize::from(number) < info.actions.len(),
            Which::Feature(number) => usize::from(number) < info.features.len(),
        };
        game.has_seat(self.seat) && has_ability
    }
}

/// IMP-21.14: each use of a Location with an active Score token is worth 1 VP to the token's owner.
pub(crate) fn score_token(game: &mut ImperialSettlers, at: LocationId, log: &mut Log) {
    let Some(location) = game.location(at).filter(|location| location.has_active(Tech::Score)) else {
        return;
    };
    let (card, Some(seat)) = (location.card, location.owner.seat()) else { return };
    log.note(|| Event::ScoreToken { seat, card, at });
    take::gain(game, seat, Gain::Vp, 1, Destination::Hand, card, log);
    feature::fire(game, Occasion::GainVp, seat, 1);
}

impl Ask<ImperialSettlers> for Choose {
    /// The chosen list; `None` if the player declined.
    type Choice = Option<ListId>;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.run.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-option")
            .piece("card", self.run.about)
            .rule(choice_clause(&self.run))
    }

    fn candidates(&self, _: &ImperialSettlers, _: Seat, moves: &mut Vec<Move>) {
        moves.extend((0..self.options).map(Move::Option));
        if self.run.is_optional {
            moves.push(Move::Done);
        }
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Option<ListId>, Refusal> {
        if self.run.is_optional && mv == Move::Done {
            return Ok(None);
        }
        if let Move::Option(option) = mv
            && option < self.options
        {
            let list = self.first.after(option);
            return check_option(game, seat, list).map(|()| Some(list));
        }
        Err(refuse!(choice_clause(&self.run)))
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, list: Option<ListId>, log: &mut Log) {
        game.pop();
        match list {
            Some(list) => game.push(Run { list, next: 0, has_scored: false, ..self.run }),
            None => {
                not_used(game);
                log.note(|| Event::Declined { seat });
            }
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, below: Option<Frame>) -> bool {
        let Choose { run, first, options } = *self;
        let asked = usize::from(run.next).checked_sub(1).and_then(|at| run.list.effects().get(at));
        run.is_sound(game, below) && asked == Some(&Effect::Choose { first, options })
    }
}

/// The clause about a choice: in a production it belongs to producing (IMP-9.3); that of a Feature is offered to its
/// owner (IMP-19.5).
pub(crate) fn choice_clause(run: &Run) -> &'static str {
    if effect::is_production(run) { "IMP-9.3" } else { "IMP-19.5" }
}

/// Whether a list of a choice can be paid (IMP-14.9).
fn check_option(game: &ImperialSettlers, seat: Seat, list: ListId) -> Result<(), Refusal> {
    let payable = list.effects().iter().all(|effect| {
        if let Effect::Pay { cost } = effect { pay::can_pay(game, seat, cost, 1) } else { true }
    });
    if payable { Ok(()) } else { Err(refuse!("IMP-14.9")) }
}

pub(crate) fn payable_options(
    game: &ImperialSettlers,
    seat: Seat,
    first: ListId,
    options: u8,
) -> impl Iterator<Item = ListId> + '_ {
    let lists = (0..options).map(move |option| first.after(option));
    lists.filter(move |list| check_option(game, seat, *list).is_ok())
}

/// The ability was offered and declined, so it does not count as used.
fn not_used(game: &mut ImperialSettlers) {
    for frame in game.frames.iter_mut().rev() {
        if let Frame::Ability(Ability::Use(used)) = frame {
            used.has_run = false;
            return;
        }
    }
}

/// IMP-25.11: the cost is paid once more and the effects follow; all of it is one reaction (IMP-19.9).
impl Ask<ImperialSettlers> for Repeat {
    /// The cost that is paid once more; `None` to stop.
    type Choice = Option<Cost>;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.used.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-repeat").piece("card", self.used.card).rule("IMP-25.11")
    }

    fn candidates(&self, _: &ImperialSettlers, _: Seat, moves: &mut Vec<Move>) {
        moves.extend([Move::Again, Move::Done]);
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Option<Cost>, Refusal> {
        if mv == Move::Done {
            return Ok(None);
        }
        let cost = self.used.repeat_cost().filter(|_| mv == Move::Again);
        match cost {
            Some(cost) if pay::can_pay(game, seat, &cost, 1) => Ok(Some(cost)),
            Some(_) | None => Err(refuse!("IMP-25.11")),
        }
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, cost: Option<Cost>, log: &mut Log) {
        let Some(cost) = cost else {
            log.note(|| Event::Declined { seat });
            return self.skip(game, log);
        };
        pay::pay(game, seat, &cost, 1, LocationId::NONE, log);
        let mut scored = self.has_scored;
        // The frame stays below the choices that the Goods leave.
        for effect in self.used.feature().into_iter().flat_map(|feature| feature.effects.effects()) {
            if let Effect::Gain { gain, n, .. } = *effect {
                scored |= take::gain(game, seat, gain, n.into(), Destination::Hand, self.used.about, log);
            }
        }
        for frame in game.frames.iter_mut().rev() {
            if let Frame::Ability(Ability::Repeat(repeat)) = frame {
                repeat.has_scored = scored;
                break;
            }
        }
    }

    /// Evaluated whenever the frame is on top: reactions to the Goods may have brought something to pay with.
    fn waits(&self, game: &ImperialSettlers) -> bool {
        self.used.repeat_cost().is_some_and(|cost| pay::can_pay(game, self.used.seat, &cost, 1))
    }

    /// The player has stopped, or cannot pay any more.
    fn skip(&self, game: &mut ImperialSettlers, _: &mut Log) {
        game.pop();
        if self.has_scored && !self.used.is_silent() {
            feature::fire(game, Occasion::GainVp, self.used.seat, 1);
        }
    }

    fn is_sound(&self, _: &ImperialSettlers, _: Option<Frame>) -> bool {
        self.used.repeat_cost().is_some()
    }
}

impl Auto<ImperialSettlers> for Dig {
    fn run(&self, game: &mut ImperialSettlers, _: &mut Log) {
        let Dig { seat, left, good } = *self;
        if left == 0 {
            return game.pop();
        }
        game.replace(Dig { left: left - 1, ..*self });
        draw::begin(game, seat, Deck::Common, Destination::Foundation { good });
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.seat)
    }
}
