use crate::{
    Fault, Property,
    fault::{Breach, guard},
    play::{probing_source, random_step, source},
    property::{
        Known, accounts, announcement, foreseen, gestures, journal, lists, numbers, order, redeal, secrets,
        storage, told, undo, words,
    },
};
use approdo_contract::{Game, Step};

/// Plays the random game with this seed and examines it after every step; the costly properties at every
/// `sample`-th step only. Returns how many steps it had.
pub fn trial<G: Game>(options: &G::Options, seats: u8, seed: u64, sample: u32) -> Result<usize, Fault> {
    let mut record = Record { states: Vec::new(), steps: Vec::new(), reveals: Vec::new() };
    let result = play_out::<G>(options, seats, seed, sample.max(1), &mut record);
    result.map_err(|breach| Fault::new::<G>(breach, options, seats, seed, &record.steps))?;
    Ok(record.steps.len())
}

/// A game so far.
pub(crate) struct Record<G: Game> {
    /// The setup, then the state after each step.
    pub(crate) states: Vec<G>,
    /// The steps.
    pub(crate) steps: Vec<Step<G::Move>>,
    /// For each step, whether it revealed a secret.
    pub(crate) reveals: Vec<bool>,
}

fn play_out<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    sample: u32,
    record: &mut Record<G>,
) -> Result<(), Breach> {
    let mut game = guard("setting up", || {
        G::setup(options, seats).map_err(|refusal| {
            Breach::new(Property::OptionsAsListed, format!("setup refuses them: {refusal}"))
        })
    })?;
    let most = G::most_steps(options, seats) as usize;
    let mut rng = source(seed);
    let mut known = Known::default();
    record.states.push(game.clone());
    storage::options::<G>(options)?;
    loop {
        examine_cheaply(&game, seats)?;
        if record.steps.len().is_multiple_of(sample as usize) {
            examine_closely(&game, seats, seed, record.steps.len(), &mut known)?;
        } else {
            known.learn(&game, seats, &mut probing_source(seed, record.steps.len()));
        }
        let Some(step) = random_step(&game, &mut rng) else { break };
        if most <= record.steps.len() {
            return Err(Breach::new(Property::NoRunAway, format!("{most} steps were promised to be enough")));
        }
        record.steps.push(step);
        let (next, facts) = guard("applying the last step", || journal::advance(&game, step))?;
        guard("telling what happened", || {
            storage::step::<G>(step)?;
            announcement::told(&game, &next, &facts, seats)?;
            words::events::<G>(&facts, seats)
        })?;
        record.reveals.push(facts.iter().any(G::reveals));
        record.states.push(next.clone());
        game = next;
    }
    guard("rebuilding the game", || undo::exact(options, seats, record))
}

fn examine_cheaply<G: Game>(game: &G, seats: u8) -> Result<(), Breach> {
    guard("auditing", || lists::audit(game))?;
    guard("listing moves", || lists::moves(game, seats))?;
    guard("counting moves", || numbers::lead_back(game, seats))?;
    guard("adding up", || accounts::add_up(game, seats))?;
    guard("storing", || storage::state(game))
}

fn examine_closely<G: Game>(
    game: &G,
    seats: u8,
    seed: u64,
    step: usize,
    known: &mut Known<G::Move>,
) -> Result<(), Breach> {
    let mut rng = probing_source(seed, step);
    known.learn(game, seats, &mut rng);
    guard("checking a move that was once offered", || known.listed_when_accepted(game, seats))?;
    guard("describing", || words::position(game, seats))?;
    guard("making gestures", || gestures::tell_apart(game, seats))?;
    guard("redealing", || redeal::invisible(game, seats, known, &mut rng))?;
    guard("looking for secrets", || secrets::kept(game, seats, &mut rng))?;
    guard("taking a step in a redealt world", || told::alike_when_told_alike(game, seats, &mut rng))?;
    guard("foreseeing", || foreseen::comes_true(game, seats, &mut rng))?;
    guard("taking moves in two orders", || order::free(game, &mut rng))
}
