import type { Service } from '../service'

export const freewheel: Service = {
  name: 'freewheel',
  title: 'FreeWheel',
  category: 'marketing',
  purpose: 'Places video advertisements.',
  company: { name: 'FreeWheel Media, Inc.', country: 'US' },
  privacyUrl: 'https://www.freewheel.com/privacy-policy',
  hosts: ['fwmrm.net', 'stickyadstv.com', 'freewheel.tv'],
  stores: [
    {
      name: 'MRM_UID',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'stickyadstv.com',
      duration: 'P30D',
    },
    { name: 'uid-bp-*', purpose: 'Exchanges identifiers with partners.', domain: 'stickyadstv.com', duration: 'P60D' },
    {
      name: '_uid',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'fwmrm.net',
      duration: 'P1Y',
    },
  ],
}
