import type { Service } from '../service'

export const datadome: Service = {
  name: 'datadome',
  title: 'DataDome',
  category: 'necessary',
  purpose: 'Protects the site against automated requests.',
  company: { name: 'DataDome SAS', country: 'FR' },
  privacyUrl: 'https://datadome.co/privacy-policy/',
  hosts: ['datadome.co', 'captcha-delivery.com'],
  stores: [{ name: 'datadome', purpose: 'Distinguishes people from programs.', duration: 'P1Y' }],
}
