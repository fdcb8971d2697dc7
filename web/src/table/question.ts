/** The sentence of the question bar. */
import { language, t } from '../lib/i18n.svelte';
import type { TableState } from '../wire/types';
import { askedNow, mayFill, seatName, seatsToTake, together, wasLeft } from './names';
import { common, isLive } from './narrow';
import type { Session } from './session.svelte';

export interface Asking {
  text: string;
  /** Whether the sentence asks the reader. */
  own: boolean;
  /** The seat that it is about. */
  seat: number | null;
  /** The clause behind it. */
  rule: string | null;
  /** What led to the question. */
  occasion?: string | undefined;
}

/** What is decided already, and what is asked next. */
function narrowed({ play, board }: Session, view: unknown): string {
  const { offered, steps } = play;
  if (offered.only) return t('table-narrowed-only', { text: offered.only.phrase.text });
  const last = steps.at(-1);
  const piece = last && 'piece' in last ? board.nameOf?.(last.piece, view) : null;
  if (piece) return t('table-narrowed-piece', { piece });
  const live = offered.numbered.filter(isLive);
  // One sentence cannot tell orders of different kinds.
  const isOneKind = live.every(({ verb }) => verb === live[0]?.verb);
  // What is still open at the end is what the question asks for.
  const text = isOneKind ? common(live.map((choice) => choice.phrase.text)).replace(/[…\s]+$/, '') : '';
  return text === '' ? t('table-narrowed-any') : t('table-narrowed', { text });
}

/** An open table waits for players to sit down. */
function invitation({ summary }: TableState): string {
  const names = summary.seats.flatMap(({ kind, name }) => (kind === 'person' && name !== '' ? [name] : []));
  return names.length === 0
    ? t('table-invited')
    : t('table-invited-by', { names: together(names, language()), count: names.length });
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
  if (seatsToTake(table).length > 0) return { ...plain(invitation(table)), own: true };
  if (table.summary.status === 'open') return plain(t('table-waiting-seats', { count: free.length }), null);
  if (table.summary.look_only) return plain(t('table-look-only'));
  if (play.confirming) {
    const move = play.confirming.choice?.phrase.text ?? t('table-redo');
    return { text: t('table-confirming', { move }), own: true, seat: own, rule: null };
  }
  if (table.question) {
    const text = play.steps.length > 0 ? narrowed(session, table.view) : table.question.text;
    return { text, own: true, seat: own, rule: table.question.rule ?? null, occasion: table.occasion?.text };
  }
  const asked = askedNow(table).flatMap((seat) => table.summary.seats[seat] ?? []);
  const names = asked.map(seatName);
  const [first] = asked;
  const left = asked.find((info) => wasLeft(info, table));
  if (left) {
    const number = left.seat + 1;
    const text = mayFill(left, table) ? t('table-left-fill', { number }) : t('table-left', { number });
    return plain(text, left.seat);
  }
  if (!first) return plain(t('table-luck'));
  return plain(t('table-choosing', { names: together(names, language()), count: names.length }), first.seat);
}
