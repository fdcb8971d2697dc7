//! What the program reads from and writes to, so that tests can be at the keyboard.

use std::io::{self, BufRead, Write};

/// Somebody's keyboard and screen.
pub struct Terminal<'a> {
    /// Where lines come from.
    pub input: &'a mut dyn BufRead,
    /// Where text goes.
    pub output: &'a mut dyn Write,
    /// Where complaints go.
    pub errors: &'a mut dyn Write,
    /// Whether a person sits there; pauses and progress bars are for people.
    pub interactive: bool,
    /// Whether the output is a screen, which can be cleared.
    pub on_screen: bool,
}

impl Terminal<'_> {
    /// Writes a line.
    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.output, "{}", text.as_ref())
    }

    /// Clears the screen and what can be scrolled back to; anything but a screen keeps everything.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.interactive && self.on_screen {
            // Clear the screen, clear the lines above it, go to the top: the ANSI sequences of every terminal.
            write!(self.output, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }

    /// Writes on a screen what is going on, until [`Terminal::wipe`]; anything but a screen keeps everything, and
    /// needs no such thing.
    pub(crate) fn note(&mut self, text: &str) -> io::Result<()> {
        if self.interactive && self.on_screen {
            write!(self.output, "{text}")?;
            self.output.flush()?;
        }
        Ok(())
    }

    /// Takes the note off the screen.
    pub(crate) fn wipe(&mut self) -> io::Result<()> {
        if self.interactive && self.on_screen {
            // Back to the start of the line, and clear it.
            write!(self.output, "\r\x1b[K")?;
        }
        Ok(())
    }

    /// Writes a prompt and reads a line; nothing at the end of the input.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{prompt} ")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        // Read as bytes: a line that is no UTF-8 is a typing mistake like any other.
        let read = self.input.read_until(b'\n', &mut bytes)?;
        if !self.interactive {
            // A pipe echoes nothing, so that the answer would stick to the prompt.
            writeln!(self.output)?;
        }
        Ok((0 < read).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}

impl std::fmt::Debug for Terminal<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Terminal").field("interactive", &self.interactive).finish_non_exhaustive()
    }
}
