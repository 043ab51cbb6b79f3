import type { Service } from '../service'

export const checkoutCom: Service = {
  name: 'checkout-com',
  title: 'Checkout.com',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'Checkout Ltd', country: 'GB' },
  privacyUrl: 'https://www.checkout.com/legal/privacy-policy',
  hosts: ['cdn.checkout.com', 'api.checkout.com', 'js.checkout.com', 'checkout-web-components.checkout.com'],
  stores: [],
}
