import { hasOwn } from '../consent/has-own'
import { readBannerResponse, type BannerResponse } from '../consent/banner-response'
import { isDictionary } from '../consent/is-dictionary'
import type { ConsentModel } from '../consent/consent-model'

/** The parts of protocol 2's response to `GET /init` that we use. */
export interface InitResponse {
  answer: BannerResponse
  /** The server's token for the policy that the visitor was shown; absent if it signs none. */
  policySnapshotToken?: string
  /** The categories that the policy accepts in a submission; null for all. */
  allowed: readonly string[] | null
}

const models: Record<string, ConsentModel> = { 'opt-in': 'opt-in', iab: 'opt-in', 'opt-out': 'opt-out', none: 'none' }

const dictionary = (value: unknown): Record<string, unknown> => (isDictionary(value) ? value : {})

/**
 * Validates the response to `GET /init`. Anything unclear shows the banner: an unknown model counts as opt-in, and NONE
 * counts only if the server knows the visitor's country or has a policy.
 * @returns the parsed response, or null if it is invalid
 */
export function readInitResponse(value: unknown): InitResponse | null {
  if (!isDictionary(value) || typeof value.jurisdiction !== 'string') return null
  const { jurisdiction, location, translations, policy, policySnapshotToken } = value
  if (policy !== undefined && policy !== null && !isDictionary(policy)) return null
  const hasPolicy = isDictionary(policy)
  const { model: named, ui, consent, id } = dictionary(policy)
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
    // Servers with policies of their own use other names.
    policy: /^[\w-]+@\d+$/.test(id as string) ? id : '',
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
