//! `approdo tournament`

use crate::{
    Terminal,
    agreement::{Agreed, Entrant, number, read_bots},
    args,
    report::{percent, rounded, table},
    simulate::{in_parallel, judge},
};
use anyhow::{Result, ensure};
use approdo_bots::{
    Bot,
    arena::{Summary, Tally},
};
use approdo_table::Module;
use serde_json::json;

/// Plays a tournament: every seed once for every rotation of the bots.
pub(crate) fn run(
    games: &'static [Module],
    arguments: &args::Tournament,
    terminal: &mut Terminal<'_>,
) -> Result<u8> {
    let bots = read_bots(&arguments.bots)?;
    ensure!(2 <= bots.len(), "a tournament needs at least two bots, e.g. --bots random,greedy");
    let usual = |module: &Module| u8::try_from(bots.len()).unwrap_or(u8::MAX).max(*module.meta.seats.start());
    let agreed = Agreed::read(games, &arguments.game, &arguments.agreement, usual)?;
    let seats = usize::from(agreed.seats);
    ensure!(bots.len() <= seats, "{} bots need at least {} seats, not {seats}", bots.len(), bots.len());
    // With more seats than bots, the bots take several seats each, in turn.
    let seated: Vec<Bot> = bots.iter().map(|entrant| entrant.bot).cycle().take(seats).collect();
    let rounds = arguments.games.div_ceil(u32::from(agreed.seats));
    let summary = in_parallel(rounds, arguments.jobs, terminal.interactive, |round| {
        (agreed.module.round)(&agreed.options, &seated, round, number(agreed.seed, round)).map_err(Into::into)
    })?;
    let tallies = by_bot(&summary, bots.len());
    if arguments.json {
        let row = |(entrant, tally): (&Entrant, &Tally)| {
            let share = tally.win_share();
            json!({
                "bot": entrant.name,
                "games": tally.games,
                "wins": tally.wins,
                "win_share": rounded(share.middle),
                "low": rounded(share.low),
                "high": rounded(share.high),
                "mean_score": rounded(tally.mean_score()),
            })
        };
        let rows: Vec<_> = bots.iter().zip(&tallies).map(row).collect();
        let report = json!({ "games": summary.games, "unfinished": summary.unfinished.len(), "bots": rows });
        terminal.line(serde_json::to_string_pretty(&report)?)?;
        return Ok(judge(&summary, terminal));
    }
    let mut standings = table(&["bot", "games", "wins", "share", "95 % from", "to", "mean score"]);
    for (entrant, tally) in bots.iter().zip(&tallies) {
        let share = tally.win_share();
        standings.add_row([
            entrant.name.clone(),
            tally.games.to_string(),
            tally.wins.to_string(),
            percent(share.middle),
            percent(share.low),
            percent(share.high),
            format!("{:.2}", tally.mean_score()),
        ]);
    }
    terminal.line(standings.to_string())?;
    terminal.line(format!("{} games, every seed played from each of {seats} seats.", summary.games))?;
    Ok(judge(&summary, terminal))
}

/// One tally for each bot, summed over its seats.
fn by_bot(summary: &Summary, bots: usize) -> Vec<Tally> {
    let mut tallies = vec![Tally::default(); bots];
    for (seat, tally) in summary.tallies.iter().enumerate() {
        tallies[seat % bots].merge(*tally);
    }
    tallies
}
