import type { BannerResponse } from './banner-response'
import type { ConsentModel } from './consent-model'

/** A banner response, where it came from, and the consent model that follows from it. */
export interface BannerAnswer extends BannerResponse {
  from: 'server' | 'handler' | 'stand-in'
  /** Set by the deferred chunk. Without it only the jurisdiction NONE grants consent. */
  model?: ConsentModel
}

/**
 * Returns whether every category is granted before the visitor decides. This is the case if a server or handler
 * returned NONE without a banner (specification §4), or if the consent model is not opt-in. The offline response also
 * has the code NONE, but must never grant consent.
 */
export const grantsWithoutDecision = (answer: BannerAnswer | null): boolean =>
  answer !== null &&
  answer.from !== 'stand-in' &&
  (answer.model ? answer.model !== 'opt-in' : answer.jurisdiction.code === 'NONE' && !answer.showConsentBanner)
