/** Preferences about tables that this browser stores. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`approdo.${name}`);
  } catch {
    return null;
  }
}

/** Absence in milliseconds after which a recap is shown. */
const AWAY = 120_000;

/** Stores the time of the visit. */
export function noteVisit(table: string): void {
  remember(`seen.${table}`, String(Date.now()));
}

/** Whether the reader has been at this table before, but not lately. */
export function wasAway(table: string): boolean {
  const last = Number(recall(`seen.${table}`) ?? 0);
  return last > 0 && Date.now() - last > AWAY;
}

/** The seats that are played on a phone beside this screen. */
export function seatsElsewhere(table: string): number[] {
  return (recall(`elsewhere.${table}`) ?? '').split(' ').filter(Boolean).map(Number);
}

/** The same seats with one more or one less. */
export function withSeat(seats: number[], seat: number, on: boolean): number[] {
  return [...seats.filter((other) => other !== seat), ...(on ? [seat] : [])];
}

export function keepElsewhere(table: string, seats: number[]): void {
  remember(`elsewhere.${table}`, seats.join(' '));
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`approdo.${name}`, value);
  } catch {
    // Storage is unavailable: the preference lasts until the page is closed.
  }
}
