import type { BannerResponse } from '../consent/banner-response'
import type { ConsentSubmission, VerifyRequest, VerifyResponse } from '../consent/consent-submission'
import type { ClientError } from './client-error'

/** The result of a call. Clients return errors and do not throw them. */
export type Result<T> = { ok: true; data: T } | { ok: false; error: ClientError }

/** The result of one banner request without retries. The client validates the response. */
export interface FirstAttempt {
  requestId: string
  result: Result<unknown>
}

/** The server's response to `identify()`. */
export interface Identification {
  /** Whether the visitor's decision is linked to the account. A later decision will be linked. */
  linked: boolean
  /** Whether the server has a consent of this account, from any device. It grants nothing on this page. */
  hasConsent: boolean
}

/** The interface of all modes: a server, the site's handlers, or neither (offline). */
export interface ConsentClient {
  /** @param first the result of a first attempt, if there was one; it counts as an attempt of this call */
  showConsentBanner(first?: FirstAttempt | null): Promise<Result<BannerResponse>>
  /**
   * @param id the id of the decision, with which the server recognizes retries
   * @param isCurrent called before each retry; a superseded decision is not sent again
   */
  setConsent(body: ConsentSubmission, id: string, isCurrent?: () => boolean): Promise<Result<unknown>>
  verifyConsent(body: VerifyRequest): Promise<Result<VerifyResponse>>
  /** Links the visitor to an account of the site. Missing if the mode has no accounts. */
  identify?(externalId: string): Promise<Result<Identification>>
}
