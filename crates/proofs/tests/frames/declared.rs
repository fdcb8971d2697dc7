//! Where frames are declared: by `frames! { .. }`, or as a plain enum whose variants may hold enums of frames.

use super::Source;
use crate::lexer::Token::{self, Mark, Word};
use std::{collections::BTreeMap, fmt, path::Path};

/// A frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame<'a> {
    /// Its enum.
    pub of: &'a str,
    /// Its variant.
    pub name: &'a str,
    /// The file that declares it.
    pub home: &'a Path,
    /// The module of its struct, if it has one.
    pub module: Option<&'a str>,
}

impl fmt::Display for Frame<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}::{}", self.of, self.name)
    }
}

/// The frames of a game: those of `frames!`, or else those of the plain enum `Frame`.
pub fn frames<'a>(sources: &[Source<'a>]) -> Vec<Frame<'a>> {
    let staged: Vec<Frame<'a>> = sources.iter().flat_map(staged_in).collect();
    if !staged.is_empty() {
        return staged;
    }
    // Other enums may share a name, so only modules of frames are searched.
    let of_frames = sources.iter().filter(|source| source.is_of_frames());
    let enums = of_frames
        .flat_map(|source| plain_in(source).into_iter().map(|(name, body)| (name, (source.path, body))));
    let enums: BTreeMap<&'a str, (&'a Path, Vec<Token<'a>>)> = enums.collect();
    let mut found = Vec::new();
    leaves("Frame", &enums, &mut Vec::new(), &mut found);
    found
}

/// The frames that `frames!` declares in a file.
fn staged_in<'a>(source: &Source<'a>) -> Vec<Frame<'a>> {
    let tokens = &source.tokens;
    let mut found = Vec::new();
    for at in 0..tokens.len() {
        if !tokens[at..].starts_with(&[Word("frames"), Mark('!'), Mark('{')]) {
            continue;
        }
        let block = inside(&tokens[at + 2..]);
        let Some(of) = after(block, "enum") else { continue };
        let Some(open) = block.iter().position(|token| *token == Mark('{')) else { continue };
        let entries = outermost(inside(&block[open..]));
        for pair in entries.windows(2) {
            if let [Word("ask" | "luck" | "auto"), Word(name)] = pair {
                found.push(Frame { of, name, home: source.path, module: Some(source.module()) });
            }
        }
    }
    found
}

/// The enums that a file declares, each with its body.
fn plain_in<'a>(source: &Source<'a>) -> Vec<(&'a str, Vec<Token<'a>>)> {
    let tokens = &source.tokens;
    let declared = tokens.windows(3).enumerate().filter_map(|(at, window)| match window {
        [Word("enum"), Word(name), Mark('{')] => Some((*name, inside(&tokens[at + 2..]).to_vec())),
        _ => None,
    });
    declared.collect()
}

/// The variants of an enum; where one holds another enum of frames, the variants of that one.
fn leaves<'a>(
    of: &'a str,
    enums: &BTreeMap<&'a str, (&'a Path, Vec<Token<'a>>)>,
    seen: &mut Vec<&'a str>,
    found: &mut Vec<Frame<'a>>,
) {
    let Some((home, body)) = enums.get(of) else { return };
    seen.push(of);
    for (name, payload) in variants(body) {
        match payload.filter(|payload| enums.contains_key(payload) && !seen.contains(payload)) {
            Some(payload) => leaves(payload, enums, seen, found),
            None => found.push(Frame { of, name, home, module: None }),
        }
    }
}

/// The variants in the body of an enum, each with the type of its only unnamed field, if that is a plain name.
fn variants<'a>(body: &[Token<'a>]) -> Vec<(&'a str, Option<&'a str>)> {
    let mut depth = 0_i32;
    let mut is_next = true;
    let mut found = Vec::new();
    for (at, token) in body.iter().enumerate() {
        match token {
            Mark('{' | '(' | '[' | '<') => depth += 1,
            Mark('}' | ')' | ']' | '>') => depth -= 1,
            Mark(',') if depth == 0 => is_next = true,
            Word(name) if depth == 0 && is_next => {
                is_next = false;
                let payload = match body.get(at + 1..at + 4) {
                    Some([Mark('('), Word(payload), Mark(')')]) => Some(*payload),
                    _ => None,
                };
                found.push((*name, payload));
            }
            Mark(_) | Word(_) | Token::Text(_) => (),
        }
    }
    found
}

/// The tokens between the first bracket and its partner.
fn inside<'b, 'a>(tokens: &'b [Token<'a>]) -> &'b [Token<'a>] {
    let mut depth = 0_i32;
    for (at, token) in tokens.iter().enumerate() {
        match token {
            Mark('{') => depth += 1,
            Mark('}') if depth == 1 => return &tokens[1..at],
            Mark('}') => depth -= 1,
            Mark(_) | Word(_) | Token::Text(_) => (),
        }
    }
    panic!("a brace has no partner");
}

/// The tokens outside any bracket.
fn outermost<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    let mut depth = 0_i32;
    let mut found = Vec::new();
    for token in tokens {
        match token {
            Mark('{' | '(' | '[') => depth += 1,
            Mark('}' | ')' | ']') => depth -= 1,
            token if depth == 0 => found.push(*token),
            Mark(_) | Word(_) | Token::Text(_) => (),
        }
    }
    found
}

/// The word after the first of these.
fn after<'a>(tokens: &[Token<'a>], word: &str) -> Option<&'a str> {
    tokens.windows(2).find_map(|pair| match pair {
        [Word(first), Word(second)] if *first == word => Some(*second),
        _ => None,
    })
}
