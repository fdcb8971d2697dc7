//! Looking things up during a game: rules, pieces and places.

use super::Session;
use crate::{
    Terminal,
    rules::{self, Found, Missing},
    voice::mentions_of,
};
use anyhow::{Context, Result};
use approdo_contract::{Phrase, Piece, Seat, Section, Viewer};
use approdo_table::Choice;
use std::iter;

impl Session {
    /// Shows what the rulebook says.
    pub(super) fn look_up(&self, words: &str, terminal: &mut Terminal<'_>) -> Result<()> {
        let language = self.voice.language();
        let book =
            approdo_rulebook::book(self.table.meta().id, language).context("a game without a rulebook")?;
        let missing = match rules::look_up(book, words, language) {
            Ok(Found::Section(section)) => return rules::show_section(section, terminal),
            Ok(Found::Clause(clause)) => return Ok(terminal.line(rules::clause_line(clause))?),
            Ok(Found::Clauses(clauses)) => {
                for clause in clauses {
                    terminal.line(rules::clause_line(clause))?;
                }
                return Ok(());
            }
            Err(Missing::Section { number, last }) => {
                self.voice.text("cli-no-section", &[("number", number.into()), ("last", last.into())])
            }
            Err(Missing::Clause(id)) => self.voice.text("cli-no-clause", &[("clause", id.into())]),
            Err(Missing::Words) => self.voice.text("cli-no-rule", &[("words", words.into())]),
        };
        Ok(terminal.line(missing)?)
    }

    /// Shows what the board says of a piece or place.
    pub(super) fn locate(&self, seat: Seat, name: &str, terminal: &mut Terminal<'_>) -> Result<()> {
        let viewer = Viewer::Seat(seat);
        let outline = self.table.outline(viewer);
        let borders = self.borders(viewer, &outline, name);
        let found = self.voice.board(&self.voice.mentions(outline, name));
        if found.is_empty() && borders.is_empty() {
            terminal.line(self.voice.text("cli-nowhere", &[("name", name.into())]))?;
        }
        for line in found.into_iter().chain(borders) {
            terminal.line(line)?;
        }
        Ok(())
    }

    /// Shows what the board says of the pieces and places of a choice: effects of a card, units in a place.
    pub(super) fn show_pieces(&self, seat: Seat, choice: &Choice, terminal: &mut Terminal<'_>) -> Result<()> {
        let pieces: Vec<Piece> = choice.phrase.pieces().collect();
        let about = mentions_of(self.table.outline(Viewer::Seat(seat)), |piece| pieces.contains(&piece));
        for line in self.voice.board(&about) {
            terminal.line(line)?;
        }
        Ok(())
    }

    /// The neighbours of the places with this prefix, one line each.
    fn borders(&self, viewer: Viewer, outline: &[Section], name: &str) -> Vec<String> {
        // The board in words may omit places, but the map is connected: all are found through neighbours.
        let phrases = outline.iter().flat_map(|section| iter::once(&section.title).chain(&section.lines));
        let mut places: Vec<Piece> = Vec::new();
        let mut unseen: Vec<Piece> = phrases.flat_map(Phrase::pieces).collect();
        while let Some(piece) = unseen.pop() {
            if !places.contains(&piece) {
                places.push(piece);
                unseen.extend(self.table.around(viewer, piece));
            }
        }
        places.retain(|place| self.voice.is_called(*place, name));
        places.sort_by_key(|place| (place.kind, place.id));
        let line = |place: Piece| {
            let around = self.table.around(viewer, place);
            let names: Vec<&str> = around.iter().filter_map(|near| self.voice.name(*near)).collect();
            let (place, around) = (self.voice.name(place)?, names.join(", "));
            let arguments = [("place", place.into()), ("around", around.as_str().into())];
            (!names.is_empty()).then(|| self.voice.text("cli-borders", &arguments))
        };
        places.into_iter().filter_map(line).collect()
    }
}
