import type { BannerResponse } from './banner-response'

/** An answer together with who gave it: only a real answer may grant. */
export interface BannerAnswer extends BannerResponse {
  from: 'server' | 'handler' | 'stand-in'
}

/**
 * Whether every category is granted without a question (specification §4): somebody who knows said NONE and no
 * banner. The stand-in for a server that cannot be reached also says NONE, and must never grant.
 */
export const grantsWithoutAsking = (answer: BannerAnswer | null): boolean =>
  answer !== null && answer.from !== 'stand-in' && answer.jurisdiction.code === 'NONE' && !answer.showConsentBanner
