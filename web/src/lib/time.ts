/** Lengths of time and moments, in words. */
import { language, t } from './i18n.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in its greatest fitting unit: "12 minutes", "3 days". */
export function lengthOfTime(ms: number): string {
  if (ms >= 2 * DAY) return t('shell-days', { count: Math.round(ms / DAY) });
  if (ms >= 2 * HOUR) return t('shell-hours', { count: Math.round(ms / HOUR) });
  if (ms >= MINUTE) return t('shell-minutes', { count: Math.round(ms / MINUTE) });
  return t('shell-seconds', { count: Math.max(0, Math.round(ms / SECOND)) });
}

/** How long ago a moment was, in its greatest fitting unit: "3 minutes ago". */
export function ago(at: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const since = Math.max(0, now - at);
  if (since >= DAY) return words.format(-Math.floor(since / DAY), 'day');
  if (since >= HOUR) return words.format(-Math.floor(since / HOUR), 'hour');
  if (since >= MINUTE) return words.format(-Math.floor(since / MINUTE), 'minute');
  return t('shell-just-now');
}

/** A moment as a calendar says it, in the way of the reader's country if it speaks the language of the page. */
export function dateOf(at: number): string {
  const country = navigator.languages.find((tag) => tag.startsWith(language())) ?? language();
  return new Intl.DateTimeFormat(country, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** What the file of a finished game is called: the game, the table and the day. */
export function fileName(game: string, table: string, at: number): string {
  return `${game}-${table}-${new Date(at).toISOString().slice(0, 10)}.json`;
}
