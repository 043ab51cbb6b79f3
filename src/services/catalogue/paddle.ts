import type { Service } from '../service'

export const paddle: Service = {
  name: 'paddle',
  title: 'Paddle',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'Paddle.com Market Limited', country: 'GB' },
  privacyUrl: 'https://www.paddle.com/legal/privacy',
  hosts: ['cdn.paddle.com', 'buy.paddle.com', 'checkout.paddle.com', 'checkout-service.paddle.com'],
  stores: [],
}
