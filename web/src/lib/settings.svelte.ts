/** What a reader prefers, kept in this browser only. */

export type Language = 'en' | 'it';
export type Theme = 'system' | 'light' | 'dark';

export interface Settings {
  language: Language;
  theme: Theme;
  /** Whether pieces move visibly; `prefers-reduced-motion` always wins. */
  motion: boolean;
  /** Whether the board is shown as text instead of a drawing. */
  textBoard: boolean;
  /** How the reader was called last time. */
  name: string;
  /** Whether a new seat of the reader's asks before the turn passes on. */
  confirmTurns: boolean;
  /** The game that was chosen last; the first of all until one was. */
  lastGame: string;
}

const KEY = 'approdo.settings';

export const settings: Settings = $state(read());

/** Keeps the settings and shows them on the page; call once. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset.theme = settings.theme === 'system' ? '' : settings.theme;
      document.documentElement.dataset.motion = settings.motion ? '' : 'none';
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // Storage is unavailable: the settings last until the page is closed.
      }
    });
  });
}

function read(): Settings {
  const first: Settings = {
    language: browserLanguage(),
    theme: 'system',
    motion: true,
    textBoard: false,
    name: '',
    confirmTurns: true,
    lastGame: '',
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return first;
  }
}

function browserLanguage(): Language {
  return navigator.language.toLowerCase().startsWith('it') ? 'it' : 'en';
}
