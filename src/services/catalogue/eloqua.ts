import type { Service } from '../service'

export const eloqua: Service = {
  name: 'eloqua',
  title: 'Oracle Eloqua',
  category: 'marketing',
  purpose: 'Shows forms and sends messages that match what visitors do.',
  company: { name: 'Oracle Corporation', country: 'US' },
  privacyUrl: 'https://www.oracle.com/legal/privacy/marketing-cloud-data-cloud-privacy-policy/',
  hosts: ['eloqua.com', 'en25.com'],
  stores: [
    { name: 'ELOQUA', purpose: 'Recognizes the browser.', domain: 'eloqua.com', duration: 'P13M' },
    { name: 'ELQSTATUS', purpose: 'Remembers the choice about counting.', domain: 'eloqua.com', duration: 'P13M' },
  ],
}
