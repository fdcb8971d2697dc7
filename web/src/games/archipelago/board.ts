/** Archipelago as it is drawn. */
import { defineBoard } from '../game';
import Crew from './beside/Crew.svelte';
import Hand from './beside/Hand.svelte';
import Result from './beside/Result.svelte';
import Board from './Board.svelte';
import { icon } from './icon';
import { ended } from './play/ended';
import { momentOf } from './play/read';
import { colourOf } from './play/seats';
import { signOf } from './play/sign';
import type { View } from './view';

export const board = defineBoard<View>({
  Board,
  Crew,
  Hand,
  Result,
  icon,
  colour: (_, seat) => colourOf(seat),
  moment: momentOf,
  sign: signOf,
  ended,
});
