/** The log of a table: how its pieces are joined, who a line is about, and which turns it is made of. */
import type { LogLine } from '../lib/wire';

/**
 * The log after some news. Lines about later steps than `from` are out of date, because somebody took moves back
 * or because they are told again; the new lines take their place.
 */
export function assemble(known: LogLine[], from: number, news: LogLine[]): LogLine[] {
  const kept = known.filter((line) => line.step <= from);
  return kept.length === known.length && news.length === 0 ? known : [...kept, ...news];
}

/** The lines of the news that were not known before: what has just happened. */
export function fresh(known: LogLine[], news: LogLine[]): LogLine[] {
  const last = known.reduce((latest, line) => Math.max(latest, line.version), 0);
  return news.filter((line) => line.version > last);
}

/**
 * The seat that a line is about. Games name it in the event, or name its colour among the pieces, which is then
 * looked up in `colours`, the names of the seats' colours in order.
 */
export function actor(line: LogLine, colours: string[]): number | null {
  const facts = factsOf(line);
  if (typeof facts.seat === 'number') return facts.seat;
  const colour = line.phrase.pieces.find((piece) => piece.kind === 'colour');
  const seat = colour ? colours.indexOf(colour.name) : -1;
  return seat < 0 ? null : seat;
}

/** The round that begins with a line, for games that have rounds. */
export function round(line: LogLine): number | null {
  const facts = factsOf(line);
  return typeof facts.round === 'number' ? facts.round : null;
}

/** A turn: consecutive steps of one seat. */
export interface Turn {
  /** The first step of the turn and the last one. */
  from: number;
  to: number;
  seat: number | null;
  /** The round that begins with this turn, if one does. */
  round: number | null;
}

/** The turns that lead to `steps`, without gaps: every step from 1 on belongs to exactly one. */
export function turns(log: LogLine[], steps: number, colours: string[]): Turn[] {
  const found: Turn[] = [];
  const announced = log.some((line) => round(line) !== null);
  let latest = 0;
  for (const line of log) {
    const began = round(line);
    const seat = actor(line, colours);
    const last = found.at(-1);
    // Where the game announces turns, nothing else begins one: others may answer in between.
    const starts = !last || (announced ? began !== null : seat !== null && seat !== last.seat);
    if (starts && line.step > (last?.from ?? 0)) {
      if (last) last.to = line.step - 1;
      const first = began !== null && began !== latest ? began : null;
      if (began !== null) latest = began;
      found.push({ from: last ? line.step : 1, to: line.step, seat, round: first });
    }
  }
  const last = found.at(-1);
  if (last) last.to = Math.max(steps, last.from);
  else if (steps > 0) found.push({ from: 1, to: steps, seat: null, round: null });
  return found;
}

/** Events travel as `{"name": {…facts}}`. */
function factsOf(line: LogLine): Record<string, unknown> {
  const event = line.event;
  if (typeof event !== 'object' || event === null) return {};
  const facts: unknown = Object.values(event)[0];
  return typeof facts === 'object' && facts !== null ? (facts as Record<string, unknown>) : {};
}
