import type { Service } from '../service'

export const mixcloud: Service = {
  name: 'mixcloud',
  title: 'Mixcloud',
  category: 'experience',
  purpose: 'Plays radio shows and mixes from Mixcloud on the page.',
  company: { name: 'Mixcloud Ltd', country: 'GB' },
  privacyUrl: 'https://www.mixcloud.com/privacy/',
  hosts: ['mixcloud.com', 'mxcld.com'],
  stores: [
    { name: 'mx_t', purpose: 'Recognizes the browser for statistics.', domain: 'mixcloud.com', duration: 'P1Y' },
  ],
}
