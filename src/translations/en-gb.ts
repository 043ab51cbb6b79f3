import type { PartialTranslationSet } from './translation-set'

/** British spelling, on top of the English texts. */
export const enGB: PartialTranslationSet = {
  common: { customize: 'Customise' },
  cookieBanner: { purposes: { marketing: 'personalise ads' } },
  consentManagerDialog: { optOutHonored: 'Your opt-out request is honoured.' },
}
