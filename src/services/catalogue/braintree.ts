import type { Service } from '../service'

export const braintree: Service = {
  name: 'braintree',
  title: 'Braintree',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'PayPal, Inc.', country: 'US' },
  privacyUrl: 'https://www.paypal.com/us/legalhub/braintree/privacy',
  hosts: ['braintreegateway.com', 'braintree-api.com'],
  stores: [],
}
