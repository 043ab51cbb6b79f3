import type { Service } from '../service'

export const arkoseLabs: Service = {
  name: 'arkose-labs',
  title: 'Arkose Labs',
  category: 'necessary',
  purpose: 'Protects forms against automated messages.',
  company: { name: 'Arkose Labs Holdings, Inc.', country: 'US' },
  privacyUrl: 'https://www.arkoselabs.com/privacy/',
  hosts: ['arkoselabs.com', 'arkoselabs.cn'],
  stores: [],
}
