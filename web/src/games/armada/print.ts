/** What cards, dice and rules print, as the server says: fetched before the board is drawn. */
import type { Print } from './view';

export let print: Print;

export function takePrint(fetched: Print): void {
  print = fetched;
}
