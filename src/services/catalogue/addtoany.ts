import type { Service } from '../service'

export const addtoany: Service = {
  name: 'addtoany',
  title: 'AddToAny',
  category: 'functionality',
  purpose: 'Shows share buttons.',
  company: { name: 'AddToAny', country: 'US' },
  privacyUrl: 'https://www.addtoany.com/privacy',
  hosts: ['addtoany.com'],
  stores: [
    { name: 'uvc', purpose: 'Counts use of the share buttons.', domain: 'addtoany.com', duration: 'P1D' },
    {
      name: 'page_services',
      kinds: ['sessionStorage'],
      purpose: 'Remembers which networks to show.',
      domain: 'addtoany.com',
      duration: 'session',
    },
  ],
}
