import type { Service } from '../service'

export const tapad: Service = {
  name: 'tapad',
  title: 'Tapad',
  category: 'marketing',
  purpose: 'Links the devices of a person for advertising.',
  company: { name: 'Tapad, Inc.', country: 'US' },
  privacyUrl: 'https://www.tapad.com/eu-privacy-policy',
  hosts: ['tapad.com'],
  stores: [
    {
      name: 'TapAd_DID',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'tapad.com',
      duration: 'P60D',
    },
    { name: 'TapAd_TS', purpose: 'Remembers when the browser was seen first.', domain: 'tapad.com', duration: 'P60D' },
    {
      name: 'TapAd_3WAY_SYNCS',
      purpose: 'Exchanges identifiers with partners.',
      domain: 'tapad.com',
      duration: 'P60D',
    },
  ],
}
