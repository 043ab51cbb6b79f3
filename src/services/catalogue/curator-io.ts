import type { Service } from '../service'

export const curatorIo: Service = {
  name: 'curator-io',
  title: 'Curator.io',
  category: 'experience',
  purpose: 'Shows posts from social networks on the page.',
  company: { name: 'Curator Group Pty Ltd', country: 'AU' },
  privacyUrl: 'https://curator.io/privacy-policy',
  hosts: ['curator.io'],
  stores: [],
}
