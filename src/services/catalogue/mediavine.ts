import type { Service } from '../service'

export const mediavine: Service = {
  name: 'mediavine',
  title: 'Mediavine',
  category: 'marketing',
  purpose: 'Chooses and places the advertisements of the site.',
  company: { name: 'Mediavine, Inc.', country: 'US' },
  privacyUrl: 'https://www.mediavine.com/privacy-policy/',
  hosts: ['mediavine.com'],
  stores: [
    {
      name: 'mv_tokens*',
      purpose: 'Holds identifiers of partners for advertising.',
      domain: 'mediavine.com',
      duration: 'P14D',
    },
    {
      name: 'am_tokens*',
      purpose: 'Holds identifiers of partners for advertising.',
      domain: 'mediavine.com',
      duration: 'P14D',
    },
    { name: 'mediavine_session', kinds: ['localStorage'], purpose: 'Recognizes the visit.', duration: 'persistent' },
  ],
}
