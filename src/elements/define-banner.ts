import { defineTag } from './define-tag'
import { ConsentBannerElement } from './consent-banner'

/** Registers `<consent-banner>`, which needs no React. */
export const defineBanner = (): void => defineTag('consent-banner', ConsentBannerElement)
