import { policyFor } from '../policies/policy-for'
import type { VisitorPlace } from './visitor-place'

/** The parts of the response to `GET /init` that the server itself uses. */
export interface PolicyAnswer {
  readonly jurisdiction: string
  readonly location: { readonly countryCode: string | null; readonly regionCode: string | null }
  readonly policy?: {
    readonly id: string
    readonly model: string
    readonly consent?: {
      readonly expiryDays?: number
      readonly scopeMode?: string
      readonly categories?: readonly string[]
      readonly preselectedCategories?: readonly string[]
    }
    readonly ui?: { readonly mode?: string; readonly banner?: unknown; readonly dialog?: unknown }
    readonly i18n?: unknown
    readonly proof?: unknown
  }
  readonly policyDecision?: { readonly fingerprint: string; readonly matchedBy: string }
}

/** An answer and its JSON. */
export interface CachedAnswer {
  readonly value: PolicyAnswer
  readonly text: string
}

/** More places than there are: countries, and the regions of the few with laws of their own. */
const MOST = 2000

/**
 * Caches the responses to `GET /init`. They depend only on the visitor's place, so @c15t/backend computes each one once.
 * @param backend the real backend
 * @param url the address of its `/init`
 */
export function policyAnswers(
  backend: (request: Request) => Promise<Response>,
  url: string,
): (place: VisitorPlace) => Promise<CachedAnswer> {
  const cache = new Map<string, Promise<CachedAnswer>>()

  async function ask({ country, region }: VisitorPlace): Promise<CachedAnswer> {
    const headers: Record<string, string> = { accept: 'application/json' }
    if (country) headers['x-c15t-country'] = country
    if (region) headers['x-c15t-region'] = region
    const response = await backend(new Request(url, { headers }))
    if (!response.ok) throw new Error(`The policies cannot be read: ${response.status} ${await response.text()}`)
    const value = (await response.json()) as PolicyAnswer & { jurisdiction: string }
    // @c15t/backend does not name the law for parts of the EU, and for places with a law modelled on it.
    const law = policyFor({ country, region })?.code
    if (law === 'GDPR' || law === 'UK_GDPR') {
      value.jurisdiction = law
      if (value.policyDecision) (value.policyDecision as { jurisdiction?: string }).jurisdiction = law
    }
    return { value, text: JSON.stringify(value) }
  }

  return place => {
    const key = `${place.country}|${place.region}`
    let answer = cache.get(key)
    if (answer) return answer
    answer = ask(place)
    cache.set(key, answer)
    answer.catch(() => cache.delete(key))
    if (cache.size > MOST) cache.delete(cache.keys().next().value!)
    return answer
  }
}
