import type { Service } from '../service'

export const bombora: Service = {
  name: 'bombora',
  title: 'Bombora',
  category: 'marketing',
  purpose: 'Collects business interests of visitors for sales and advertising.',
  company: { name: 'Bombora, Inc.', country: 'US' },
  privacyUrl: 'https://bombora.com/privacy',
  hosts: ['ml314.com', 'mlno6.com', 'bombora.com'],
  stores: [
    { name: 'pi', purpose: 'Recognizes the browser across sites.', domain: 'ml314.com', duration: 'P1Y' },
    { name: 'tp', purpose: 'Exchanges identifiers with partners.', domain: 'ml314.com', duration: 'P14D' },
  ],
}
