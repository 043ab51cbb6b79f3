// What banner and dialog of each product look like with the same five categories and our English texts.
import { bundled, products } from './products.mjs'

/** Our titles and descriptions, for the products that need texts. */
const categories = {
  necessary: ['Strictly necessary', 'The site needs these cookies to work, for example to keep you signed in.'],
  functionality: ['Extra features', 'For example a chat, forms from other companies, or saved settings.'],
  measurement: ['Analytics', 'Counts visits and shows which pages are used, so that the site can be improved.'],
  experience: ['Videos and maps', 'Embedded videos, maps and posts, and tests of new designs.'],
  marketing: ['Marketing', 'Shows ads that match your interests and measures how well they work.'],
}
const names = Object.keys(categories)

const vanilla = `import './cookieconsent.umd.js'
CookieConsent.run(${JSON.stringify({
  hideFromBots: false,
  categories: Object.fromEntries(
    names.map(name => [name, name === 'necessary' ? { enabled: true, readOnly: true } : {}]),
  ),
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: {
          title: 'We value your privacy',
          description:
            'With your permission, we and our partners use cookies and similar technologies. You can change your mind at any time.',
          acceptAllBtn: 'Accept all',
          acceptNecessaryBtn: 'Reject all',
          showPreferencesBtn: 'Manage preferences',
        },
        preferencesModal: {
          title: 'Preferences',
          acceptAllBtn: 'Accept all',
          acceptNecessaryBtn: 'Reject all',
          savePreferencesBtn: 'Save',
          closeIconLabel: 'Close',
          sections: names.map(name => ({
            title: categories[name][0],
            description: categories[name][1],
            linkedCategory: name,
          })),
        },
      },
    },
  },
})})`
const klaro = `var klaroConfig=${JSON.stringify({
  acceptAll: true,
  storageMethod: 'localStorage',
  translations: {
    en: { purposes: Object.fromEntries(names.map(name => [name, { title: categories[name][0] }])) },
  },
  services: names.map(name => ({
    name,
    title: categories[name][0],
    description: categories[name][1],
    purposes: [name],
    required: name === 'necessary',
  })),
})}`
const c15t = `
  import { createRoot } from 'react-dom/client'
  import { ConsentManagerProvider, ConsentBanner, ConsentDialog } from 'c15t-2'
  createRoot(document.getElementById('root')).render(
    <ConsentManagerProvider options={{ mode: 'offline', consentCategories: ${JSON.stringify(names)} }}>
      <ConsentBanner /><ConsentDialog />
    </ConsentManagerProvider>)`

/** @returns the products by name, as in products.mjs, each with five categories where it has a dialog */
export async function comparedFaces() {
  const all = await products()
  const having = (name, files, buttons = {}) => ({
    ...all[name],
    files: { ...all[name].files, ...files },
    buttons: { ...all[name].buttons, ...buttons },
  })
  return {
    'consent-elements': all['consent-elements, quick start'],
    'vanilla-cookieconsent 3.1': having('vanilla-cookieconsent 3.1', { 'config.js': vanilla }),
    'klaro 0.7': having('klaro 0.7', { 'config.js': klaro }),
    'c15t 2.2.1': having('c15t 2.2.1', { 'app.js': await bundled(c15t) }),
    'Osano cookieconsent 3.1': all['Osano cookieconsent 3.1'],
    'tarteaucitron 1.34': {
      ...all['tarteaucitron 1.34'],
      // A service of each of four categories; the necessary one is always listed.
      head: all['tarteaucitron 1.34'].head.replace(
        ".push('youtube')",
        ".push('youtube','matomo','zopim','facebookpixel')",
      ),
    },
  }
}
