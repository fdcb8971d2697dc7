use super::{KeyError, compose::compose};
use crate::{
    OpenError, RecordedOutcome, StepError,
    live::{outcome, set_up},
    step::{decode, plain},
};
use approdo_contract::{Game, GameExt, Journal, Pending, Step, Viewer};
use approdo_data::in_words;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Map, Value};

/// A position of any game that can be edited, and played on with given luck.
pub trait Stage {
    /// What the game waits for.
    fn pending(&self) -> Pending;

    /// The whole position.
    fn state(&self) -> Value;

    /// The position that `state` is read as, or what serde says of it.
    fn reads_as(&self, state: &Value) -> Result<Value, String>;

    /// Whether a fact can be read like this, or what serde says of it.
    fn reads_fact(&self, fact: &Value) -> Result<(), String>;

    /// Puts the game into a position; `set` tells which fields were given by hand. Fails if the position
    /// breaks a law of the game.
    fn arrange(&mut self, state: &Value, set: &dyn Fn(&str) -> bool) -> Result<(), String>;

    /// Sets fields by name and derives what follows from them, as `given.state` of a scenario does.
    fn give(&mut self, fields: &Map<String, Value>) -> Result<(), KeyError> {
        let reads_as = |state: &Value| self.reads_as(state).map_err(|problem| in_words(&problem));
        let state = compose(self.state(), fields, "given.state", &reads_as)?;
        // An empty table sets nothing.
        let is_set = |value: &Value| value.as_object().is_none_or(|table| !table.is_empty());
        self.arrange(&state, &|field| fields.get(field).is_some_and(is_set))
            .map_err(|law| KeyError::new("given.state", format!("the position is impossible: {law}")))
    }

    /// How many legal moves the seats that are asked have, all together.
    fn choices(&self) -> usize;

    /// Whether the rules permit a step now.
    fn permits(&self, step: &Step<Value>) -> Result<(), StepError>;

    /// Takes a step that the rules permit and returns its facts.
    fn take(&mut self, step: &Step<Value>) -> Result<Vec<Value>, StepError>;

    /// Which law of the game is broken, if any.
    fn audit(&self) -> Result<(), String>;

    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<RecordedOutcome>;
}

/// Sets a game up for a scenario; luck stays pending.
pub fn set_stage<G: Game>(options: &Value, seats: u8) -> Result<Box<dyn Stage>, OpenError>
where
    G::Event: DeserializeOwned,
{
    let (game, options) = set_up::<G>(options, seats)?;
    G::agree(&options, seats).map_err(OpenError::Setup)?;
    Ok(Box::new(Staged(game)))
}

struct Staged<G>(G);

impl<G: Game> Stage for Staged<G>
where
    G::Event: DeserializeOwned,
{
    fn pending(&self) -> Pending {
        self.0.pending()
    }

    fn state(&self) -> Value {
        plain(&self.0)
    }

    fn reads_as(&self, state: &Value) -> Result<Value, String> {
        G::deserialize(state).map(|game| plain(&game)).map_err(|error| error.to_string())
    }

    fn reads_fact(&self, fact: &Value) -> Result<(), String> {
        G::Event::deserialize(fact).map(drop).map_err(|error| error.to_string())
    }

    fn arrange(&mut self, state: &Value, set: &dyn Fn(&str) -> bool) -> Result<(), String> {
        let mut game = G::deserialize(state).map_err(|error| in_words(&error.to_string()))?;
        game.reconcile(set);
        game.audit()?;
        self.0 = game;
        Ok(())
    }

    fn choices(&self) -> usize {
        let Pending::Decision { seats, .. } = self.0.pending() else { return 0 };
        let mut moves = Vec::new();
        let count = |seat| {
            self.0.legal_moves(seat, &mut moves);
            moves.len()
        };
        seats.iter().map(count).sum()
    }

    fn permits(&self, step: &Step<Value>) -> Result<(), StepError> {
        Ok(self.0.permits(decode(&self.0, step)?)?)
    }

    fn take(&mut self, step: &Step<Value>) -> Result<Vec<Value>, StepError> {
        let mut journal = Journal::on();
        self.0.advance(decode(&self.0, step)?, &mut journal)?;
        Ok(journal.facts().iter().map(plain).collect())
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }

    fn view(&self, viewer: Viewer) -> Value {
        plain(&self.0.view(viewer))
    }

    fn outcome(&self) -> Option<RecordedOutcome> {
        outcome(&self.0)
    }
}
