import type { BannerResponse } from './banner-response'

/**
 * Whether the visitor is asked. Only where nothing has been decided, where the decision could be kept, and where the
 * answer to "show-consent-banner" says so (specification §4, §8).
 */
export const shouldAsk = (facts: { decided: boolean; storageWorks: boolean; answer: BannerResponse | null }): boolean =>
  !facts.decided && facts.storageWorks && facts.answer !== null && facts.answer.showConsentBanner
