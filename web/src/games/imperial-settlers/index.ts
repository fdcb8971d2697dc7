import type { Game } from '../game';

export const game: Game = {
  title: 'Imperial Settlers',
  subtitle: 'Atlanteans',
  icon: 'game-imperial',
  seats: [1, 5],
  minutes: [60, 60],
  place: 3,
  board: async () => (await import('./board')).board,
  setup: async () => (await import('./pages/DeckField.svelte')).default,
  pages: { '/decks': async () => (await import('./pages/Decks.svelte')).default },
};
