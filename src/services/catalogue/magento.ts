import type { Service } from '../service'

export const magento: Service = {
  name: 'magento',
  title: 'Adobe Commerce (Magento)',
  category: 'necessary',
  purpose: 'Runs the shop: cart, customer account and checkout.',
  company: { name: 'Adobe Inc.', country: 'US' },
  privacyUrl: 'https://www.adobe.com/privacy/policy.html',
  hosts: [],
  stores: [
    { name: 'form_key', purpose: 'Protects forms against forged requests.', duration: 'session' },
    { name: 'private_content_version', purpose: 'Notices changes of the cart.', duration: 'P1Y' },
    { name: 'mage-cache-sessid', purpose: 'Keeps the session of the shop.', duration: 'session' },
    { name: 'mage-cache-storage*', kinds: ['localStorage'], purpose: 'Remembers the cart.', duration: 'persistent' },
    { name: 'section_data_ids', purpose: 'Notices changes of the cart.', duration: 'session' },
  ],
}
