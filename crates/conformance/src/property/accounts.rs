use crate::{Property, fault::Breach};
use approdo_contract::{Account, Game, Outcome, Pending, Seat, Viewer};
use std::cmp::{Ordering, Reverse};

/// When the game is over, each seat can add its account up to its score, others know nothing else about it, and the
/// scores with what decides between equal ones order the seats as their places do. A game in which points mean nothing
/// has no accounts.
pub(crate) fn add_up<G: Game>(game: &G, seats: u8) -> Result<(), Breach> {
    let Pending::Over(outcome) = game.pending() else { return Ok(()) };
    let of = |viewer: Viewer, seat| G::account(&game.view(viewer), seat);
    let own: Vec<Account> = Seat::all(seats).map(|seat| of(Viewer::Seat(seat), seat)).collect();
    if own.iter().all(|account| account.parts.is_empty()) {
        return Ok(());
    }
    for (seat, account) in Seat::all(seats).zip(&own) {
        let points: Option<i32> = account.parts.iter().map(|part| part.points).sum();
        let score = outcome.standings[seat.index()].score;
        if points != Some(score) {
            let detail = format!("{seat:?} adds {account:?} up to {points:?}, the score is {score}");
            return Err(Breach::new(Property::AccountsAddUp, detail));
        }
        if let Some(other) = Viewer::all(seats).map(|viewer| of(viewer, seat)).find(|it| !agrees(it, account))
        {
            let detail = format!("the account of {seat:?} is {account:?}, and to others {other:?}");
            return Err(Breach::new(Property::AccountsAddUp, detail));
        }
    }
    in_order(&outcome, &own)
}

/// Whether what others know of an account is right.
fn agrees(known: &Account, account: &Account) -> bool {
    let is_right = |known: Option<i32>, real| known.is_none_or(|known| Some(known) == real);
    known.parts.len() == account.parts.len()
        && known.parts.iter().zip(&account.parts).all(|(known, real)| is_right(known.points, real.points))
        && known.ties.iter().zip(&account.ties).all(|(known, real)| is_right(known.amount, real.amount))
}

fn in_order(outcome: &Outcome, accounts: &[Account]) -> Result<(), Breach> {
    let key = |index: usize| {
        let ties = accounts[index].ties.iter().map(|tie| {
            let amount = tie.amount.unwrap_or_default();
            Reverse(if tie.least { -amount } else { amount })
        });
        (Reverse(outcome.standings[index].score), ties.collect::<Vec<_>>())
    };
    for one in 0..accounts.len() {
        for other in 0..one {
            let by_account = key(one).cmp(&key(other));
            let by_place = outcome.standings[one].place.cmp(&outcome.standings[other].place);
            if by_place != Ordering::Equal && by_account != by_place {
                let detail = format!(
                    "seats {other} and {one} have places {:?}, but accounts {:?} and {:?}",
                    outcome.standings, accounts[other], accounts[one]
                );
                return Err(Breach::new(Property::AccountsAddUp, detail));
            }
        }
    }
    Ok(())
}
