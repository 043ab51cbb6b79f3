import type { Service } from '../service'

export const amazonPay: Service = {
  name: 'amazon-pay',
  title: 'Amazon Pay',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'Amazon Payments, Inc.', country: 'US' },
  privacyUrl: 'https://pay.amazon.com/help/201751600',
  hosts: ['payments-amazon.com', 'payments.amazon.com', 'pay.amazon.com'],
  stores: [],
}
