/** What cards, tiles and boards show. It is there before anything that is drawn is loaded (see `index.ts`). */
import type { Print } from './view';

export let print: Print;

export function show(loaded: Print): void {
  print = loaded;
}
