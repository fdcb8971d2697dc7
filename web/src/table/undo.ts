/** Undo: what the button takes back, how far, and who would have to agree. */
import { t } from '../lib/i18n.svelte';
import type { LogLine, TableState } from '../wire/types';
import { colourOf } from './log';
import type { Session } from './session.svelte';

/** The line whose step would be undone first: the one that is looked at, or the reader's own last move. */
export function wayBack(session: Session): LogLine | null {
  const { live, own, colours } = session;
  const { at } = session.replay;
  if (at !== null) return live.log.find((line) => line.step > at) ?? null;
  const mine = own === null ? [] : session.coloursOf(own);
  return lastOf(live.log, (line) => mine.some((colour) => colour === colourOf(line, colours)));
}

/** The first line of the last step by one of the given players, else of the last step at all. */
export function lastOf(log: LogLine[], isTheirs: (line: LogLine) => boolean): LogLine | null {
  const begins = log.filter((line, at) => line.step !== log[at - 1]?.step);
  return begins.findLast(isTheirs) ?? begins.at(-1) ?? null;
}

/** How many lines would disappear with a line. */
export function linesFrom(log: LogLine[], first: LogLine): number {
  return log.length - log.indexOf(first);
}

/** The other people at the table; bots agree to everything. */
export function othersOf(table: TableState): number[] {
  return table.summary.seats
    .filter(
      ({ kind, seat, standing_in }) => kind === 'person' && !standing_in && !table.you.seats.includes(seat),
    )
    .map(({ seat }) => seat);
}

/** What the button takes back, in words, and whether it can do anything at all. */
export function undoWords(session: Session, table: TableState): { title: string; live: boolean } {
  const { allowed, refused } = table.undo;
  const { log } = session.live;
  const first = allowed ? lastOf(log, () => true) : wayBack(session);
  if (allowed)
    return {
      title: first ? t('table-undo-what', { text: first.phrase.text }) : t('table-undo-key'),
      live: true,
    };
  if (!refused || !first) return { title: refused?.text ?? t('table-undo-key'), live: false };
  if (othersOf(table).length > 0)
    return { title: t('table-undo-others', { reason: refused.text }), live: true };
  const count = linesFrom(log, first);
  return { title: t('table-undo-bots', { text: first.phrase.text, count }), live: true };
}
