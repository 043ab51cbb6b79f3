import type { Service } from '../service'

export const opentable: Service = {
  name: 'opentable',
  title: 'OpenTable',
  category: 'functionality',
  purpose: 'Lets visitors reserve tables at restaurants.',
  company: { name: 'OpenTable, Inc.', country: 'US' },
  privacyUrl: 'https://www.opentable.com/legal/privacy-policy',
  hosts: ['opentable.com', 'opentable.co.uk', 'opentable.de', 'otstatic.com'],
  stores: [
    { name: 'otuvid', purpose: 'Recognizes the browser.', domain: 'opentable.com', duration: 'P4Y' },
    {
      name: 'OT_dtp_values',
      purpose: 'Remembers the date, time and number of guests.',
      domain: 'opentable.com',
      duration: 'P1Y',
    },
  ],
}
