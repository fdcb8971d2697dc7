/** What this browser remembers about tables: wishes of the people who sit in front of it. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`approdo.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`approdo.${name}`, value);
  } catch {
    // A browser that keeps nothing still plays; it asks again next time.
  }
}
