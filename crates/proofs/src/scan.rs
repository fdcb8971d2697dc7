//! Scans sources for the clauses that tests name and that the code cites.
//!
//! The build script and the tests share this file; it must need nothing but [`crate::lexer`] and `toml`.

use super::lexer::{Token, tokens};
use std::collections::BTreeSet;

/// A test and the clauses it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedTest {
    /// The test function, or the name of the scenario.
    pub name: String,
    /// The clauses, without repeats.
    pub clauses: BTreeSet<String>,
}

/// Whether the text is a clause id and nothing else: three capitals, the section, the number.
pub fn is_clause_id(text: &str) -> bool {
    let number = |digits: &str| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    text.split_once('-').is_some_and(|(prefix, numbers)| {
        prefix.len() == 3
            && prefix.bytes().all(|byte| byte.is_ascii_uppercase())
            && numbers.split_once('.').is_some_and(|(section, clause)| number(section) && number(clause))
    })
}

/// The `#[test]` functions of a Rust source that name clauses in string literals of their own.
pub fn tests_in(source: &str) -> Vec<NamedTest> {
    let tokens = tokens(source);
    let mut tests = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if !is_test_attribute(&tokens[at..]) {
            at += 1;
            continue;
        }
        let Some(keyword) = find(&tokens, at, |token| token == Token::Word("fn")) else { break };
        let Some(open) = find(&tokens, keyword, |token| token == Token::Mark('{')) else { break };
        let end = closing(&tokens, open);
        if let Some(Token::Word(name)) = tokens.get(keyword + 1) {
            let clauses: BTreeSet<String> = ids(&tokens[open..end]).map(str::to_owned).collect();
            if !clauses.is_empty() {
                tests.push(NamedTest { name: (*name).to_owned(), clauses });
            }
        }
        at = end;
    }
    tests
}

/// The scenarios of a TOML file that list the clauses they prove; `fallback` names those without a name.
pub fn scenarios_in(text: &str, fallback: &str) -> Result<Vec<NamedTest>, toml::de::Error> {
    let mut found = Vec::new();
    collect_scenarios(&toml::Value::Table(toml::from_str(text)?), fallback, &mut found);
    Ok(found)
}

/// The clauses that refusals in a Rust source cite, its tests left out.
pub fn citations_in(source: &str) -> BTreeSet<String> {
    let tokens = without_tests(&tokens(source));
    let mut cited = BTreeSet::new();
    for at in 0..tokens.len() {
        let Token::Text(text) = tokens[at] else { continue };
        if is_clause_id(text) && is_citation(&tokens[..at]) {
            cited.insert(text.to_owned());
        }
    }
    cited
}

/// The clauses that refusals cite through a data file: the `clause = ".."` of each `[[requirement]]`. Everywhere else a
/// clause only says what an entry is about or where it comes from.
pub fn quoted_in(text: &str) -> Result<BTreeSet<String>, toml::de::Error> {
    let file: toml::Table = toml::from_str(text)?;
    let requirements = file.get("requirement").and_then(toml::Value::as_array);
    let clauses = requirements.into_iter().flatten().filter_map(|entry| entry.get("clause")?.as_str());
    Ok(clauses.filter(|clause| is_clause_id(clause)).map(str::to_owned).collect())
}

/// Every clause id that is a string literal of a Rust source, tests included.
pub fn ids_in(source: &str) -> BTreeSet<String> {
    ids(&tokens(source)).map(str::to_owned).collect()
}

/// The tokens outside `#[test]` functions and `#[cfg(test)]` items.
pub fn without_tests<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    let mut kept = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        if is_test_attribute(&tokens[at..]) || is_test_only_attribute(&tokens[at..]) {
            let end = find(tokens, at, |token| matches!(token, Token::Mark('{' | ';')));
            at = match end {
                Some(end) if tokens[end] == Token::Mark('{') => closing(tokens, end) + 1,
                Some(end) => end + 1,
                None => tokens.len(),
            };
        } else {
            kept.push(tokens[at]);
            at += 1;
        }
    }
    kept
}

fn ids<'a>(tokens: &[Token<'a>]) -> impl Iterator<Item = &'a str> {
    tokens.iter().filter_map(|token| match token {
        Token::Text(text) if is_clause_id(text) => Some(*text),
        Token::Text(_) | Token::Word(_) | Token::Mark(_) => None,
    })
}

/// `refuse!("..")` or `Refusal::new("..")`, seen from the literal backwards.
fn is_citation(before: &[Token<'_>]) -> bool {
    use Token::{Mark, Word};
    before.ends_with(&[Word("refuse"), Mark('!'), Mark('(')])
        || before.ends_with(&[Word("Refusal"), Mark(':'), Mark(':'), Word("new"), Mark('(')])
}

fn is_test_attribute(tokens: &[Token<'_>]) -> bool {
    use Token::{Mark, Word};
    tokens.starts_with(&[Mark('#'), Mark('['), Word("test"), Mark(']')])
}

fn is_test_only_attribute(tokens: &[Token<'_>]) -> bool {
    use Token::{Mark, Word};
    tokens.starts_with(&[Mark('#'), Mark('['), Word("cfg"), Mark('('), Word("test"), Mark(')'), Mark(']')])
}

fn find(tokens: &[Token<'_>], from: usize, wanted: impl Fn(Token<'_>) -> bool) -> Option<usize> {
    (from..tokens.len()).find(|at| wanted(tokens[*at]))
}

/// Position of the closing bracket of the block that opens at `open`; the end of the file if there is none.
fn closing(tokens: &[Token<'_>], open: usize) -> usize {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token {
            Token::Mark('{') => depth += 1,
            Token::Mark('}') if depth == 1 => return at,
            Token::Mark('}') => depth -= 1,
            Token::Mark(_) | Token::Word(_) | Token::Text(_) => (),
        }
    }
    tokens.len()
}

fn collect_scenarios(value: &toml::Value, name: &str, found: &mut Vec<NamedTest>) {
    match value {
        toml::Value::Table(table) => {
            let name = table.get("title").and_then(toml::Value::as_str).unwrap_or(name);
            if let Some(toml::Value::Array(listed)) = table.get("proves") {
                let clauses = listed.iter().filter_map(toml::Value::as_str).map(str::to_owned).collect();
                found.push(NamedTest { name: name.to_owned(), clauses });
            }
            for inner in table.values() {
                collect_scenarios(inner, name, found);
            }
        }
        toml::Value::Array(array) => {
            for inner in array {
                collect_scenarios(inner, name, found);
            }
        }
        // Only tables have keys.
        _ => (),
    }
}
