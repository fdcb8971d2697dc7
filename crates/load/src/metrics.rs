//! The server's `/metrics`: how long storing took, by its own clock.

use crate::guest::Guest;
use anyhow::{Context, Result};
use std::net::SocketAddr;

/// Histogram of the durations of all appends so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Appends(Vec<Bucket>);

/// Cumulative buckets: number of appends that took at most so many seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Bucket {
    at_most: f64,
    count: u64,
}

impl Appends {
    /// Fetches it from a server.
    pub(crate) async fn of(address: SocketAddr) -> Result<Self> {
        let text = Guest::new(address).fetch("/metrics").await?;
        Self::read(&text).context("/metrics does not tell how long appends take")
    }

    fn read(text: &str) -> Option<Self> {
        let lines =
            text.lines().filter_map(|line| line.strip_prefix("approdo_append_duration_seconds_bucket"));
        let bucket = |line: &str| {
            let (label, count) = line.split_once(' ')?;
            let at_most = label.split('"').nth(1)?.replace("+Inf", "inf").parse().ok()?;
            Some(Bucket { at_most, count: count.trim().parse().ok()? })
        };
        let buckets: Option<Vec<Bucket>> = lines.map(bucket).collect();
        buckets.filter(|buckets| !buckets.is_empty()).map(Appends)
    }

    /// The percentile, in milliseconds, of the appends since an earlier moment.
    pub(crate) fn within(&self, share: f64, earlier: &Appends) -> f64 {
        let before = |index: usize| earlier.0.get(index).map_or(0, |bucket| bucket.count);
        let since = |(index, bucket): (usize, &Bucket)| (bucket.at_most, bucket.count - before(index));
        let counts: Vec<(f64, u64)> = self.0.iter().enumerate().map(since).collect();
        let all = counts.last().map_or(0, |(_, count)| *count);
        let enough = |(_, count): &&(f64, u64)| all as f64 * share <= *count as f64;
        counts.iter().find(enough).map_or(0.0, |(at_most, _)| at_most * 1_000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_times_between_two_moments_are_told() {
        let text = |counts: [u64; 3]| {
            let [a, b, c] = counts;
            let name = "approdo_append_duration_seconds_bucket";
            format!(
                "# HELP\n{name}{{le=\"0.001\"}} {a}\n{name}{{le=\"0.002\"}} {b}\n{name}{{le=\"+Inf\"}} {c}\n"
            )
        };
        let earlier = Appends::read(&text([10, 10, 10])).expect("buckets");
        let later = Appends::read(&text([60, 109, 110])).expect("buckets");
        assert_eq!(later.within(0.5, &earlier), 1.0);
        assert_eq!(later.within(0.99, &earlier), 2.0);
        assert_eq!(later.within(1.0, &earlier), f64::INFINITY);
        assert_eq!(Appends::read("nothing"), None);
    }
}
