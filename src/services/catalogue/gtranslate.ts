import type { Service } from '../service'

export const gtranslate: Service = {
  name: 'gtranslate',
  title: 'GTranslate',
  category: 'functionality',
  purpose: "Translates the page into the visitor's language.",
  company: { name: 'GTranslate Inc.', country: 'US' },
  privacyUrl: 'https://gtranslate.io/privacy-policy',
  hosts: ['gtranslate.net', 'gtranslate.io'],
  stores: [{ name: 'googtrans', purpose: 'Remembers the chosen language.', duration: 'session' }],
}
