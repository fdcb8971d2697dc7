use serde::Serialize;
use std::{fmt, str::FromStr};

/// A rulebook in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rulebook {
    /// The game, by its id; `table` holds for every game.
    pub game: String,
    /// The title.
    pub title: String,
    /// The preface, paragraph by paragraph.
    pub introduction: Vec<String>,
    /// The sections, in order.
    pub sections: Vec<Section>,
}

/// A numbered section of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Section {
    /// Its number, the first number of its clauses' ids.
    pub number: u16,
    /// Its title, without the number.
    pub title: String,
    /// Its blocks, in order.
    pub blocks: Vec<Block>,
}

/// A block of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "content", rename_all = "snake_case")]
pub enum Block {
    /// A rule with a number.
    Clause(Clause),
    /// A heading inside the section.
    Heading(String),
    /// A paragraph that is no rule.
    Paragraph(String),
    /// A worked example.
    Example(String),
    /// Rows of cells; the first row is the head.
    Table(Vec<Vec<String>>),
}

/// A numbered rule that can be cited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Clause {
    /// Its id, e.g. `ARM-5.12`.
    pub id: String,
    /// Its origin.
    pub source: Source,
    /// The number of its section.
    pub section: u16,
    /// Its text.
    pub text: String,
}

/// A test that names a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Proof {
    /// The test function or the scenario.
    pub test: &'static str,
    /// The file it is in, from the root of the repository.
    pub file: &'static str,
}

/// Origin of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The published rulebook states it.
    Seed,
    /// Other published material states it.
    Public,
    /// Our own ruling, where the sources are silent.
    House,
}

impl Rulebook {
    /// Every clause, in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.sections.iter().flat_map(Section::clauses)
    }

    /// The clause with this id.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id == id)
    }

    /// The section with this number.
    pub fn section(&self, number: u16) -> Option<&Section> {
        self.sections.iter().find(|section| section.number == number)
    }
}

impl Section {
    /// The clauses of the section, in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Clause(clause) => Some(clause),
            Block::Heading(_) | Block::Paragraph(_) | Block::Example(_) | Block::Table(_) => None,
        })
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Source::Seed => "seed",
            Source::Public => "public",
            Source::House => "house",
        })
    }
}

impl FromStr for Source {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        [Source::Seed, Source::Public, Source::House]
            .into_iter()
            .find(|source| source.to_string() == text)
            .ok_or(())
    }
}
