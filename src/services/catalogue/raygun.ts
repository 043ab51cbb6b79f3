import type { Service } from '../service'

export const raygun: Service = {
  name: 'raygun',
  title: 'Raygun',
  category: 'measurement',
  purpose: 'Measures speed and errors of the site.',
  company: { name: 'Raygun Limited', country: 'NZ' },
  privacyUrl: 'https://raygun.com/privacy',
  hosts: ['raygun.io', 'raygun.com'],
  stores: [
    { name: 'raygun4js-sid', kinds: ['localStorage'], purpose: 'Recognizes the visit.', duration: 'PT30M' },
    {
      name: 'raygun4js-userid',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor.',
      duration: 'P1Y',
    },
  ],
}
