import { expect, test } from 'vitest';
import { speak, t } from '../lib/i18n.svelte';
import { games } from '.';

const plates = import.meta.glob('./*/Plate.svelte');

test.each(games)('$title has an emblem, a picture and its words in both languages', async ({ id, icon }) => {
  expect(icon).toMatch(/^game-/);
  expect(Object.keys(plates)).toContain(`./${id}/Plate.svelte`);
  for (const language of ['it', 'en'] as const) {
    await speak(language);
    for (const key of [`${id}-sentence`, `${id}-plate`]) expect(t(key)).not.toBe(key);
  }
});

test('every game has a place of its own', () => {
  expect(games.map(({ place }) => place)).toEqual(games.map((_, at) => at + 1));
});
