/** How near an objective is to ending the game, as far as everybody can count it. */
import { areaOf, cardOf, objectiveOf, type Building } from '../data';
import type { View } from './view';

export function progressOf(view: View, objective: string): number | null {
  const { end } = objectiveOf(objective);
  switch (end.kind) {
    case 'buildings_in_play':
      return view.chart.filter((laid) => laid[end.building as Building] !== null).length;
    case 'cards_in_play': {
      const cards = view.players.flatMap((player) => player.cards);
      if (end.card_kind === 'any') return cards.length;
      const character = end.card_kind === 'character';
      return cards.filter((card) => (cardOf(card).kind === 'character') === character).length;
    }
    case 'ships_in_play':
      return view.units
        .filter(({ area }) => areaOf(area).kind === 'sea')
        .reduce((sum, { count }) => sum + count, 0);
    case 'explorer_piles_empty':
      return view.explorers.piles.filter((left) => left === 0).length;
    case 'resources_exhausted':
      return Object.values(view.bank.cubes).filter((left) => left === 0).length;
    case 'population_at_least':
      return view.population;
    case 'surplus_more_than':
      return view.surplus;
    default:
      return null;
  }
}
