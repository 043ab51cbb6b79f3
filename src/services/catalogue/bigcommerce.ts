import type { Service } from '../service'

export const bigcommerce: Service = {
  name: 'bigcommerce',
  title: 'BigCommerce',
  category: 'necessary',
  purpose: 'Runs the shop: cart, customer account and checkout.',
  company: { name: 'BigCommerce, Inc.', country: 'US' },
  privacyUrl: 'https://www.bigcommerce.com/privacy/',
  hosts: ['bigcommerce.com'],
  stores: [{ name: 'SHOP_SESSION_TOKEN', purpose: 'Keeps the session of the shop.', duration: 'session' }],
}
