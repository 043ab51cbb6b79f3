import type { Settings } from '../../consent/settings'
import type { enBanner } from '../../translations/en-banner'
import { namePurposes } from '../../translations/name-purposes'
import { safeHref } from '../parts/safe-href'

type Looks = Pick<Settings, 'colorScheme' | 'policyUrl' | 'scrollLock' | 'hideBranding' | 'closeButton' | 'gdprTypes'>

/**
 * Returns the values for the placeholders of the banner's markup, except for `direction` and `shown`.
 * @param language the language of the texts (BCP 47)
 */
export const bannerValues = ({ common, cookieBanner }: typeof enBanner, language: string, looks: Looks) => ({
  ...common,
  title: cookieBanner.title,
  description: namePurposes(cookieBanner, looks.gdprTypes).description,
  language,
  colorScheme: looks.colorScheme,
  policyUrl: safeHref(looks.policyUrl) ?? '',
  scrollLock: looks.scrollLock,
  hideBranding: looks.hideBranding,
  closeButton: looks.closeButton,
})
