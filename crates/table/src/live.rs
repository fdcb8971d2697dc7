use crate::{
    Advice, Advising, Choice, Foreseeing, LogLine, OpenError, OptionError, PlayError, Question, Record,
    RecordedOutcome, SeatFacts, Seed, StepError, Table, Thinking, Told, UndoError, check_options, choices,
    data,
    foresight::{self, Foresight},
    positions::Positions,
    snapshot,
    step::{decode_move, encode, permitted, plain},
    undo,
};
use approdo_bots::Bot;
use approdo_contract::{
    Ahead, Appraise, Game, GameExt, Journal, Label, Meta, Pending, Piece, Seat, Section, Step, Viewer, refuse,
};
use rand_chacha::ChaCha12Rng;
use rand_core::SeedableRng;
use serde::Deserialize;
use serde_json::{
    Map, Value,
    value::{RawValue, to_raw_value},
};
use sha2::{Digest, Sha256};

/// The one implementation of [`Table`]: a game, how it was set up, and every step since.
#[derive(Clone, Debug)]
pub struct Live<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) seats: u8,
    /// Missing if the table was restored from a record that keeps it secret.
    pub(crate) seed: Option<Seed>,
    pub(crate) seed_digest: String,
    /// Number of first steps that come from another game (a fork); their luck is not that of the seed.
    pub(crate) inherited: u32,
    /// Number of steps before `start` that are not known any more; 0 unless resumed from a snapshot.
    pub(crate) base: u32,
    /// The game before the first known step.
    pub(crate) start: G,
    pub(crate) game: G,
    pub(crate) history: Vec<Taken<G>>,
    /// Snapshots along the history.
    positions: Positions<G>,
    /// The redo stack: undone moves, the last one first to return.
    pub(crate) undone: Vec<Step<G::Move>>,
}

/// A step that was taken, the facts that came of it, and the position that it led to.
#[derive(Clone, Debug)]
pub(crate) struct Taken<G: Game> {
    pub(crate) step: Step<G::Move>,
    pub(crate) facts: Vec<G::Event>,
    state_hash: u64,
}

impl<G: Game> Live<G> {
    /// Sets up a table and lets luck run until a seat is asked.
    pub fn open(options: &Value, seats: u8, seed: Seed) -> Result<Self, OpenError> {
        let mut live = Self::before_luck(options, seats, Some(seed), seed.digest())?;
        G::agree(&live.options, seats).map_err(OpenError::Setup)?;
        live.settle();
        Ok(live)
    }

    /// Sets up a table before its first step.
    pub(crate) fn before_luck(
        options: &Value,
        seats: u8,
        seed: Option<Seed>,
        seed_digest: String,
    ) -> Result<Self, OpenError> {
        let (start, options) = set_up::<G>(options, seats)?;
        let game = start.clone();
        Ok(Live {
            options,
            seats,
            seed,
            seed_digest,
            inherited: 0,
            base: 0,
            start,
            game,
            history: Vec::new(),
            positions: Positions::new(),
            undone: Vec::new(),
        })
    }

    /// Applies a legal step and keeps its facts.
    pub(crate) fn take(&mut self, step: Step<G::Move>) {
        let mut journal = Journal::on();
        self.game.apply(step, &mut journal);
        let state_hash = state_hash(&self.game);
        self.history.push(Taken { step, facts: journal.into_facts(), state_hash });
        self.positions.note(self.history.len(), &self.game);
    }

    /// Lets luck decide for as long as the game waits for luck.
    pub(crate) fn settle(&mut self) {
        while let (Some(seed), Pending::Chance { among, .. }) = (self.seed, self.game.pending()) {
            let step = self.base + self.history.len() as u32;
            self.take(Step::Luck(seed.luck(step, among)));
        }
    }

    /// Goes back to the first `known` steps of the history.
    pub(crate) fn rewind(&mut self, known: usize) {
        self.game = self.position(known);
        self.history.truncate(known);
        self.positions.truncate(known);
    }

    /// The game after the first `known` steps of the history.
    fn position(&self, known: usize) -> G {
        let (kept, position) = self.positions.before(known);
        let mut game = position.unwrap_or(&self.start).clone();
        for taken in &self.history[kept..known] {
            game.apply(taken.step, &mut Journal::off());
        }
        game
    }

    /// A table with this history since `base` and `start`, and an empty redo stack.
    fn earlier(&self, base: u32, start: G, game: G, history: Vec<Taken<G>>, positions: Positions<G>) -> Self {
        Live {
            options: self.options.clone(),
            seats: self.seats,
            seed: self.seed,
            seed_digest: self.seed_digest.clone(),
            inherited: self.inherited,
            base,
            start,
            game,
            history,
            positions,
            undone: Vec::new(),
        }
    }

    /// Number of known steps that lead to a version, if it is known.
    fn known_at(&self, version: u32) -> Option<usize> {
        let known = version.checked_sub(self.base)? as usize;
        (known <= self.history.len()).then_some(known)
    }

    /// The steps after a version, each with the version that it led to.
    fn since(&self, version: u32) -> impl Iterator<Item = (u32, &Taken<G>)> {
        let known = version.saturating_sub(self.base) as usize;
        (self.base + 1..).zip(&self.history).skip(known)
    }

    /// The move as a legal step, if it is one.
    fn playable(&self, seat: Seat, mv: &Value) -> Result<Step<G::Move>, PlayError> {
        let mv = decode_move(&self.game, seat, mv).map_err(PlayError::Unreadable)?;
        let step = Step::Move(seat, mv);
        self.game.permits(step).map_err(PlayError::Refused)?;
        if self.seed.is_none() {
            return Err(PlayError::NoSeed);
        }
        Ok(step)
    }

    /// Whether a legal step of the seat passes the turn on; see [`Table::passes_on`].
    fn passes_on_by(&self, seat: Seat, step: Step<G::Move>) -> bool {
        let mut after = self.game.clone();
        after.apply(step, &mut Journal::off());
        foresight::passes_on(&self.game, seat, &after)
    }

    /// Why a seat cannot take a decision now, if so.
    fn asked(&self, seat: Seat) -> Result<(), PlayError> {
        match self.game.pending() {
            Pending::Over(_) => Err(PlayError::Refused(refuse!("TAB-1.3"))),
            Pending::Chance { .. } => Err(PlayError::Refused(refuse!("TAB-1.2"))),
            Pending::Decision { seats, .. } if seats.contains(seat) => Ok(()),
            Pending::Decision { .. } => Err(PlayError::Refused(refuse!("TAB-1.1"))),
        }
    }
}

impl<G: Game + Appraise> Table for Live<G> {
    fn meta(&self) -> Meta {
        G::META
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Value {
        plain(&self.options)
    }

    fn version(&self) -> u32 {
        self.base + self.history.len() as u32
    }

    fn pending(&self) -> Pending {
        self.game.pending()
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let question = || Question {
            phrase: self.game.question(seat),
            occasion: self.game.occasion(seat),
            budget: self.game.budget(seat),
        };
        self.game.asks(seat).then(question)
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        choices::of(&self.game, seat)
    }

    fn act(&mut self, seat: Seat, mv: &Value) -> Result<u32, PlayError> {
        let step = self.playable(seat, mv)?;
        self.undone.clear();
        self.take(step);
        Live::settle(self);
        Ok(self.version())
    }

    fn step_of(&self, seat: Seat, mv: &Value) -> Result<String, PlayError> {
        let mv = decode_move(&self.game, seat, mv).map_err(PlayError::Unreadable)?;
        Ok(encode(&Step::Move(seat, mv)))
    }

    fn passes_on(&self, seat: Seat, mv: &Value) -> Result<bool, PlayError> {
        Ok(self.passes_on_by(seat, self.playable(seat, mv)?))
    }

    fn turn_of(&self) -> Option<Seat> {
        self.game.turn_of()
    }

    fn follow(&mut self, step: &str) -> Result<(), StepError> {
        let step = permitted(&self.game, step)?;
        if matches!(step, Step::Move(..)) {
            self.undone.clear();
        }
        self.take(step);
        Ok(())
    }

    fn settle(&mut self) -> u32 {
        Live::settle(self);
        self.version()
    }

    fn steps(&self, since: u32) -> Vec<String> {
        self.since(since).map(|(_, taken)| encode(&taken.step)).collect()
    }

    fn play(&mut self, seat: Seat, mv: &Value) -> Result<Told, PlayError> {
        let before = self.version();
        self.act(seat, mv)?;
        let lines = Viewer::all(self.seats).map(|viewer| (viewer, self.log(viewer, before))).collect();
        Ok(Told { version: self.version(), lines })
    }

    fn view(&self, viewer: Viewer) -> Value {
        plain(&self.game.view(viewer))
    }

    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&self.game.view(viewer)).expect("what a game shows is plain data")
    }

    fn outline(&self, viewer: Viewer) -> Vec<Section> {
        G::outline(&self.game.view(viewer))
    }

    fn standings(&self, viewer: Viewer) -> Vec<SeatFacts> {
        let view = self.game.view(viewer);
        let facts = |seat| SeatFacts {
            tally: G::tally(&view, seat),
            account: G::account(&view, seat),
            goals: G::goal(&view, seat),
        };
        Seat::all(self.seats).map(facts).collect()
    }

    fn ahead(&self, viewer: Viewer) -> Vec<Ahead> {
        G::ahead(&self.game.view(viewer))
    }

    fn foreseeing(&self, seat: Seat) -> Result<Foreseeing, PlayError> {
        self.asked(seat)?;
        let (game, seats) = (self.game.clone(), self.seats);
        Ok(Box::new(move |stop| Foresight::new(&game, seat, seats).of_all(stop)))
    }

    fn log_between(&self, viewer: Viewer, since: u32, until: u32) -> Vec<LogLine> {
        let mut lines = Vec::new();
        for (version, taken) in self.since(since).take_while(|(version, _)| *version <= until) {
            let line = |event: &G::Event| LogLine { version, line: G::narrate(event), event: plain(event) };
            lines.extend(G::told(&taken.facts, viewer).iter().map(line));
        }
        lines
    }

    fn bot_move(&self, seat: Seat, bot: Bot, seed: u64) -> Result<Value, PlayError> {
        self.asked(seat)?;
        let mv =
            approdo_bots::choose(&self.game, seat, bot, seed).expect("a seat that is asked has a legal move");
        Ok(plain(&mv))
    }

    fn thinking(&self, seat: Seat, bot: Bot, seed: u64) -> Result<Thinking, PlayError> {
        self.asked(seat)?;
        let game = self.game.clone();
        Ok(Box::new(move |stop| {
            let mv = approdo_bots::choose_until(&game, seat, bot, seed, stop);
            plain(&mv.expect("a seat that is asked has a legal move"))
        }))
    }

    fn advising(&self, seat: Seat, bot: Bot, seed: u64) -> Result<Advising, PlayError> {
        self.asked(seat)?;
        let game = self.game.clone();
        Ok(Box::new(move |stop| {
            let thought = approdo_bots::consider_until(&game, seat, bot, seed, stop);
            let thought = thought.expect("a seat that is asked has a legal move");
            Advice {
                mv: plain(&thought.mv),
                among: 1 + thought.alternatives.len(),
                visits: thought.visits,
                tries: thought.visits + thought.alternatives.iter().map(|other| other.visits).sum::<u32>(),
                value: thought.value,
            }
        }))
    }

    fn may_undo(&self, seat: Seat) -> Result<(), UndoError> {
        undo::may_undo(self, seat).map(drop).map_err(UndoError)
    }

    fn may_redo(&self, seat: Seat) -> Result<(), UndoError> {
        undo::may_redo(self, seat).map(drop).map_err(UndoError)
    }

    fn redo_passes_on(&self, seat: Seat) -> Result<bool, UndoError> {
        let step = undo::may_redo(self, seat).map_err(UndoError)?;
        Ok(self.passes_on_by(seat, step))
    }

    fn rewind_to(&mut self, version: u32) -> bool {
        let Some(known) = self.known_at(version) else { return false };
        undo::rewind_to(self, known);
        true
    }

    fn undo(&mut self, seat: Seat) -> Result<u32, UndoError> {
        undo::undo(self, seat).map_err(UndoError)?;
        Ok(self.version())
    }

    fn redo(&mut self, seat: Seat) -> Result<u32, UndoError> {
        undo::redo(self, seat).map_err(UndoError)?;
        Ok(self.version())
    }

    fn at(&self, version: u32) -> Option<Box<dyn Table>> {
        let known = self.known_at(version)?;
        let history = self.history[..known].to_vec();
        let (start, game, positions) =
            (self.start.clone(), self.position(known), self.positions.of_first(known));
        Some(Box::new(self.earlier(self.base, start, game, history, positions)))
    }

    fn glance(&self, version: u32) -> Option<Box<dyn Table>> {
        let known = self.known_at(version)?;
        let before = known.saturating_sub(1);
        let (start, last) = (self.position(before), &self.history[before..known]);
        let mut game = start.clone();
        for taken in last {
            game.apply(taken.step, &mut Journal::off());
        }
        let base = self.base + before as u32;
        Some(Box::new(self.earlier(base, start, game, last.to_vec(), Positions::new())))
    }

    fn record(&self) -> Record {
        Record {
            format: Record::FORMAT,
            game: G::META.id.to_owned(),
            rules_version: G::META.rules_version,
            data: data::fingerprint(G::META.id),
            options: plain(&self.options),
            seats: self.seats,
            names: Vec::new(),
            seed_digest: self.seed_digest.clone(),
            seed: self.seed,
            inherited: self.inherited,
            steps: self.history.iter().map(|taken| encode(&taken.step)).collect(),
            state_hash: Some(state_hash(&self.game)),
            outcome: outcome(&self.game),
            forfeited: Vec::new(),
        }
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn redealt(&self, observer: Seat, seed: u64) -> Box<dyn Table> {
        let mut other = self.clone();
        other.game.redeal(observer, &mut ChaCha12Rng::seed_from_u64(seed));
        Box::new(other)
    }

    fn audit(&self) -> Result<(), String> {
        self.game.audit()
    }

    fn snapshot(&self) -> Vec<u8> {
        snapshot::write(self)
    }

    fn label(&self, piece: Piece) -> Option<Label> {
        G::label(piece)
    }

    fn around(&self, viewer: Viewer, place: Piece) -> Vec<Piece> {
        G::around(&self.game.view(viewer), place)
    }

    fn state(&self) -> Value {
        plain(&self.game)
    }

    fn state_hash(&self) -> u64 {
        state_hash(&self.game)
    }

    fn state_hash_at(&self, version: u32) -> Option<u64> {
        match version.checked_sub(self.base)? {
            0 => Some(state_hash(&self.start)),
            step => self.history.get(step as usize - 1).map(|taken| taken.state_hash),
        }
    }
}

/// The game before its first step, with its options parsed. Stored games are set up by it, so it does not apply what
/// only new games must satisfy ([`Setup::agree`](approdo_contract::Setup::agree)).
pub(crate) fn set_up<G: Game>(options: &Value, seats: u8) -> Result<(G, G::Options), OpenError> {
    let Meta { title, seats: range, .. } = G::META;
    if !range.contains(&seats) {
        return Err(OpenError::Seats { title, min: *range.start(), max: *range.end(), seats });
    }
    let options = read_options::<G>(options)?;
    let game = G::setup(&options, seats).map_err(OpenError::Setup)?;
    Ok((game, options))
}

/// The options of a new game in the game's own type.
pub(crate) fn agreed_options<G: Game>(options: &Value, seats: usize) -> Result<G::Options, OpenError> {
    let options = read_options::<G>(options)?;
    // The setup refuses more seats than there can be.
    let seats = u8::try_from(seats).unwrap_or(u8::MAX);
    G::agree(&options, seats).map_err(OpenError::Setup)?;
    Ok(options)
}

/// The options in the game's own type.
pub(crate) fn read_options<G: Game>(options: &Value) -> Result<G::Options, OpenError> {
    check_options(options, G::options())?;
    let given = if options.is_null() { &Value::Object(Map::new()) } else { options };
    let read = G::Options::deserialize(given);
    Ok(read.map_err(|error| OptionError::Unreadable { problem: error.to_string() })?)
}

/// State hash: the first eight bytes of the SHA-256 of the compact form.
pub(crate) fn state_hash<G: Game>(game: &G) -> u64 {
    let bytes = postcard::to_stdvec(game).expect("the state of a game is plain data");
    let [a, b, c, d, e, f, g, h, ..]: [u8; 32] = Sha256::digest(bytes).into();
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
}

/// How the game ended, if it has.
pub(crate) fn outcome<G: Game>(game: &G) -> Option<RecordedOutcome> {
    match game.pending() {
        Pending::Over(outcome) => Some(RecordedOutcome::from(&outcome)),
        Pending::Decision { .. } | Pending::Chance { .. } => None,
    }
}
