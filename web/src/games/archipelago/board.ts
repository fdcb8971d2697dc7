/** Archipelago as it is drawn. */
import { defineBoard } from '../game';
import Counter from './beside/Counter.svelte';
import Crew from './beside/Crew.svelte';
import Hand from './beside/Hand.svelte';
import Result from './beside/Result.svelte';
import Board from './Board.svelte';
import { ended } from './play/ended';
import { icon } from './icon';
import { momentOf } from './play/read';
import { colourOf } from './play/seats';
import { signOf } from './play/sign';
import { reasonOf } from './reasons';
import type { View } from './play/view';

export const board = defineBoard<View>({
  Board,
  Crew,
  Hand,
  Counter,
  Result,
  icon,
  colour: (_, seat) => colourOf(seat),
  moment: momentOf,
  sign: signOf,
  ended,
  reason: reasonOf,
});
