//! Citizens and ships on the map, counted where they cannot be told apart.

use crate::{
    content::{Ground, content},
    ids::{AreaId, Post, RegionId, Spot},
};
use approdo_contract::Seat;
use approdo_pieces::{NamedId, serde_by_name};
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize};

/// No more units than these are ever on the map: five sets, or four of which two players use two each.
pub const MOST_UNITS: usize = 70;

/// What a unit is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Posture {
    /// Active and unengaged.
    #[default]
    Ready,
    /// The same, but has moved in the running migration (ARC-22.1).
    Moved,
    /// Active, but engaged (ARC-3.16).
    Engaged,
    /// Lying in a crisis, or a rebel (ARC-1.7).
    Lying,
    /// Lying, and engaged when it stands up (ARC-12.23).
    LyingEngaged,
}

impl Posture {
    const ALL: [Posture; 5] =
        [Posture::Ready, Posture::Moved, Posture::Engaged, Posture::Lying, Posture::LyingEngaged];

    /// ARC-1.7: whether the unit stands upright.
    pub fn is_active(self) -> bool {
        match self {
            Posture::Ready | Posture::Moved | Posture::Engaged => true,
            Posture::Lying | Posture::LyingEngaged => false,
        }
    }

    /// The posture after being laid down or after standing up (ARC-12.5, ARC-12.23).
    #[must_use]
    pub fn toppled(self) -> Posture {
        match self {
            Posture::Ready | Posture::Moved => Posture::Lying,
            Posture::Engaged => Posture::LyingEngaged,
            Posture::Lying => Posture::Ready,
            Posture::LyingEngaged => Posture::Engaged,
        }
    }
}

impl NamedId for Posture {
    const KIND: &'static str = "posture";

    fn count() -> usize {
        Self::ALL.len()
    }

    fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }

    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        ["ready", "moved", "engaged", "lying", "lying_engaged"][self as usize]
    }
}

serde_by_name!(Posture);

/// Units that cannot be told apart. In a land area they are citizens, in a sea area ships (ARC-3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Stack {
    /// Where.
    pub area: AreaId,
    /// At which spot of the area.
    #[serde(default = "open")]
    pub spot: Spot,
    /// Whose.
    #[cfg_attr(test, ts(type = "Seat"))]
    pub owner: Seat,
    /// What they are doing.
    #[serde(default)]
    pub posture: Posture,
    /// How many.
    #[serde(default = "one")]
    pub count: u8,
}

fn open() -> Spot {
    Spot::Open
}

fn one() -> u8 {
    1
}

impl Stack {
    /// Where they are.
    pub fn post(self) -> Post {
        Post { area: self.area, spot: self.spot }
    }

    /// The region they are in.
    pub fn region(self) -> RegionId {
        content().areas[self.area.index()].region
    }

    /// Whether they are ships.
    pub fn is_ship(self) -> bool {
        content().areas[self.area.index()].ground == Ground::Sea
    }

    fn key(self) -> Key {
        (self.area, self.spot, self.owner, self.posture)
    }
}

type Key = (AreaId, Spot, Seat, Posture);

/// All units on the map, sorted by area and spot; the areas of a region follow one another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Units(ArrayVec<Stack, MOST_UNITS>);

impl Units {
    /// Every stack.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Stack> + Clone + '_ {
        self.0.iter().copied()
    }

    /// The stacks in an area.
    pub fn in_area(&self, area: AreaId) -> &[Stack] {
        self.between(area.0, area.0)
    }

    /// The stacks in a region.
    pub fn in_region(&self, region: RegionId) -> &[Stack] {
        let areas = &content().regions[region.index()].areas;
        self.between(areas[0].0, areas[areas.len() - 1].0)
    }

    fn between(&self, first: u8, last: u8) -> &[Stack] {
        let start = self.0.partition_point(|stack| stack.area.0 < first);
        let length = self.0[start..].iter().take_while(|stack| stack.area.0 <= last).count();
        &self.0[start..start + length]
    }

    /// The first stack at a post; on a building the only one.
    pub fn at(&self, post: Post) -> Option<Stack> {
        self.in_area(post.area).iter().find(|stack| stack.spot == post.spot).copied()
    }

    /// How many units of a player are at a post with this posture.
    pub fn count(&self, post: Post, owner: Seat, posture: Posture) -> u8 {
        self.find((post.area, post.spot, owner, posture)).map_or(0, |index| self.0[index].count)
    }

    /// How many citizens of a player, active or rebel, are in a region (ARC-3.14).
    pub fn citizens(&self, region: RegionId, owner: Seat) -> u8 {
        self.in_region(region)
            .iter()
            .filter(|stack| stack.owner == owner && !stack.is_ship())
            .map(|stack| stack.count)
            .fold(0, u8::saturating_add)
    }

    /// How many units cover symbols of a kind in an area.
    pub fn working(&self, area: AreaId, spot: Spot) -> u8 {
        self.in_area(area).iter().filter(|stack| stack.spot == spot).map(|stack| stack.count).sum()
    }

    /// Puts units on the map.
    pub fn add(&mut self, post: Post, owner: Seat, posture: Posture, count: u8) {
        let key = (post.area, post.spot, owner, posture);
        match self.find(key) {
            Ok(index) => self.0[index].count += count,
            Err(index) => {
                self.0.insert(index, Stack { area: post.area, spot: post.spot, owner, posture, count });
            }
        }
    }

    /// Takes one unit off the map.
    ///
    /// # Panics
    /// If there is none.
    pub fn remove(&mut self, post: Post, owner: Seat, posture: Posture) {
        let index = self
            .find((post.area, post.spot, owner, posture))
            .unwrap_or_else(|_| panic!("no {posture:?} unit of {owner:?} is at {post:?}"));
        if self.0[index].count == 1 {
            self.0.remove(index);
        } else {
            self.0[index].count -= 1;
        }
    }

    /// Moves one unit, or changes what it is doing.
    pub fn shift(&mut self, owner: Seat, from: (Post, Posture), to: (Post, Posture)) {
        self.remove(from.0, owner, from.1);
        self.add(to.0, owner, to.1, 1);
    }

    /// Rewrites every stack; stacks that become alike are put together.
    pub fn rewrite(&mut self, mut change: impl FnMut(Stack) -> Stack) {
        let changed: ArrayVec<Stack, MOST_UNITS> = self.0.iter().map(|stack| change(*stack)).collect();
        *self = Units::sorted(changed);
    }

    fn sorted(mut stacks: ArrayVec<Stack, MOST_UNITS>) -> Self {
        stacks.sort_unstable_by_key(|stack| stack.key());
        let mut merged: ArrayVec<Stack, MOST_UNITS> = ArrayVec::new();
        for stack in stacks {
            match merged.last_mut() {
                Some(last) if last.key() == stack.key() => {
                    last.count = last.count.saturating_add(stack.count);
                }
                Some(_) | None => merged.push(stack),
            }
        }
        Units(merged)
    }

    fn find(&self, key: Key) -> Result<usize, usize> {
        self.0.binary_search_by_key(&key, |stack| stack.key())
    }
}

impl<'de> Deserialize<'de> for Units {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Units::sorted(ArrayVec::deserialize(deserializer)?))
    }
}
