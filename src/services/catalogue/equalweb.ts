import type { Service } from '../service'

export const equalweb: Service = {
  name: 'equalweb',
  title: 'EqualWeb',
  category: 'functionality',
  purpose: 'Adapts the look of the page for visitors with disabilities.',
  company: { name: 'EqualWeb Ltd', country: 'IL' },
  privacyUrl: 'https://www.equalweb.com/12171/10998/privacy_policy',
  hosts: ['equalweb.com', 'nagich.co.il', 'nagich.com'],
  stores: [
    {
      name: 'INDmenu-*',
      kinds: ['localStorage'],
      purpose: 'Remembers the chosen adaptations.',
      duration: 'persistent',
    },
  ],
}
