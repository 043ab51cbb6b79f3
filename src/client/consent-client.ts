import type { BannerResponse } from '../consent/banner-response'
import type { ConsentSubmission, VerifyRequest, VerifyResponse } from '../consent/consent-submission'
import type { ClientError } from './client-error'

/** What a call came to. Clients answer; they do not throw. */
export type Result<T> = { ok: true; data: T } | { ok: false; error: ClientError }

/** Whom a decision is told and who is asked about the banner: a server, the host's handlers, or nobody. */
export interface ConsentClient {
  showConsentBanner(): Promise<Result<BannerResponse>>
  /**
   * @param id names the decision, so that a repeat is harmless
   * @param isCurrent asked before each repetition; a decision that no longer holds is not told again
   */
  setConsent(body: ConsentSubmission, id: string, isCurrent?: () => boolean): Promise<Result<unknown>>
  verifyConsent(body: VerifyRequest): Promise<Result<VerifyResponse>>
}
