use crate::{Block, Clause, Rulebook, Section};
use thiserror::Error;

/// A rulebook is malformed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("The rulebook of {game}, line {line}: {problem}")]
pub struct RulebookError {
    /// The game.
    pub game: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, as a sentence.
    pub problem: String,
}

/// Reads a rulebook: `# Title`, `## 7. Section`, `### Heading`, `- **ARM-7.1** [seed] Rule.`, `> Example`,
/// tables and paragraphs.
pub fn parse(game: &str, text: &str) -> Result<Rulebook, RulebookError> {
    let book = Rulebook {
        game: game.to_owned(),
        title: String::new(),
        introduction: Vec::new(),
        sections: Vec::new(),
    };
    let mut reader = Reader { book, prefix: None, open: false };
    for (index, line) in text.lines().enumerate() {
        reader.line(line).map_err(|problem| RulebookError {
            game: game.to_owned(),
            line: index + 1,
            problem,
        })?;
    }
    Ok(reader.book)
}

struct Reader {
    book: Rulebook,
    /// What the ids of this book start with; the first clause decides.
    prefix: Option<String>,
    /// Whether the next line may continue the last block: true until an empty line.
    open: bool,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let line = line.trim_end();
        if line.is_empty() {
            self.open = false;
        } else if let Some(heading) = line.strip_prefix("### ") {
            self.add(Block::Heading(heading.to_owned()))?;
            self.open = false;
        } else if let Some(heading) = line.strip_prefix("## ") {
            self.section(heading)?;
        } else if let Some(title) = line.strip_prefix("# ") {
            self.book.title = title.to_owned();
        } else if let Some(rule) = line.strip_prefix("- **") {
            self.clause(rule)?;
        } else if line.starts_with('|') {
            self.row(line)?;
        } else if let Some(example) = line.strip_prefix('>') {
            self.example(example.trim_start())?;
        } else {
            self.paragraph(line.trim_start())?;
        }
        Ok(())
    }

    fn section(&mut self, heading: &str) -> Result<(), String> {
        let (number, title) = heading
            .split_once(". ")
            .and_then(|(number, title)| Some((number.parse().ok()?, title)))
            .ok_or_else(|| {
                format!("a section starts with its number and a full stop, not with `{heading}`.")
            })?;
        let expected = self.book.sections.last().map_or(1, |section| section.number + 1);
        if number != expected {
            return Err(format!("section {number} stands where section {expected} belongs."));
        }
        self.book.sections.push(Section { number, title: title.to_owned(), blocks: Vec::new() });
        self.open = false;
        Ok(())
    }

    fn clause(&mut self, rule: &str) -> Result<(), String> {
        let (id, rest) = rule
            .split_once("** [")
            .ok_or("a clause needs its id and its source: `- **ID** [source] text`.")?;
        let (source, text) =
            rest.split_once("] ").ok_or_else(|| format!("{id} has no text after its source."))?;
        let source = source.parse().map_err(|()| format!("{id} has the unknown source `{source}`."))?;
        let (prefix, section) = id
            .split_once('-')
            .and_then(|(prefix, numbers)| Some((prefix, numbers.split_once('.')?.0.parse::<u16>().ok()?)))
            .ok_or_else(|| format!("`{id}` is no clause id."))?;
        let expected = self.prefix.get_or_insert_with(|| prefix.to_owned());
        if expected != prefix {
            return Err(format!("{id} does not start with {expected} like the clauses before it."));
        }
        if self.book.sections.last().is_none_or(|last| last.number != section) {
            return Err(format!("{id} does not stand in section {section}."));
        }
        if self.book.clause(id).is_some() {
            return Err(format!("{id} is there twice."));
        }
        self.add(Block::Clause(Clause { id: id.to_owned(), source, section, text: text.to_owned() }))?;
        self.open = true;
        Ok(())
    }

    fn row(&mut self, line: &str) -> Result<(), String> {
        let cells: Vec<String> =
            line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
        if cells.iter().all(|cell| cell.bytes().all(|byte| matches!(byte, b'-' | b':'))) {
            return Ok(());
        }
        match self.last() {
            Some(Block::Table(rows)) => rows.push(cells),
            Some(Block::Clause(_) | Block::Heading(_) | Block::Paragraph(_) | Block::Example(_)) | None => {
                self.add(Block::Table(vec![cells]))?;
            }
        }
        self.open = true;
        Ok(())
    }

    fn example(&mut self, line: &str) -> Result<(), String> {
        match self.last() {
            Some(Block::Example(text)) => join(text, line),
            Some(Block::Clause(_) | Block::Heading(_) | Block::Paragraph(_) | Block::Table(_)) | None => {
                self.add(Block::Example(line.to_owned()))?;
            }
        }
        self.open = true;
        Ok(())
    }

    fn paragraph(&mut self, line: &str) -> Result<(), String> {
        if self.book.sections.is_empty() {
            match self.book.introduction.last_mut() {
                Some(text) if self.open => join(text, line),
                Some(_) | None => self.book.introduction.push(line.to_owned()),
            }
        } else {
            match self.last() {
                Some(Block::Clause(Clause { text, .. }) | Block::Paragraph(text) | Block::Example(text)) => {
                    join(text, line);
                }
                Some(Block::Heading(_) | Block::Table(_)) | None => {
                    self.add(Block::Paragraph(line.to_owned()))?;
                }
            }
        }
        self.open = true;
        Ok(())
    }

    /// The block that the line may continue.
    fn last(&mut self) -> Option<&mut Block> {
        if self.open { self.book.sections.last_mut()?.blocks.last_mut() } else { None }
    }

    fn add(&mut self, block: Block) -> Result<(), String> {
        let section = self
            .book
            .sections
            .last_mut()
            .ok_or("nothing but paragraphs may stand before the first section.")?;
        section.blocks.push(block);
        Ok(())
    }
}

fn join(text: &mut String, line: &str) {
    text.push(' ');
    text.push_str(line);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Source;

    const BOOK: &str = "# Title\n\nFirst\nparagraph.\n\nSecond.\n\n## 1. One\n\n- **XYZ-1.1** [seed] A rule\n  that goes on.\n- **XYZ-1.2** [house] Another.\n\n> Example. It\n> goes on.\n\n### Sub\n\nWords.\n\n| A | B |\n| --- | :-: |\n| 1 | 2 |\n\n## 2. Two\n- **XYZ-2.1** [public] Last.\n";

    #[test]
    fn every_block_is_read() {
        let book = parse("toy", BOOK).expect("the book is well written");
        assert_eq!(book.title, "Title");
        assert_eq!(book.introduction, ["First paragraph.", "Second."]);
        let clause = book.clause("XYZ-1.1").expect("it is there");
        assert_eq!(
            (clause.text.as_str(), clause.source, clause.section),
            ("A rule that goes on.", Source::Seed, 1)
        );
        assert_eq!(
            book.sections[0].blocks[2..],
            [
                Block::Example("Example. It goes on.".to_owned()),
                Block::Heading("Sub".to_owned()),
                Block::Paragraph("Words.".to_owned()),
                Block::Table(vec![
                    vec!["A".to_owned(), "B".to_owned()],
                    vec!["1".to_owned(), "2".to_owned()]
                ]),
            ]
        );
        assert_eq!(book.clauses().count(), 3);
        assert_eq!(book.section(2).map(|section| section.title.as_str()), Some("Two"));
    }

    #[test]
    fn what_is_badly_written_is_named_with_its_line() {
        for (text, line, problem) in [
            ("## One", 1, "its number"),
            ("## 2. Two", 1, "where section 1 belongs"),
            ("- **XYZ-1.1** [seed] Homeless.", 1, "does not stand in section 1"),
            ("## 1. One\n- **XYZ-1.1** no source", 2, "its source"),
            ("## 1. One\n- **XYZ-1.1** [seed]", 2, "no text"),
            ("## 1. One\n- **XYZ-1.1** [guess] Hm.", 2, "unknown source `guess`"),
            ("## 1. One\n- **XYZ** [seed] Hm.", 2, "no clause id"),
            ("## 1. One\n\n- **XYZ-2.1** [seed] Hm.", 3, "does not stand in section 2"),
            ("## 1. One\n- **XYZ-1.1** [seed] Hm.\n- **ABC-1.2** [seed] Hm.", 3, "does not start with XYZ"),
            ("## 1. One\n- **XYZ-1.1** [seed] Hm.\n- **XYZ-1.1** [seed] Hm.", 3, "there twice"),
            ("| A |", 1, "before the first section"),
        ] {
            let error = parse("toy", text).expect_err(text);
            assert_eq!(error.line, line, "{error}");
            assert!(error.to_string().contains(problem), "{error}");
        }
    }
}
