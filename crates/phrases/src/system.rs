//! I/O errors about files and addresses, in the reader's language.

use crate::Speaker;
use std::io::{Error, ErrorKind};

impl Speaker {
    /// An I/O error, as the end of a sentence. Errors without a message of ours are quoted in parentheses.
    pub fn problem(&self, error: &Error) -> String {
        let key = match error.kind() {
            ErrorKind::NotFound => "system-not-found",
            ErrorKind::PermissionDenied => "system-not-permitted",
            ErrorKind::AlreadyExists => "system-exists",
            ErrorKind::IsADirectory => "system-is-folder",
            ErrorKind::NotADirectory => "system-no-folder",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "system-full",
            ErrorKind::ReadOnlyFilesystem => "system-read-only",
            ErrorKind::InvalidFilename => "system-bad-name",
            ErrorKind::InvalidData => "system-no-text",
            ErrorKind::AddrInUse => "system-address-in-use",
            ErrorKind::AddrNotAvailable => "system-no-address",
            // Other kinds of error exist, and the enum is non-exhaustive.
            _ => return self.text("system-other", &[("problem", error.to_string().into())]),
        };
        self.text(key, &[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn common_problems_have_words_of_ours_in_every_language() {
        let common = [
            ErrorKind::NotFound,
            ErrorKind::PermissionDenied,
            ErrorKind::AlreadyExists,
            ErrorKind::IsADirectory,
            ErrorKind::NotADirectory,
            ErrorKind::StorageFull,
            ErrorKind::QuotaExceeded,
            ErrorKind::ReadOnlyFilesystem,
            ErrorKind::InvalidFilename,
            ErrorKind::InvalidData,
            ErrorKind::AddrInUse,
            ErrorKind::AddrNotAvailable,
        ];
        let [english, italian] = Language::ALL.map(Speaker::new);
        for kind in common {
            let said = [&english, &italian].map(|speaker| speaker.problem(&kind.into()));
            assert_ne!(said[0], said[1], "{kind:?}");
            assert!(said.iter().all(|said| !said.starts_with('[') && !said.contains('(')), "{said:?}");
        }
    }

    #[test]
    fn other_problems_are_told_as_the_system_tells_them() {
        let rare = Error::other("the tape is torn");
        let said = Speaker::new(Language::Italian).problem(&rare);
        assert_eq!(said, "il sistema non lo permette (the tape is torn)");
    }
}
