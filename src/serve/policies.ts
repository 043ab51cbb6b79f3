import { policyFor } from '../policies/policy-for'
import { policyPacks } from '../policies/policy-packs'

/** What is stored as evidence with the decision. Its receipt contains more, but neither IP address nor user agent. */
const proof = { storeIp: false, storeUserAgent: false, storeLanguage: true }

/**
 * The policies of @c15t/backend, made from the policy packs, so that the server and pages decide by the same data.
 * Visitors of other places are asked, and so are those of unknown places.
 */
export const policies: readonly object[] = [
  {
    id: 'opt-in',
    match: { isDefault: true, fallback: true },
    consent: { model: 'opt-in' },
    ui: { mode: 'banner' },
    proof,
  },
  ...policyPacks.map(pack => {
    const own = pack.places
      .map(place => place.split('-') as [country: string, region?: string])
      .filter(([country, region]) => policyFor({ country, region }) === pack)
    const countries = own.filter(([, region]) => region === undefined).map(([country]) => country)
    const regions = own.flatMap(([country, region]) => (region === undefined ? [] : [{ country, region }]))
    return {
      id: `${pack.id}@${pack.version}`,
      match: { ...(countries.length > 0 && { countries }), ...(regions.length > 0 && { regions }) },
      consent: {
        model: pack.model,
        ...(pack.model === 'opt-out' && { gpc: true }),
      },
      // Opt-out laws ask for a link to the settings, not for a banner.
      ui: { mode: pack.model === 'opt-in' ? 'banner' : 'none' },
      proof,
    }
  }),
]
