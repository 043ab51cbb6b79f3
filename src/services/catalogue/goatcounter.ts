import type { Service } from '../service'

export const goatcounter: Service = {
  name: 'goatcounter',
  title: 'GoatCounter',
  category: 'measurement',
  purpose: 'Counts visits without storing anything.',
  company: { name: 'Martin Tournoij', country: 'IE' },
  privacyUrl: 'https://www.goatcounter.com/help/privacy',
  hosts: ['goatcounter.com', 'gc.zgo.at'],
  stores: [],
}
