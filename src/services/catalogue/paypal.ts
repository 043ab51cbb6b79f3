import type { Service } from '../service'

export const paypal: Service = {
  name: 'paypal',
  title: 'PayPal',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'PayPal, Inc.', country: 'US' },
  privacyUrl: 'https://www.paypal.com/privacy-center',
  hosts: ['paypal.com', 'paypalobjects.com'],
  stores: [
    {
      name: '__paypal_storage__',
      kinds: ['localStorage'],
      purpose: 'Keeps the state of the payment.',
      duration: 'persistent',
    },
    { name: 'ts', purpose: 'Prevents fraud.', domain: 'paypal.com', duration: 'P3Y' },
    { name: 'nsid', purpose: 'Keeps the session of the payment.', domain: 'paypal.com', duration: 'session' },
    { name: 'l7_az', purpose: 'Directs requests to the same server.', domain: 'paypal.com', duration: 'PT30M' },
  ],
}
