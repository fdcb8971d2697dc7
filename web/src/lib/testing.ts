/** Resets the settings for each test file: all files share one window. */
import { beforeAll } from 'vitest';
import { speak } from './i18n.svelte';

beforeAll(async () => {
  localStorage.clear();
  await speak('en');
});
