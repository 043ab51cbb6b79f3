import type { Service } from '../service'

export const abTasty: Service = {
  name: 'ab-tasty',
  title: 'AB Tasty',
  category: 'measurement',
  purpose: 'Shows variants of pages to different visitors and measures which works better.',
  company: { name: 'AB Tasty SAS', country: 'FR' },
  privacyUrl: 'https://www.abtasty.com/terms-of-use/',
  hosts: ['abtasty.com'],
  stores: [
    {
      name: 'ABTasty',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Shows visitors the same variants again.',
      duration: 'P13M',
    },
    {
      name: 'ABTastySession',
      kinds: ['cookie', 'sessionStorage'],
      purpose: 'Recognizes the visit.',
      duration: 'PT30M',
    },
    {
      name: 'ABTasty*',
      kinds: ['cookie', 'localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of the tests.',
      duration: 'session',
    },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{32}$/,
      example: '0123456789abcdef0123456789abcdef',
      where: 'AB Tasty, Settings, Implementation: the identifier in the address of the tag',
    },
    start(id, page) {
      page.loadScript(`https://try.abtasty.com/${id}.js`)
    },
  },
}
