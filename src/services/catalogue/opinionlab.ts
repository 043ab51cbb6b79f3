import type { Service } from '../service'

export const opinionlab: Service = {
  name: 'opinionlab',
  title: 'OpinionLab',
  category: 'measurement',
  purpose: 'Shows surveys and collects the answers.',
  company: { name: 'Verint Systems Inc.', country: 'US' },
  privacyUrl: 'https://www.verint.com/our-company/legal-documents/privacy-policy/',
  hosts: ['opinionlab.com'],
  stores: [
    { name: 'oo_inv_percent', purpose: 'Keeps the state of surveys.', duration: 'session' },
    { name: 'oo_inv_hit', purpose: 'Keeps the state of surveys.', duration: 'session' },
  ],
}
