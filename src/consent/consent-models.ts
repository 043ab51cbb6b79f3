import { hasOwn } from './has-own'
import type { BannerResponse } from './banner-response'
import type { BannerAnswer } from './jurisdictions'
import type { ConsentModel } from './consent-model'

export const consentModels: readonly ConsentModel[] = ['opt-in', 'opt-out', 'none']

/** The consent model by jurisdiction code, `country` or `country-region`. */
export type Jurisdictions = Record<string, ConsentModel>

/**
 * Jurisdiction codes of c15t's servers that are not opt-in. In doubt a code is opt-in, as are:
 *
 * - GDPR: ePrivacy 5(3), GDPR 4(11)
 * - UK: PECR reg. 6; UK_GDPR is the name in protocol 2
 * - CH: revFADP; Google and Microsoft require consent there as well
 * - BR: LGPD
 * - QC_LAW25: Quebec, s. 8.1 and 14
 * - PIPEDA, APPI, PIPA, AU: Canada, Japan, South Korea, Australia; the servers' own message is "requires consent"
 *
 * Sites can override each code.
 */
const models: Jurisdictions = {
  CCPA: 'opt-out', // Civ. Code 1798.120; the laws of other US states use the same model
  US: 'opt-out',
  NONE: 'none',
}

/**
 * Returns the consent model that applies to a visitor without a decision. Unknown codes are opt-in, so that an error
 * never grants consent. NONE for the United States counts as opt-out: there is no federal law, but there are state
 * laws.
 * @param ofHost the site's own models by `country-region`, `country` or code; they take precedence. `*` is everywhere
 */
export function consentModelOf(
  answer: BannerResponse,
  from: BannerAnswer['from'],
  ofHost: Jurisdictions,
): ConsentModel {
  const { showConsentBanner, jurisdiction, location } = answer
  // The offline response also has the code NONE. It must never grant consent.
  if (from === 'stand-in') return 'opt-in'
  const country = location.countryCode.toUpperCase()
  const region = location.regionCode.toUpperCase().replace(`${country}-`, '')
  const code = jurisdiction.code.toUpperCase()
  if (ofHost['*'] === 'opt-in') return 'opt-in'
  const place = [`${country}-${region}`, country, code].find(name => hasOwn(ofHost, name))
  const known = code === 'NONE' && country === 'US' ? country : code.replace(/^US[-_].*/, 'US')
  const model =
    (place === undefined ? undefined : ofHost[place]) ??
    answer.model ??
    (hasOwn(models, known) ? models[known] : undefined) ??
    'opt-in'
  return model === 'none' && showConsentBanner ? 'opt-in' : model
}
