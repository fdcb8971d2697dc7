use approdo_contract::ContentError;
use std::{borrow::Cow, sync::OnceLock};

/// Finds a data file by its name; `None` selects the built-in one.
pub type Find<'a> = &'a dyn Fn(&str) -> Option<String>;

/// The data files of a game and their parsed content, loaded once per process.
pub struct Library<C: 'static> {
    built_in: &'static [(&'static str, &'static str)],
    read: fn(&Texts) -> Result<C, ContentError>,
    content: OnceLock<(C, Texts)>,
}

/// The texts of all data files of a game, by their names.
pub struct Texts(Vec<(&'static str, Cow<'static, str>)>);

impl<C> Library<C> {
    /// The files as they were when the program was built, and how they are read.
    pub const fn new(
        built_in: &'static [(&'static str, &'static str)],
        read: fn(&Texts) -> Result<C, ContentError>,
    ) -> Self {
        Library { built_in, read, content: OnceLock::new() }
    }

    /// What [`Library::load`] installed, or else the built-in content.
    #[inline]
    pub fn content(&'static self) -> &'static C {
        &self.content.get_or_init(|| self.fresh()).0
    }

    #[cold]
    fn fresh(&self) -> (C, Texts) {
        let texts = Texts::new(self.built_in, &|_| None);
        let content = (self.read)(&texts);
        (content.expect("the data files built into the program are correct: a test loads them"), texts)
    }

    /// Reads the data files through `find`, checks and installs them. The call has to come before the first use of
    /// [`Library::content`], unless it brings the same data.
    pub fn load(&self, find: Find<'_>) -> Result<(), ContentError> {
        let texts = Texts::new(self.built_in, find);
        let content = (self.read)(&texts)?;
        let Err((_, texts)) = self.content.set((content, texts)) else { return Ok(()) };
        let (_, installed) = self.content.get_or_init(|| self.fresh());
        match installed.first_difference(&texts) {
            None => Ok(()),
            Some(file) => Err(ContentError {
                file: file.to_owned(),
                entry: String::new(),
                problem: "other data are already in use; data must be loaded before the first game"
                    .to_owned(),
            }),
        }
    }

    /// Parses the files without installing their content.
    pub fn read(&self, find: Find<'_>) -> Result<C, ContentError> {
        (self.read)(&Texts::new(self.built_in, find))
    }
}

impl Texts {
    fn new(built_in: &[(&'static str, &'static str)], find: Find<'_>) -> Self {
        let text = |&(name, built_in)| (name, find(name).map_or(Cow::Borrowed(built_in), Cow::Owned));
        Texts(built_in.iter().map(text).collect())
    }

    /// The text of a file.
    pub fn of(&self, name: &str) -> &str {
        let found = self.0.iter().find(|(own, _)| *own == name);
        &found.expect("every data file of a game is built into the program").1
    }

    /// The first file that differs from the built-in one, comments ignored.
    fn first_difference(&self, others: &Texts) -> Option<&'static str> {
        let says = |text: &str| text.parse::<toml::Table>().ok();
        let pairs = self.0.iter().zip(&others.0);
        let differ = pairs.filter(|((_, one), (_, other))| one != other && says(one) != says(other));
        differ.map(|((name, _), _)| *name).next()
    }
}
