/** The messages of the page, in the reader's language. Sentences of a game come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

const files: Record<Language, () => Promise<Record<string, string>>> = {
  en: async () => (await import('../locales/en')).default,
  it: async () => (await import('../locales/it')).default,
};

let bundle = $state.raw<FluentBundle>(new FluentBundle('en'));

export function language(): Language {
  return settings.language;
}

/** Changes the language of the page; resolves when its messages are loaded. */
export async function speak(to: Language): Promise<void> {
  bundle = bundleOf(to, Object.values(await files[to]()));
  settings.language = to;
  document.documentElement.lang = to;
}

/** A message of the page. A missing message shows its key, and a test fails on it. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : key;
}

/** A bundle of some message files, without isolation marks, which would disturb copying and tests. */
export function bundleOf(to: Language, sources: string[]): FluentBundle {
  const made = new FluentBundle(to, { useIsolating: false });
  for (const source of sources) {
    const faults = made.addResource(new FluentResource(source));
    if (faults.length > 0) throw faults[0];
  }
  return made;
}
