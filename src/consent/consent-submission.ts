import { categoryNames, type CategoryName } from './categories'
import type { ConsentRecord, ConsentType } from './consent-record'
import type { ConsentReceipt } from './consent-receipt'
import type { Consents } from './consents'

/** The body of "consent/set" (specification §3, §7), in the order of keys in which c15t 1.5 writes it. */
export interface ConsentSubmission {
  type: 'cookie_banner'
  domain: string
  preferences: Consents
  /** The first two as c15t 1.5 has them; the receipt is ours, in the place that its servers leave to the sender. */
  metadata: { source: 'consent_widget'; acceptanceMethod: ConsentType; receipt?: ConsentReceipt }
}

/** The body of "consent/verify": the categories by name, as the real server wants them. */
export interface VerifyRequest {
  type: 'cookie_banner'
  domain: string
  preferences: CategoryName[]
}

export interface VerifyResponse {
  isValid: boolean
}

export function submissionOf(record: ConsentRecord, domain: string): ConsentSubmission {
  const { consents, consentInfo, id, receipts } = record
  const receipt = receipts?.[receipts.length - 1]
  return {
    type: 'cookie_banner',
    domain,
    preferences: consents,
    metadata: {
      source: 'consent_widget',
      acceptanceMethod: consentInfo.type,
      ...(receipt?.recordId === id && { receipt }),
    },
  }
}

export const verifyRequestOf = (consents: Consents, domain: string): VerifyRequest => ({
  type: 'cookie_banner',
  domain,
  preferences: categoryNames.filter(name => consents[name]),
})
