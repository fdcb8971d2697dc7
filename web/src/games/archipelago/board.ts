/** Archipelago as it is drawn. */
import { nameOf } from '../../table/log';
import { defineBoard } from '../game';
import Crew from './beside/Crew.svelte';
import Hand from './beside/Hand.svelte';
import Result from './beside/Result.svelte';
import Board from './Board.svelte';
import { ended } from './play/ended';
import { merits } from './play/merits';
import { momentOf } from './play/read';
import { colourOf } from './play/seats';
import { signOf } from './play/sign';
import type { View } from './view';

export const board = defineBoard<View>({
  Board,
  Crew,
  Hand,
  Result,
  account: async () => (await import('./account')).account,
  colour: (_, seat) => colourOf(seat),
  moment: momentOf,
  sign: signOf,
  ended,
  merits,
  // What was done is told; that it is all of it shows in what comes next.
  quiet: (line) => nameOf(line) === 'action_done',
});
