use crate::found;
use approdo_phrases::Language;
use approdo_rulebook::{Proof, book};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use thiserror::Error;

/// Test coverage of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// The game.
    pub game: String,
    /// How many clauses there are.
    pub clauses: usize,
    /// How many of them a test names.
    pub tested: usize,
    /// How many of them a refusal can cite, out of the code or out of a requirement in the data.
    pub cited: usize,
    /// How many of them no test can prove.
    pub untestable: usize,
    /// The clauses that a test could prove and none does.
    pub untested: Vec<String>,
}

/// A clause that no test can prove, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Untestable {
    /// The clause.
    pub id: String,
    /// Why no test can prove it.
    pub reason: String,
}

/// The coverage of a game cannot be computed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CoverageError {
    /// There is no such rulebook.
    #[error("There is no rulebook of a game `{0}`.")]
    Unknown(String),
    /// The list of clauses that no test can prove is malformed.
    #[error("rules/{game}/untestable.toml: {problem}")]
    Malformed {
        /// The game.
        game: String,
        /// What is wrong.
        problem: String,
    },
    /// The list names an unknown clause.
    #[error("rules/{game}/untestable.toml lists {id}, which is no clause of the rulebook.")]
    NoClause {
        /// The game.
        game: String,
        /// The id.
        id: String,
    },
    /// The list names a clause that a test proves after all.
    #[error("rules/{game}/untestable.toml lists {id}, but the test {test} in {file} names it.")]
    Tested {
        /// The game.
        game: String,
        /// The clause.
        id: String,
        /// The test.
        test: &'static str,
        /// Where it is.
        file: &'static str,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UntestableFile {
    #[serde(default)]
    clause: Vec<Untestable>,
}

/// The tests that name a clause.
pub fn proofs(clause: &str) -> &'static [Proof] {
    match found::PROOFS.binary_search_by(|(id, _)| (*id).cmp(clause)) {
        Ok(at) => found::PROOFS[at].1,
        Err(_) => &[],
    }
}

/// Whether a refusal can cite the clause.
pub fn is_cited(clause: &str) -> bool {
    found::CITED.binary_search(&clause).is_ok()
}

/// The clauses of a game that no test can prove, each with the reason.
pub fn untestable(game: &str) -> Result<Vec<Untestable>, CoverageError> {
    let text = approdo_rulebook::untestable(game).ok_or_else(|| CoverageError::Unknown(game.to_owned()))?;
    read_untestable(game, text, &ids(game)?)
}

/// How much of the rulebook of a game is proved by tests.
pub fn coverage(game: &str) -> Result<Coverage, CoverageError> {
    let ids = ids(game)?;
    let excused: BTreeSet<String> = untestable(game)?.into_iter().map(|untestable| untestable.id).collect();
    let tested = |id: &str| !proofs(id).is_empty();
    Ok(Coverage {
        game: game.to_owned(),
        clauses: ids.len(),
        tested: ids.iter().filter(|id| tested(id)).count(),
        cited: ids.iter().filter(|id| is_cited(id)).count(),
        untestable: excused.len(),
        untested: ids
            .iter()
            .filter(|id| !tested(id) && !excused.contains(**id))
            .map(|id| (*id).to_owned())
            .collect(),
    })
}

fn ids(game: &str) -> Result<Vec<&'static str>, CoverageError> {
    let book = book(game, Language::English).ok_or_else(|| CoverageError::Unknown(game.to_owned()))?;
    Ok(book.clauses().map(|clause| clause.id.as_str()).collect())
}

fn read_untestable(game: &str, text: &str, ids: &[&str]) -> Result<Vec<Untestable>, CoverageError> {
    let file: UntestableFile = toml::from_str(text)
        .map_err(|error| CoverageError::Malformed { game: game.to_owned(), problem: error.to_string() })?;
    for Untestable { id, reason } in &file.clause {
        let game = game.to_owned();
        if !ids.contains(&id.as_str()) {
            return Err(CoverageError::NoClause { game, id: id.clone() });
        }
        if reason.trim().is_empty() {
            return Err(CoverageError::Malformed { game, problem: format!("{id} has no reason.") });
        }
        if let Some(&Proof { test, file }) = proofs(id).first() {
            return Err(CoverageError::Tested { game, id: id.clone(), test, file });
        }
    }
    Ok(file.clause)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_untestable_clauses_must_be_true() {
        let read = |text: &str| read_untestable("toy", text, &["XYZ-1.1"]);
        let entry = |id: &str, reason: &str| format!("[[clause]]\nid = {id:?}\nreason = {reason:?}\n");
        assert_eq!(read("").expect("an empty list is fine"), []);
        assert_eq!(read(&entry("XYZ-1.1", "It names the authors.")).expect("it is well written").len(), 1);
        for (text, problem) in [
            (entry("XYZ-1.2", "No such clause."), "XYZ-1.2, which is no clause"),
            (entry("XYZ-1.1", " "), "no reason"),
            ("[[clause]]\nid = \"XYZ-1.1\"\n".to_owned(), "missing field `reason`"),
        ] {
            let error = read(&text).expect_err("the list is wrong").to_string();
            assert!(error.contains(problem), "{error}");
        }
    }

    #[test]
    fn a_tested_clause_is_not_untestable() {
        let Some((id, proofs)) = found::PROOFS.first() else { panic!("no test of any crate names a clause") };
        let text = format!("[[clause]]\nid = {id:?}\nreason = \"None.\"\n");
        let error = read_untestable("toy", &text, &[id]).expect_err("a test names it").to_string();
        assert!(error.contains(proofs[0].test), "{error}");
    }

    #[test]
    fn the_numbers_add_up() {
        for book in approdo_rulebook::books(Language::English) {
            let coverage = coverage(&book.game).expect("the list of untestable clauses is true");
            assert_eq!(coverage.clauses, coverage.tested + coverage.untestable + coverage.untested.len());
            assert!(coverage.cited <= coverage.clauses);
        }
        assert_eq!(coverage("chess"), Err(CoverageError::Unknown("chess".to_owned())));
    }
}
