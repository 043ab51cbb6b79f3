import type { Service } from '../service'

export const jotform: Service = {
  name: 'jotform',
  title: 'Jotform',
  category: 'functionality',
  purpose: 'Shows Jotform forms on the page.',
  company: { name: 'Jotform Inc.', country: 'US' },
  privacyUrl: 'https://www.jotform.com/privacy/',
  hosts: ['jotform.com', 'jotformpro.com', 'jotfor.ms', 'jotform.eu', 'jotformeu.com'],
  stores: [
    {
      name: 'userReferer',
      purpose: 'Remembers where the respondent came from.',
      domain: 'jotform.com',
      duration: 'P1D',
    },
  ],
}
