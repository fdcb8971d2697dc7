/** What the question bar says: one sentence, whatever the table waits for. */
import { language, t } from '../lib/i18n.svelte';
import type { TableState } from '../lib/wire';
import { seatName, together } from './names';
import type { Session } from './session.svelte';

export interface Asking {
  text: string;
  /** Whether the sentence asks the reader. */
  own: boolean;
  /** The seat that it is about. */
  seat: number | null;
  /** The clause behind it. */
  rule: string | null;
}

export function asking(session: Session, table: TableState): Asking {
  const { replay, play, own, live } = session;
  const plain = (text: string, seat: number | null = null): Asking => ({
    text,
    own: false,
    seat,
    rule: null,
  });
  if (replay.at !== null) {
    const told = live.log.filter((line) => line.step === replay.at).map((line) => line.phrase.text);
    return plain(
      replay.at === 0 ? t('table-beginning') : told.join(' ') || t('table-step', { step: replay.at }),
    );
  }
  if (table.outcome) return plain(t('table-over'));
  const free = table.summary.seats.filter((seat) => seat.kind === 'open');
  if (table.summary.status === 'open') return plain(t('table-waiting-seats', { count: free.length }), null);
  if (table.summary.look_only) return plain(t('table-look-only'));
  if (play.confirming) return { text: play.confirming.text, own: true, seat: own, rule: null };
  if (table.question) {
    return { text: table.question.text, own: true, seat: own, rule: table.question.rule ?? null };
  }
  const asked = table.asked.flatMap((seat) => table.summary.seats[seat] ?? []);
  const names = asked.map(seatName);
  const [first] = asked;
  if (!first) return plain(t('table-luck'));
  return plain(t('table-choosing', { names: together(names, language()), count: names.length }), first.seat);
}
