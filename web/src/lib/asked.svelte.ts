/** A reactive request: it is sent again when the language or another signal that it reads has changed. */
import { language } from './i18n.svelte';

export interface Asked<T> {
  readonly value: T | null;
  /** Why the last attempt failed; the value before it stays. */
  readonly error: unknown;
  again: () => void;
}

/** Call while a component is set up. `ask` is tracked like an effect, up to its first `await`. */
export function asked<T>(ask: () => Promise<T>): Asked<T> {
  let value = $state.raw<T | null>(null);
  let error = $state.raw<unknown>(null);
  let attempt = $state(0);
  let latest = 0;

  $effect(() => {
    language();
    void attempt;
    // Answers may overtake each other: only the latest request counts.
    const mine = ++latest;
    ask().then(
      (answer) => {
        if (mine !== latest) return;
        value = answer;
        error = null;
      },
      (cause: unknown) => {
        if (mine === latest) error = cause;
      },
    );
    return () => latest++;
  });

  return {
    get value() {
      return value;
    },
    get error() {
      return error;
    },
    again: () => attempt++,
  };
}

/** Polls while the page is visible. Call while a component is set up. */
export function refreshed(again: () => void, everyMs: number): void {
  $effect(() => {
    const look = () => {
      if (!document.hidden) again();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });
}
