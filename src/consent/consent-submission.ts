import { categoryNames, type CategoryName } from './categories'
import type { ConsentRecord, ConsentType } from './consent-record'
import type { Consents } from './consents'

/** The body of "consent/set" (specification §3, §7), in the order of keys in which c15t 1.5 writes it. */
export interface ConsentSubmission {
  type: 'cookie_banner'
  domain: string
  preferences: Consents
  metadata: { source: 'consent_widget'; acceptanceMethod: ConsentType }
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

export const submissionOf = ({ consents, consentInfo }: ConsentRecord, domain: string): ConsentSubmission => ({
  type: 'cookie_banner',
  domain,
  preferences: consents,
  metadata: { source: 'consent_widget', acceptanceMethod: consentInfo.type },
})

export const verifyRequestOf = (consents: Consents, domain: string): VerifyRequest => ({
  type: 'cookie_banner',
  domain,
  preferences: categoryNames.filter(name => consents[name]),
})
