//! `approdo rules`

use crate::{
    Terminal, args,
    asked::Asked,
    report::{table, text_table},
};
use anyhow::{Result, ensure};
use approdo_phrases::{Language, Speaker};
use approdo_proofs::{coverage, proofs};
use approdo_rulebook::{Block, Clause, Rulebook, Section, book, books, find, search};
use approdo_table::Module;
use serde_json::json;

/// Looks up rules, or lists their test coverage.
pub(crate) fn run(
    games: &'static [Module],
    arguments: &args::Rules,
    terminal: &mut Terminal<'_>,
) -> Result<u8> {
    if arguments.game == "coverage" {
        ensure!(
            arguments.words.is_empty(),
            "`rules coverage` lists every rulebook and takes no more words, not even `{}`",
            arguments.words.join(" ")
        );
        return show_coverage(games, arguments.json, terminal);
    }
    ensure!(!arguments.json, "--json is for `rules coverage`; the rules themselves are text");
    let book = book(&arguments.game, arguments.lang)
        .ok_or_else(|| Asked::Rulebook { game: arguments.game.clone() })?;
    let words = arguments.words.join(" ");
    if words.trim().is_empty() {
        show_book(book, terminal)?;
        return Ok(0);
    }
    match look_up(book, &words, arguments.lang) {
        Ok(Found::Section(section)) => show_section(section, terminal)?,
        Ok(Found::Clause(clause)) => show_clause_and_proofs(clause, arguments.lang, terminal)?,
        Ok(Found::Clauses(clauses)) => {
            for clause in clauses {
                show_clause(clause, terminal)?;
            }
        }
        Err(Missing::Section { number, last }) => return Err(Asked::Section { number, last }.into()),
        Err(Missing::Clause(clause)) => return Err(Asked::Clause { clause, game: &book.game }.into()),
        Err(Missing::Words) => {
            return Err(Asked::Words { words: words.trim().to_owned(), game: &book.game }.into());
        }
    }
    Ok(0)
}

/// A search in a rulebook.
pub(crate) enum Found {
    /// A whole section, by its number.
    Section(&'static Section),
    /// One clause, by its number.
    Clause(&'static Clause),
    /// All clauses that contain the words.
    Clauses(Vec<&'static Clause>),
}

/// What was not found in a rulebook.
pub(crate) enum Missing {
    /// A section with this number.
    Section {
        /// The number as it was written.
        number: String,
        /// The last section.
        last: usize,
    },
    /// A clause with this id.
    Clause(String),
    /// A clause with all of the words.
    Words,
}

/// Looks something up in a rulebook: a section (`17`, `ARM-17`), a clause (`17.6`, `ARM-17.6`, also of another book),
/// or words.
pub(crate) fn look_up(book: &'static Rulebook, words: &str, language: Language) -> Result<Found, Missing> {
    let wanted = words.trim();
    let prefix =
        book.clauses().next().and_then(|clause| clause.id.split_once('-')).map_or("", |(prefix, _)| prefix);
    let (own, number) = match wanted.split_once('-') {
        Some((before, number)) if is_prefix(before) => (before.to_uppercase(), number),
        _ => (prefix.to_owned(), wanted),
    };
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match number.split_once('.') {
        None if is_number(number) => {
            let is_meant = |other: &&Rulebook| {
                other.clauses().next().is_some_and(|clause| clause.id.starts_with(&format!("{own}-")))
            };
            let other = books(language).iter().find(is_meant);
            let section = number.parse().ok().and_then(|number| other?.section(number));
            let last = other.unwrap_or(book).sections.len();
            section.map(Found::Section).ok_or_else(|| Missing::Section { number: wanted.to_owned(), last })
        }
        Some((section, clause)) if is_number(section) && is_number(clause) => {
            let id = format!("{own}-{number}");
            find(&id, language).map(Found::Clause).ok_or(Missing::Clause(id))
        }
        _ => {
            let found = search(&book.game, &wanted.split_whitespace().collect::<Vec<_>>(), language);
            if found.is_empty() { Err(Missing::Words) } else { Ok(Found::Clauses(found)) }
        }
    }
}

/// Whether this can be a prefix of clause ids.
fn is_prefix(text: &str) -> bool {
    text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// A clause as it is printed.
pub(crate) fn clause_line(clause: &Clause) -> String {
    format!("{} [{}] {}", clause.id, clause.source, clause.text)
}

fn show_book(book: &Rulebook, terminal: &mut Terminal<'_>) -> Result<()> {
    terminal.line(&book.title)?;
    for paragraph in &book.introduction {
        terminal.line("")?;
        terminal.line(paragraph)?;
    }
    for section in &book.sections {
        terminal.line("")?;
        show_section(section, terminal)?;
    }
    Ok(())
}

/// Prints a section with everything in it.
pub(crate) fn show_section(section: &Section, terminal: &mut Terminal<'_>) -> Result<()> {
    terminal.line(format!("{}. {}", section.number, section.title))?;
    for block in &section.blocks {
        match block {
            Block::Clause(clause) => show_clause(clause, terminal)?,
            Block::Heading(heading) => terminal.line(format!("\n{heading}"))?,
            Block::Paragraph(text) => terminal.line(text)?,
            Block::Example(text) => terminal.line(format!("  > {text}"))?,
            Block::Table(rows) => {
                let head: Vec<&str> = rows.first().into_iter().flatten().map(String::as_str).collect();
                let mut shown = text_table(&head);
                for row in rows.iter().skip(1) {
                    shown.add_row(row);
                }
                terminal.line(shown.to_string())?;
            }
        }
    }
    Ok(())
}

fn show_clause(clause: &Clause, terminal: &mut Terminal<'_>) -> Result<()> {
    Ok(terminal.line(clause_line(clause))?)
}

fn show_clause_and_proofs(clause: &Clause, language: Language, terminal: &mut Terminal<'_>) -> Result<()> {
    show_clause(clause, terminal)?;
    let speaker = Speaker::new(language);
    for proof in proofs(&clause.id) {
        let arguments = [("test", proof.test.into()), ("file", proof.file.into())];
        terminal.line(format!("  {}", speaker.text("cli-proved-by", &arguments)))?;
    }
    Ok(())
}

/// The games of the catalogue; for text output also the rules of the table.
fn show_coverage(games: &'static [Module], as_json: bool, terminal: &mut Terminal<'_>) -> Result<u8> {
    let mut rows = games.iter().map(|module| coverage(module.meta.id)).collect::<Result<Vec<_>, _>>()?;
    if as_json {
        terminal.line(serde_json::to_string_pretty(&json!({ "games": rows }))?)?;
        return Ok(0);
    }
    rows.push(coverage("table")?);
    let mut shown = table(&["rulebook", "clauses", "tested", "cited", "untestable", "untested"]);
    for row in &rows {
        let [clauses, tested, cited, untestable, untested] =
            [row.clauses, row.tested, row.cited, row.untestable, row.untested.len()]
                .map(|count| count.to_string());
        shown.add_row([row.game.clone(), clauses, tested, cited, untestable, untested]);
    }
    terminal.line(shown.to_string())?;
    for row in rows.iter().filter(|row| !row.untested.is_empty()) {
        terminal.line(format!("{}, not tested: {}", row.game, row.untested.join(", ")))?;
    }
    Ok(0)
}
