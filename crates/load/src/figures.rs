//! Latencies of one run, and the range of several.

use serde::Serialize;
use std::{fmt, time::Duration};

/// Summary of durations, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub(crate) struct Latency {
    pub(crate) p50: f64,
    pub(crate) p99: f64,
    pub(crate) p999: f64,
    pub(crate) max: f64,
}

impl Latency {
    /// Of these durations; zero if there are none.
    pub(crate) fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |share: f64| {
            // Nearest-rank percentile.
            let rank = (times.len() as f64 * share).ceil() as usize;
            let time = times.get(rank.saturating_sub(1)).copied().unwrap_or_default();
            round(time.as_secs_f64() * 1_000.0)
        };
        Latency { p50: at(0.5), p99: at(0.99), p999: at(0.999), max: at(1.0) }
    }
}

impl fmt::Display for Latency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Latency { p50, p99, p999, max } = self;
        write!(f, "p50 {p50:.2} ms, p99 {p99:.2} ms, p99.9 {p999:.2} ms, max {max:.1} ms")
    }
}

/// Smallest and largest of several figures.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Range {
    pub(crate) least: f64,
    pub(crate) most: f64,
}

impl Range {
    /// Of these figures; zero if there are none.
    pub(crate) fn of(figures: impl Iterator<Item = f64> + Clone) -> Self {
        let least = figures.clone().reduce(f64::min).unwrap_or(0.0);
        let most = figures.reduce(f64::max).unwrap_or(0.0);
        Range { least: round(least), most: round(most) }
    }
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = f.precision().unwrap_or(1);
        let Range { least, most } = self;
        if least == most {
            write!(f, "{least:.digits$}")
        } else {
            write!(f, "{least:.digits$} to {most:.digits$}")
        }
    }
}

/// A figure without insignificant digits.
pub(crate) fn round(figure: f64) -> f64 {
    (figure * 1_000.0).round() / 1_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_one_of_the_times() {
        let times = |most: u64| (1..=most).rev().map(Duration::from_millis).collect();
        assert_eq!(Latency::of(times(100)), Latency { p50: 50.0, p99: 99.0, p999: 100.0, max: 100.0 });
        assert_eq!(Latency::of(times(1)), Latency { p50: 1.0, p99: 1.0, p999: 1.0, max: 1.0 });
        assert_eq!(Latency::of(Vec::new()), Latency::default());
    }

    #[test]
    fn a_range_of_one_is_one_figure() {
        assert_eq!(format!("{:.0}", Range::of([2.0, 1.0, 3.0].into_iter())), "1 to 3");
        assert_eq!(format!("{}", Range::of([2.0].into_iter())), "2.0");
    }
}
