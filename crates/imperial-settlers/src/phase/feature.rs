//! Features that react to what happens (section 19, IMP-23.13, IMP-23.21).

use crate::{
    content::{Feature, Tokens, Trigger as On},
    events::{Event, Log},
    frames::Frame,
    goods::GoodSet,
    ids::{Card, Tech},
    location::{Location, Mark},
    phase::{
        ability::{Trigger, Use, Which},
        raze::RazeKind,
    },
    state::ImperialSettlers,
};
use approdo_contract::{
    Seat,
    stage::{Auto, Staged},
};
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The actor built a card.
    Build(Card),
    /// The actor razed a card.
    Raze {
        /// Which.
        card: Card,
        /// Where it was.
        from: RazeKind,
    },
    /// The actor made a Deal.
    MakeDeal,
    /// The actor deployed a Samurai.
    DeploySamurai,
    /// The actor gained VP.
    GainVp,
    /// The actor exchanged a pair of Workers.
    Exchange,
    /// The actor activated an Action.
    Activate {
        /// What was paid.
        spent: GoodSet,
        /// Whether it is a Scoring Action.
        scoring: bool,
    },
    /// The actor sent a Worker.
    Visit,
    /// The actor received a Worker.
    EnemyVisit,
    /// The actor placed a Technology token.
    PlaceTech(Tech),
}

/// Lets Features react to an occasion before anything else goes on.
pub(crate) fn fire(game: &mut ImperialSettlers, occasion: Occasion, actor: Seat, times: u8) {
    let bits = bits(occasion);
    let somebody_reacts = game.locations.iter().any(|location| location.card.info().triggers & bits != 0);
    if somebody_reacts {
        game.push(Trigger { occasion, actor, times, nth: 0, is_listening: false, next: 0, feature: 0 });
    }
}

/// The triggers that an occasion can set off.
fn bits(occasion: Occasion) -> u16 {
    match occasion {
        Occasion::Build(_) => On::Build { common: None, colour: None }.bit(),
        Occasion::Raze { .. } => On::Raze.bit() | On::RazeEnemy.bit() | On::RazeHand.bit(),
        Occasion::MakeDeal => On::MakeDeal.bit(),
        Occasion::DeploySamurai => On::DeploySamurai.bit(),
        Occasion::GainVp => On::GainVp.bit(),
        Occasion::Exchange => On::EnemyExchange.bit(),
        Occasion::Activate { .. } => On::Activate { spends: None, scoring: false }.bit(),
        Occasion::Visit => On::Visit.bit(),
        Occasion::EnemyVisit => On::EnemyVisit.bit(),
        Occasion::PlaceTech(_) => On::PlaceTech { basic: false }.bit(),
    }
}

/// IMP-19.3, IMP-19.4: whether a Feature of `owner` reacts to what `actor` did.
fn reacts(on: On, occasion: Occasion, owner: Seat, actor: Seat) -> bool {
    let own = owner == actor;
    match (on, occasion) {
        (On::Build { common, colour }, Occasion::Build(card)) => {
            own && common.is_none_or(|common| common == card.is_common())
                && colour.is_none_or(|colour| card.info().colours.contains(colour))
        }
        (On::Raze, Occasion::Raze { .. }) => own,
        (On::RazeEnemy, Occasion::Raze { from, .. }) => own && from == RazeKind::Enemy,
        (On::RazeHand, Occasion::Raze { from, .. }) => own && from == RazeKind::Hand,
        (On::MakeDeal, Occasion::MakeDeal)
        | (On::DeploySamurai, Occasion::DeploySamurai)
        | (On::GainVp, Occasion::GainVp)
        | (On::Visit, Occasion::Visit)
        | (On::EnemyVisit, Occasion::EnemyVisit) => own,
        (On::EnemyExchange, Occasion::Exchange) => !own,
        (On::Activate { spends, scoring }, Occasion::Activate { spent, scoring: scored }) => {
            own && spends.is_none_or(|good| spent.contains(good)) && (scored || !scoring)
        }
        (On::PlaceTech { basic }, Occasion::PlaceTech(tech)) => own && (!basic || tech == Tech::Basic),
        (_, _) => false,
    }
}

/// Finds the next Feature that reacts: the active player's first, then those of the others in turn order, each
/// player's from the oldest Location to the newest (IMP-19.5), then those listened in on (IMP-23.21).
impl Auto<ImperialSettlers> for Trigger {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        let mut trigger = *self;
        while trigger.nth < game.seats {
            let seat = Seat((game.active.0 + trigger.nth) % game.seats);
            if let Some((place, feature)) = next(game, seat, &trigger) {
                trigger.next = place;
                trigger.feature = feature + 1;
                game.replace(trigger);
                return react(game, seat, place, feature, &trigger, log);
            }
            (trigger.next, trigger.feature) = (0, 0);
            if trigger.is_listening {
                trigger.nth += 1;
            }
            trigger.is_listening = !trigger.is_listening;
        }
        if 1 < trigger.times {
            game.replace(Trigger { times: trigger.times - 1, nth: 0, ..trigger });
        } else {
            game.pop();
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.actor) && self.nth <= game.seats && 0 < self.times
    }
}

/// The next Location and Feature of a seat that react.
fn next(game: &ImperialSettlers, seat: Seat, trigger: &Trigger) -> Option<(u8, u8)> {
    let listens = game.seat_with(Tokens::Egyptian) == Some(seat) && seat == trigger.actor;
    if trigger.is_listening && !listens {
        return None;
    }
    let bits = bits(trigger.occasion);
    for (place, location) in game.locations.iter().enumerate().skip(usize::from(trigger.next)) {
        let info = location.card.info();
        if info.triggers & bits == 0 || location.has(Mark::Blocked) || !belongs(location, seat, trigger) {
            continue;
        }
        let from = if place == usize::from(trigger.next) { trigger.feature } else { 0 };
        for (number, feature) in info.features.iter().enumerate().skip(usize::from(from)) {
            // Through the Pharaoh's Ears nothing is gained from actions of enemies (IMP-23.21).
            let is_heard = !trigger.is_listening || !feature.on.is_about_enemies();
            let reacts = || reacts(feature.on, trigger.occasion, seat, trigger.actor);
            if is_heard && location.is_open(feature.needs) && reacts() {
                return Some((place as u8, number as u8));
            }
        }
    }
    None
}

fn belongs(location: &Location, seat: Seat, trigger: &Trigger) -> bool {
    if trigger.is_listening { location.has(Mark::Eavesdropped) } else { location.works_for(seat) }
}

/// IMP-21.7: with a Basic token the Feature takes effect twice. Through the Pharaoh's Ears tokens change nothing
/// (IMP-23.14).
fn react(game: &mut ImperialSettlers, seat: Seat, place: u8, feature: u8, trigger: &Trigger, log: &mut Log) {
    let location = &game.locations[usize::from(place)];
    let (at, card) = (location.id, location.card);
    let has_tokens = !trigger.is_listening;
    let twice = has_tokens && location.has_active(Tech::Basic);
    log.note(|| Event::Reacted { seat, card, at });
    let about = razed(trigger.occasion).unwrap_or(card);
    let left = if twice { 2 } else { 1 };
    game.push(Use { left, has_tokens, about, ..Use::of(Which::Feature(feature), seat, at, card) });
}

fn razed(occasion: Occasion) -> Option<Card> {
    if let Occasion::Raze { card, .. } = occasion { Some(card) } else { None }
}

/// IMP-19.9: VP of Features that react to VP do not count as gained.
pub(crate) fn is_silent(feature: &Feature) -> bool {
    feature.on == On::GainVp
}
