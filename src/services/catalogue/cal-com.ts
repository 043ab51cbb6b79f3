import type { Service } from '../service'

export const calCom: Service = {
  name: 'cal-com',
  title: 'Cal.com',
  category: 'functionality',
  purpose: 'Lets visitors book appointments on the page.',
  company: { name: 'Cal.com, Inc.', country: 'US' },
  privacyUrl: 'https://cal.com/privacy',
  hosts: ['cal.com'],
  stores: [],
}
