import type { PartialTranslationSet } from './translation-set'

/** British spelling, laid over the English texts. */
export const enGB: PartialTranslationSet = {
  common: { customize: 'Customise' },
  consentManagerDialog: { optOutHonored: 'Your opt-out request is honoured.' },
}
