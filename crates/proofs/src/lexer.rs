//! A minimal Rust lexer: enough to tell string literals from comments.

/// A token of Rust source, without comments and spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    /// An identifier, a keyword or a number.
    Word(&'a str),
    /// The content of a string literal, escapes untouched.
    Text(&'a str),
    /// Any other character.
    Mark(char),
}

/// The tokens of Rust source, in order.
pub fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut lexer = Lexer { rest: source, tokens: Vec::new() };
    while let Some(first) = lexer.rest.chars().next() {
        lexer.step(first);
    }
    lexer.tokens
}

struct Lexer<'a> {
    rest: &'a str,
    tokens: Vec<Token<'a>>,
}

impl<'a> Lexer<'a> {
    fn step(&mut self, first: char) {
        if first.is_whitespace() {
            self.take(first.len_utf8());
        } else if self.rest.starts_with("//") {
            self.take(self.rest.find('\n').unwrap_or(self.rest.len()));
        } else if self.rest.starts_with("/*") {
            self.block_comment();
        } else if first == '"' {
            self.string(1);
        } else if first == '\'' {
            self.quote();
        } else if first.is_alphanumeric() || first == '_' {
            self.word();
        } else {
            self.take(first.len_utf8());
            self.tokens.push(Token::Mark(first));
        }
    }

    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        taken
    }

    /// Comments nest in Rust.
    fn block_comment(&mut self) {
        let mut depth = 0_usize;
        while !self.rest.is_empty() {
            if self.rest.starts_with("/*") {
                depth += 1;
                self.take(2);
            } else if self.rest.starts_with("*/") {
                depth -= 1;
                self.take(2);
                if depth == 0 {
                    return;
                }
            } else {
                self.take(self.rest.chars().next().map_or(1, char::len_utf8));
            }
        }
    }

    /// A string literal with escapes, after `opening` bytes of prefix and quote.
    fn string(&mut self, opening: usize) {
        self.take(opening);
        let mut escaped = false;
        let end = self.rest.find(|c| {
            let ends = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        });
        let text = self.take(end.unwrap_or(self.rest.len()));
        self.tokens.push(Token::Text(text));
        self.take(usize::from(end.is_some()));
    }

    /// A raw string literal, after `opening` bytes of prefix, hashes and quote.
    fn raw_string(&mut self, opening: usize, hashes: usize) {
        self.take(opening);
        let closing = format!("\"{}", "#".repeat(hashes));
        let end = self.rest.find(&closing);
        let text = self.take(end.unwrap_or(self.rest.len()));
        self.tokens.push(Token::Text(text));
        self.take(end.map_or(0, |_| closing.len()));
    }

    /// A character literal, which may hold a quote, or a lifetime, which is dropped.
    fn quote(&mut self) {
        let mut chars = self.rest.char_indices().skip(1);
        let (_, inside) = chars.next().unwrap_or((1, ' '));
        if inside == '\\' {
            let mut escaped = false;
            let end = self.rest[1..].find(|c| {
                let ends = c == '\'' && !escaped;
                escaped = c == '\\' && !escaped;
                ends
            });
            self.take(end.map_or(self.rest.len(), |end| end + 2));
        } else if let Some((at, '\'')) = chars.next() {
            self.take(at + 1);
        } else {
            self.take(1);
        }
    }

    fn word(&mut self) {
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (word, after) = self.rest.split_at(end);
        let hashes = after.bytes().take_while(|byte| *byte == b'#').count();
        let raw = matches!(word, "r" | "br" | "cr") && after[hashes..].starts_with('"');
        if raw {
            self.raw_string(end + hashes + 1, hashes);
        } else if matches!(word, "b" | "c") && after.starts_with('"') {
            self.string(end + 1);
        } else {
            self.take(end);
            self.tokens.push(Token::Word(word));
        }
    }
}
