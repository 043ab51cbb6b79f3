// The pages that every bundler has to build. Each imports one export of the package, as a site would.
const options = `{ mode: 'offline', categories: 'all' }`
const banner = '<consent-banner mode="offline" categories="all"></consent-banner>'
const button = '<privacy-settings-button>Privacy settings</privacy-settings-button>'

/**
 * By name: the module that the site writes, and the content of `<body>`. `asks` is false if no banner is expected;
 * such a page sets `window.works`.
 */
export const entries = {
  auto: { code: `import 'consent-elements/auto'`, body: banner + button },
  guarded: {
    code: `import 'consent-elements/guard'\nimport 'consent-elements/auto'`,
    body: banner.replace('>', ' language="de">') + button,
    title: /Privatsphäre|Datenschutz/,
  },
  define: {
    code: `import { startConsentManager } from 'consent-elements'\nimport 'consent-elements/define'\nstartConsentManager(${options})`,
    body: `<consent-banner></consent-banner><privacy-settings-dialog></privacy-settings-dialog>${button}`,
  },
  elements: {
    code: `
import { startConsentManager } from 'consent-elements'
import { ConsentBannerElement, PrivacySettingsButtonElement, PrivacySettingsDialogElement } from 'consent-elements/elements'
customElements.define('consent-banner', ConsentBannerElement)
customElements.define('privacy-settings-dialog', PrivacySettingsDialogElement)
customElements.define('privacy-settings-button', PrivacySettingsButtonElement)
startConsentManager(${options})`,
    body: `<consent-banner></consent-banner><privacy-settings-dialog></privacy-settings-dialog>${button}`,
  },
  react: {
    code: `
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { ConsentBanner, ConsentProvider, PrivacySettingsDialog } from 'consent-elements/react'
createRoot(document.getElementById('root')).render(
  h(ConsentProvider, { options: ${options} }, h(ConsentBanner), h(PrivacySettingsDialog)),
)`,
    body: '<div id="root"></div><button type="button" data-consent-open id="reopen">Privacy settings</button>',
    reopen: '#reopen',
  },
  standalone: { code: `import 'consent-elements/standalone'`, body: banner + button },
  rest: {
    code: `
import 'consent-elements/jsx'
import 'consent-elements/vue'
import { consentsAtom, followPageStore } from 'consent-elements/store'
import { bannerHtml, readConsent } from 'consent-elements/server'
import { openInspector } from 'consent-elements/inspector'
const parts = [consentsAtom, followPageStore, bannerHtml({ mode: 'offline' }), openInspector]
window.works = readConsent('') === null && parts.every(Boolean)`,
    body: '',
    asks: false,
  },
}

/** Returns the page of an entry, which loads `script`. */
export const pageOf = ({ body }, script) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title></head><body>${body}<script type="module" src="${script}"></script></body></html>\n`
