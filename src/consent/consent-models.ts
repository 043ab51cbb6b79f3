import { hasOwn } from './has-own'
import type { BannerResponse } from './banner-response'
import type { BannerAnswer } from './jurisdictions'
import type { ConsentModel } from './consent-model'

export const consentModels: readonly ConsentModel[] = ['opt-in', 'opt-out', 'none']

/** The consent model by jurisdiction code, `country` or `country-region`. */
export type Jurisdictions = Record<string, ConsentModel>

/**
 * Jurisdiction codes of c15t's servers, and other common codes. In doubt a code is opt-in. This is the case for Canada,
 * Japan, South Korea and Australia, for which the servers' own message is "requires consent". Sites can override each
 * code.
 */
const models: Jurisdictions = {
  GDPR: 'opt-in', // ePrivacy 5(3), GDPR 4(11)
  UK: 'opt-in', // PECR reg. 6
  UK_GDPR: 'opt-in', // UK_GDPR is the name in protocol 2
  CH: 'opt-in', // revFADP; Google and Microsoft require consent there as well
  BR: 'opt-in', // LGPD
  QC_LAW25: 'opt-in', // Quebec, s. 8.1 and 14
  PIPEDA: 'opt-in',
  APPI: 'opt-in',
  PIPA: 'opt-in',
  AU: 'opt-in',
  CCPA: 'opt-out', // Civ. Code 1798.120; the laws of other US states use the same model
  US: 'opt-out',
  NONE: 'none',
}

/**
 * Returns the names under which a site wants consent, but which no place and none of our codes has. For which place they
 * were meant cannot be decided. explainOptions names them in the console.
 */
const misplacedModels = (ofHost: Jurisdictions): string[] =>
  Object.keys(ofHost).filter(
    name =>
      ofHost[name] === 'opt-in' && name !== '*' && !/^[A-Z]{2}(-[A-Z\d]{1,3})?$/.test(name) && !hasOwn(models, name),
  )

/**
 * Returns the consent model that applies to a visitor without a decision. Unknown codes are opt-in, so that an error
 * never grants consent. NONE for the United States counts as opt-out: there is no federal law, but there are state
 * laws.
 * @param ofHost the site's own models by `country-region`, `country` or code; they take precedence
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
  if (ofHost['*'] === 'opt-in' || misplacedModels(ofHost).length > 0) return 'opt-in'
  const place = [`${country}-${region}`, country, code].find(name => hasOwn(ofHost, name))
  const known = code === 'NONE' && country === 'US' ? country : code.replace(/^US[-_].*/, 'US')
  const model =
    (place === undefined ? undefined : ofHost[place]) ??
    answer.model ??
    (hasOwn(models, known) ? models[known] : undefined) ??
    'opt-in'
  return model === 'none' && showConsentBanner ? 'opt-in' : model
}
