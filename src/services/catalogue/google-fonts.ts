import type { Service } from '../service'

export const googleFonts: Service = {
  name: 'google-fonts',
  title: 'Google Fonts',
  category: 'necessary',
  purpose: 'Delivers fonts of the page.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: ['fonts.googleapis.com', 'fonts.gstatic.com'],
  stores: [],
}
