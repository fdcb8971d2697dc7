/** What a choice brings, in words: what is certain, and what luck may make of it. */
import { language, t } from '../lib/i18n.svelte';
import type { Change, Foreseen, SeatInfo } from '../wire/types';
import { seatName, together } from './names';

/** Limit of random results that are named. */
const LIKELY = 3;

/** What a choice brings, as `own` sees it; nothing where that is not known. */
export function priceOf(found: Foreseen | undefined, seats: SeatInfo[], own: number): string {
  if (!found) return '';
  const amounts = (changes: Change[]) => changes.map((change) => amount(change, seats, own)).join(', ');
  const { price, odds } = found;
  const parts: string[] = [];
  if (price) {
    const names = together(
      price.asked.flatMap((seat) => (seat !== own && seats[seat] ? [seatName(seats[seat])] : [])),
      language(),
    );
    const follows = price.follows === 'asked' && price.passes ? 'passes' : price.follows;
    parts.push(
      amounts(price.changes),
      follows === 'more' ? '' : t('table-price-follows', { follows, names }),
      ...price.later.map(({ text }) => text),
    );
  }
  const percent = new Intl.NumberFormat(language(), { style: 'percent' });
  for (const { share, changes, told } of odds?.outcomes.slice(0, LIKELY) ?? []) {
    const what = amounts(changes) || told.map(({ text }) => text).join(' ') || t('table-price-nothing');
    parts.push(`${percent.format(share)}: ${what}`);
  }
  return parts.filter((part) => part !== '').join('; ');
}

function amount({ seat, label, by }: Change, seats: SeatInfo[], own: number): string {
  const signed = `${by < 0 ? '−' : '+'}${Math.abs(by)} ${label}`;
  const info = seats[seat];
  return seat === own || !info ? signed : `${seatName(info)} ${signed}`;
}
