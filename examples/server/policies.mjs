import { EEA_COUNTRY_CODES, EU_COUNTRY_CODES, UK_COUNTRY_CODES } from '@c15t/backend'

/** What is kept as proof beside the decision: its receipt says more, and names neither an address nor a browser. */
const proof = { storeIp: false, storeUserAgent: false, storeLanguage: true }

/**
 * What the server answers by country: the first match of region, country, unknown country, everywhere else. Where the
 * country is not known, visitors are asked first. Change it to the law that applies to the site.
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
