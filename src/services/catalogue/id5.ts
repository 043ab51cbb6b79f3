import type { Service } from '../service'

export const id5: Service = {
  name: 'id5',
  title: 'ID5',
  category: 'marketing',
  purpose: 'Recognizes visitors across sites for advertising.',
  company: { name: 'ID5 Technology Ltd', country: 'GB' },
  privacyUrl: 'https://id5.io/privacy',
  hosts: ['id5-sync.com', 'eu-1-id5-sync.com', 'id5.io'],
  stores: [
    {
      name: 'id5',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'id5-sync.com',
      duration: 'P90D',
    },
    { name: '3pi', purpose: 'Exchanges identifiers with partners.', domain: 'id5-sync.com', duration: 'P90D' },
    {
      name: 'id5id',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Holds an identifier for advertising.',
      duration: 'P90D',
    },
    {
      name: 'id5id_last',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers when the identifier was renewed.',
      duration: 'P90D',
    },
    {
      name: 'id5id_cached_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers when the identifier was renewed.',
      duration: 'P90D',
    },
  ],
}
