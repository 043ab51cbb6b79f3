import { hasOwn } from './has-own'
import type { BannerResponse } from './banner-response'
import type { BannerAnswer } from './jurisdictions'
import type { ConsentModel } from './consent-model'

export const consentModels: readonly ConsentModel[] = ['opt-in', 'opt-out', 'none']

/** A jurisdiction's code, or `country` or `country-region`, to the model of its law. */
export type Jurisdictions = Record<string, ConsentModel>

/**
 * The codes that servers of this protocol send, and those that are common beside them. Who asks first wherever there is
 * a doubt is on the safe side, so Canada, Japan, South Korea and Australia stand at opt-in, as their servers' own words
 * ("requires consent") have it; a site that knows better says so.
 */
const models: Jurisdictions = {
  GDPR: 'opt-in', // ePrivacy 5(3), GDPR 4(11)
  UK: 'opt-in', // PECR reg. 6
  UK_GDPR: 'opt-in', // the same, as protocol 2 names it
  CH: 'opt-in', // revFADP; Google and Microsoft ask for consent there, too
  BR: 'opt-in', // LGPD
  QC_LAW25: 'opt-in', // Quebec, s. 8.1 and 14
  PIPEDA: 'opt-in',
  APPI: 'opt-in',
  PIPA: 'opt-in',
  AU: 'opt-in',
  CCPA: 'opt-out', // Civ. Code 1798.120; the other laws of the United States are built alike
  US: 'opt-out',
  NONE: 'none',
}

/**
 * What an answer to the banner question means for a visitor who has said nothing. What nobody knows is opt-in: another
 * guess could only grant what was never granted. A server that answers NONE for the United States knows of no federal
 * law; that of the states is one of opt-out.
 * @param ofHost the site's own word, by `country-region`, `country` or code; it counts most
 */
export function consentModelOf(
  answer: BannerResponse,
  from: BannerAnswer['from'],
  ofHost: Jurisdictions,
): ConsentModel {
  const { showConsentBanner, jurisdiction, location } = answer
  // The stand-in for a server that cannot be reached says NONE, too, and must never grant (DESIGN, decided 3).
  if (from === 'stand-in') return 'opt-in'
  const country = location.countryCode.toUpperCase()
  const region = location.regionCode.toUpperCase().replace(`${country}-`, '')
  const code = jurisdiction.code.toUpperCase()
  const place = [`${country}-${region}`, country, code].find(name => hasOwn(ofHost, name))
  const known = code === 'NONE' && country === 'US' ? country : code.replace(/^US[-_].*/, 'US')
  const model =
    (place === undefined ? undefined : ofHost[place]) ??
    answer.model ??
    (hasOwn(models, known) ? models[known] : undefined) ??
    'opt-in'
  return model === 'none' && showConsentBanner ? 'opt-in' : model
}
