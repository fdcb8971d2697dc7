/** The log of a table: who a line is about, and which turns it is made of. */
import { seatColours, type SeatColour } from '../ui/seat';
import type { LogLine, Recap } from '../wire/types';

/** The recap in order: lines of the game and incidents besides it. */
export function recount({ lines, incidents }: Recap): { version: number; text: string; besides: boolean }[] {
  const game = lines.map(({ version, phrase: { text } }) => ({ version, text, besides: false }));
  const others = incidents.map(({ version, text }) => ({ version, text, besides: true }));
  return [...game, ...others].sort((a, b) => a.version - b.version);
}

/** The colour that a line is about: that of its seat, which may play several and is then named among the pieces. `colours`
    are those of the seats, in order. */
export function colourOf({ phrase, about }: LogLine, colours: SeatColour[]): SeatColour | null {
  const named = phrase.pieces.find((piece) => piece.kind === 'colour')?.name;
  return seatColours.find((colour) => colour === named) ?? colours[about ?? -1] ?? null;
}

/** The round that begins with a line, for all or for whose turn it is. */
export function round({ opens }: LogLine): number | null {
  if (!opens) return null;
  return 'round' in opens ? opens.round : (opens.turn.round ?? null);
}

/** The last round that has begun. */
export function latestRound(log: LogLine[]): number | null {
  return log.reduce<number | null>((before, line) => round(line) ?? before, null);
}

/** A turn: consecutive steps of one colour. */
export interface Turn {
  /** The first step of the turn and the last one. */
  from: number;
  to: number;
  colour: SeatColour | null;
  /** The round that begins with this turn, if one does. */
  round: number | null;
}

/** The turns that lead to `steps`, without gaps: every step from 1 on belongs to exactly one. */
export function turns(log: LogLine[], steps: number, colours: SeatColour[]): Turn[] {
  const found: Turn[] = [];
  const beginnings = log.filter((line) => round(line) !== null);
  const announced = beginnings.length > 0;
  // A common round has no colour of its own, and neither has what comes before it.
  const common = announced && beginnings.every((line) => colourOf(line, colours) === null);
  let latest = 0;
  for (const line of log) {
    const began = round(line);
    const colour = common ? null : colourOf(line, colours);
    const last = found.at(-1);
    // Where the game announces turns, nothing else begins one: other players may answer in between.
    const starts = !last || (announced ? began !== null : colour !== null && colour !== last.colour);
    if (starts && line.step > (last?.from ?? 0)) {
      if (last) last.to = line.step - 1;
      const first = began !== null && began !== latest ? began : null;
      if (began !== null) latest = began;
      found.push({ from: last ? line.step : 1, to: line.step, colour, round: first });
    }
  }
  const last = found.at(-1);
  if (last) last.to = Math.max(steps, last.from);
  else if (steps > 0) found.push({ from: 1, to: steps, colour: null, round: null });
  return found;
}
