import { categoryNames, type CategoryName } from './categories'
import type { ConsentRecord, ConsentType } from './consent-record'
import type { ConsentReceipt } from './consent-receipt'
import type { Consents } from './consents'

/** The body of "consent/set" (specification §3, §7). The order of the keys is that of c15t 1.5. */
export interface ConsentSubmission {
  type: 'cookie_banner'
  domain: string
  preferences: Consents
  /** The first two fields come from c15t 1.5. The receipt is ours: c15t's servers accept any metadata. */
  metadata: { source: 'consent_widget'; acceptanceMethod: ConsentType; receipt?: ConsentReceipt }
}

/** The body of "consent/verify". c15t's server expects the names of the granted categories. */
export interface VerifyRequest {
  type: 'cookie_banner'
  domain: string
  preferences: CategoryName[]
}

/** The response of "consent/verify". */
export interface VerifyResponse {
  isValid: boolean
}

/**
 * Returns the body of "consent/set" for a decision.
 * @param domain the host name of the page
 * @param receipt the receipt of the decision, where there is one already
 */
export function submissionOf(
  { consents, consentInfo }: ConsentRecord,
  domain: string,
  receipt?: ConsentReceipt,
): ConsentSubmission {
  return {
    type: 'cookie_banner',
    domain,
    preferences: consents,
    metadata: {
      source: 'consent_widget',
      acceptanceMethod: consentInfo.type,
      ...(receipt && { receipt }),
    },
  }
}

export const verifyRequestOf = (consents: Consents, domain: string): VerifyRequest => ({
  type: 'cookie_banner',
  domain,
  preferences: categoryNames.filter(name => consents[name]),
})
