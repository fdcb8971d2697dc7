use serde::Serialize;

/// A share and where it lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The least share that is plausible.
    pub low: f64,
    /// The share that was observed.
    pub middle: f64,
    /// The greatest share that is plausible.
    pub high: f64,
}

/// Wilson's 95 % interval for a share of wins. It stays between 0 and 1 and makes sense even after few games;
/// after none it is everything from 0 to 1.
pub fn wilson(wins: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval { low: 0.0, middle: 0.0, high: 1.0 };
    }
    let games = games as f64;
    let share = (wins / games).clamp(0.0, 1.0);
    /// The two-sided 95 % point of the normal distribution.
    const Z: f64 = 1.959_963_984_540_054;
    let z2 = Z * Z;
    let scale = 1.0 + z2 / games;
    let centre = (share + z2 / (2.0 * games)) / scale;
    let reach = Z / scale * (share * (1.0 - share) / games + z2 / (4.0 * games * games)).sqrt();
    Interval { low: (centre - reach).max(0.0), middle: share, high: (centre + reach).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_values() {
        for (wins, games, low, high) in [
            (5.0, 10, 0.2366, 0.7634),
            (0.0, 10, 0.0, 0.2775),
            (10.0, 10, 0.7225, 1.0),
            (8.0, 10, 0.4902, 0.9433),
            (50.0, 100, 0.4038, 0.5962),
            (0.0, 0, 0.0, 1.0),
        ] {
            let interval = wilson(wins, games);
            assert!((interval.low - low).abs() < 5e-5, "{wins} of {games}: {interval:?}");
            assert!((interval.high - high).abs() < 5e-5, "{wins} of {games}: {interval:?}");
        }
    }

    #[test]
    fn more_games_narrow_the_interval_around_the_share() {
        let mut width = 1.0;
        for games in [4, 16, 64, 256, 1024] {
            let interval = wilson(games as f64 / 4.0, games);
            assert_eq!(interval.middle, 0.25);
            assert!(interval.low < 0.25 && 0.25 < interval.high);
            assert!(interval.high - interval.low < width);
            width = interval.high - interval.low;
        }
    }
}
