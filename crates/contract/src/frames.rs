//! The macro that declares the frames of a game.

/// Declares an enum of frames, and a struct for each of them.
///
/// ```text
/// frames! {
///     /// What still has to happen.
///     #[serde(rename_all = "snake_case")]
///     pub enum Frame of Lagoon {
///         /// A round begins (LAG-1.2).
///         auto Round,
///         /// A player chooses what to do (LAG-2.1).
///         ask Act {
///             /// Who.
///             seat: Seat,
///         },
///         /// A raid under way (section 3).
///         group Raid,
///     }
/// }
/// ```
///
/// The word in front says which trait the compiler demands: [`ask`](crate::stage::Ask),
/// [`luck`](crate::stage::Luck) or [`auto`](crate::stage::Auto). A `group` is another enum of frames that has the
/// variant's name, declared by `frames! { pub enum Raid of Lagoon in Frame { .. } }`; `in Frame` lets
/// [`push`](crate::stage::Staged::push) take its frames as they are.
///
/// The outermost enum also implements [`Rules`](crate::Rules) for the game. A blanket implementation
/// could, but it would be compiled anew in every crate that uses the game, and could not be inlined there.
///
/// What is stored and printed is what a plain enum would store and print: a frame without fields is a unit
/// variant; a frame with fields is a newtype variant around its struct, which serde writes like a struct
/// variant.
#[macro_export]
macro_rules! frames {
    // Entry point.
    (
        $(#[$meta:meta])*
        $vis:vis enum $Frame:ident of $Game:ident $(in $Outer:ident)? { $($entries:tt)* }
    ) => {
        $crate::frames! { @sort [$vis] [[$(#[$meta])*] $vis $Frame $Game [$($Outer)?]] [] $($entries)* }
    };

    // Parses entry by entry: declares the struct, and collects kind, name, attributes, payload, pattern, argument and
    // value.
    (
        @sort [$vis:vis] $head:tt [$($done:tt)*]
        $(#[$meta:meta])* group $Name:ident $(, $($rest:tt)*)?
    ) => {
        $crate::frames! {
            @sort [$vis] $head
            [$($done)* { group $Name [$(#[$meta])*] [($Name)] [(frame)] [frame] [frame] }]
            $($($rest)*)?
        }
    };
    (
        @sort [$vis:vis] $head:tt [$($done:tt)*]
        $(#[$meta:meta])* $kind:ident $Name:ident {
            $( $(#[$about:meta])* $field:ident: $Type:ty ),+ $(,)?
        } $(, $($rest:tt)*)?
    ) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        $(#[$meta])*
        $vis struct $Name { $( $(#[$about])* $vis $field: $Type ),+ }
        $crate::frames! {
            @sort [$vis] $head
            [$($done)* { $kind $Name [$(#[$meta])*] [($Name)] [(frame)] [frame] [frame] }]
            $($($rest)*)?
        }
    };
    (
        @sort [$vis:vis] $head:tt [$($done:tt)*]
        $(#[$meta:meta])* $kind:ident $Name:ident ($Type:ty) $(, $($rest:tt)*)?
    ) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        $(#[$meta])*
        $vis struct $Name($vis $Type);
        $crate::frames! {
            @sort [$vis] $head
            [$($done)* { $kind $Name [$(#[$meta])*] [($Name)] [(frame)] [frame] [frame] }]
            $($($rest)*)?
        }
    };
    (
        @sort [$vis:vis] $head:tt [$($done:tt)*]
        $(#[$meta:meta])* $kind:ident $Name:ident $(, $($rest:tt)*)?
    ) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        $(#[$meta])*
        $vis struct $Name;
        $crate::frames! {
            @sort [$vis] $head
            [$($done)* { $kind $Name [$(#[$meta])*] [] [] [_] [&$Name] }]
            $($($rest)*)?
        }
    };

    // All entries are collected: the enum and its one match.
    (
        @sort [$_:vis] [[$($meta:tt)*] $vis:vis $Frame:ident $Game:ident $outer:tt]
        [$({
            $kind:ident $Name:ident
            [$($about:tt)*] [$($payload:tt)*] [$($pattern:tt)*] [$($argument:tt)*] [$($value:tt)*]
        })*]
    ) => {
        #[derive(Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        $($meta)*
        $vis enum $Frame { $( $($about)* $Name $($payload)* ),* }

        impl $crate::stage::Scene<$Game> for $Frame {
            fn play<P: $crate::stage::Role<$Game>>(&self, role: P) -> P::Out {
                match self { $( Self::$Name $($pattern)* => $crate::frames!(@play $kind role $($value)*) ),* }
            }

            fn name(&self) -> &'static str {
                match self { $( Self::$Name $($pattern)* => $crate::frames!(@name $kind $Frame $Name $($value)*) ),* }
            }

            fn names(names: &mut Vec<&'static str>) {
                $( $crate::frames!(@names $kind $Frame $Name names); )*
            }
        }

        impl std::fmt::Debug for $Frame {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { $( Self::$Name $($pattern)* => $crate::frames!(@debug $kind $Name f $($value)*) ),* }
            }
        }

        $(
            impl From<$Name> for $Frame {
                fn from($($argument)*: $Name) -> Self {
                    Self::$Name $($pattern)*
                }
            }
            $crate::frames! { @from $outer $Frame $Name }
        )*

        $crate::frames! { @rules $outer $Game }
    };

    // The rules are compiled in the crate of the game, once.
    (@rules [$Outer:ident] $Game:ident) => {};
    (@rules [] $Game:ident) => {
        impl $crate::Rules for $Game {
            fn pending(&self) -> $crate::Pending {
                $crate::stage::pending(self)
            }

            fn question(&self, seat: $crate::Seat) -> $crate::Phrase {
                $crate::stage::question(self, seat)
            }

            fn occasion(&self, seat: $crate::Seat) -> Option<$crate::Phrase> {
                $crate::stage::occasion(self, seat)
            }

            fn budget(&self, seat: $crate::Seat) -> Option<$crate::Budget> {
                $crate::stage::budget(self, seat)
            }

            fn candidates(&self, seat: $crate::Seat, moves: &mut Vec<Self::Move>) {
                $crate::stage::candidates(self, seat, moves);
            }

            fn check(&self, seat: $crate::Seat, mv: Self::Move) -> Result<(), $crate::Refusal> {
                $crate::stage::check(self, seat, mv)
            }

            fn out_of_turn(&self, seat: $crate::Seat, mv: Self::Move) -> $crate::Refusal {
                $crate::stage::Staged::out_of_turn(self, seat, mv)
            }

            fn legal_into(&self, seat: $crate::Seat, moves: &mut Vec<Self::Move>) {
                $crate::stage::legal(self, seat, moves);
            }

            fn apply(&mut self, step: $crate::Step<Self::Move>, log: &mut $crate::stage::Log<Self>) {
                $crate::stage::apply(self, step, log);
            }

            fn turn_of(&self) -> Option<$crate::Seat> {
                $crate::stage::Staged::turn_of(self)
            }

            fn turn_is_ending(&self) -> bool {
                $crate::stage::Staged::turn_is_ending(self)
            }

            fn audit(&self) -> Result<(), String> {
                $crate::stage::audit(self)
            }
        }
    };

    (@play group $role:ident $($frame:tt)*) => { $crate::stage::Scene::play($($frame)*, $role) };
    (@play $kind:ident $role:ident $($frame:tt)*) => { $role.$kind($($frame)*) };

    (@name group $Frame:ident $Name:ident $($frame:tt)*) => { $crate::stage::Scene::name($($frame)*) };
    (@name $kind:ident $Frame:ident $Name:ident $($frame:tt)*) => {{
        let _ = $($frame)*;
        concat!(stringify!($Frame), "::", stringify!($Name))
    }};

    (@names group $Frame:ident $Name:ident $names:ident) => { <$Name as $crate::stage::Scene<_>>::names($names) };
    (@names auto $Frame:ident $Name:ident $names:ident) => {};
    (@names $kind:ident $Frame:ident $Name:ident $names:ident) => {
        $names.push(concat!(stringify!($Frame), "::", stringify!($Name)))
    };

    (@debug group $Name:ident $f:ident $($frame:tt)*) => {
        $f.debug_tuple(stringify!($Name)).field($($frame)*).finish()
    };
    (@debug $kind:ident $Name:ident $f:ident $($frame:tt)*) => { std::fmt::Debug::fmt($($frame)*, $f) };

    (@from [] $Frame:ident $Name:ident) => {};
    (@from [$Outer:ident] $Frame:ident $Name:ident) => {
        impl From<$Name> for $Outer {
            fn from(frame: $Name) -> Self {
                Self::from($Frame::from(frame))
            }
        }
    };
}
