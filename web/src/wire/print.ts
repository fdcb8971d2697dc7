/** What cards, tiles and places of a game show, from the server, so that changed data files reach the page too. */
import { get } from './api';

const asked = new Map<string, Promise<unknown>>();

/** The print of a game, fetched once; after a failure the next call tries again. */
export function printOf<Print>(game: string): Promise<Print> {
  const before = asked.get(game);
  if (before) return before as Promise<Print>;
  const print = get<Print>(`/games/${game}/print`);
  asked.set(game, print);
  print.catch(() => asked.delete(game));
  return print;
}
