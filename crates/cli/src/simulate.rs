//! `approdo simulate`

use crate::{
    FAILED, Terminal,
    agreement::{Agreed, Entrant, number, read_bots},
    args, complain,
    report::{percent, rounded, table},
};
use anyhow::{Context, Result, bail, ensure};
use approdo_bots::{Bot, arena::Summary};
use approdo_table::Module;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::{Value, json};
use std::{num::NonZero, thread, time::Instant};

/// Thread limit: more only compete with each other.
const MOST_THREADS: usize = 256;

/// Limit of the list of faults.
const MOST_FAULTS: usize = 10;

/// Plays many games between bots.
pub(crate) fn run(
    games: &'static [Module],
    arguments: &args::Simulate,
    terminal: &mut Terminal<'_>,
) -> Result<u8> {
    let agreed =
        Agreed::read(games, &arguments.game, &arguments.agreement, |module| *module.meta.seats.start())?;
    let entrants = fill(&read_bots(&arguments.bots)?, agreed.seats)?;
    let bots: Vec<Bot> = entrants.iter().map(|entrant| entrant.bot).collect();
    let start = Instant::now();
    let summary = in_parallel(arguments.games, arguments.jobs, terminal.interactive, |game| {
        // Halved, so that the end of the range does not overflow.
        let seed = number(agreed.seed, game) / 2;
        (agreed.module.simulate)(&agreed.options, &bots, seed..seed + 1).map_err(Into::into)
    })?;
    let seconds = start.elapsed().as_secs_f64().max(f64::EPSILON);
    if arguments.json {
        terminal.line(serde_json::to_string_pretty(&to_json(&summary, seconds))?)?;
    } else {
        show(&summary, &entrants, seconds, terminal)?;
    }
    Ok(judge(&summary, terminal))
}

/// The exit code: games that do not end are a failure, and the first reason is printed.
pub(crate) fn judge(summary: &Summary, terminal: &mut Terminal<'_>) -> u8 {
    let Some(first) = summary.unfinished.first() else {
        return 0;
    };
    let (count, games) = (summary.unfinished.len(), summary.games);
    let sentence = format!(
        "{count} of {games} games did not end; the first is that of seed {}: {}",
        first.seed, first.problem
    );
    complain(&sentence, terminal);
    FAILED
}

/// Plays `count` games in a pool of `jobs` threads and merges the summaries.
pub(crate) fn in_parallel(
    count: u32,
    jobs: Option<usize>,
    interactive: bool,
    play: impl Fn(u64) -> Result<Summary> + Sync,
) -> Result<Summary> {
    ensure!(0 < count, "no game can be counted: --games must be at least 1");
    ensure!(jobs != Some(0), "somebody has to do the work: --jobs must be at least 1");
    ensure!(
        jobs.is_none_or(|jobs| jobs <= MOST_THREADS),
        "more than {MOST_THREADS} games at the same time only get in each other's way: --jobs is at most {MOST_THREADS}"
    );
    let pool =
        rayon::ThreadPoolBuilder::new().num_threads(threads(jobs, count)).build().context("no threads")?;
    let progress = if interactive { ProgressBar::new(u64::from(count)) } else { ProgressBar::hidden() };
    progress.set_style(ProgressStyle::with_template("{bar:40} {pos} of {len}, {eta} left")?);
    let summary = pool.install(|| {
        (0..u64::from(count))
            .into_par_iter()
            .map(|game| {
                let summary = play(game);
                progress.inc(1);
                summary
            })
            .try_reduce(Summary::default, |one, other| Ok(one.merge(other)))
    });
    progress.finish_and_clear();
    summary
}

/// The requested number of threads, or one per processor, but not more than games.
fn threads(jobs: Option<usize>, count: u32) -> usize {
    let processors = || thread::available_parallelism().map_or(1, NonZero::get).min(MOST_THREADS);
    jobs.unwrap_or_else(processors).min(usize::try_from(count).unwrap_or(MOST_THREADS))
}

/// One bot for each seat: as given, or the only one everywhere.
fn fill(bots: &[Entrant], seats: u8) -> Result<Vec<Entrant>> {
    match bots {
        [only] => Ok(vec![only.clone(); usize::from(seats)]),
        bots if bots.len() == usize::from(seats) => Ok(bots.to_vec()),
        bots => {
            bail!("{} bots cannot fill {seats} seats: name one bot for all seats or one for each", bots.len())
        }
    }
}

fn to_json(summary: &Summary, seconds: f64) -> Value {
    let outcome = |(seat, tally): (usize, &approdo_bots::arena::Tally)| {
        json!({
            "seat": seat,
            "wins": tally.wins,
            "win_share": rounded(tally.win_share().middle),
            "mean_score": rounded(tally.mean_score()),
            "mean_place": rounded(tally.mean_place()),
        })
    };
    json!({
        "games": summary.games,
        "finished": summary.finished(),
        "unfinished": summary.unfinished.len(),
        "steps": summary.steps,
        "moves": summary.moves,
        "moves_per_second": rounded(summary.moves as f64 / seconds),
        "games_per_second": rounded(summary.games as f64 / seconds),
        "mean_length": rounded(summary.mean_steps()),
        "outcomes": summary.tallies.iter().enumerate().map(outcome).collect::<Vec<_>>(),
        "ended_by": summary.ended_by,
    })
}

fn show(summary: &Summary, entrants: &[Entrant], seconds: f64, terminal: &mut Terminal<'_>) -> Result<()> {
    let mut seats = table(&["seat", "bot", "wins", "share", "mean score", "mean place"]);
    for (seat, (tally, entrant)) in summary.tallies.iter().zip(entrants).enumerate() {
        seats.add_row([
            seat.to_string(),
            entrant.name.clone(),
            tally.wins.to_string(),
            percent(tally.win_share().middle),
            format!("{:.2}", tally.mean_score()),
            format!("{:.2}", tally.mean_place()),
        ]);
    }
    terminal.line(seats.to_string())?;
    let mut endings = table(&["ended by", "games"]);
    for (clause, count) in &summary.ended_by {
        endings.add_row([clause.to_string(), count.to_string()]);
    }
    terminal.line(endings.to_string())?;
    terminal.line(format!(
        "{} games, {} finished, {:.1} steps and {:.1} moves each; {:.0} moves and {:.1} games per second.",
        summary.games,
        summary.finished(),
        summary.mean_steps(),
        summary.mean_moves(),
        summary.moves as f64 / seconds,
        summary.games as f64 / seconds,
    ))?;
    for unfinished in summary.unfinished.iter().take(MOST_FAULTS) {
        terminal
            .line(format!("The game of seed {} did not end: {}.", unfinished.seed, unfinished.problem))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_thread_is_started_for_nothing() {
        assert_eq!(threads(Some(3), 100), 3);
        assert_eq!(threads(Some(200), 100), 100);
        assert_eq!(threads(None, 1), 1);
        assert!((1..=MOST_THREADS).contains(&threads(None, u32::MAX)));
    }
}
