import { EEA_COUNTRY_CODES, EU_COUNTRY_CODES, UK_COUNTRY_CODES } from '@c15t/backend'

/** What is stored as evidence with the decision. Its receipt contains more, but neither IP address nor user agent. */
const proof = { storeIp: false, storeUserAgent: false, storeLanguage: true }

/**
 * The server's policies by country. The first match is used, in the order region, country, unknown country, everywhere
 * else. Visitors from unknown countries are asked. Change the policies to the laws that apply to the site.
 */
export const policies = [
  {
    id: 'opt-in',
    match: {
      countries: [
        ...new Set([...EU_COUNTRY_CODES, ...EEA_COUNTRY_CODES, ...UK_COUNTRY_CODES]),
        'AU',
        'BR',
        'CA',
        'CH',
        'JP',
        'KR',
      ],
      fallback: true,
    },
    consent: { model: 'opt-in' },
    ui: { mode: 'banner' },
    proof,
  },
  {
    id: 'united-states',
    match: { countries: ['US'] },
    consent: { model: 'opt-out', gpc: true },
    ui: { mode: 'none' },
    proof,
  },
  {
    id: 'elsewhere',
    match: { isDefault: true },
    consent: { model: 'none' },
    ui: { mode: 'none' },
    proof,
  },
]
