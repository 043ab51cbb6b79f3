import { renderEarlyBanner } from './render-early-banner'
import { requestBannerEarly } from './request-banner-early'

/**
 * Returns what draws the banner before the core has loaded. The build includes this module and its imports as one function
 * of `consent-elements.js`, so visitors who are not asked do not compile their code, styles and texts.
 */
export const earlyBanner = (): {
  requestBannerEarly: typeof requestBannerEarly
  renderEarlyBanner: typeof renderEarlyBanner
} => ({ requestBannerEarly, renderEarlyBanner })
