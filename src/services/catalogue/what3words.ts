import type { Service } from '../service'

export const what3words: Service = {
  name: 'what3words',
  title: 'what3words',
  category: 'experience',
  purpose: 'Finds and shows addresses of three words on the page.',
  company: { name: 'what3words Ltd', country: 'GB' },
  privacyUrl: 'https://what3words.com/privacy',
  hosts: ['what3words.com', 'w3w.io'],
  stores: [],
}
