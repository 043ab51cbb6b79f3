import type { Service } from '../service'

export const jqueryCdn: Service = {
  name: 'jquery-cdn',
  title: 'jQuery CDN',
  category: 'necessary',
  purpose: 'Delivers scripts and style sheets of the page.',
  company: { name: 'OpenJS Foundation', country: 'US' },
  privacyUrl: 'https://privacy-policy.openjsf.org/',
  hosts: ['code.jquery.com'],
  stores: [],
}
