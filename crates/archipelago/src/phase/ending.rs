//! The end of the game (section 28): end conditions, and what is shown when it is over.

use crate::{
    content::{CardKind, End, content},
    events::{Event, Log},
    ids::{Building, ObjectiveId, RESOURCES},
    score,
    state::{Archipelago, Ending},
    units::Posture,
};
use approdo_contract::SeatSet;
use approdo_pieces::NamedId;

/// ARC-28.2: whether the game ends at the end of the round or step.
pub(crate) fn is_closing(game: &Archipelago) -> bool {
    !game.revealed.is_empty()
}

/// What end conditions count (ARC-28.6 to ARC-28.9).
pub(crate) struct Tally {
    buildings: [u8; crate::ids::BUILDINGS],
    ships: u8,
    characters: u8,
    progress: u8,
    exhausted: u8,
    empty_piles: u8,
}

impl Tally {
    pub(crate) fn of(game: &Archipelago) -> Self {
        let cards = |kind| game.players.iter().map(|player| player.cards_of(kind)).sum();
        Tally {
            buildings: game.standing(),
            ships: game.all_seats().map(|seat| game.ships_on_map(seat)).sum(),
            characters: cards(CardKind::Character),
            progress: cards(CardKind::Progress),
            exhausted: (0..RESOURCES).filter(|index| game.bank.cubes.values()[*index] == 0).count() as u8,
            empty_piles: game.explorers.piles.iter().filter(|left| **left == 0).count() as u8,
        }
    }

    fn holds(&self, game: &Archipelago, end: End) -> bool {
        let (have, need) = self.progress(game, end);
        need <= have
    }

    /// What an end condition counts, and how much it needs.
    pub(crate) fn progress(&self, game: &Archipelago, end: End) -> (u8, u8) {
        let needed = |by_players: [u8; 4]| by_players[usize::from(game.seats) - 2];
        match end {
            End::BuildingsInPlay { building, by_players } => {
                (self.buildings[building.index()], needed(by_players))
            }
            End::ShipsInPlay { by_players } => (self.ships, needed(by_players)),
            End::CardsInPlay { kind, by_players } => {
                let cards = match kind {
                    CardKind::Character => self.characters,
                    CardKind::Progress => self.progress,
                    CardKind::Any => self.characters + self.progress,
                };
                (cards, needed(by_players))
            }
            End::ResourcesExhausted { types } => (self.exhausted, types),
            End::ExplorerPilesEmpty { piles } => (self.empty_piles, piles),
            End::PopulationAtLeast { by_players } => (game.population, needed(by_players)),
            End::SurplusMoreThan { value } => (game.surplus, value + 1),
            End::BankOutOfFlorins => {
                let all = content().numbers.total_florins;
                (all - game.bank.florins, all)
            }
        }
    }
}

/// The objective cards of the game whose end condition holds now.
pub(crate) fn conditions_now(game: &Archipelago) -> impl Iterator<Item = ObjectiveId> {
    let tally = Tally::of(game);
    let deck = game.objective_deck();
    deck.iter().filter(move |id| tally.holds(game, content().objectives[id.index()].end))
}

/// ARC-28.4: checked after every choice and every automatic step. The holder reveals the card; a condition that no
/// player holds is announced as well, because it is public.
pub(crate) fn watch(game: &mut Archipelago, log: &mut Log) {
    if game.turn == 0 || game.ending.is_some() {
        return;
    }
    // ARC-22.18: a running migration may be taken back; what it has cost is reckoned when it ends.
    if game.before_migration.is_none() {
        lapse_permissions(game);
    }
    let tally = Tally::of(game);
    let deck = game.objective_deck().minus(game.met);
    for objective in deck.iter() {
        if !tally.holds(game, content().objectives[objective.index()].end) {
            continue;
        }
        game.met.insert(objective);
        let holder = game.all_seats().find(|seat| game.player(*seat).objectives.contains(&objective));
        let open = game.open_objectives.contains(&objective);
        if holder.is_some() || open {
            game.revealed.insert(objective);
        }
        log.note(|| Event::ConditionMet { objective, holder, open });
    }
}

/// ARC-7.10: a permission lapses when its giver loses control of the region, at the end of a migration also if he has
/// left the town and another of his citizens has entered it.
pub(crate) fn lapse_permissions(game: &mut Archipelago) {
    for slot in 0..game.chart.len() {
        let placed = &game.chart.regions()[slot];
        let entered =
            game.occupant(placed, Building::Town).is_some_and(|unit| unit.posture == Posture::Moved);
        if placed.granted_by.is_some() && (entered || game.ruler(placed) != placed.granted_by) {
            let placed = &mut game.chart.regions_mut()[slot];
            placed.granted_by = None;
            placed.granted_to = SeatSet::EMPTY;
        }
    }
}

pub(crate) fn end(game: &mut Archipelago, ending: Ending, log: &mut Log) {
    if game.ending.is_none() {
        game.ending = Some(ending);
        log.note(|| Event::GameEnds { ending });
    }
}

/// ARC-29.3: all objective cards are laid out, the screens are lifted, and everything is counted.
pub(crate) fn lay_out(game: &mut Archipelago, log: &mut Log) {
    game.frames.clear();
    for seat in game.all_seats() {
        for objective in game.player(seat).objectives.iter().copied() {
            log.note(|| Event::ObjectiveShown { seat, objective });
        }
    }
    for seat in game.all_seats() {
        let player = game.player(seat);
        let (florins, tokens, cubes) = (player.florins, player.tokens, *player.cubes.values());
        log.note(|| Event::ScreenLifted { seat, florins, tokens, cubes });
    }
    for (seat, vp) in game.all_seats().zip(score::totals(game)) {
        log.note(|| Event::Scored { seat, vp });
    }
}
