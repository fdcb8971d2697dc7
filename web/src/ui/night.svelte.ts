/** Whether the night chart is shown, by the reader's choice or the system's. */
import { settings } from '../lib/settings.svelte';

const system = matchMedia('(prefers-color-scheme: dark)');
let dark = $state(system.matches);
system.addEventListener('change', () => (dark = system.matches));

export function night(): boolean {
  return settings.theme === 'system' ? dark : settings.theme === 'dark';
}
