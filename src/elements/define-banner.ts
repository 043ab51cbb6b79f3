import { defineTag } from './elements/define-tag'
import { ConsentBannerElement } from './elements/consent-banner'

/** Registers the banner, which needs no React. */
export const defineBanner = (): void => defineTag('consent-banner', ConsentBannerElement)
