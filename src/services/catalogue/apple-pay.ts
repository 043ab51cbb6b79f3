import type { Service } from '../service'

export const applePay: Service = {
  name: 'apple-pay',
  title: 'Apple Pay',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'Apple Inc.', country: 'US' },
  privacyUrl: 'https://www.apple.com/legal/privacy/',
  hosts: ['applepay.cdn-apple.com', 'apple-pay-gateway.apple.com'],
  stores: [],
}
