import type { Settings } from '../../consent/settings'
import type { enBanner } from '../../translations/en-banner'
import { namePurposes } from '../../translations/name-purposes'
import { safeHref } from '../parts/safe-href'

type Looks = Pick<Settings, 'colorScheme' | 'policyUrl' | 'scrollLock' | 'hideBranding' | 'closeButton' | 'gdprTypes'>

/**
 * What the banner's markup has places for, by the names that it has there; its direction, and whether it shows, the caller adds.
 * @param language of the texts (BCP 47)
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
