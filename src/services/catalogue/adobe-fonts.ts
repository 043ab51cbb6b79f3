import type { Service } from '../service'

export const adobeFonts: Service = {
  name: 'adobe-fonts',
  title: 'Adobe Fonts',
  category: 'necessary',
  purpose: 'Delivers fonts of the page.',
  company: { name: 'Adobe Inc.', country: 'US' },
  privacyUrl: 'https://www.adobe.com/privacy/policies/adobe-fonts.html',
  hosts: ['use.typekit.net', 'p.typekit.net'],
  stores: [],
}
