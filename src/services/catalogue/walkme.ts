import type { Service } from '../service'

export const walkme: Service = {
  name: 'walkme',
  title: 'WalkMe',
  category: 'functionality',
  purpose: 'Shows hints and tours in the site.',
  company: { name: 'WalkMe Ltd.', country: 'IL' },
  privacyUrl: 'https://www.walkme.com/privacy-policy/',
  hosts: ['walkme.com', 'walkmeusercontent.com'],
  stores: [
    {
      name: 'wm-*',
      kinds: ['cookie', 'localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of tours.',
      duration: 'persistent',
    },
    { name: 'wmuid', kinds: ['localStorage'], purpose: 'Recognizes the visitor.', duration: 'P1Y' },
  ],
}
