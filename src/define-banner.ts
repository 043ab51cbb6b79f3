/** Registers the banner, which needs no React. */
import { defineTag } from './elements/define-tag'
import { ConsentBannerElement } from './elements/consent-banner'

defineTag('consent-banner', ConsentBannerElement)
