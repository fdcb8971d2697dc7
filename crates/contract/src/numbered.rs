//! Stable numbers of moves, for learners and for programs in other languages.

use std::{fmt, ops::RangeInclusive};

/// A value with a stable number: moves, and the ids and amounts that they consist of.
///
/// Numbers are given by [`numbered!`](crate::numbered), which declares the type, and by `approdo_pieces::named_id!`.
/// They depend on no position and no data file, only on the declaration. So that they never change, cases are only
/// ever appended to an enum, and the bounds of parts stay as they are.
pub trait Numbered: Copy {
    /// What the numbers are made of.
    const SHAPE: Shape;
    /// Upper bound (exclusive) of the numbers; some below it may have no value.
    const NUMBERS: u32 = Self::SHAPE.numbers();

    /// The number of this value; `None` where a part of it is out of bounds. Every move that a game offers has one.
    fn number(self) -> Option<u32>;

    /// The value with this number, if there is one.
    fn numbered(number: u32) -> Option<Self>;
}

/// The structure of numbers, so that a learner can choose part by part instead of among all of them at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One of so many.
    One(u32),
    /// A product of named parts: a number in mixed radix, in which the last part counts fastest.
    All(&'static [(&'static str, Shape)]),
    /// A sum of named cases: first all numbers of the first case, then all of the second one.
    Any(&'static [(&'static str, Shape)]),
}

impl Shape {
    /// How many numbers there are.
    pub const fn numbers(self) -> u32 {
        match self {
            Shape::One(numbers) => numbers,
            Shape::All(parts) => {
                let mut product = 1;
                let mut at = 0;
                while at < parts.len() {
                    product *= parts[at].1.numbers();
                    at += 1;
                }
                product
            }
            Shape::Any(cases) => {
                let mut sum = 0;
                let mut at = 0;
                while at < cases.len() {
                    sum += cases[at].1.numbers();
                    at += 1;
                }
                sum
            }
        }
    }

    /// The first number of the case with this name, and how many it has.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub const fn case(self, name: &str) -> (u32, u32) {
        let Shape::Any(cases) = self else { panic!("this is no choice of cases") };
        let mut first = 0;
        let mut at = 0;
        while !is_same(cases[at].0.as_bytes(), name.as_bytes()) {
            first += cases[at].1.numbers();
            at += 1;
        }
        (first, cases[at].1.numbers())
    }
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// `52`, `from 52 x to 52`, `(cube 6 | token)`.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (list, between) = match self {
            Shape::One(numbers) => return write!(f, "{numbers}"),
            Shape::All(parts) => (parts, " x "),
            Shape::Any(cases) => (cases, " | "),
        };
        let is_choice = matches!(self, Shape::Any(_));
        f.write_str(if is_choice { "(" } else { "" })?;
        for (at, (name, shape)) in list.iter().enumerate() {
            f.write_str(if at == 0 { "" } else { between })?;
            match shape {
                Shape::All([]) => write!(f, "{name}")?,
                Shape::All(_) => write!(f, "{name} ({shape})")?,
                Shape::One(_) | Shape::Any(_) => write!(f, "{name} {shape}")?,
            }
        }
        f.write_str(if is_choice { ")" } else { "" })
    }
}

impl Numbered for bool {
    const SHAPE: Shape = Shape::One(2);

    fn number(self) -> Option<u32> {
        Some(self.into())
    }

    fn numbered(number: u32) -> Option<Self> {
        (number < 2).then_some(number == 1)
    }
}

/// Declares an enum or a struct whose values have numbers; attributes and comments are those of a plain declaration.
///
/// ```text
/// numbered! {
///     /// One choice.
///     #[derive(Clone, Copy, Debug)]
///     pub enum Move {
///         /// Move bands by land.
///         March { from: TerritoryId, to: TerritoryId },
///         /// So many bands.
///         Bands(u8 in 0..=20),
///         /// Do nothing.
///         Pass,
///     }
/// }
/// ```
///
/// An integer has its bounds beside it, every other part is [`Numbered`]. Parts have names where there are several. After
/// a struct, `where |value| ..` says which values exist, if not all of them do.
#[macro_export]
macro_rules! numbered {
    (
        $(#[$meta:meta])* $vis:vis enum $Name:ident {
            $(
                $(#[$about:meta])* $Case:ident
                $(( $Only:ident $(in $range:expr)? ))?
                $({ $( $(#[$tell:meta])* $part:ident: $Part:ident $(in $bound:expr)? ),+ $(,)? })?
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $Name {
            $( $(#[$about])* $Case $(($Only))? $({ $( $(#[$tell])* $part: $Part ),+ })? ),+
        }

        impl $crate::Numbered for $Name {
            const SHAPE: $crate::Shape = $crate::Shape::Any(&[$((
                stringify!($Case),
                $crate::numbered!(@shape $(($Only $(in $range)?))? $({ $( $part: $Part $(in $bound)? ),+ })?),
            )),+]);

            #[inline]
            #[allow(irrefutable_let_patterns, reason = "some enums have one case")]
            fn number(self) -> Option<u32> {
                match self {
                    $( $Name::$Case { .. } => {
                        let number = $crate::numbered!(
                            @number self $Name $Case
                            $(($Only $(in $range)?))? $({ $( $part: $Part $(in $bound)? ),+ })?
                        )?;
                        Some(number + const { Self::SHAPE.case(stringify!($Case)).0 })
                    } )+
                }
            }

            #[inline]
            fn numbered(number: u32) -> Option<Self> {
                $(
                    let (first, size) = const { Self::SHAPE.case(stringify!($Case)) };
                    if number < first + size {
                        let number = number - first;
                        return $crate::numbered!(
                            @back number size $Name::$Case,
                            $(($Only $(in $range)?))? $({ $( $part: $Part $(in $bound)? ),+ })?
                        );
                    }
                )+
                None
            }
        }
    };

    (
        $(#[$meta:meta])* $vis:vis struct $Name:ident {
            $( $(#[$tell:meta])* $seen:vis $part:ident: $Part:ident $(in $bound:expr)? ),+ $(,)?
        }
        $(where $exists:expr)?
    ) => {
        $(#[$meta])*
        $vis struct $Name { $( $(#[$tell])* $seen $part: $Part ),+ }

        impl $crate::Numbered for $Name {
            const SHAPE: $crate::Shape = $crate::numbered!(@shape { $( $part: $Part $(in $bound)? ),+ });

            #[inline]
            fn number(self) -> Option<u32> {
                let $Name { $( $part ),+ } = self;
                $crate::numbered!(@product $( $part: $Part $(in $bound)? ),+)
            }

            #[inline]
            fn numbered(number: u32) -> Option<Self> {
                let size = const { Self::SHAPE.numbers() };
                let value = $crate::numbered!(@back number size $Name, { $( $part: $Part $(in $bound)? ),+ });
                value$(.filter($exists))?
            }
        }
    };

    ($(#[$meta:meta])* $vis:vis struct $Name:ident($seen:vis $Only:ident in $range:expr);) => {
        $(#[$meta])*
        $vis struct $Name($seen $Only);

        impl $crate::Numbered for $Name {
            const SHAPE: $crate::Shape = $crate::numbered!(@shape ($Only in $range));

            #[inline]
            fn number(self) -> Option<u32> {
                $crate::numbered!(@digit self.0, $Only in $range)
            }

            #[inline]
            fn numbered(number: u32) -> Option<Self> {
                $crate::numbered!(@back number size $Name, ($Only in $range))
            }
        }
    };

    // What a case or a struct is made of.
    (@shape) => { $crate::Shape::All(&[]) };
    (@shape ($Only:ident)) => { <$Only as $crate::Numbered>::SHAPE };
    (@shape ($Only:ident in $range:expr)) => {
        $crate::Shape::One((*($range).end() as i32 - *($range).start() as i32 + 1) as u32)
    };
    (@shape { $( $part:ident: $Part:ident $(in $bound:expr)? ),+ }) => {
        $crate::Shape::All(&[$( (stringify!($part), $crate::numbered!(@shape ($Part $(in $bound)?))) ),+])
    };

    // The number of a case among its own.
    (@number $value:ident $Name:ident $Case:ident) => { Some(0) };
    (@number $value:ident $Name:ident $Case:ident ($Only:ident $(in $range:expr)?)) => {{
        let $Name::$Case(only) = $value else { return None };
        $crate::numbered!(@digit only, $Only $(in $range)?)
    }};
    (@number $value:ident $Name:ident $Case:ident { $( $part:ident: $Part:ident $(in $bound:expr)? ),+ }) => {{
        let $Name::$Case { $( $part ),+ } = $value else { return None };
        $crate::numbered!(@product $( $part: $Part $(in $bound)? ),+)
    }};

    // The number of several parts together.
    (@product $( $part:ident: $Part:ident $(in $bound:expr)? ),+) => {{
        let number = 0;
        $( let number = number * const { $crate::numbered!(@shape ($Part $(in $bound)?)).numbers() }
            + $crate::numbered!(@digit $part, $Part $(in $bound)?)?; )+
        Some(number)
    }};

    // The number of one part.
    (@digit $value:expr, $Type:ident) => { $crate::Numbered::number($value) };
    (@digit $value:expr, $Type:ident in $range:expr) => { $crate::numbered::digit($value, $range) };

    // What has this number.
    (@back $number:ident $size:ident $($Name:ident)::+,) => { (0 == $number).then_some($($Name)::+) };
    (@back $number:ident $size:ident $($Name:ident)::+, ($Only:ident)) => {
        <$Only as $crate::Numbered>::numbered($number).map($($Name)::+)
    };
    (@back $number:ident $size:ident $($Name:ident)::+, ($Only:ident in $range:expr)) => {
        $crate::numbered::amount($number, $range).map($($Name)::+)
    };
    (@back $number:ident $size:ident $($Name:ident)::+, { $( $part:ident: $Part:ident $(in $bound:expr)? ),+ }) => {{
        if $size <= $number {
            return None;
        }
        let mut digits = $crate::numbered::Digits { size: $size, rest: $number };
        $( let $part = {
            let digit = digits.next(const { $crate::numbered!(@shape ($Part $(in $bound)?)).numbers() });
            $crate::numbered!(@part digit, $Part $(in $bound)?)?
        }; )+
        Some($($Name)::+ { $( $part ),+ })
    }};
    (@part $digit:ident, $Part:ident) => { <$Part as $crate::Numbered>::numbered($digit) };
    (@part $digit:ident, $Part:ident in $bound:expr) => { $crate::numbered::amount($digit, $bound) };
}

/// The number of an amount within its bounds.
#[doc(hidden)]
#[inline]
pub fn digit<T: Copy + PartialOrd + Into<i32>>(amount: T, bounds: RangeInclusive<T>) -> Option<u32> {
    bounds.contains(&amount).then(|| (amount.into() - (*bounds.start()).into()) as u32)
}

/// The amount with this number.
#[doc(hidden)]
#[inline]
pub fn amount<T: Copy + PartialOrd + Into<i32> + TryFrom<i32>>(
    number: u32,
    bounds: RangeInclusive<T>,
) -> Option<T> {
    let amount = (*bounds.start()).into().checked_add_unsigned(number)?;
    T::try_from(amount).ok().filter(|amount| bounds.contains(amount))
}

/// Takes a number apart (mixed radix), the slowest part first.
#[doc(hidden)]
#[derive(Debug)]
pub struct Digits {
    /// How many numbers the parts that are left have together.
    pub size: u32,
    /// Their number.
    pub rest: u32,
}

impl Digits {
    /// The number of the next part, of which there are so many.
    #[inline]
    pub fn next(&mut self, numbers: u32) -> u32 {
        self.size /= numbers;
        let digit = self.rest / self.size;
        self.rest %= self.size;
        digit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    numbered! {
        #[derive(Clone, Copy, Debug, PartialEq)]
        struct Pair {
            low: u8 in 1..=3,
            high: u8 in 1..=3,
        }
        where |pair| pair.low <= pair.high
    }

    numbered! {
        #[derive(Clone, Copy, Debug, PartialEq)]
        struct Slot(u8 in 0..=3);
    }

    numbered! {
        #[derive(Clone, Copy, Debug, PartialEq)]
        enum Pick {
            Nothing,
            Pair(Pair),
            Shift { by: i8 in -2..=2, seat: Seat, is_open: bool },
            At(Slot),
        }
    }

    #[test]
    fn numbers_follow_each_other_and_lead_back() {
        assert_eq!(Pick::NUMBERS, 1 + 9 + 5 * 5 * 2 + 4);
        let pair = |low, high| Pick::Pair(Pair { low, high });
        let shift = |by, seat, is_open| Pick::Shift { by, seat: Seat(seat), is_open };
        for (pick, number) in [
            (Pick::Nothing, 0),
            (pair(1, 1), 1),
            (pair(2, 3), 6),
            (pair(3, 3), 9),
            (shift(-2, 0, false), 10),
            (shift(-2, 0, true), 11),
            (shift(-2, 1, false), 12),
            (shift(2, 4, true), 59),
            (Pick::At(Slot(3)), 63),
        ] {
            assert_eq!((pick.number(), Pick::numbered(number)), (Some(number), Some(pick)));
        }
    }

    #[test]
    fn what_is_out_of_bounds_has_no_number_and_no_number_leads_there() {
        for pick in [
            Pick::Pair(Pair { low: 0, high: 1 }),
            Pick::Shift { by: 3, seat: Seat(0), is_open: true },
            Pick::Shift { by: 0, seat: Seat(5), is_open: true },
            Pick::At(Slot(4)),
        ] {
            assert_eq!(pick.number(), None, "{pick:?}");
        }
        // The pair 2 and 1 does not exist.
        for number in [4, Pick::NUMBERS, u32::MAX] {
            assert_eq!(Pick::numbered(number), None, "{number}");
        }
        assert_eq!((Slot::numbered(4), Pair::numbered(9), bool::numbered(2)), (None, None, None));
        assert_eq!((Slot::numbered(u32::MAX), Seat::numbered(5)), (None, None));
    }

    #[test]
    fn a_shape_tells_its_parts() {
        let text = "(Nothing | Pair (low 3 x high 3) | Shift (by 5 x seat 5 x is_open 2) | At 4)";
        assert_eq!(Pick::SHAPE.to_string(), text);
        assert_eq!([Pick::SHAPE.case("Nothing"), Pick::SHAPE.case("Shift")], [(0, 1), (10, 50)]);
    }
}
