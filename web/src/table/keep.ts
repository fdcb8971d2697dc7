/** What this browser remembers about tables: wishes of the people who sit in front of it. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`approdo.${name}`);
  } catch {
    return null;
  }
}

/** Whoever was here a moment ago needs not be told what happened since. */
const AWAY = 120_000;

/** Notes that the reader looks at a table now. */
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
    // A browser that keeps nothing still plays; it asks again next time.
  }
}
