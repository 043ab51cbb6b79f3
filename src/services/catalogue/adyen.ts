import type { Service } from '../service'

export const adyen: Service = {
  name: 'adyen',
  title: 'Adyen',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'Adyen N.V.', country: 'NL' },
  privacyUrl: 'https://www.adyen.com/policies-and-disclaimer/privacy-policy',
  hosts: ['adyen.com', 'adyenpayments.com'],
  stores: [
    {
      name: 'adyen-checkout__*',
      kinds: ['sessionStorage'],
      purpose: 'Keeps the state of the payment.',
      duration: 'session',
    },
  ],
}
