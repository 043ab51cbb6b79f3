import type { BannerResponse } from './banner-response'
import type { ConsentModel } from './consent-model'

/** An answer together with who gave it, and what it means for a visitor who has said nothing. */
export interface BannerAnswer extends BannerResponse {
  from: 'server' | 'handler' | 'stand-in'
  /** As the conversation has found it; without it only a jurisdiction of NONE grants. */
  model?: ConsentModel
}

/**
 * Whether every category is granted without a question: somebody who knows said NONE and no banner (specification §4),
 * or the law there is one of opt-out. The stand-in for a server that cannot be reached also says NONE, and must never
 * grant.
 */
export const grantsWithoutAsking = (answer: BannerAnswer | null): boolean =>
  answer !== null &&
  answer.from !== 'stand-in' &&
  (answer.model ? answer.model !== 'opt-in' : answer.jurisdiction.code === 'NONE' && !answer.showConsentBanner)
