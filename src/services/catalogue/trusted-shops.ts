import type { Service } from '../service'

export const trustedShops: Service = {
  name: 'trusted-shops',
  title: 'Trusted Shops',
  category: 'functionality',
  purpose: 'Shows a seal and reviews and offers buyer protection.',
  company: { name: 'Trusted Shops SE', country: 'DE' },
  privacyUrl: 'https://www.trustedshops.com/privacy-policy/',
  hosts: ['trustedshops.com', 'trustedshops.de', 'etrusted.com', 'etrusted.site'],
  stores: [],
}
