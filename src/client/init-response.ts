import { hasOwn } from '../consent/has-own'
import { readBannerResponse, type BannerResponse } from '../consent/banner-response'
import { isDictionary } from '../consent/is-dictionary'
import type { ConsentModel } from '../consent/consent-model'

/** What a server of protocol 2 answers to `GET /init`, as far as it is used here. */
export interface InitResponse {
  answer: BannerResponse
  /** Proves to the server which policy the visitor was shown; absent where it signs none. */
  policySnapshotToken?: string
  /** The categories that the policy lets be told; null where it lets all. */
  allowed: readonly string[] | null
}

const models: Record<string, ConsentModel> = { 'opt-in': 'opt-in', iab: 'opt-in', 'opt-out': 'opt-out', none: 'none' }

const dictionary = (value: unknown): Record<string, unknown> => (isDictionary(value) ? value : {})

/**
 * Reads the answer to `GET /init`. What the server leaves in doubt becomes a question to the visitor: an unknown model
 * is opt-in, and a server that knows no country and has no policy does not say that nothing is regulated.
 * @returns null where the value is not an answer that can be acted on
 */
export function readInitResponse(value: unknown): InitResponse | null {
  if (!isDictionary(value) || typeof value.jurisdiction !== 'string') return null
  const { jurisdiction, location, translations, policy, policySnapshotToken } = value
  if (policy !== undefined && policy !== null && !isDictionary(policy)) return null
  const hasPolicy = isDictionary(policy)
  const { model: named, ui, consent } = dictionary(policy)
  const model = hasPolicy ? (hasOwn(models, String(named)) ? models[String(named)]! : 'opt-in') : undefined
  const { mode } = dictionary(ui)
  const { scopeMode, categories, expiryDays } = dictionary(consent)
  const isPlaceKnown = typeof dictionary(location).countryCode === 'string'
  const answer = readBannerResponse({
    showConsentBanner: hasPolicy
      ? model === 'opt-in' || (mode !== 'none' && model !== 'none')
      : jurisdiction !== 'NONE' || !isPlaceKnown,
    jurisdiction: { code: jurisdiction, message: '' },
    location,
    translations,
  })
  const isStrict = scopeMode === 'strict' && Array.isArray(categories) && !categories.includes('*')
  return (
    answer && {
      answer: {
        ...answer,
        ...(model && { model }),
        ...(Number.isInteger(expiryDays) && (expiryDays as number) > 0 && { lifetimeDays: expiryDays as number }),
      },
      allowed: isStrict && categories.length > 0 ? ['necessary', ...categories.map(String)] : null,
      ...(typeof policySnapshotToken === 'string' && { policySnapshotToken }),
    }
  )
}
