import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { bundleOf } from './i18n.svelte';
import type { Language } from './settings.svelte';

/** The files of a language, by their name. */
function files(found: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(found).map(([path, text]) => [path.split('/').at(-1)!, text]));
}

const words: Record<Language, Record<string, string>> = {
  en: files(
    import.meta.glob<string>('../**/locales/en/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ),
  it: files(
    import.meta.glob<string>('../**/locales/it/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ),
};
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a message shows, and the messages it quotes. */
interface Needs {
  names: Set<string>;
  quotes: Set<string>;
}

/** Collects from all parts of a message. Selectors are left out: languages differ in their forms. */
function gather(part: unknown, needs: Needs): Needs {
  if (Array.isArray(part)) part.forEach((inner) => gather(inner, needs));
  else if (typeof part === 'object' && part !== null) {
    const { type, name } = part as { type?: string; name?: string };
    if (type === 'var' && name) needs.names.add(name);
    if (type === 'mesg' && name) needs.quotes.add(name);
    for (const [role, inner] of Object.entries(part)) {
      if (role !== 'selector') gather(inner, needs);
    }
  }
  return needs;
}

function messages(text: string): Map<string, Needs> {
  const found = new FluentResource(text).body.map(({ id, value }): [string, Needs] => [
    id,
    gather(value, { names: new Set(), quotes: new Set() }),
  ]);
  return new Map(found);
}

function all(language: Language): Map<string, Needs> {
  return new Map(Object.values(words[language]).flatMap((text) => [...messages(text)]));
}

/** The names that a message shows, those of its quotations included. */
function shown(key: string, known: Map<string, Needs>): Set<string> {
  const needs = known.get(key);
  const quoted = [...(needs?.quotes ?? [])].flatMap((quote) => [...shown(quote, known)]);
  return new Set([...(needs?.names ?? []), ...quoted]);
}

/** Keys as the sources write them: in full, or with a part that is filled in. */
const used = new Set<string>();
const patterns: RegExp[] = [];
for (const text of Object.values(sources)) {
  for (const [, key] of text.matchAll(/\bt\(\s*'([^']+)'/g)) used.add(key!);
  for (const [, key] of text.matchAll(/\bt\(\s*`([^`]+)`/g)) {
    patterns.push(new RegExp(`^${key!.replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
  }
}
/** Keys that are chosen by a condition inside the call, or kept in a list. */
const written = Object.values(sources).join('\n');

describe('the words of the page', () => {
  it('are in the same files in both languages', () => {
    expect(Object.keys(words.it).sort()).toEqual(Object.keys(words.en).sort());
  });

  it.each(Object.keys(words.en))('%s has the same messages in both languages', (file) => {
    const [en, it] = [messages(words.en[file]!), messages(words.it[file] ?? '')];
    expect([...it.keys()].sort()).toEqual([...en.keys()].sort());
    const known = { en: all('en'), it: all('it') };
    for (const key of en.keys()) {
      expect([...shown(key, known.it)].sort(), key).toEqual([...shown(key, known.en)].sort());
    }
  });

  it.each(['en', 'it'] as const)('can be read without a fault: %s', (language) => {
    const bundle = bundleOf(language, Object.values(words[language]));
    const named = Array.from(
      Object.values(words[language])
        .join()
        .matchAll(/\$(\w+)/g),
      ([, name]) => name!,
    );
    for (const key of all(language).keys()) {
      const pattern = bundle.getMessage(key)?.value;
      expect(pattern, key).toBeTruthy();
      for (const number of [0, 1, 2, 5]) {
        const faults: Error[] = [];
        const values = Object.fromEntries(named.map((name) => [name, number]));
        expect(bundle.formatPattern(pattern!, values, faults), key).not.toBe('');
        expect(faults, key).toEqual([]);
      }
    }
  });

  it('begin with the name of their file', () => {
    for (const [file, text] of Object.entries(words.en)) {
      const prefix = `${file.replace('.ftl', '')}-`;
      for (const key of messages(text).keys()) expect(key.startsWith(prefix), key).toBe(true);
    }
  });

  it('exist wherever the page asks for them', () => {
    const known = all('en');
    const missing = [...used].filter((key) => !known.has(key));
    expect(missing).toEqual([]);
    for (const pattern of patterns) {
      expect(
        [...known.keys()].some((key) => pattern.test(key)),
        String(pattern),
      ).toBe(true);
    }
  });

  it('are all used', () => {
    const quoted = new Set([...all('en').values()].flatMap(({ quotes }) => [...quotes]));
    const idle = [...all('en').keys()].filter(
      (key) =>
        !quoted.has(key) && !written.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)),
    );
    expect(idle).toEqual([]);
  });
});
