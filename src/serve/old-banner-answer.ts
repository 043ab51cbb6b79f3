import type { PolicyAnswer } from './policy-answers'

/** The laws that protocol 1 knows, and its messages. */
const messages: Readonly<Record<string, string>> = {
  GDPR: 'GDPR or equivalent regulations require a cookie banner.',
  CH: 'Switzerland requires similar data protection measures.',
  BR: "Brazil's LGPD requires consent for cookies.",
  PIPEDA: 'PIPEDA requires consent for data collection.',
  AU: "Australia's Privacy Act mandates transparency about data collection.",
  APPI: "Japan's APPI requires consent for data collection.",
  PIPA: "South Korea's PIPA requires consent for data collection.",
  NONE: 'No specific requirements',
}
const older: Readonly<Record<string, string>> = { UK_GDPR: 'GDPR', QC_LAW25: 'PIPEDA', CCPA: 'NONE' }

/**
 * Returns the body of protocol 1's `GET /show-consent-banner`. `protocol` is our addition: the server also speaks
 * protocol 2, which names the subject, and our client continues with it. Clients of c15t 1.x ignore it.
 */
export function oldBannerAnswer({ jurisdiction, location, policy }: PolicyAnswer): object {
  const code = older[jurisdiction] ?? (messages[jurisdiction] ? jurisdiction : 'NONE')
  return {
    showConsentBanner: policy ? policy.model === 'opt-in' || policy.model === 'iab' : true,
    jurisdiction: { code, message: messages[code]! },
    location,
    ...(policy?.id.includes('@') && { policy: policy.id }),
    protocol: 2,
  }
}
