import type { Service } from '../service'

export const lookerStudio: Service = {
  name: 'looker-studio',
  title: 'Looker Studio',
  category: 'experience',
  purpose: 'Shows interactive reports from Google on the page.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: ['lookerstudio.google.com', 'datastudio.google.com'],
  stores: [
    { name: 'NID', purpose: 'Recognizes the browser and remembers settings.', domain: 'google.com', duration: 'P6M' },
    {
      name: 'RAP_XSRF_TOKEN',
      purpose: 'Protects requests of the report against forgery.',
      domain: 'lookerstudio.google.com',
      duration: 'P1M',
    },
  ],
}
