//! What a source file imports, and under which name.

use crate::lexer::Token::{self, Mark, Word};

/// An imported path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import<'a> {
    /// Its parts; the last one is `*` if everything is imported.
    pub path: Vec<&'a str>,
    /// The name it has here.
    pub alias: &'a str,
}

impl<'a> Import<'a> {
    /// What is imported.
    pub fn name(&self) -> &'a str {
        self.path.last().copied().unwrap_or_default()
    }

    /// The module that it is imported from.
    pub fn module(&self) -> Option<&'a str> {
        self.path.len().checked_sub(2).map(|at| self.path[at])
    }
}

/// Everything that these tokens import.
pub fn names<'a>(tokens: &[Token<'a>]) -> Vec<Import<'a>> {
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        if *token == Word("use") {
            let end = tokens[at..].iter().position(|token| *token == Mark(';'));
            read(&tokens[at + 1..end.map_or(tokens.len(), |end| at + end)], &mut found);
        }
    }
    found
}

/// Reads one tree of imports: paths, and lists of trees in braces.
fn read<'a>(tree: &[Token<'a>], found: &mut Vec<Import<'a>>) {
    let (mut path, mut outer) = (Vec::new(), Vec::new());
    let mut alias = None;
    let mut tokens = tree.iter().peekable();
    let mut leaf = |path: &mut Vec<&'a str>, alias: &mut Option<&'a str>, depth: usize| {
        if depth < path.len() {
            let alias = alias.take().unwrap_or(path[path.len() - 1]);
            found.push(Import { path: path.clone(), alias });
        }
        path.truncate(depth);
    };
    while let Some(token) = tokens.next() {
        let depth = outer.last().copied().unwrap_or(0);
        match token {
            Word("as") => {
                alias = tokens.next().and_then(|token| match token {
                    Word(word) => Some(*word),
                    Mark(_) | Token::Text(_) => None,
                });
            }
            Word(part) => path.push(*part),
            Mark('*') => path.push("*"),
            Mark('{') => outer.push(path.len()),
            Mark(',') => leaf(&mut path, &mut alias, depth),
            Mark('}') => {
                leaf(&mut path, &mut alias, depth);
                outer.pop();
                path.truncate(outer.last().copied().unwrap_or(0));
            }
            Mark(_) | Token::Text(_) => (),
        }
    }
    leaf(&mut path, &mut alias, 0);
}
