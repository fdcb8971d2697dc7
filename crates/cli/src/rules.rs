//! `approdo rules`

use crate::{
    Terminal, args,
    report::{table, text_table},
};
use anyhow::{Context, Result, bail, ensure};
use approdo_phrases::{Language, Speaker};
use approdo_rulebook::{Block, Clause, Rulebook, Section, book, books, coverage, find, proofs, search};
use approdo_table::Module;
use serde_json::json;

/// Looks rules up, or lists how much of them is tested.
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
    let book = book(&arguments.game, arguments.lang).with_context(|| {
        let known: Vec<String> =
            books(arguments.lang).iter().map(|book| format!("`{}`", book.game)).collect();
        format!("there is no rulebook of a game `{}`; there are {}", arguments.game, known.join(", "))
    })?;
    let words: Vec<&str> = arguments.words.iter().flat_map(|words| words.split_whitespace()).collect();
    match words[..] {
        [] => show_book(book, terminal)?,
        [number] if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            let section = number.parse().ok().and_then(|number| book.section(number));
            let last = book.sections.len();
            let section = section.with_context(|| {
                format!("there is no section {number} in this rulebook; the last is {last}")
            })?;
            show_section(section, terminal)?;
        }
        [id] if looks_like_a_clause(id) || clause_of(&book.game, id, arguments.lang).is_some() => {
            let own = clause_of(&book.game, id, arguments.lang).map(|clause| clause.id.clone());
            let id = own.unwrap_or_else(|| id.to_uppercase());
            let clause = find(&id, arguments.lang).with_context(|| {
                format!("there is no clause {id}; `approdo rules {}` lists all there are", book.game)
            })?;
            show_clause_and_proofs(clause, arguments.lang, terminal)?;
        }
        _ => {
            let found = search(&book.game, &words, arguments.lang);
            if found.is_empty() {
                bail!("no clause of {} contains all of the words `{}`", book.game, words.join(" "));
            }
            for clause in found {
                show_clause(clause, terminal)?;
            }
        }
    }
    Ok(0)
}

/// The clauses that a player asks for in the middle of a game: one by its id, or all with the words.
pub(crate) fn look_up(game: &str, words: &str, language: Language) -> Vec<&'static Clause> {
    let by_number = || clause_of(game, words.trim(), language);
    match find(&words.to_uppercase(), language).or_else(by_number) {
        Some(clause) => vec![clause],
        None => search(game, &words.split_whitespace().collect::<Vec<_>>(), language),
    }
}

/// The clause of a game with this number, e.g. `8.5`.
fn clause_of(game: &str, number: &str, language: Language) -> Option<&'static Clause> {
    let is_it = |clause: &&Clause| clause.id.split_once('-').is_some_and(|(_, own)| own == number);
    book(game, language)?.clauses().find(is_it)
}

/// How a clause is shown.
pub(crate) fn clause_line(clause: &Clause) -> String {
    format!("{} [{}] {}", clause.id, clause.source, clause.text)
}

fn looks_like_a_clause(word: &str) -> bool {
    word.split_once('-').is_some_and(|(prefix, number)| {
        prefix.len() == 3
            && prefix.bytes().all(|byte| byte.is_ascii_alphabetic())
            && number.starts_with(|c: char| c.is_ascii_digit())
    })
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

fn show_section(section: &Section, terminal: &mut Terminal<'_>) -> Result<()> {
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

/// The games of the catalogue; for people also the rules that hold for all of them.
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
