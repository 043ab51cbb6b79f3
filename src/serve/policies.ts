import { countryRules } from './country-rules'

/** What is stored as evidence with the decision. Its receipt contains more, but neither IP address nor user agent. */
const proof = { storeIp: false, storeUserAgent: false, storeLanguage: true }

const countriesOf = (wanted: string): string[] =>
  Object.keys(countryRules).filter(code => countryRules[code]!.model === wanted)

/** The policy packs of @c15t/backend, made from country-rules.ts. Whoever is not listed there is asked. */
export const policies: readonly object[] = [
  {
    id: 'opt-in',
    match: { isDefault: true, fallback: true },
    consent: { model: 'opt-in' },
    ui: { mode: 'banner' },
    proof,
  },
  {
    id: 'united-states',
    match: { countries: countriesOf('opt-out') },
    consent: { model: 'opt-out', gpc: true },
    ui: { mode: 'none' },
    proof,
  },
  ...(countriesOf('none').length > 0
    ? [
        {
          id: 'no-consent-law',
          match: { countries: countriesOf('none') },
          consent: { model: 'none' },
          ui: { mode: 'none' },
          proof,
        },
      ]
    : []),
]
