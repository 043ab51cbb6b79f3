import type { Service } from '../service'

export const wallsIo: Service = {
  name: 'walls-io',
  title: 'Walls.io',
  category: 'experience',
  purpose: 'Shows posts from social networks on the page.',
  company: { name: 'Walls.io GmbH', country: 'AT' },
  privacyUrl: 'https://walls.io/privacy',
  hosts: ['walls.io'],
  stores: [],
}
