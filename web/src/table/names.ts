/** What seats, colours and bots are called on the page. */
import type { SeatColour } from '../ui/seat';
import { t } from '../lib/i18n.svelte';
import type { SeatInfo, TableState } from '../wire/types';

/** The name of the player, or of the seat where there is none. */
export function seatName(info: SeatInfo): string {
  return info.name || t('table-seat', { number: info.seat + 1 });
}

/** Whether the player left this seat during the game: the game waits for it. */
export function wasLeft(info: SeatInfo, { summary }: TableState): boolean {
  return info.kind === 'open' && !info.bot && summary.status === 'running';
}

/** Whether the player was called to a rematch and has not come: no clock runs, but the game need not wait. */
export function isAwaited(info: SeatInfo, { summary }: TableState): boolean {
  return info.awaited && summary.status === 'running';
}

/** Whether the reader may let a bot play an abandoned seat: every player at the table may. */
export function mayFill(info: SeatInfo, table: TableState): boolean {
  const { guest_is_host, seats } = table.you;
  const empty = wasLeft(info, table) || (isAwaited(info, table) && !seats.includes(info.seat));
  return empty && (guest_is_host || seats.length > 0);
}

/** Whether the time of a seat has run out, so that a bot plays it to the end. */
export function isOutOfTime(info: SeatInfo, { summary }: TableState): boolean {
  return info.forfeited || (info.standing_in && info.clock_ms === 0 && summary.clock?.flag === 'bot');
}

/** The free seats that the reader may take. */
export function seatsToTake({ summary, you, outcome }: TableState): SeatInfo[] {
  if (outcome || you.seats.length > 0 || !you.may_sit) return [];
  return summary.seats.filter((info) => info.kind === 'open');
}

/** The seats that are asked; none until all seats are taken, although it is known which will be. */
export function askedNow({ summary, asked }: TableState): number[] {
  return summary.status === 'open' ? [] : asked;
}

/** Whether a bot thinks about this seat's move: the server does not tell when it begins. */
export function thinks(info: SeatInfo, asked: number[]): boolean {
  return info.thinking || (Boolean(info.bot) && asked.includes(info.seat));
}

export function colourName(colour: SeatColour): string {
  const names: Record<SeatColour, () => string> = {
    azure: () => t('table-colour-azure'),
    orange: () => t('table-colour-orange'),
    purple: () => t('table-colour-purple'),
    green: () => t('table-colour-green'),
    crimson: () => t('table-colour-crimson'),
    blue: () => t('table-colour-blue'),
  };
  return names[colour]();
}

/** A cache, because making a formatter is slow and a chart full of labels needs hundreds of joins. */
const joiners = new Map<string, Intl.ListFormat>();

/** Several names in one sentence, as the language joins them. */
export function together(names: string[], language: string): string {
  const joiner = joiners.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  joiners.set(language, joiner);
  return joiner.format(names);
}
