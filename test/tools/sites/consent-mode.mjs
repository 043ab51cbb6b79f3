import { inline, ownBanner, page, script } from '../support/page.mjs'
import { contacted, stored } from '../support/planted.mjs'

const tag = `
dataLayer = []
function gtag() { dataLayer.push(arguments) }
gtag('js', new Date())
gtag('config', 'G-1')
gtag('consent', 'default', { analytics_storage: 'denied' })`

/** Google's tag with Consent Mode, with a default that comes too late. Visited with Global Privacy Control. */
export const consentMode = {
  title: 'consent mode in the wrong order, with Global Privacy Control',
  args: ['--gpc'],
  files: () => ({
    '/': page(
      inline(tag) + script('https://www.googletagmanager.com/gtag/js?id=G-1'),
      `${ownBanner()}${inline(`navigator.globalPrivacyControl && (new Image().src = 'https://ad.doubleclick.net/activity;src=1')`)}`,
    ),
  }),
  planted: [
    ...contacted(
      'undecided rejected withdrawn',
      'www.googletagmanager.com',
      'region1.google-analytics.com',
      'ad.doubleclick.net',
    ),
    ...stored('undecided rejected withdrawn', '_ga'),
    'consent-mode-order undecided',
    'gpc-ignored undecided ad.doubleclick.net',
  ],
}
