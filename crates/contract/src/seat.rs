use crate::numbered;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// No game has more seats than this.
pub const MAX_SEATS: usize = 5;

numbered! {
    /// A place at the table, counted from 0.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(transparent)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    pub struct Seat(pub u8 in 0..=MAX_SEATS as u8 - 1);
}

impl Seat {
    /// The seat as an index into per-seat arrays.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seats `0..count`.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }
}

/// A set of seats: one bit each in memory and in binary formats, a list of seats where people read it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Seat>"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set without any seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of a single seat.
    pub fn one(seat: Seat) -> Self {
        SeatSet::EMPTY.with(seat)
    }

    /// Whether `seat` is in the set; a seat that no table has is in no set.
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// This set and `seat`.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        assert!(seat.index() < MAX_SEATS, "seat {} does not exist", seat.0);
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set without `seat`.
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        if self.contains(seat) { SeatSet(self.0 & !(1 << seat.0)) } else { self }
    }

    /// Whether no seat is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    pub fn first(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return u8::deserialize(deserializer).map(SeatSet);
        }
        let mut set = SeatSet::EMPTY;
        for seat in Vec::<Seat>::deserialize(deserializer)? {
            if MAX_SEATS <= seat.index() || set.contains(seat) {
                let fault = if set.contains(seat) { "twice in the list" } else { "more than any table has" };
                return Err(D::Error::custom(format!("seat {} is {fault}", seat.0)));
            }
            set = set.with(seat);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set = SeatSet::one(Seat(3)).with(Seat(1));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert_eq!((set.len(), set.first()), (2, Some(Seat(1))));
        assert!(set.without(Seat(1)).without(Seat(3)).is_empty());
        assert_eq!(set.without(Seat(0)), set);
        assert!(!set.contains(Seat(200)));
    }

    #[test]
    fn people_read_and_write_a_list() {
        let set = SeatSet::one(Seat(3)).with(Seat(1));
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,3]");
        assert_eq!(serde_json::from_str::<SeatSet>("[3,1]").unwrap(), set);
        for (text, fault) in [("[1,1]", "seat 1 is twice"), ("[5]", "seat 5 is more"), ("5", "sequence")] {
            let told = serde_json::from_str::<SeatSet>(text).unwrap_err().to_string();
            assert!(told.contains(fault), "{text}: {told}");
        }
    }
}
