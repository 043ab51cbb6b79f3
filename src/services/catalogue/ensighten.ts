import type { Service } from '../service'

export const ensighten: Service = {
  name: 'ensighten',
  title: 'Ensighten',
  category: 'measurement',
  purpose: 'Loads other services.',
  company: { name: 'CHEQ AI Technologies (2018) Ltd.', country: 'IL' },
  privacyUrl: 'https://cheq.ai/privacy-policy/',
  hosts: ['ensighten.com', 'levexis.com'],
  stores: [],
}
