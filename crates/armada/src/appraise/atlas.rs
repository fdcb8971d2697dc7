//! Distances and battle odds for the appraisal, computed once.

use crate::{
    content::{Content, Site, content},
    ids::{SEAS, TERRITORIES},
    sets::bits,
};
use approdo_pieces::NamedId;
use std::sync::LazyLock;

/// Discount factor of a gain per movement point of distance.
const PATIENCE: f32 = 0.9;

/// Groups and garrisons above this size are treated as this size.
const SIZES: usize = 21;

/// A ship that needs more movement points than this does not consider a territory.
const RANGE: u8 = 9;

/// Longer than any path on the map.
const NO_WAY: u8 = 100;

/// Discounts by distance and battle odds.
pub(super) struct Atlas {
    /// Discount factor of a gain on a territory for a ship in a sea space.
    pub(super) by_sea: [[f32; TERRITORIES]; SEAS],
    /// Discount factor of a gain on a territory for a group ashore; 0 if only a ship gets there.
    pub(super) by_land: [[f32; TERRITORIES]; TERRITORIES],
    /// Discount factor of a gain on a territory for gold ashore that has to be shipped there.
    pub(super) by_haul: [[f32; TERRITORIES]; TERRITORIES],
    /// The territories within `RANGE` of a sea space.
    pub(super) in_range: [u64; SEAS],
    /// The territories that a group ashore reaches without a ship.
    pub(super) island: [u64; TERRITORIES],
    /// The value of a territory to its holder, unless it lies in the den of another player.
    pub(super) at_home: [f32; TERRITORIES],
    /// The value of a territory to its holder, if it lies in the den of another player.
    pub(super) abroad: [f32; TERRITORIES],
    battles: [[Battle; SIZES]; SIZES],
    /// `PATIENCE` to the power of the index.
    pub(super) after: [f32; 8],
}

/// The outcome of attacking until the target is empty or too few are left to attack.
#[derive(Clone, Copy, Default)]
pub(super) struct Battle {
    /// The chance to win, discounted by the movement points of the rolls.
    pub(super) won: f32,
    /// The expected loss in bands.
    pub(super) lost: f32,
}

pub(super) fn atlas() -> &'static Atlas {
    static ATLAS: LazyLock<Box<Atlas>> = LazyLock::new(|| Box::new(Atlas::draw(content())));
    &ATLAS
}

impl Atlas {
    /// The outcome of `bands` attacking `defenders`; an empty target is simply entered.
    pub(super) fn battle(&self, bands: u8, defenders: u8) -> Battle {
        self.battles[usize::from(bands).min(SIZES - 1)][usize::from(defenders).min(SIZES - 1)]
    }

    fn draw(content: &Content) -> Atlas {
        let left = |way: u8| if way < NO_WAY { PATIENCE.powi(i32::from(way)) } else { 0.0 };
        let mut by_sea = [[0.0; TERRITORIES]; SEAS];
        let mut by_land = [[0.0; TERRITORIES]; TERRITORIES];
        let mut by_haul = [[0.0; TERRITORIES]; TERRITORIES];
        let mut island = [0; TERRITORIES];
        for (sea, row) in by_sea.iter_mut().enumerate() {
            // After a landing every further territory is unexplored or defended: that costs more than the path.
            let ways = Ways::from(content, Spot::Sea(sea), 3, 1);
            *row = std::array::from_fn(|territory| left(ways.ashore[territory]));
        }
        let in_range = by_sea.each_ref().map(|row| {
            (0..TERRITORIES)
                .fold(0, |set, territory| set | u64::from(left(RANGE) <= row[territory]) << territory)
        });
        for from in 0..TERRITORIES {
            let marched = Ways::from(content, Spot::Land(from), 1, NO_WAY);
            let hauled = Ways::from(content, Spot::Land(from), 1, 1);
            by_land[from] = std::array::from_fn(|to| left(marched.ashore[to].saturating_mul(3) / 2));
            by_haul[from] = std::array::from_fn(|to| left(hauled.ashore[to]));
            island[from] =
                (0..TERRITORIES).fold(0, |set, to| set | u64::from(marched.ashore[to] < NO_WAY) << to);
        }
        Atlas {
            by_sea,
            by_land,
            by_haul,
            in_range,
            island,
            at_home: std::array::from_fn(|territory| worth(content, territory, [4.5, 2.0])),
            abroad: std::array::from_fn(|territory| worth(content, territory, [8.0, 3.5])),
            battles: battles(content),
            after: std::array::from_fn(|points| left(points as u8)),
        }
    }
}

/// The value of a territory; in a den that of a city or another territory there.
fn worth(content: &Content, territory: usize, [city, other]: [f32; 2]) -> f32 {
    match content.territories[territory].site {
        Site::Base if territory == content.centre.index() => 16.0,
        Site::Base => 11.0,
        Site::City => city,
        Site::Open if content.territories[territory].den.is_none() => 5.0,
        Site::Open => other,
    }
}

/// Computes the outcome of every battle, the small ones first.
fn battles(content: &Content) -> [[Battle; SIZES]; SIZES] {
    let mut battles = [[Battle::default(); SIZES]; SIZES];
    for bands in 1..SIZES {
        battles[bands][0] = Battle { won: 1.0, lost: 0.0 };
        if bands < usize::from(content.numbers.min_attackers) {
            continue;
        }
        for defenders in 1..SIZES {
            let mut battle = Battle::default();
            for volley in content.combat_die {
                let lost = usize::from(volley.exploding).min(bands);
                let next = battles[bands - lost][defenders.saturating_sub(usize::from(volley.firing))];
                battle.won += PATIENCE * next.won / 6.0;
                battle.lost += (lost as f32 + next.lost) / 6.0;
            }
            battles[bands][defenders] = battle;
        }
    }
    battles
}

#[derive(Clone, Copy, PartialEq)]
enum Spot {
    Land(usize),
    Sea(usize),
}

/// The cheapest paths from one spot to everywhere.
struct Ways {
    ashore: [u8; TERRITORIES],
    afloat: [u8; SEAS],
}

impl Ways {
    /// A step by land costs `march`, going aboard costs `load`, everything else one movement point.
    fn from(content: &Content, start: Spot, march: u8, load: u8) -> Ways {
        let mut ways = Ways { ashore: [NO_WAY; TERRITORIES], afloat: [NO_WAY; SEAS] };
        *ways.to(start) = 0;
        // The map is small, so the paths are simply improved until nothing changes.
        loop {
            let mut changed = false;
            for from in 0..TERRITORIES {
                let way = ways.ashore[from];
                let here = &content.territories[from];
                for to in bits(here.land) {
                    changed |= ways.improve(Spot::Land(to), way.saturating_add(march));
                }
                for to in bits(here.seas) {
                    changed |= ways.improve(Spot::Sea(to), way.saturating_add(load));
                }
            }
            for from in 0..SEAS {
                let way = ways.afloat[from];
                let here = &content.seas[from];
                for to in bits(here.seas) {
                    changed |= ways.improve(Spot::Sea(to), way.saturating_add(1));
                }
                for to in bits(here.territories) {
                    changed |= ways.improve(Spot::Land(to), way.saturating_add(1));
                }
            }
            if !changed {
                return ways;
            }
        }
    }

    fn to(&mut self, spot: Spot) -> &mut u8 {
        match spot {
            Spot::Land(territory) => &mut self.ashore[territory],
            Spot::Sea(sea) => &mut self.afloat[sea],
        }
    }

    fn improve(&mut self, spot: Spot, way: u8) -> bool {
        let known = self.to(spot);
        let better = way < *known && way < NO_WAY;
        if better {
            *known = way;
        }
        better
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sets::has;

    /// The probabilities of the published table, with every roll free of charge.
    #[test]
    fn battles_follow_the_dice() {
        let two_against_one = atlas().battle(2, 1);
        assert!(
            (two_against_one.won - PATIENCE * 2.0 / 3.0).abs() < 1e-6,
            "one roll, won by four of six faces"
        );
        assert!((two_against_one.lost - 0.5).abs() < 1e-6);
        assert_eq!(atlas().battle(1, 1).won, 0.0, "one band cannot attack");
        assert_eq!(atlas().battle(1, 0).won, 1.0);
        for bands in 2..SIZES as u8 {
            for defenders in 1..SIZES as u8 - 1 {
                let here = atlas().battle(bands, defenders);
                assert!(atlas().battle(bands - 1, defenders).won <= here.won);
                assert!(atlas().battle(bands, defenders + 1).won <= here.won);
            }
        }
    }

    #[test]
    fn ways_grow_with_distance() {
        let content = content();
        for (from, territory) in content.territories.iter().enumerate() {
            assert_eq!(atlas().by_land[from][from], 1.0);
            for to in 0..TERRITORIES {
                assert_eq!(has(atlas().island[from], to), 0.0 < atlas().by_land[from][to]);
                assert!(0.0 < atlas().by_haul[from][to], "ships get everywhere");
            }
            for sea in bits(territory.seas) {
                assert_eq!(atlas().by_sea[sea][from], PATIENCE, "landing costs one point");
            }
        }
    }
}
