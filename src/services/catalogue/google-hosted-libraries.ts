import type { Service } from '../service'

export const googleHostedLibraries: Service = {
  name: 'google-hosted-libraries',
  title: 'Google Hosted Libraries',
  category: 'necessary',
  purpose: 'Delivers scripts and style sheets of the page.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: ['ajax.googleapis.com'],
  stores: [],
}
