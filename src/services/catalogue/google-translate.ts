import type { Service } from '../service'

export const googleTranslate: Service = {
  name: 'google-translate',
  title: 'Google Translate',
  category: 'functionality',
  purpose: "Translates the page into the visitor's language.",
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: ['translate.google.com', 'translate.googleapis.com', 'translate-pa.googleapis.com'],
  stores: [{ name: 'googtrans', purpose: 'Remembers the chosen language.', duration: 'session' }],
}
