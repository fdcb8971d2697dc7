//! The worked examples of a rulebook, as scenarios that can be read, run and changed without Rust.

use approdo_table::{
    Module,
    scenario::{ScenarioReport, run},
};
use std::{fs, path::Path};

/// The scenarios of a game: the files of one folder.
pub struct Examples {
    module: &'static Module,
    /// Names and texts, in the order of their names.
    files: Vec<(String, String)>,
}

impl Examples {
    /// Those in the folder `tests/scenarios` of a crate.
    ///
    /// # Panics
    ///
    /// If the folder or one of its files cannot be read.
    pub fn of(module: &'static Module, crate_folder: &str) -> Self {
        let folder = Path::new(crate_folder).join("tests/scenarios");
        let mut paths: Vec<_> = fs::read_dir(&folder)
            .expect("the folder is there")
            .map(|entry| entry.expect("the folder can be read").path())
            .collect();
        paths.sort();
        let read = |path: &std::path::PathBuf| {
            let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("a scenario is text"))
        };
        Examples { module, files: paths.iter().map(read).collect() }
    }

    /// Runs a scenario; the error says what failed.
    pub fn play(&self, name: &str, text: &str) -> Result<ScenarioReport, String> {
        let find = |id: &str| (id == self.module.meta.id).then_some(self.module);
        let report = run(&find, name, text).map_err(|error| format!("{name}: {error}"))?;
        if report.passed() {
            return Ok(report);
        }
        let failures = report.failures.iter().map(|failure| format!("\n    {failure}"));
        Err(format!("{name}: {}{}", report.title, failures.collect::<String>()))
    }

    /// Every scenario passes and names clauses of the rulebook that it proves.
    ///
    /// # Panics
    ///
    /// If one does not.
    pub fn all_pass(&self, rules: &str) {
        let problem = |(name, text): &(String, String)| match self.play(name, text) {
            Err(problem) => Some(problem),
            Ok(report) if report.proves.is_empty() => Some(format!("{name} proves nothing")),
            Ok(report) => {
                let unknown = |clause: &&String| !rules.contains(&format!("**{clause}**"));
                report
                    .proves
                    .iter()
                    .find(unknown)
                    .map(|clause| format!("{name}: there is no clause {clause}"))
            }
        };
        let wrong: Vec<String> = self.files.iter().filter_map(problem).collect();
        assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    }

    /// There is a scenario for each of the examples 1 to `count` of a letter: its file starts with letter and number,
    /// as in `g07`, its title with what `title` makes of the number.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn are_complete(&self, letter: char, count: usize, title: impl Fn(usize) -> String) {
        let is_missing = |number: &usize| {
            let (file, title) = (format!("{letter}{number:02}"), format!("title = \"{}: ", title(*number)));
            !self.files.iter().any(|(name, text)| name.starts_with(&file) && text.starts_with(&title))
        };
        let missing: Vec<usize> = (1..=count).filter(is_missing).collect();
        assert!(missing.is_empty(), "no scenario for the examples {letter} {missing:?}");
    }
}
