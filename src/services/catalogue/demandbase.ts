import type { Service } from '../service'

export const demandbase: Service = {
  name: 'demandbase',
  title: 'Demandbase',
  category: 'marketing',
  purpose: 'Recognises the companies of visitors for sales and advertising.',
  company: { name: 'Demandbase, Inc.', country: 'US' },
  privacyUrl: 'https://www.demandbase.com/privacy-policy/',
  hosts: ['demandbase.com', 'company-target.com'],
  stores: [
    { name: 'tuuid', purpose: 'Recognises the browser across sites (set on company-target.com).', duration: 'P2Y' },
    { name: 'tuuid_lu', purpose: 'Recognises the browser across sites (set on company-target.com).', duration: 'P2Y' },
    { name: '__db_*', kinds: ['localStorage'], purpose: 'Holds the company of the visitor.', duration: 'persistent' },
  ],
}
