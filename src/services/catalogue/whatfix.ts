import type { Service } from '../service'

export const whatfix: Service = {
  name: 'whatfix',
  title: 'Whatfix',
  category: 'functionality',
  purpose: 'Shows hints and tours in the site.',
  company: { name: 'Whatfix Private Limited', country: 'IN' },
  privacyUrl: 'https://whatfix.com/privacy-policy/',
  hosts: ['whatfix.com'],
  stores: [
    { name: 'wfx_unq', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'persistent' },
    { name: 'wfx_*', kinds: ['localStorage'], purpose: 'Keeps the state of tours.', duration: 'persistent' },
  ],
}
