import type { BannerResponse } from './banner-response'

/**
 * Returns whether to show the banner: no decision is stored, storage works, presses can be trusted, and the response of "show-consent-banner"
 * requests the banner (specification §4, §8).
 */
export const shouldShowBanner = (facts: {
  decided: boolean
  storageWorks: boolean
  mayAsk: boolean
  answer: BannerResponse | null
}): boolean =>
  !facts.decided && facts.storageWorks && facts.mayAsk && facts.answer !== null && facts.answer.showConsentBanner
