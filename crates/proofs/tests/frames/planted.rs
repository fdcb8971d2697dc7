//! Tests of the count itself: small sources in both styles.

use super::{Source, imports::names, median, spread};
use crate::lexer::tokens;
use std::path::Path;

/// How many of these files, given as names and texts, name each frame.
fn counted(files: &[(&str, &str)]) -> Vec<(String, usize)> {
    let sources: Vec<_> = files.iter().map(|(path, text)| Source::new(Path::new(path), text)).collect();
    spread(&sources).into_iter().map(|(frame, files)| (frame.to_string(), files)).collect()
}

fn expected(counts: &[(&str, usize)]) -> Vec<(String, usize)> {
    counts.iter().map(|(frame, files)| ((*frame).to_owned(), *files)).collect()
}

#[test]
fn frames_of_plain_enums_are_counted() {
    let found = counted(&[
        (
            "src/frames/mod.rs",
            "pub enum Frame { /// Frame::Nothing\n Act, #[serde(rename = \"x\")] Pay { left: [u8; 2] }, Raid(Raid), Of(Seat) }",
        ),
        ("src/frames/raid.rs", "pub enum Raid { Roll, Loot(Raid) }"),
        ("src/phase/act.rs", "use crate::frames::Frame as F; fn f() { F::Act; Frame::Pay { left } }"),
        ("src/lib.rs", "// Frame::Act\n fn f() { \"Frame::Act\"; Raid::Roll; Other::Act; Frame::Actor }"),
        ("src/other.rs", "enum Frame { Act, Other }"),
    ]);
    let counts =
        [("Frame::Act", 2), ("Frame::Pay", 2), ("Raid::Roll", 2), ("Raid::Loot", 1), ("Frame::Of", 1)];
    assert_eq!(found, expected(&counts));
}

#[test]
fn staged_frames_are_counted() {
    let found = counted(&[
        (
            "src/frames.rs",
            "frames! { #[serde(rename_all = \"snake_case\")] pub enum Frame of Lagoon {\
             auto Round, ask Act { #[serde(with = \"x\")] seat: Seat, luck: u8 }, group Raid, auto Phase(Phase) } }",
        ),
        (
            "src/phase/raid/mod.rs",
            "frames! { pub enum Raid of Lagoon in Frame { luck Roll { seat: Seat } } }",
        ),
        (
            "src/phase/turn.rs",
            "use crate::{State, frames::{Act, Frame, Round as R}}; impl Auto<Lagoon> for R {}",
        ),
        ("src/view.rs", "use super::phase::raid; fn f() { raid::Roll { seat } }"),
        ("src/audit.rs", "use crate::frames::*; fn f() { Round }"),
        ("src/text.rs", "use crate::moves::Act; fn f() { Roll; moves::Round; Frame::Phase(_) }"),
    ]);
    let counts = [("Frame::Round", 3), ("Frame::Act", 2), ("Frame::Phase", 2), ("Raid::Roll", 2)];
    assert_eq!(found, expected(&counts));
}

#[test]
fn imports_are_read_with_their_names() {
    let found = names(&tokens("use a::{b::{c, d as e}, f}; pub use g::h; use super::*; fn i() { j::k }"));
    let found: Vec<_> = found.iter().map(|import| (import.path.join("::"), import.alias)).collect();
    let paths = [("a::b::c", "c"), ("a::b::d", "e"), ("a::f", "f"), ("g::h", "h"), ("super::*", "*")];
    assert_eq!(found, paths.map(|(path, alias)| (path.to_owned(), alias)));
}

#[test]
fn the_median_is_in_the_middle() {
    assert_eq!(median([9, 1, 2].into_iter()), 2.0);
    assert_eq!(median([4, 1, 2, 9].into_iter()), 3.0);
}
