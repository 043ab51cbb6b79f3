import type { Service } from '../service'

export const gravatar: Service = {
  name: 'gravatar',
  title: 'Gravatar',
  category: 'functionality',
  purpose: 'Shows profile pictures of commenters.',
  company: { name: 'Automattic Inc.', country: 'US' },
  privacyUrl: 'https://automattic.com/privacy/',
  hosts: ['gravatar.com'],
  stores: [],
}
