/** The names of the bots' levels. */
import { t } from '../lib/i18n.svelte';
import type { Level } from '../wire/types';

export function levelName(level: Level): string {
  switch (level) {
    case 'novice':
      return t('shell-level-novice');
    case 'steady':
      return t('shell-level-steady');
    case 'strong':
      return t('shell-level-strong');
    case 'expert':
      return t('shell-level-expert');
  }
}
