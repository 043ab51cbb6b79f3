import type { Service } from '../service'

export const ted: Service = {
  name: 'ted',
  title: 'TED',
  category: 'experience',
  purpose: 'Plays TED talks on the page.',
  company: { name: 'TED Conferences, LLC', country: 'US' },
  privacyUrl: 'https://www.ted.com/about/our-organization/our-policies-terms/privacy-policy',
  hosts: ['embed.ted.com', 'embed-ssl.ted.com', 'ted.com/embed', 'tedcdn.com'],
  stores: [{ name: '_nu', purpose: 'Recognizes the browser.', domain: 'ted.com', duration: 'P1Y' }],
}
