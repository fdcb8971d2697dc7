/** Archipelago in every state that looks different, at moments of recorded games. */
import { fullest, playthrough, tableAfter, tableBefore, type Made } from './moments';
import type { Shown } from './game-screens';
import type { Page } from '@playwright/test';

const four = playthrough('archipelago', 'four-short');
const five = playthrough('archipelago', 'five-short');
const choice = playthrough('archipelago', 'four-choice');

const first = (made: Made[], move: RegExp): Made => made.find((one) => move.test(one.move))!;
/** The map has grown, and much has been built. */
const late = (made: Made[]): Made[] => made.slice(Math.floor(made.length * 0.6));

const drawer = (name: RegExp) => async (page: Page) => {
  const button = page
    .getByRole('navigation', { name: /^(Boards of the game|Tabelle del gioco)$/ })
    .getByRole('button', { name });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
};
const round = fullest(late(four.made), /^action/);

export const ARCHIPELAGO: Record<string, Shown> = {
  tiles: { table: (request) => tableBefore(request, four, first(four.made, /^region/)) },
  place: { table: (request) => tableBefore(request, four, fullest(four.made.slice(0, 24), /^place/)) },
  orient: { table: (request) => tableBefore(request, four, fullest(four.made.slice(0, 24), /^orient/)) },
  vote: { table: (request) => tableBefore(request, choice, first(choice.made, /^vote/)) },
  bids: { table: (request) => tableBefore(request, five, fullest(late(five.made), /^bid/)) },
  order: { table: (request) => tableBefore(request, four, fullest(four.made, /^next/)) },
  crisis: { table: (request) => tableBefore(request, five, fullest(five.made, /^(consume|bless)/)) },
  round: { table: (request) => tableBefore(request, four, round) },
  wheel: { table: 'round', then: drawer(/^(Actions|Azioni)/) },
  markets: { table: 'round', then: drawer(/^(Markets|Mercati)/) },
  cards: { table: 'round', then: drawer(/^(Cards|Carte)/) },
  mine: { table: 'round', then: drawer(/^(Mine|Mie cose)/) },
  trade: { table: (request) => tableBefore(request, four, fullest(four.made, /^(buy|sell) /)) },
  build: { table: (request) => tableBefore(request, four, fullest(four.made, /^build/)) },
  migrate: { table: (request) => tableBefore(request, four, fullest(four.made, /^migrate/)) },
  explore: { table: (request) => tableBefore(request, four, fullest(late(four.made), /^(place|orient)/)) },
  evolve: { table: (request) => tableBefore(request, four, fullest(four.made, /^(buy_card|rotate)/)) },
  offer: { table: (request) => tableBefore(request, four, fullest(late(four.made), /^(give|ask)/)) },
  answer: { table: (request) => tableBefore(request, four, fullest(late(four.made), /^accept/)) },
  end: { table: (request) => tableAfter(request, four) },
};
