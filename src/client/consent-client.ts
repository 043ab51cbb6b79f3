import type { BannerResponse } from '../consent/banner-response'
import type { ConsentSubmission, VerifyRequest, VerifyResponse } from '../consent/consent-submission'
import type { ClientError } from './client-error'

/** What a call came to. Clients answer; they do not throw. */
export type Result<T> = { ok: true; data: T } | { ok: false; error: ClientError }

/** What has come of asking the banner question once. Whether it is an answer the client must see. */
export interface FirstAttempt {
  requestId: string
  result: Result<unknown>
}

/** What an account is to the server. */
export interface Identification {
  /** Whether the visitor's decision is linked to the account now; one that is still to be made will be. */
  linked: boolean
  /** Whether a consent of the account is on record, from this device or another. It grants nothing here. */
  hasConsent: boolean
}

/** Whom a decision is told and who is asked about the banner: a server, the host's handlers, or nobody. */
export interface ConsentClient {
  /** @param first what has come of a first attempt, where there was one; it counts as one of this call's own */
  showConsentBanner(first?: FirstAttempt | null): Promise<Result<BannerResponse>>
  /**
   * @param id names the decision, so that a repeat is harmless
   * @param isCurrent asked before each repetition; a decision that no longer holds is not told again
   */
  setConsent(body: ConsentSubmission, id: string, isCurrent?: () => boolean): Promise<Result<unknown>>
  verifyConsent(body: VerifyRequest): Promise<Result<VerifyResponse>>
  /** Links the visitor to an account of the site; missing where nobody can. */
  identify?(externalId: string): Promise<Result<Identification>>
}
