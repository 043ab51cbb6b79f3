import type { Service } from '../service'

export const countly: Service = {
  name: 'countly',
  title: 'Countly',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'Countly Ltd', country: 'GB' },
  privacyUrl: 'https://countly.com/privacy-policy',
  hosts: ['count.ly'],
  stores: [
    {
      name: '*/cly_*',
      kinds: ['localStorage'],
      purpose: 'Recognizes visitors and keeps events until they are sent.',
      duration: 'persistent',
    },
  ],
}
