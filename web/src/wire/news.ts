/** Merging pushed lines into what is known. */
import type { Incident, LogLine } from './types';

/**
 * The log after some news. Lines after the step `from` are replaced by the new ones, because moves were taken back or
 * because the lines are sent again.
 */
export function assemble(known: LogLine[], from: number, news: LogLine[]): LogLine[] {
  const kept = known.filter((line) => line.step <= from);
  return kept.length === known.length && news.length === 0 ? known : [...kept, ...news];
}

/** The lines of the news that were not known before. */
export function fresh(known: LogLine[], news: LogLine[]): LogLine[] {
  const last = known.reduce((latest, line) => Math.max(latest, line.version), 0);
  return news.filter((line) => line.version > last);
}

/** Incidents after some news: they are never taken back, but may be sent again. */
export function joined(known: Incident[], news: Incident[]): Incident[] {
  const first = news[0];
  return first ? [...known.filter((incident) => incident.version < first.version), ...news] : known;
}
