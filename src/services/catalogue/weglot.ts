import type { Service } from '../service'

export const weglot: Service = {
  name: 'weglot',
  title: 'Weglot',
  category: 'functionality',
  purpose: "Translates the page into the visitor's language.",
  company: { name: 'Weglot SAS', country: 'FR' },
  privacyUrl: 'https://www.weglot.com/privacy',
  hosts: ['weglot.com', 'weglot.io'],
  stores: [
    { name: 'wglang', kinds: ['localStorage'], purpose: 'Remembers the chosen language.', duration: 'persistent' },
    {
      name: 'wg-translations*',
      kinds: ['localStorage'],
      purpose: 'Keeps translated texts for faster loading.',
      duration: 'persistent',
    },
  ],
}
