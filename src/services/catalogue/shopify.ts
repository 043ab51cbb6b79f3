import type { Service } from '../service'

export const shopify: Service = {
  name: 'shopify',
  title: 'Shopify',
  category: 'necessary',
  purpose: 'Runs the shop: cart, customer account and checkout.',
  company: { name: 'Shopify Inc.', country: 'CA' },
  privacyUrl: 'https://www.shopify.com/legal/privacy',
  hosts: ['cdn.shopify.com', 'shop.app'],
  stores: [
    { name: 'cart', purpose: 'Remembers the cart.', duration: 'P14D' },
    { name: 'cart_currency', purpose: 'Remembers the currency of the cart.', duration: 'P14D' },
    { name: 'secure_customer_sig', purpose: 'Keeps customers signed in.', duration: 'P1Y' },
    { name: '_shopify_essential', purpose: 'Keeps the shop working: cart, sign-in and checkout.', duration: 'P1Y' },
    { name: 'localization', purpose: 'Remembers country and language.', duration: 'P1Y' },
    { name: 'keep_alive', purpose: 'Keeps the session of the shop.', duration: 'PT30M' },
  ],
}
