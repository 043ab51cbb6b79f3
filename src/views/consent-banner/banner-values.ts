import type { Settings } from '../../consent/settings'
import type { enBanner } from '../../translations/en-banner'
import { namePurposes } from '../../translations/name-purposes'
import { safeHref } from '../parts/safe-href'
import type { MarkupValues } from '../markup'
import type { BannerCondition } from './banner-markup'

type Looks = Pick<Settings, 'colorScheme' | 'policyUrl' | 'scrollLock' | 'closeButton' | 'buttonOrder' | 'gdprTypes'>

/** Splits the description at the number of companies, which is a button. */
function splitAt(companies: string, description: string) {
  const at = companies === '' ? -1 : description.indexOf(companies)
  return at === -1
    ? { description, companies: '', afterCompanies: '' }
    : { description: description.slice(0, at), companies, afterCompanies: description.slice(at + companies.length) }
}

/**
 * Returns the values for the placeholders of the banner's markup, except for `direction` and `shown`.
 * @param language the language of the texts (BCP 47)
 * @param companies the number of companies as the description names it
 */
export const bannerValues = (
  { common, cookieBanner }: typeof enBanner,
  language: string,
  looks: Looks,
  companies = '',
) =>
  ({
    ...common,
    title: cookieBanner.title,
    ...splitAt(companies, namePurposes(cookieBanner, looks.gdprTypes).description),
    language,
    colorScheme: looks.colorScheme,
    policyUrl: safeHref(looks.policyUrl) ?? '',
    scrollLock: looks.scrollLock,
    closeButton: looks.closeButton,
    buttonOrder: looks.buttonOrder ?? '',
  }) satisfies MarkupValues & Record<Exclude<BannerCondition, 'shown'>, string | boolean>
