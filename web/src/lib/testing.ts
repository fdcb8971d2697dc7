/** Every file of tests starts as a reader who has chosen nothing: all files share one window. */
import { beforeAll } from 'vitest';
import { speak } from './i18n.svelte';

beforeAll(async () => {
  localStorage.clear();
  await speak('en');
});
