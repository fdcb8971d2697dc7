/** Import layers: a folder may import those before it in this list, and only a game imports that game. */
import { expect, test } from 'vitest';
import { games } from './games';

const LAYERS = ['lib', 'wire', 'ui', 'draw', 'games', 'table', 'pages'];
const sources = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts', '!./**/*.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The files of the shell: everything but what belongs to one game. */
const shell = Object.entries(sources).filter(([path]) => !/^\.\/games\/[^/]+\//.test(path));

/** The paths that a source imports, from the folder of the sources on. */
function imported(path: string, text: string): string[] {
  const found = text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return Array.from(found, ([, to]) => `.${new URL(to!, new URL(path, 'file:///')).pathname}`);
}
const folder = (path: string): string => path.split('/')[1]!;

test('the folders are those of the list', () => {
  const folders = new Set(shell.map(([path]) => folder(path)).filter((name) => !name.includes('.')));
  expect([...folders].filter((name) => name !== 'locales').sort()).toEqual([...LAYERS].sort());
});

test.each(shell)('%s imports no later folder and nothing of a game', (path, text) => {
  const own = LAYERS.indexOf(folder(path));
  for (const to of imported(path, text)) {
    expect(to).not.toMatch(/^\.\/games\/[^/]+\//);
    if (own >= 0) expect(LAYERS.indexOf(folder(to)), to).toBeLessThanOrEqual(own);
  }
});

test.each(shell)('%s names no game', (_, text) => {
  expect(games.length).toBeGreaterThanOrEqual(5);
  for (const { id } of games) expect(text).not.toMatch(new RegExp(`\\b${id}\\b`, 'i'));
});

test.each(games)('$id imports nothing of another game', ({ id }) => {
  const own = Object.entries(sources).filter(([path]) => path.startsWith(`./games/${id}/`));
  expect(own.length).toBeGreaterThan(0);
  for (const [path, text] of own) {
    for (const to of imported(path, text)) {
      const [, room, game, inside] = to.split('/');
      expect(room !== 'games' || !inside || game === id, `${path}: ${to}`).toBe(true);
    }
  }
});
