import type { Service } from '../service'

export const weglot: Service = {
  name: 'weglot',
  title: 'Weglot',
  category: 'functionality',
  purpose: "Translates the page into the visitor's language.",
  company: { name: 'Weglot SAS', country: 'FR' },
  privacyUrl: 'https://weglot.com/privacy/',
  hosts: ['weglot.com', 'weglot.io'],
  stores: [
    { name: 'wglang', purpose: 'Remembers the chosen language.', duration: 'session' },
    {
      name: 'wg-translations',
      kinds: ['localStorage'],
      purpose: 'Keeps translated texts and addresses for faster loading.',
      duration: 'persistent',
    },
    {
      name: 'wg-slugs',
      kinds: ['localStorage'],
      purpose: 'Keeps translated texts and addresses for faster loading.',
      duration: 'persistent',
    },
    { name: 'WG_CHOOSE_ORIGINAL', purpose: 'Remembers that the visitor chose the original language.', duration: 'P1M' },
  ],
}
