/** Why an order is refused here and now. A clause says what is allowed; these say which part of it is missing. */
import { t } from '../../lib/i18n.svelte';
import type { Refusal } from '../../wire/types';

const REASONS: Record<string, () => string> = {
  'ARM-4.10': () => t('armada-reason-foreign-crew'),
  'ARM-5.5': () => t('armada-reason-too-many'),
  'ARM-5.6': () => t('armada-reason-moor'),
  'ARM-5.7': () => t('armada-reason-too-few'),
  'ARM-6.4': () => t('armada-reason-under-way'),
  'ARM-6.5': () => t('armada-reason-costs'),
  'ARM-7.2': () => t('armada-reason-no-band'),
  'ARM-7.6': () => t('armada-reason-gold-alone'),
  'ARM-7.7': () => t('armada-reason-unexplored'),
  'ARM-8.1': () => t('armada-reason-launch-where'),
  'ARM-8.2': () => t('armada-reason-launch-free'),
  'ARM-8.5': () => t('armada-reason-ship-full'),
  'ARM-8.6': () => t('armada-reason-mixed-crew'),
  'ARM-8.8': () => t('armada-reason-no-crew'),
  'ARM-8.9': () => t('armada-reason-sail-where'),
  'ARM-8.10': () => t('armada-reason-sea-taken'),
  'ARM-8.19': () => t('armada-reason-sink-near'),
  'ARM-8.26': () => t('armada-reason-destroy-ashore'),
  'ARM-8.27': () => t('armada-reason-destroy-band'),
  'ARM-8.28': () => t('armada-reason-unlaunched'),
  'ARM-8.30': () => t('armada-reason-boxed'),
  'ARM-9.2': () => t('armada-reason-explore-near'),
  'ARM-10.2': () => t('armada-reason-held'),
  'ARM-11.1': () => t('armada-reason-attackers'),
  'ARM-11.2': () => t('armada-reason-attack-near'),
  'ARM-11.4': () => t('armada-reason-attack-nobody'),
  'ARM-12.4': () => t('armada-reason-bases'),
  'ARM-15.1': () => t('armada-reason-recruited'),
  'ARM-16.4': () => t('armada-reason-card-gold'),
  'ARM-16.5': () => t('armada-reason-card-moment'),
  'ARM-18.10': () => t('armada-reason-card-moment'),
};

/** The sentence for a refusal; its clause where nothing shorter is known. */
export function reasonOf(refusal: Refusal): string {
  return REASONS[refusal.rule]?.() ?? refusal.text;
}
