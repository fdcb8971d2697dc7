//! Paying: the Resources that Gold replaces, and the Locations, cards and Deals that are given up (IMP-3.4, IMP-3.6,
//! IMP-11.2 to IMP-11.9, IMP-14.7).

use crate::{
    events::{Event, Log},
    frames::Frame,
    goods::{Bill, Cost, Good, Payment},
    ids::{Card, LocationId},
    location::Location,
    moves::Move,
    phase::{ability, deal, draw, leave},
    state::ImperialSettlers,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, frames, refuse,
    stage::{Ask, Staged},
};

frames! {
    /// A cost that leaves a choice.
    #[serde(rename_all = "snake_case")]
    pub enum Owed of ImperialSettlers in Frame {
        /// Which Resources Gold stands in for (IMP-3.6).
        ask Split {
            /// Who pays.
            seat: Seat,
            /// What.
            bill: Bill,
            /// On which Location the Goods are put, if any (IMP-14.1).
            onto: LocationId,
        },
        /// Which Location or Foundation is discarded (IMP-11.3).
        #[serde(rename = "location")]
        ask GiveLocation {
            /// Who pays.
            seat: Seat,
            /// How many, this one included.
            left: u8,
        },
        /// Which card of the hand is discarded.
        #[serde(rename = "card")]
        ask GiveCard {
            /// Who.
            seat: Seat,
            /// How many, this one included.
            left: u8,
        },
        /// Which Deal is given up.
        #[serde(rename = "deal")]
        ask GiveDeal {
            /// Who.
            seat: Seat,
            /// How many, this one included.
            left: u8,
        },
        /// The cost of a build is paid: the Location is placed (IMP-11.17).
        auto Place {
            /// Whose.
            seat: Seat,
            /// The card.
            card: Card,
        },
        /// The cost of a Deal is paid: the card goes under the board (IMP-12.3).
        auto Slide {
            /// Whose.
            seat: Seat,
            /// The card.
            card: Card,
        },
    }
}

impl Owed {
    /// Who pays, or has paid.
    pub(crate) fn seat(self) -> Seat {
        match self {
            Owed::Split(Split { seat, .. })
            | Owed::GiveLocation(GiveLocation { seat, .. })
            | Owed::GiveCard(GiveCard { seat, .. })
            | Owed::GiveDeal(GiveDeal { seat, .. })
            | Owed::Place(Place { seat, .. })
            | Owed::Slide(Slide { seat, .. }) => seat,
        }
    }
}

/// Whether a seat can pay a cost `times` times, apart from a Location.
pub(crate) fn can_pay(game: &ImperialSettlers, seat: Seat, cost: &Cost, times: u8) -> bool {
    shortfall(game, seat, cost, Bill::default(), times).is_none()
}

/// What a seat lacks to pay a cost several times and a bill after it, as needed and available; `None` if it can pay.
pub(crate) fn shortfall(
    game: &ImperialSettlers,
    seat: Seat,
    cost: &Cost,
    after: Bill,
    times: u8,
) -> Option<(u16, u16)> {
    let player = game.player(seat);
    let total = |amount: u8| u16::from(amount) * u16::from(times);
    for (good, amount) in cost.plain() {
        if player.supply[good] < total(amount) {
            return Some((total(amount), player.supply[good]));
        }
    }
    for (have, amount) in [
        (player.hand.len() as u16, cost.card),
        (player.deals.len() as u16, cost.deal),
        (u16::from(player.tokens), cost.egypt_token),
    ] {
        if have < total(amount) {
            return Some((total(amount), have));
        }
    }
    let bill = cost.bill(1);
    let wide = |one: u8, after: u8| total(one) + u16::from(after);
    let (wood, stone, food) =
        (wide(bill.wood, after.wood), wide(bill.stone, after.stone), wide(bill.food, after.food));
    let any = wide(bill.any, after.any);
    let due = wood + stone + food + any;
    if u16::from(u8::MAX) < due {
        return Some((due, 0));
    }
    let whole = Bill { wood: wood as u8, stone: stone as u8, food: food as u8, any: any as u8 };
    if game.can_pay(seat, whole, total(cost.gold)) {
        return None;
    }
    let resources: u16 = Good::RESOURCES.iter().map(|good| player.supply[*good]).sum();
    Some((due, (resources + player.supply[Good::Gold]).min(due.saturating_sub(1))))
}

/// Pays a cost several times, as far as it leaves no choice, and asks for the rest. Goods go on the activated
/// Location, or to the general supply (IMP-14.1, IMP-3.10). Egyptian tokens are placed by their effect.
pub(crate) fn pay(
    game: &mut ImperialSettlers,
    seat: Seat,
    cost: &Cost,
    times: u8,
    onto: LocationId,
    log: &mut Log,
) {
    for (good, amount) in cost.plain() {
        hand_over(game, seat, good, amount * times, onto, log);
    }
    if 0 < cost.deal {
        game.push(GiveDeal { seat, left: cost.deal * times });
    }
    if 0 < cost.card {
        game.push(GiveCard { seat, left: cost.card * times });
    }
    settle(game, seat, cost.bill(times), onto, log);
}

/// Pays Resources; asks how if there are several ways (IMP-3.6).
pub(crate) fn settle(game: &mut ImperialSettlers, seat: Seat, bill: Bill, onto: LocationId, log: &mut Log) {
    if bill.total() == 0 {
        return;
    }
    let mut found = None;
    let mut count = 0;
    each_way(game, seat, bill, &mut |payment| {
        found = Some(payment);
        count += 1;
    });
    match (count, found) {
        (1, Some(payment)) => hand_over_all(game, seat, payment, onto, log),
        (_, _) => game.push(Split { seat, bill, onto }),
    }
}

/// Every way to pay a bill.
fn each_way(game: &ImperialSettlers, seat: Seat, bill: Bill, visit: &mut dyn FnMut(Payment)) {
    let supply = &game.player(seat).supply;
    let most = |good: Good, due: u8| supply[good].min(u16::from(due) + u16::from(bill.any)) as u8;
    for wood in (0..=most(Good::Wood, bill.wood)).rev() {
        for stone in (0..=most(Good::Stone, bill.stone)).rev() {
            for food in (0..=most(Good::Food, bill.food)).rev() {
                let paid = u16::from(wood) + u16::from(stone) + u16::from(food);
                let Some(gold) = bill.total().checked_sub(paid) else { continue };
                let payment = Payment { wood, stone, food, gold: gold.min(255) as u8 };
                if gold <= supply[Good::Gold] && payment.settles(bill) {
                    visit(payment);
                }
            }
        }
    }
}

fn hand_over_all(game: &mut ImperialSettlers, seat: Seat, payment: Payment, onto: LocationId, log: &mut Log) {
    for (good, amount) in payment.goods() {
        hand_over(game, seat, good, amount, onto, log);
    }
}

/// Goods leave a supply: to the general supply, or onto a Location.
pub(crate) fn hand_over(
    game: &mut ImperialSettlers,
    seat: Seat,
    good: Good,
    amount: u8,
    onto: LocationId,
    log: &mut Log,
) {
    if amount == 0 {
        return;
    }
    game.player_mut(seat).supply[good] -= u16::from(amount);
    log.note(|| Event::Spent { seat, good, n: amount.into() });
    if let Some(location) = game.location_mut(onto) {
        (0..amount).for_each(|_| location.lay(good));
    }
}

impl Ask<ImperialSettlers> for Split {
    type Choice = Payment;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-pay")
            .number("wood", self.bill.wood)
            .number("stone", self.bill.stone)
            .number("food", self.bill.food)
            .number("any", self.bill.any)
            .rule("IMP-3.6")
    }

    fn occasion(&self, game: &ImperialSettlers, _: Seat) -> Option<Phrase> {
        ability::occasion(game)
    }

    fn candidates(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        each_way(game, seat, self.bill, &mut |payment| moves.push(Move::Pay(payment)));
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Payment, Refusal> {
        let Move::Pay(payment) = mv else { return Err(refuse!("IMP-3.6")) };
        let supply = &game.player(seat).supply;
        let owned = payment.goods().into_iter().all(|(good, amount)| u16::from(amount) <= supply[good]);
        if owned && payment.settles(self.bill) { Ok(payment) } else { Err(refuse!("IMP-3.4")) }
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, payment: Payment, log: &mut Log) {
        game.pop();
        hand_over_all(game, seat, payment, self.onto, log);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        0 < self.bill.total() && game.can_pay(self.seat, self.bill, 0)
    }
}

/// A Location or a Foundation that is given up.
pub enum GivenUp {
    Location(LocationId),
    Foundation { card: Card, hidden: bool },
}

impl Ask<ImperialSettlers> for GiveLocation {
    type Choice = GivenUp;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-give-location").number("left", self.left).rule("IMP-11.3")
    }

    fn occasion(&self, game: &ImperialSettlers, _: Seat) -> Option<Phrase> {
        ability::occasion(game)
    }

    fn candidates(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        let lying = game.locations.iter().filter(|location| location.owner.is(seat));
        moves.extend(lying.map(|location| Move::At(location.id)));
        foundations(game, seat, &mut |mv| moves.push(mv));
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<GivenUp, Refusal> {
        if let Move::Foundation { card, hidden } = mv {
            let is_there = has_foundation(game, seat, card, hidden);
            return is_there.then_some(GivenUp::Foundation { card, hidden }).ok_or(refuse!("IMP-13.16"));
        }
        match mv.at().and_then(|at| game.location(at)) {
            Some(location) if is_dispensable(location, seat) => Ok(GivenUp::Location(location.id)),
            Some(location) if location.taken_by.is_some() => Err(refuse!("IMP-11.8")),
            Some(_) | None => Err(refuse!("IMP-11.3")),
        }
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, given: GivenUp, log: &mut Log) {
        game.pop();
        if 1 < self.left {
            game.push(GiveLocation { seat, left: self.left - 1 });
        }
        match given {
            GivenUp::Location(at) => leave::given_up(game, seat, at, log),
            GivenUp::Foundation { card, hidden } => {
                remove_foundation(game, seat, card, hidden);
                draw::discard(game, card);
                log.note(|| Event::FoundationUsed { seat, card });
            }
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        0 < self.left && u16::from(self.left) <= dispensable(game, self.seat)
    }
}

/// The Foundations of a seat, without duplicates.
pub(crate) fn foundations(game: &ImperialSettlers, seat: Seat, visit: &mut dyn FnMut(Move)) {
    let player = game.player(seat);
    player.foundations.kinds().for_each(|card| visit(Move::Foundation { card, hidden: false }));
    player.hidden.kinds().for_each(|card| visit(Move::Foundation { card, hidden: true }));
}

pub(crate) fn has_foundation(game: &ImperialSettlers, seat: Seat, card: Card, hidden: bool) -> bool {
    let player = game.player(seat);
    if hidden { player.hidden.contains(card) } else { player.foundations.contains(card) }
}

pub(crate) fn remove_foundation(game: &mut ImperialSettlers, seat: Seat, card: Card, hidden: bool) {
    let player = game.player_mut(seat);
    if hidden {
        player.hidden.remove(card);
    } else {
        player.foundations.remove(card);
    }
}

/// How many Locations and Foundations a seat could discard for a build (IMP-11.3, IMP-11.8).
pub(crate) fn dispensable(game: &ImperialSettlers, seat: Seat) -> u16 {
    let player = game.player(seat);
    let own = game.locations.iter().filter(|location| is_dispensable(location, seat)).count();
    (own + player.foundations.len() + player.hidden.len()) as u16
}

/// Whether a seat could discard a Location for a build (IMP-11.3, IMP-11.8).
pub(crate) fn is_dispensable(location: &Location, seat: Seat) -> bool {
    location.owner.is(seat) && location.taken_by.is_none()
}

impl Ask<ImperialSettlers> for GiveCard {
    type Choice = Card;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, game: &ImperialSettlers, seat: Seat) -> Phrase {
        // The effect of another player forces the discard.
        let (key, rule) = if seat == game.active {
            ("imperial-settlers-ask-discard", "IMP-14.7")
        } else {
            ("imperial-settlers-ask-forced-discard", "IMP-10.8")
        };
        Phrase::new(key).number("left", self.left).rule(rule)
    }

    fn occasion(&self, game: &ImperialSettlers, _: Seat) -> Option<Phrase> {
        ability::occasion(game)
    }

    fn candidates(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(game.player(seat).hand.kinds().map(Move::Card));
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Card, Refusal> {
        mv.card().filter(|card| game.player(seat).hand.contains(*card)).ok_or(refuse!("IMP-14.7"))
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, card: Card, log: &mut Log) {
        game.pop();
        if 1 < self.left {
            game.push(GiveCard { seat, left: self.left - 1 });
        }
        game.player_mut(seat).hand.remove(card);
        draw::discard(game, card);
        log.note(|| Event::Discarded { seat, card });
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        0 < self.left && usize::from(self.left) <= game.player(self.seat).hand.len()
    }
}

impl Ask<ImperialSettlers> for GiveDeal {
    type Choice = u8;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-give-deal").number("left", self.left).rule("IMP-14.7")
    }

    fn occasion(&self, game: &ImperialSettlers, _: Seat) -> Option<Phrase> {
        ability::occasion(game)
    }

    fn candidates(&self, game: &ImperialSettlers, seat: Seat, moves: &mut Vec<Move>) {
        deal::own(game, seat, moves);
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<u8, Refusal> {
        let Move::DealOf { empire, deal } = mv else { return Err(refuse!("IMP-14.7")) };
        if deal::is_own(game, seat, empire, deal) { Ok(deal) } else { Err(refuse!("IMP-14.7")) }
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, deal: u8, log: &mut Log) {
        game.pop();
        if 1 < self.left {
            game.push(GiveDeal { seat, left: self.left - 1 });
        }
        deal::give_up(game, seat, deal, log);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        0 < self.left && usize::from(self.left) <= game.player(self.seat).deals.len()
    }
}
