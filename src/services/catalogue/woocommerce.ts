import type { Service } from '../service'

export const woocommerce: Service = {
  name: 'woocommerce',
  title: 'WooCommerce',
  category: 'necessary',
  purpose: 'Runs the shop: cart, customer account and checkout.',
  company: { name: 'Automattic Inc.', country: 'US' },
  privacyUrl: 'https://automattic.com/privacy/',
  hosts: [],
  stores: [
    { name: 'woocommerce_cart_hash', purpose: 'Notices changes of the cart.', duration: 'session' },
    { name: 'woocommerce_items_in_cart', purpose: 'Notices changes of the cart.', duration: 'session' },
    { name: 'wp_woocommerce_session_*', purpose: 'Remembers the cart.', duration: 'P2D' },
    { name: 'wc_fragments_*', kinds: ['sessionStorage'], purpose: 'Remembers the cart.', duration: 'session' },
    {
      name: 'wc_cart_hash_*',
      kinds: ['sessionStorage', 'localStorage'],
      purpose: 'Notices changes of the cart.',
      duration: 'session',
    },
  ],
}
