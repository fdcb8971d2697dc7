import type { Game } from '../game';

/** A part of the game, once it is known what cards and boards show. */
async function drawn<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, import('./data').then(({ load }) => load())]);
  return loaded;
}

export const game: Game = {
  title: 'Imperial Settlers',
  subtitle: 'Atlanteans',
  icon: 'game-imperial',
  seats: [1, 5],
  minutes: [60, 60],
  place: 3,
  board: async () => (await drawn(import('./board'))).board,
  setup: async () => (await drawn(import('./pages/DeckField.svelte'))).default,
  pages: { '/decks': async () => (await drawn(import('./pages/Decks.svelte'))).default },
};
