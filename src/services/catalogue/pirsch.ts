import type { Service } from '../service'

export const pirsch: Service = {
  name: 'pirsch',
  title: 'Pirsch Analytics',
  category: 'measurement',
  purpose: 'Counts visits without cookies.',
  company: { name: 'Emvi Software GmbH', country: 'DE' },
  privacyUrl: 'https://pirsch.io/privacy',
  hosts: ['pirsch.io'],
  stores: [
    {
      name: 'disable_pirsch',
      kinds: ['localStorage'],
      purpose: 'Excludes the browser from the counts.',
      duration: 'persistent',
    },
  ],
  loader: {
    id: {
      pattern: /^[A-Za-z0-9]{16,64}$/,
      example: 'AbCdEfGhIjKlMnOpQrStUvWxYz012345',
      where: 'Pirsch, Settings, Integration: the identification code',
    },
    start(id, page) {
      page.loadScript('https://api.pirsch.io/pa.js', { id: 'pianjs', 'data-code': id })
    },
  },
}
