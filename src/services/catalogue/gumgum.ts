import type { Service } from '../service'

export const gumgum: Service = {
  name: 'gumgum',
  title: 'GumGum',
  category: 'marketing',
  purpose: 'Places advertisements that match the content of the page.',
  company: { name: 'GumGum, Inc.', country: 'US' },
  privacyUrl: 'https://www.gumgum.com/terms-and-policies/privacy-policy',
  hosts: ['gumgum.com'],
  stores: [
    {
      name: 'vst',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'gumgum.com',
      duration: 'P1Y',
    },
    {
      name: 'ggcheck',
      kinds: ['localStorage'],
      purpose: 'Checks whether the browser can store data.',
      duration: 'session',
    },
  ],
}
