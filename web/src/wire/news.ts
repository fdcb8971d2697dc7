/** How what a table pushes is joined to what was known of it. */
import type { Incident, LogLine } from './types';

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

/** What happened besides the game, after some news: it is never taken back, but it may be told again. */
export function joined(known: Incident[], news: Incident[]): Incident[] {
  const first = news[0];
  return first ? [...known.filter((incident) => incident.version < first.version), ...news] : known;
}
