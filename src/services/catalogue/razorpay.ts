import type { Service } from '../service'

export const razorpay: Service = {
  name: 'razorpay',
  title: 'Razorpay',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'Razorpay Software Private Limited', country: 'IN' },
  privacyUrl: 'https://razorpay.com/privacy/',
  hosts: ['checkout.razorpay.com', 'api.razorpay.com', 'cdn.razorpay.com'],
  stores: [],
}
