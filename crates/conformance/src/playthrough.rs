//! Golden games: whole games as text that people can read in a diff.
//!
//! Luck is counted from zero, as in replays: `luck 4 of 0 to 5` is the fifth of six faces. Legal moves are counted from
//! one: `2 of 3: pass` is the second of three. Under each step stands what spectators are told of it, with its clause.

use crate::{compare::legal, notation::notation, source};
use approdo_contract::{
    Audience, Game, GameExt, Journal, Outcome, Part, Pending, Phrase, Refusal, Seat, Setup, Step, Viewer,
    pick,
};
use std::{fmt::Write, fs, path::Path};

/// Steps between two state hashes.
const HASH_EVERY: usize = 10;

/// Plays a game and writes it down. Luck comes from the seed; `choose` picks one of the legal moves for the lowest seat
/// that is asked.
///
/// # Panics
/// If `choose` answers with a move that is not on the list, a seat has none, or the game exceeds its bound.
pub fn write<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    mut choose: impl FnMut(&G, Seat, &[G::Move]) -> G::Move,
) -> Result<String, Refusal> {
    let mut game = G::setup(options, seats)?;
    let mut rng = source(seed);
    let mut text = header::<G>(options, seats, seed);
    let most = G::most_steps(options, seats) as usize;
    for number in 1.. {
        let (step, line) = match game.pending() {
            Pending::Over(outcome) => {
                text += &ending(&outcome);
                break;
            }
            Pending::Chance { among, seen_by } => {
                let index = pick(&mut rng, u32::from(among)) as u16;
                let line = format!("luck {index} of 0 to {}, seen by {}", among - 1, audience(seen_by));
                (Step::Luck(index), line)
            }
            Pending::Decision { seats, .. } => {
                let seat = seats.first().expect("somebody is asked");
                let moves = legal(&game, seat);
                let mv = choose(&game, seat, &moves);
                let place =
                    moves.iter().position(|listed| *listed == mv).expect("the chosen move is on the list");
                let line = format!("seat {}, {} of {}: {}", seat.0, place + 1, moves.len(), notation(&mv));
                (Step::Move(seat, mv), line)
            }
        };
        assert!(number <= most, "the game goes on after the {most} steps that it promises to be enough");
        let mut journal = Journal::on();
        game.advance(step, &mut journal)?;
        writeln!(text, "{number} {line}").expect("a string takes every line");
        for event in G::told(journal.facts(), Viewer::Spectator) {
            writeln!(text, "    {}", sentence::<G>(&G::narrate(&event).phrase))
                .expect("a string takes every line");
        }
        if number % HASH_EVERY == 0 {
            writeln!(text, "    state {:016x}\n", state_hash(&game)).expect("a string takes every line");
        }
    }
    Ok(text)
}

/// A game to be written down: the name of its file, seats, seed and options.
pub type Written<G> = (&'static str, u8, u64, <G as Setup>::Options);

/// Compares games with the files in `tests/playthroughs` of a crate; with `UPDATE=1` in the environment, writes them
/// instead. Moves are drawn at random by weight.
///
/// # Panics
/// If a game goes another way than its file tells, or a file belongs to no game and so would never be compared.
pub fn check_all<G: Game>(crate_folder: &str, games: &[Written<G>], appeal: impl Fn(G::Move) -> u32) {
    let folder = Path::new(crate_folder).join("tests/playthroughs");
    for (name, seats, seed, options) in games {
        // The RNG of the players is apart from that of the game's luck.
        let mut whims = source(seed ^ u64::MAX);
        let choose = |_: &G, _: Seat, moves: &[G::Move]| {
            let total = moves.iter().map(|mv| appeal(*mv)).sum();
            let mut drawn = pick(&mut whims, total);
            for mv in moves {
                match drawn.checked_sub(appeal(*mv)) {
                    Some(rest) => drawn = rest,
                    None => return *mv,
                }
            }
            unreachable!("the number drawn is less than the sum");
        };
        let text = write::<G>(options, *seats, *seed, choose).expect("the options are allowed");
        check::<G>(&folder.join(format!("{name}.txt")), &text);
    }
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        let is_of = |name: &str| path.file_name().is_some_and(|file| file == &*format!("{name}.txt"));
        assert!(games.iter().any(|(name, ..)| is_of(name)), "{} is no playthrough", path.display());
    }
}

/// Compares a playthrough with the stored one; with `UPDATE=1` in the environment, stores it instead.
///
/// # Panics
/// If the file cannot be read or written, or at the first line that differs.
pub fn check<G: Game>(path: &Path, text: &str) {
    if is_update() {
        fs::write(path, text).unwrap_or_else(|error| panic!("{} cannot be written: {error}", path.display()));
        return;
    }
    let stored = fs::read_to_string(path).unwrap_or_else(|error| {
        panic!("{} cannot be read: {error}. UPDATE=1 writes it.", path.display());
    });
    if let Some(difference) = first_difference(&stored, text) {
        panic!(
            "{}, {difference}. If {} is meant to play differently now, run again with UPDATE=1, and raise its \
             rules_version if stored replays are altered.",
            path.display(),
            G::META.id
        );
    }
}

/// Whether golden files are regenerated.
pub(crate) fn is_update() -> bool {
    #[allow(clippy::disallowed_methods, reason = "the person who runs the tests decides, not the rules")]
    std::env::var("UPDATE").is_ok_and(|value| value == "1")
}

/// State hash: 64 bits of FNV-1a over the stored form.
pub fn state_hash<G: Game>(game: &G) -> u64 {
    let bytes = postcard::to_stdvec(game).expect("a state can be stored");
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}

fn header<G: Game>(options: &G::Options, seats: u8, seed: u64) -> String {
    let options = serde_json::to_string(options).expect("options can be written as JSON");
    let (id, version) = (G::META.id, G::META.rules_version);
    format!("game {id}\nrules version {version}\noptions {options}\nseats {seats}\nseed {seed}\n\n")
}

fn ending(outcome: &Outcome) -> String {
    let mut text = format!("over by {}\n", outcome.ended_by);
    for (seat, standing) in outcome.standings.iter().enumerate() {
        writeln!(text, "    seat {seat}: place {}, score {}", standing.place, standing.score)
            .expect("a string takes every line");
    }
    text
}

fn audience(audience: Audience) -> String {
    match audience {
        Audience::All => "all".to_owned(),
        Audience::Only(seat) => format!("seat {}", seat.0),
        Audience::Nobody => "nobody".to_owned(),
    }
}

/// A sentence without its language: clause, key and parts. Words that repeat a piece serve only the grammar of
/// some language and are left out.
fn sentence<G: Game>(phrase: &Phrase) -> String {
    let clause = phrase.rule.map_or("-", |rule| rule.0);
    let piece_id = |part: &Part| match part {
        Part::Piece(piece) => G::label(*piece).map(|label| label.id),
        Part::Seat(_) | Part::Number(_) | Part::Word(_) => None,
    };
    let repeats = |word: &str| phrase.parts.iter().any(|(_, part)| piece_id(part) == Some(word));
    let parts = phrase.parts.iter().filter_map(|(name, part)| {
        let value = match part {
            Part::Seat(seat) => seat.0.to_string(),
            Part::Number(number) => number.to_string(),
            Part::Piece(piece) => {
                piece_id(part).map_or_else(|| format!("{} {}", piece.kind, piece.id), str::to_owned)
            }
            Part::Word(word) if repeats(word) => return None,
            Part::Word(word) => (*word).to_owned(),
        };
        Some(format!(" {name}={value}"))
    });
    format!("{clause} {}{}", phrase.key, parts.collect::<String>())
}

fn first_difference(stored: &str, now: &str) -> Option<String> {
    let (mut old, mut new) = (stored.lines(), now.lines());
    for number in 1.. {
        match (old.next(), new.next()) {
            (None, None) => break,
            (a, b) if a == b => (),
            (a, b) => {
                let show =
                    |line: Option<&str>| line.map_or("nothing more".to_owned(), |line| format!("`{line}`"));
                return Some(format!("line {number}: stored is {}, played was {}", show(a), show(b)));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_named() {
        assert_eq!(first_difference("a\nb\n", "a\nb"), None);
        let changed = first_difference("a\nb\nc", "a\nx\ny").expect("they differ");
        assert_eq!(changed, "line 2: stored is `b`, played was `x`");
        let longer = first_difference("a", "a\nb").expect("they differ");
        assert_eq!(longer, "line 2: stored is nothing more, played was `b`");
    }
}
