//! Locality: all about a frame is in few files, so adding or changing one touches few places.

mod declared;
mod imports;
mod planted;

use crate::lexer::{Token, tokens};
use approdo_catalog::GAMES;
use declared::{Frame, frames};
use imports::names;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Limit of the median number of files per frame of a game.
const MOST: f64 = 3.0;

/// A source file without its comments.
struct Source<'a> {
    path: &'a Path,
    tokens: Vec<Token<'a>>,
}

impl<'a> Source<'a> {
    fn new(path: &'a Path, text: &'a str) -> Self {
        Source { path, tokens: tokens(text) }
    }

    /// The name of the module that the file is.
    fn module(&self) -> &'a str {
        let is_folder = self.path.ends_with("mod.rs");
        let named =
            if is_folder { self.path.parent().and_then(Path::file_name) } else { self.path.file_stem() };
        named.and_then(|name| name.to_str()).unwrap_or_default()
    }

    /// Whether the file is, or is in, a module of frames.
    fn is_of_frames(&self) -> bool {
        self.path.iter().any(|part| part == "frames") || self.module() == "frames"
    }

    /// Whether these tokens occur in the file.
    fn has(&self, wanted: &[Token<'_>]) -> bool {
        self.tokens.windows(wanted.len()).any(|window| window == wanted)
    }

    /// Whether the file names a frame: by its enum, also under an alias, or by its struct; or declares it.
    fn mentions(&self, frame: &Frame<'_>) -> bool {
        use Token::{Mark, Word};
        let names = names(&self.tokens);
        let path = |before, after| self.has(&[Word(before), Mark(':'), Mark(':'), Word(after)]);
        let aliases = names.iter().filter(|import| import.name() == frame.of).map(|import| import.alias);
        if self.path == frame.home || path(frame.of, frame.name) || { aliases }
            .any(|alias| path(alias, frame.name))
        {
            return true;
        }
        let Some(module) = frame.module else { return false };
        [module, "frames"].into_iter().any(|module| {
            let is_import = |import: &imports::Import<'_>| {
                import.module() == Some(module)
                    && (import.name() == frame.name || import.name() == "*" && self.has(&[Word(frame.name)]))
            };
            path(module, frame.name) || names.iter().any(is_import)
        })
    }
}

/// The frames in these sources, and how many files name each.
fn spread<'a>(sources: &[Source<'a>]) -> Vec<(Frame<'a>, usize)> {
    let count = |frame: &Frame<'a>| sources.iter().filter(|source| source.mentions(frame)).count();
    frames(sources).into_iter().map(|frame| (frame, count(&frame))).collect()
}

fn median(counts: impl Iterator<Item = usize>) -> f64 {
    let mut counts: Vec<usize> = counts.collect();
    counts.sort_unstable();
    let middle = |shift: usize| counts[(counts.len() - shift) / 2] as f64;
    f64::midpoint(middle(1), middle(0))
}

#[test]
fn a_frame_is_named_in_few_files() {
    let mut wrong = Vec::new();
    for module in GAMES.iter() {
        let id = module.meta.id;
        let texts = texts_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(id).join("src"));
        let sources: Vec<_> = texts.iter().map(|(path, text)| Source::new(path, text)).collect();
        let mut spread = spread(&sources);
        assert!(!spread.is_empty(), "{id} has no frames");
        spread.sort_by_key(|(_, files)| *files);
        let found = median(spread.iter().map(|(_, files)| *files));
        let (widest, most) = spread.last().expect("there are frames");
        let figures = format!("{id}: {} frames, median {found} files, most {most} ({widest})", spread.len());
        eprintln!("{figures}");
        if MOST < found {
            wrong.push(format!("{figures}, and {MOST} are allowed"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The sources below a folder.
fn texts_in(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries =
        fs::read_dir(folder).expect("a folder of sources").map(|entry| entry.expect("an entry").path());
    entries
        .flat_map(|path| {
            if path.is_dir() {
                return texts_in(&path);
            }
            let text = fs::read_to_string(&path).expect("a source is text");
            vec![(path, text)]
        })
        .collect()
}
