//! Price and odds of a choice in words: the price below it, the odds when a player asks why.

use crate::{Terminal, voice::Voice};
use approdo_contract::Seat;
use approdo_table::{
    Choice,
    foresight::{Change, Follows, Foreseen, Prospect},
};
use std::io;

/// Price and odds of a choice.
pub(crate) fn of<'f>(foreseen: &'f [Foreseen], choice: &Choice) -> Option<&'f Foreseen> {
    foreseen.iter().find(|foreseen| foreseen.mv == choice.mv)
}

/// The price in one line; empty if there is nothing to say.
pub(crate) fn price(foreseen: &Foreseen, own: Seat, voice: &Voice) -> Option<String> {
    let price = foreseen.price.as_ref()?;
    let mut parts: Vec<String> = price.changes.iter().map(|change| changed(change, own, voice)).collect();
    parts.extend(price.later.iter().map(|phrase| voice.say(phrase)));
    let follows = match price.follows {
        Follows::Secret => Some("cli-price-secret"),
        Follows::Luck => Some("cli-price-luck"),
        Follows::Over => Some("cli-price-over"),
        Follows::More | Follows::Asked(_) => price.passes.then_some("cli-price-passes"),
    };
    parts.extend(follows.map(|key| voice.text(key, &[])));
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// The odds, the likeliest outcome first.
pub(crate) fn show_odds(
    foreseen: &Foreseen,
    own: Seat,
    voice: &Voice,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    let Some(odds) = &foreseen.odds else { return Ok(()) };
    match odds.tries {
        None => terminal.line(voice.text("cli-odds", &[]))?,
        Some(tries) => terminal.line(voice.text("cli-odds-sampled", &[("tries", tries.into())]))?,
    }
    for prospect in &odds.outcomes {
        let [low, high] = prospect.between.map(percent);
        let what = brought(prospect, own, voice);
        let line = if odds.tries.is_none() {
            voice.text("cli-odds-share", &[("share", low.into()), ("what", what.into())])
        } else {
            voice.text(
                "cli-odds-between",
                &[("low", low.into()), ("high", high.into()), ("what", what.into())],
            )
        };
        terminal.line(format!("  {line}"))?;
    }
    if 0.0 < odds.other {
        let share = percent(odds.other);
        terminal.line(format!("  {}", voice.text("cli-odds-other", &[("share", share.into())])))?;
    }
    Ok(())
}

fn brought(prospect: &Prospect, own: Seat, voice: &Voice) -> String {
    let told = prospect.told.iter().map(|phrase| voice.say(phrase));
    let changes: Vec<String> = prospect.changes.iter().map(|change| changed(change, own, voice)).collect();
    let changes = (!changes.is_empty()).then(|| changes.join(", "));
    let parts: Vec<String> = told.chain(changes).collect();
    if parts.is_empty() { voice.text("cli-odds-nothing", &[]) } else { parts.join(" ") }
}

fn changed(change: &Change, own: Seat, voice: &Voice) -> String {
    let sign = if change.by < 0 { "−" } else { "+" };
    let by = format!("{sign}{}", change.by.unsigned_abs());
    let label = voice.say(&change.label);
    if change.seat == own {
        voice.text("cli-price-own", &[("label", label.into()), ("by", by.into())])
    } else {
        let seat = voice.seat(change.seat);
        voice.text("cli-price-other", &[("seat", seat.into()), ("label", label.into()), ("by", by.into())])
    }
}

/// Whole percent where that is precise enough.
fn percent(share: f64) -> String {
    let percent = share * 100.0;
    if (1.0..=99.0).contains(&percent) || percent == 0.0 || percent == 100.0 {
        format!("{percent:.0}")
    } else {
        format!("{percent:.1}")
    }
}

#[cfg(test)]
mod tests {
    use super::percent;

    #[test]
    fn small_shares_keep_a_decimal() {
        assert_eq!(
            [0.0, 0.004, 0.1667, 0.5, 0.996, 1.0].map(percent),
            ["0", "0.4", "17", "50", "99.6", "100"]
        );
    }
}
