//! Input and output streams of the program, replaceable by tests.

use std::io::{self, BufRead, Write};

/// Keyboard and screen.
pub struct Terminal<'a> {
    /// Input lines.
    pub input: &'a mut dyn BufRead,
    /// Standard output.
    pub output: &'a mut dyn Write,
    /// Standard error.
    pub errors: &'a mut dyn Write,
    /// Whether a person sits there (a TTY); pauses and progress bars are for people.
    pub interactive: bool,
    /// Whether the output is a screen, which can be cleared.
    pub on_screen: bool,
}

impl Terminal<'_> {
    /// Writes a line.
    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.output, "{}", text.as_ref())
    }

    /// Clears the screen and its scrollback; does nothing if the output is no screen.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.interactive && self.on_screen {
            // ANSI sequences: clear the screen, clear the scrollback, cursor to the top.
            write!(self.output, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }

    /// Shows a progress note on a screen until [`Terminal::wipe`]; does nothing if the output is no screen.
    pub(crate) fn note(&mut self, text: &str) -> io::Result<()> {
        if self.interactive && self.on_screen {
            write!(self.output, "{text}")?;
            self.output.flush()?;
        }
        Ok(())
    }

    /// Erases the progress note.
    pub(crate) fn wipe(&mut self) -> io::Result<()> {
        if self.interactive && self.on_screen {
            // Carriage return, and clear the line.
            write!(self.output, "\r\x1b[K")?;
        }
        Ok(())
    }

    /// Writes a prompt and reads a line; `None` at the end of the input.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{prompt} ")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        // Read as bytes: a line that is not UTF-8 is treated as a typing mistake.
        let read = self.input.read_until(b'\n', &mut bytes)?;
        if !self.interactive {
            // Piped input is not echoed, so the answer would follow the prompt on the same line.
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
