/** What seats, colours and bots are called on the page. */
import type { SeatColour } from '../boards/board';
import { t } from '../lib/i18n.svelte';
import type { SeatInfo } from '../lib/wire';

/** The name of a player, or of the seat where nobody has said one. */
export function seatName(info: SeatInfo): string {
  return info.name || t('table-seat', { number: info.seat + 1 });
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

/** Several names in one sentence, as the language joins them. */
export function together(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
