/** The log of a table: who a line is about, and which turns it is made of. */
import { seatColours, type SeatColour } from '../ui/seat';
import type { LogLine, Recap } from '../wire/types';

/** What somebody missed, in the order in which it happened: the game, and what was besides it. */
export function recount({ lines, incidents }: Recap): { version: number; text: string; besides: boolean }[] {
  const game = lines.map(({ version, phrase: { text } }) => ({ version, text, besides: false }));
  const others = incidents.map(({ version, text }) => ({ version, text, besides: true }));
  return [...game, ...others].sort((a, b) => a.version - b.version);
}

/**
 * The colour that a line is about: games name it among the pieces, or name a seat in the event. `colours` are those
 * of the seats, in order.
 */
export function colourOf(line: LogLine, colours: SeatColour[]): SeatColour | null {
  const named = line.phrase.pieces.find((piece) => piece.kind === 'colour')?.name;
  const found = seatColours.find((colour) => colour === named);
  const seat = factsOf(line).seat;
  return found ?? (typeof seat === 'number' ? (colours[seat] ?? null) : null);
}

/** The round that begins with a line; some games call their rounds turns. Other lines may name a round, too. */
export function round(line: LogLine): number | null {
  if (!/_began$/.test(nameOf(line))) return null;
  const { round, turn } = factsOf(line);
  const began = round ?? turn;
  return typeof began === 'number' ? began : null;
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
  // A round that belongs to all wears nobody's colour, and neither does what comes before it.
  const common = announced && beginnings.every((line) => colourOf(line, colours) === null);
  let latest = 0;
  for (const line of log) {
    const began = round(line);
    const colour = common ? null : colourOf(line, colours);
    const last = found.at(-1);
    // Where the game announces turns, nothing else begins one: others may answer in between.
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

/** Events travel as `{"name": {…facts}}`. */
export function nameOf(line: LogLine): string {
  const event = line.event;
  return typeof event === 'object' && event !== null ? (Object.keys(event)[0] ?? '') : '';
}

function factsOf(line: LogLine): Record<string, unknown> {
  const event = line.event;
  if (typeof event !== 'object' || event === null) return {};
  const facts: unknown = Object.values(event)[0];
  return typeof facts === 'object' && facts !== null ? (facts as Record<string, unknown>) : {};
}
