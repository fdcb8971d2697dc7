/** Why a choice is refused, said shorter than its clause. */
import { t } from '../../lib/i18n.svelte';
import type { Refusal } from '../../wire/types';

const REASONS: Record<string, () => string> = {
  'ARC-3.2': () => t('archipelago-reason-coasts'),
  'ARC-5.4': () => t('archipelago-reason-fit'),
  'ARC-5.6': () => t('archipelago-reason-fits'),
  'ARC-7.6': () => t('archipelago-reason-empty'),
  'ARC-7.9': () => t('archipelago-reason-lacks'),
  'ARC-7.12': () => t('archipelago-reason-place'),
  'ARC-10.1': () => t('archipelago-reason-bid'),
  'ARC-12.7': () => t('archipelago-reason-source'),
  'ARC-12.9': () => t('archipelago-reason-token'),
  'ARC-12.12': () => t('archipelago-reason-temple'),
  'ARC-12.18': () => t('archipelago-reason-source'),
  'ARC-15.2': () => t('archipelago-reason-once'),
  'ARC-15.5': () => t('archipelago-reason-discs'),
  'ARC-15.14': () => t('archipelago-reason-nothing'),
  'ARC-16.1': () => t('archipelago-reason-symbol'),
  'ARC-16.3': () => t('archipelago-reason-reach'),
  'ARC-16.4': () => t('archipelago-reason-harvesters'),
  'ARC-18.3': () => t('archipelago-reason-lacks'),
  'ARC-18.6': () => t('archipelago-reason-price'),
  'ARC-19.6': () => t('archipelago-reason-touches'),
  'ARC-19.7': () => t('archipelago-reason-enter'),
  'ARC-19.9': () => t('archipelago-reason-nowhere'),
  'ARC-21.2': () => t('archipelago-reason-wages'),
  'ARC-21.4': () => t('archipelago-reason-hire'),
  'ARC-22.5': () => t('archipelago-reason-post'),
  'ARC-22.14': () => t('archipelago-reason-convoy'),
  'ARC-23.4': () => t('archipelago-reason-builder'),
  'ARC-24.16': () => t('archipelago-reason-operate'),
  'ARC-24.17': () => t('archipelago-reason-operated'),
  'ARC-25.2': () => t('archipelago-reason-evolution'),
  'ARC-26.2': () => t('archipelago-reason-activated'),
  'ARC-26.3': () => t('archipelago-reason-owner'),
  'ARC-26.4': () => t('archipelago-reason-fee'),
  'ARC-26.7': () => t('archipelago-reason-cubes'),
};

/** The sentence for a refusal; its clause where nothing shorter is known. */
export function reasonOf(refusal: Refusal): string {
  return REASONS[refusal.rule]?.() ?? refusal.text;
}
