/** Why a choice is refused, said shorter than its clause. */
import { inShort } from '../../draw/reasons';
import { t } from '../../lib/i18n.svelte';

export const reasonOf = inShort({
  'IMP-6.9': () => t('imperial-settlers-reason-versions'),
  'IMP-6.13': () => t('imperial-settlers-reason-copies'),
  'IMP-10.7': () => t('imperial-settlers-reason-passed'),
  'IMP-11.2': () => t('imperial-settlers-reason-cost'),
  'IMP-11.3': () => t('imperial-settlers-reason-foundation'),
  'IMP-12.1': () => t('imperial-settlers-reason-common-deal'),
  'IMP-12.2': () => t('imperial-settlers-reason-deal-food'),
  'IMP-13.2': () => t('imperial-settlers-reason-raze-hand'),
  'IMP-13.4': () => t('imperial-settlers-reason-raze-tokens'),
  'IMP-13.5': () => t('imperial-settlers-reason-raze-none'),
  'IMP-13.6': () => t('imperial-settlers-reason-raze-faction'),
  'IMP-14.3': () => t('imperial-settlers-reason-used'),
  'IMP-14.9': () => t('imperial-settlers-reason-no-cost'),
  'IMP-15.1': () => t('imperial-settlers-reason-workers'),
  'IMP-16.2': () => t('imperial-settlers-reason-own-visit'),
  'IMP-16.5': () => t('imperial-settlers-reason-full'),
  'IMP-16.7': () => t('imperial-settlers-reason-passed'),
  'IMP-18.1': () => t('imperial-settlers-reason-defend'),
  'IMP-18.3': () => t('imperial-settlers-reason-defended'),
  'IMP-18.7': () => t('imperial-settlers-reason-guarded'),
  'IMP-18.9': () => t('imperial-settlers-reason-samurai'),
  'IMP-21.3': () => t('imperial-settlers-reason-tech'),
  'IMP-27.8': () => t('imperial-settlers-reason-peace'),
});
